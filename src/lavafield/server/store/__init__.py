"""All that the server keeps, behind one interface: SQLAlchemy Core, one writing thread, group commit."""

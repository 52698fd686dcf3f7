"""Hexes and squares, numbered so that equal positions have equal numbers."""

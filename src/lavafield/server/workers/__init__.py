"""Thinking beside the event loop: processes that can be limited, killed and replaced, and who gets them first."""

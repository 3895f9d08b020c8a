"""Views in, pictures out."""

"""The REST API v10, by subject, behind one middleware that judges every exchange."""

from sandbox.routes.core import application

__all__ = ["application"]

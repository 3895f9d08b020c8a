"""A PostgreSQL for tests: a cluster of its own, emptied between two tests."""

from __future__ import annotations

import os
from collections.abc import Iterator

import asyncpg
import pytest

from db.postgres import migrate
from tools.cluster import QUICK, Cluster, made, programs

WITHOUT = "no PostgreSQL here: its tests are left out (Debian: apt install postgresql)"


def left_out() -> bool:
    """On a newcomer's machine; in CI its lack is a failure."""
    return programs() is None and os.environ.get("CI") != "true"


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    with made(QUICK) as running:
        yield running


@pytest.fixture
async def database(cluster: Cluster) -> str:
    """The address of a database in which there is nothing yet but its tables."""
    connection = await asyncpg.connect(cluster.address)
    await migrate(connection)
    tables = await connection.fetch(
        "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename != 'schema_version'"
    )
    names = ", ".join(row[0] for row in tables)
    await connection.execute(f"TRUNCATE {names} RESTART IDENTITY CASCADE")
    await connection.close()
    return cluster.address

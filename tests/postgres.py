"""A PostgreSQL for tests: a cluster of its own, emptied between two tests."""

from __future__ import annotations

import os
from collections.abc import Iterator

import asyncpg
import pytest

from db.postgres import migrate
from tools.cluster import QUICK, Cluster, made, programs

EMPTY = """
DO $$
DECLARE name TEXT;
BEGIN
    SET LOCAL session_replication_role = replica;
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename != 'schema_version'
    LOOP
        EXECUTE format('DELETE FROM %I', name);
    END LOOP;
    FOR name IN SELECT sequencename FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL
    LOOP
        EXECUTE format('ALTER SEQUENCE %I RESTART', name);
    END LOOP;
END $$
"""
"""Without triggers and keys, which are in its way. To truncate all tables takes ten times as long: each gets
new files, however empty it was."""
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
    await emptied(cluster.address)
    return cluster.address


async def emptied(address: str) -> None:
    connection = await asyncpg.connect(address)
    await migrate(connection)
    await connection.execute(EMPTY)
    await connection.close()


@pytest.fixture
def elsewhere(request: pytest.FixtureRequest) -> str | None:
    """The address of a database, with `--store=postgres`."""
    on_postgres = request.config.getoption("--store") == "postgres"
    return request.getfixturevalue("database") if on_postgres else None

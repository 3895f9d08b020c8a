"""Views in, pictures out."""


def bench(rounds: int = 15) -> dict[str, dict[str, float]]:
    """Times of composing and encoding the pictures that matter most; see `images.timing`."""
    from images.timing import bench as run

    return run(rounds)

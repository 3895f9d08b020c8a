FROM python:3.11-slim AS build
WORKDIR /app
RUN python -m venv .venv
ARG LARGE=
COPY requirements-build.lock requirements.lock requirements-large.lock ./
RUN .venv/bin/pip install --no-cache-dir --require-hashes -r requirements-build.lock \
    && .venv/bin/pip install --no-cache-dir --require-hashes --no-build-isolation --use-pep517 -r requirements.lock \
    && if [ -n "$LARGE" ]; then .venv/bin/pip install --no-cache-dir --require-hashes -r requirements-large.lock; fi

FROM python:3.11-slim
RUN useradd --create-home --uid 1000 wardroom && install -d -o wardroom /data
WORKDIR /app
COPY --from=build /app/.venv .venv
COPY . .
ENV PATH=/app/.venv/bin:$PATH PYTHONUNBUFFERED=1 WARDROOM_DATA=/data WARDROOM_METRICS=127.0.0.1:9108
USER wardroom
VOLUME /data
HEALTHCHECK --interval=30s --timeout=10s --start-period=120s CMD ["python", "-m", "cogs.health"]
CMD ["python", "bot.py"]

# The product in one image, built ahead: a container writes nothing outside /data, and runs with a read-only root.
FROM node:24-bookworm-slim AS build
# The Node that package-lock.json names builds already; slim images lack this library.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends libatomic1 \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
# What /healthz says is running: docker build --build-arg COMMIT="$(git rev-parse HEAD)"
ARG COMMIT=
# Without --no-save npm may rewrite package-lock.json, and what was built would be older than its sources.
RUN npm run build && npm prune --omit=dev --no-save --no-audit --no-fund

FROM debian:bookworm-slim
# The Node that package-lock.json names comes along in node_modules; it needs these two libraries of the system.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends libatomic1 libstdc++6 \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin marquee \
  && install --directory --owner=marquee /data /data/backups /data/imports \
  && ln --symbolic /app/bin/marquee /usr/local/bin/marquee
WORKDIR /app
COPY --from=build /app ./
ENV NODE_ENV=production PORT=4000 DATA_DIR=/data PATH=/app/node_modules/.bin:$PATH
USER 10001
VOLUME /data
EXPOSE 4000
STOPSIGNAL SIGTERM
# A database that is away is no reason to start the process again: that is what /readyz tells proxies.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["marquee", "start"]

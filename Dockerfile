# `docker build -t sahay .` needs no secret. How to run the image: docs/deployment.md#containers
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM ${NODE_IMAGE}
WORKDIR /app
COPY . .
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/build ./build
# The app writes to this folder only. A new volume mounted here takes over its owner.
RUN install --directory --owner=node --group=node --mode=700 /data
# Use the project's Node, not the image's. NODE_ENV=production turns the demo off.
ENV PATH=/app/node_modules/.bin:$PATH NODE_ENV=production DATA_DIR=/data MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=32768 NODE_COMPILE_CACHE=/tmp/compile-cache
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The start script of package.json, without npm as a parent process.
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=320", "--heap-growing-percent=25", "src/start.ts"]

# Two stages: dependencies, the page and the pictures are made in the first; the second holds only what runs.
# To move an image and its digest: docs/operating.md, Containers.
FROM node:26.10.0-slim@sha256:ec7758ee051e457b468b32bde57b0879010b325bb9862718e9615225ce4aaae1 AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc tsconfig.json llms.txt ./
RUN npm ci --ignore-scripts --no-fund --no-audit
COPY bin bin
COPY src src
COPY data data
COPY tools/package tools/package
# The tools that build are not needed to run, nor is the Node that npm installs beside an older one.
RUN npm run build -- page && npm run build -- cards && node tools/package/prune.ts . && rm -r tools

FROM node:26.10.0-slim@sha256:ec7758ee051e457b468b32bde57b0879010b325bb9862718e9615225ce4aaae1
# MALLOC_TRIM_THRESHOLD_: see docs/operating.md.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data ADMIN_PORT=9090 MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
COPY --from=build /app /app
# Only /data is written to: run with a read-only root file system (see compose.yaml).
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 8080
# The admin listener is on the container's own loopback address, and the image has no curl.
HEALTHCHECK --interval=10s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.ADMIN_PORT}/healthz`).then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "bin/augury.js", "serve"]

# Two stages: dependencies and the page are made in the first; the second holds only what runs.
FROM node:26.10.0-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The image brings Node 26, so the runtime that npm would pin (211 MB) stays out.
RUN npm ci --omit=dev --omit=optional --ignore-scripts --no-fund --no-audit \
  && arch=$(node -p 'process.arch') \
  && npm install --no-save --ignore-scripts --no-fund --no-audit @resvg/resvg-js-linux-$arch-gnu@2.6.2 \
    @rolldown/binding-linux-$arch-gnu@1.2.19 lightningcss-linux-$arch-gnu@1.33.0
COPY bin bin
COPY src src
COPY data data
RUN node bin/augury.js build-page

FROM node:26.10.0-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data ADMIN_PORT=9090
WORKDIR /app
COPY --from=build /app /app
# Only /data is written to: run with a read-only root file system (see compose.yaml).
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=2s --start-period=5s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:9090/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "bin/augury.js", "serve"]

# The product in one image: `docker build -t margin .`. docs/operations.md says how to run it.
FROM node:24-bookworm-slim AS build
WORKDIR /app
ENV NODE_ENV=development
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --include=optional --ignore-scripts
COPY . .
# The tutor's models, checked by their checksums. Without a network the image works, without a voice.
RUN node tools/weights.ts
RUN node tools/build.ts
# What only builds and tests need goes; so does the Node that npm brought, as the image has its own.
RUN npm prune --omit=dev --ignore-scripts && rm -rf node_modules/node-linux-* node_modules/node-win-* node_modules/.bin

FROM node:24-bookworm-slim
WORKDIR /app
# Each thread would otherwise keep a heap of its own, and none gives back what another could use: 100 to 200 MB.
ENV MALLOC_ARENA_MAX=2
# New objects would otherwise take up to 128 MB before they are looked through.
ENV NODE_OPTIONS=--max-semi-space-size=16
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=build --chown=root:root /app/package.json ./
COPY --from=build --chown=root:root /app/node_modules ./node_modules
COPY --from=build --chown=root:root /app/models ./models
COPY --from=build --chown=root:root /app/content/answers ./content/answers
COPY --from=build --chown=root:root /app/content/facts ./content/facts
COPY --from=build --chown=root:root /app/content/cases ./content/cases
COPY --from=build --chown=root:root /app/content/cards ./content/cards
COPY --from=build --chown=root:root /app/content/lists ./content/lists
COPY --from=build --chown=root:root /app/dist ./dist
USER node
VOLUME /data
EXPOSE 3000
# 10 s to finish what is in progress: see drainMilliseconds in server/serve.ts.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]

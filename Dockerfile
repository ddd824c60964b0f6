# The portal: host, reference backend and shell, compiled, with the packages of host and backend alone. Runs as an
# unprivileged user.
FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY . .
# The copy keeps the modes of the files, which after a clone with the umask 077 their owner alone can read.
RUN npm ci && npm run build && npm run compile \
  && rm -rf node_modules */node_modules examples/*/node_modules \
  && npm ci --omit=dev -w hosting -w reference-backend --include-workspace-root=false \
  && chmod -R go+rX .

FROM node:20-bookworm-slim
# TZ: the demo orders are those of the local day, and their stops are in the United States.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 PORTAL_DATA=/data TZ=America/New_York
WORKDIR /app
COPY --from=build /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "hosting/dist/serve.mjs"]

import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app.ts';
import type { Config } from './config/config.ts';
import type { Deps, OpenDeps } from './deps.ts';
import { keepTeacherCodes } from './features/account/teacher-codes.ts';
import { createVoiceServer } from './features/tutor/voice/socket.ts';
import { createPipelineBound } from './http/bound-pipeline.ts';
import type { WebFiles } from './http/web-files.ts';
import { inBackground } from './in-background.ts';
import { jobHandlers } from './jobs/all-jobs.ts';
import { startJobRunner } from './jobs/job-runner.ts';

const drainMilliseconds = 10_000;

export type RunningServer = { deps: Deps; server: Server; port: number; stop(): Promise<void> };

type ServeOptions = {
  web?: WebFiles;
  /** Development only: what answers to everything but the API. */
  fallback?: RequestListener;
};

/** Listens, runs jobs, and can be stopped without losing a request that was taken. */
export async function serve({ deps, close }: OpenDeps, { web, fallback }: ServeOptions = {}): Promise<RunningServer> {
  let stopping = false;
  const app = createApp(deps, { web, isStopping: () => stopping });
  const answer = getRequestListener(app.fetch);
  // Five minutes: an essay of 10 MB over a slow telephone line.
  const server = createServer({ headersTimeout: 15_000, requestTimeout: 300_000, keepAliveTimeout: 65_000 });
  server.maxHeadersCount = 100;
  const isWithinBound = createPipelineBound(deps.log);
  server.on('request', (request, response) => {
    if (!isWithinBound(request, response)) return;
    if (stopping) response.setHeader('Connection', 'close');
    if (
      fallback &&
      !/^\/(api|healthz|readyz|metrics|\.well-known|dev\/mailbox|test-mode)(?![\w.-])/.test(request.url ?? '')
    )
      fallback(request, response);
    else inBackground(deps.log, 'a request could not be answered', answer(request, response));
  });
  const voice = createVoiceServer(deps);
  server.on('upgrade', (request, socket, head) => {
    // In development the rest is for reloading the page.
    if (!voice.upgrade(request, socket, head) && !fallback) socket.destroy();
  });
  deps.metrics.watchProcess();
  await keepTeacherCodes(deps);
  await listen(server, deps.config);
  const jobs = startJobRunner(deps, jobHandlers(deps));
  const notices = deps.testModePayments?.start({
    send: (url, request) =>
      url.startsWith(`${deps.config.origin}/`) ? app.request(new URL(url).pathname, request) : fetch(url, request),
    onError: (error) => deps.log.warn({ error }, 'test-mode notices could not be sent'),
  });
  return {
    deps,
    server,
    port: (server.address() as AddressInfo).port,
    async stop() {
      stopping = true;
      await Promise.all([voice.stop(), drain(server), jobs.stop(), notices?.stop()]);
      await close();
    },
  };
}

function listen(server: Server, { host, port }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** No new connections; those at work finish, within limits. */
function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => server.closeAllConnections(), drainMilliseconds);
    server.close(() => {
      clearTimeout(limit);
      resolve();
    });
    server.closeIdleConnections();
  });
}

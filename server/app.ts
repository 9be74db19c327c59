import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { TrieRouter } from 'hono/router/trie-router';
import { Failure } from '#domain/failures.ts';
import { demoStudentRoutes } from './demo/routes.ts';
import type { Deps } from './deps.ts';
import { closureRoutes, emailConfirmationRoutes, passwordResetRoutes } from './features/account/credential-routes.ts';
import { accountDataRoutes } from './features/account/data-routes.ts';
import { namedRoutes } from './features/account/named-routes.ts';
import { registrationRoutes } from './features/account/registration-routes.ts';
import { demoRoutes, deviceRoutes, sessionRoutes } from './features/account/session-routes.ts';
import { studyProfileRoutes } from './features/account/study-profile-routes.ts';
import { billingRoutes, webhookRoutes } from './features/billing/routes.ts';
import { membershipRoutes } from './features/classes/membership-routes.ts';
import { classRoutes } from './features/classes/routes.ts';
import { diagramRoutes } from './features/practice/diagrams/routes.ts';
import { exerciseRoutes } from './features/practice/exercises/routes.ts';
import { progressRoutes } from './features/practice/progress/routes.ts';
import { queueRoutes } from './features/practice/queue/routes.ts';
import { quickFireRoutes } from './features/practice/quick-fire/routes.ts';
import { reportRoutes } from './features/practice/report/routes.ts';
import { trialRoutes } from './features/practice/routes.ts';
import { searchRoutes } from './features/search/routes.ts';
import { homeRoutes } from './features/subjects/home-routes.ts';
import { subjectRoutes } from './features/subjects/routes.ts';
import { markingRoutes } from './features/tmq/marking-routes.ts';
import { tmqRoutes } from './features/tmq/routes.ts';
import { tutorRoutes } from './features/tutor/routes.ts';
import { callReportRoutes } from './features/tutor/voice/call-reports.ts';
import { usageRoutes } from './features/usage/routes.ts';
import type { AppEnv } from './http/env.ts';
import { frame } from './http/frame.ts';
import { guard, isSafe } from './http/guard.ts';
import { healthRoutes } from './http/health.ts';
import { mailboxRoutes } from './http/mailbox.ts';
import { metricsRoutes } from './http/metrics.ts';
import { replyToErrors } from './http/reply-to-error.ts';
import { createRoomWatch } from './http/room-watch.ts';
import { securityTxt } from './http/security-txt.ts';
import { serveWeb, showAgain, type WebFiles } from './http/web-files.ts';

/** No request of the API is larger, a provider's notice included; uploads have a limit of their own. */
const largestBody = 256 * 1024;
/** The vendor that held a call sends its whole transcript with the seconds. */
const largestReport = 4 * 1024 * 1024;

type AppOptions = { web?: WebFiles; isStopping?: () => boolean };

/** The whole of what the product answers to, in the order in which it is tried. */
export function createApp(deps: Deps, { web, isStopping = () => false }: AppOptions = {}) {
  // Hono's quicker router cannot hold these paths, and would be built in vain before this one takes over.
  const app = new Hono<AppEnv>({ router: new TrieRouter() });
  const room = createRoomWatch(deps.clock, deps.config.dataDir);
  replyToErrors(app, deps.log, room);
  app.use(frame(deps));
  app.route('/', healthRoutes(deps, room, isStopping));
  app.route('/', metricsRoutes(deps));
  app.get('/.well-known/security.txt', securityTxt(deps));
  app.use('/api/*', limitBody, guard(deps));
  const typed = app
    .route('/api/session', sessionRoutes(deps))
    .route('/api/sessions', deviceRoutes(deps))
    .route('/api/demo', demoRoutes(deps))
    .route('/api/demo-students', demoStudentRoutes(deps))
    .route('/api/registrations', registrationRoutes(deps))
    .route('/api/email-confirmations', emailConfirmationRoutes(deps))
    .route('/api/password-resets', passwordResetRoutes(deps))
    .route('/api/closures', closureRoutes(deps))
    .route('/api/account-data', accountDataRoutes(deps))
    .route('/api/study-profile', studyProfileRoutes(deps))
    .route('/api/billing', billingRoutes(deps))
    .route('/api/webhooks', webhookRoutes(deps))
    .route('/api/webhooks', callReportRoutes(deps))
    .route('/api/usage', usageRoutes(deps))
    .route('/api/tutor', tutorRoutes(deps))
    .route('/api/tmq', tmqRoutes(deps))
    .route('/api/marking', markingRoutes(deps))
    .route('/api/subjects', subjectRoutes(deps))
    .route('/api/home', homeRoutes(deps))
    .route('/api/classes', classRoutes(deps))
    .route('/api/memberships', membershipRoutes(deps))
    .route('/api/search-index', searchRoutes(deps))
    .route('/api/practice/diagrams', diagramRoutes(deps))
    .route('/api/taste', trialRoutes(deps))
    .route('/api/practice/progress', progressRoutes(deps))
    .route('/api/practice/exercises', exerciseRoutes(deps))
    .route('/api/practice/report', reportRoutes(deps))
    .route('/api/practice/quick-fire', quickFireRoutes(deps))
    .route('/api/practice/queue', queueRoutes(deps))
    .route('/api', namedRoutes(deps));
  app.all('/api/*', (c) => refuseUnknown(app, c.req.path));
  if (deps.config.testMode) app.route('/dev/mailbox', mailboxRoutes(deps));
  if (deps.testModePayments) {
    app.route('/test-mode/checkout', deps.testModePayments.hostedPage);
    app.route('/test-mode/portal', deps.testModePayments.portalPage);
  }
  if (web) {
    app.get('*', serveWeb(web, deps.config));
    app.post('*', showAgain(web, deps.config));
  }
  return typed;
}

/** For the browser's typed client: `web/api.ts` imports this type and nothing else of the server. */
export type App = ReturnType<typeof createApp>;

/** Looking at a body costs a GET, which has none, as much as the rest of its way through here. */
const limitBody = createMiddleware<AppEnv>((c, next) => {
  if (isSafe(c.req.method) || takesDocument.test(c.req.path)) return next();
  return c.req.path === '/api/webhooks/elevenlabs' ? limitReport(c, next) : limitAnyBody(c, next);
});

/** Documents are streamed to storage, which counts as it writes and stops at 10 MB; speech has a limit of its own. */
const takesDocument = /^\/api\/(tmq\/[a-z]+\/uploads|marking\/[\w-]+\/file|practice\/quick-fire\/[a-z]+\/speech)$/;

const limitAnyBody = limitTo(largestBody);
const limitReport = limitTo(largestReport);

function limitTo(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new Failure('too_large');
    },
  });
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Tells a wrong method on a known address from an address that does not exist. */
function refuseUnknown(app: Hono<AppEnv>, path: string): never {
  const known = methods.some((method) => app.router.match(method, path)[0].some(([[, route]]) => answers(route)));
  throw new Failure(known ? 'method_not_allowed' : 'not_found');
}

function answers(route: { method: string; path: string }): boolean {
  return route.method !== 'ALL' && route.path.startsWith('/api/');
}

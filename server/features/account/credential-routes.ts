import { Hono } from 'hono';
import { closureInput, confirmationInput, emailInput, newPasswordInput, oneTimeTokenParam } from '#domain/inputs.ts';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/env.ts';
import { requireSession } from '../../http/guard.ts';
import { input } from '../../http/input.ts';
import { countHit, limitByAddress } from '../../http/rate-limit.ts';
import { clearSessionCookie } from '../../http/session-cookie.ts';
import { readAccount } from './account.ts';
import { closePlan, closuresByUser } from './closure.ts';
import { confirmEmail, resendConfirmation } from './email-confirmation.ts';
import { requestReset, resetPassword } from './password-reset.ts';
import { startSession } from './start-session.ts';

const mailsByAddress = { name: 'mail by address', most: 20, seconds: 3600 };
const mailsByEmail = { name: 'mail by email', most: 5, seconds: 3600 };
const confirmationsByAddress = { name: 'confirmation', most: 60, seconds: 3600 };
const passwordsByAddress = { name: 'new password', most: 30, seconds: 3600 };

/** `/api/email-confirmations`: POST sends the message again, PUT confirms with its token and the password. */
export function emailConfirmationRoutes(deps: Deps) {
  return new Hono<AppEnv>()
    .get('/:token', input('param', oneTimeTokenParam), (c) =>
      // Where older messages led. Whatever looks at a message may follow its links: nothing changes here.
      c.redirect(`/confirm-email#${c.req.valid('param').token}`, 302),
    )
    .put('/', limitByAddress(deps, confirmationsByAddress), input('json', confirmationInput), async (c) => {
      const userId = await confirmEmail(deps, c.req.valid('json'));
      if (userId) await startSession(c, deps, { userId, remember: false });
      return c.json({ account: userId ? await readAccount(deps, userId) : null });
    })
    .post('/', limitByAddress(deps, mailsByAddress), input('json', emailInput), async (c) => {
      const { email } = c.req.valid('json');
      await countHit(deps, mailsByEmail, email.toLowerCase());
      await resendConfirmation(deps, email);
      return c.json({ sent: true });
    });
}

/** `/api/password-resets`: POST asks for the message, PUT sets the new password with its token. */
export function passwordResetRoutes(deps: Deps) {
  return new Hono<AppEnv>()
    .post('/', limitByAddress(deps, mailsByAddress), input('json', emailInput), async (c) => {
      const { email } = c.req.valid('json');
      await countHit(deps, mailsByEmail, email.toLowerCase());
      await requestReset(deps, email);
      return c.json({ sent: true });
    })
    .put('/', limitByAddress(deps, passwordsByAddress), input('json', newPasswordInput), async (c) => {
      const userId = await resetPassword(deps, c.req.valid('json'));
      await startSession(c, deps, { userId, remember: false });
      return c.json({ account: await readAccount(deps, userId) });
    });
}

/** `/api/closures`: closing a plan, and with the last plan the account. */
export function closureRoutes(deps: Deps) {
  return new Hono<AppEnv>().post('/', input('json', closureInput), async (c) => {
    const { userId } = requireSession(c);
    await countHit(deps, closuresByUser, userId);
    const { accountClosed } = await closePlan(deps, { userId, ...c.req.valid('json') });
    if (accountClosed) clearSessionCookie(c, deps.config);
    return c.json({ accountClosed });
  });
}

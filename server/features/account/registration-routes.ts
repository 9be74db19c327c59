import { Hono } from 'hono';
import { registrationInput, registrationReturnInput } from '#domain/inputs.ts';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/env.ts';
import { input } from '../../http/input.ts';
import { limitByAddress } from '../../http/rate-limit.ts';
import { sendMailNow } from '../../mail/send-now.ts';
import { welcomeKey } from './create-account.ts';
import { returnFromRegistration } from './finish-registration.ts';
import { startRegistration } from './register.ts';

const registrationsByAddress = { name: 'registration', most: 30, seconds: 3600 };
const returnsByAddress = { name: 'registration return', most: 60, seconds: 3600 };

/** `/api/registrations`: POST starts one, PUT is the return from the card page. */
export function registrationRoutes(deps: Deps) {
  return new Hono<AppEnv>()
    .post('/', limitByAddress(deps, registrationsByAddress), input('json', registrationInput), async (c) => {
      const started = await startRegistration(deps, c.req.valid('json'));
      if (started.kind === 'checkout') return c.json({ url: started.url, notified: true });
      return c.json({ url: null, notified: await sendMailNow(deps, welcomeKey(started.registrationId)) });
    })
    .put('/', limitByAddress(deps, returnsByAddress), input('json', registrationReturnInput), async (c) => {
      const { registrationId } = await returnFromRegistration(deps, c.req.valid('json'));
      return c.json({ notified: await sendMailNow(deps, welcomeKey(registrationId)) });
    });
}

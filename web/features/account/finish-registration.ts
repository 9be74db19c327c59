import { api, call } from '#web/api.ts';

export type RegistrationReturn = { id: string; secrete: string; sessionId?: string };

/** The secret works once, so each return is sent once, however often the screen is drawn. */
const returns = new Map<string, Promise<{ notified: boolean } | null>>();

/** Null when the server could not confirm it. */
export function finishRegistration(json: RegistrationReturn): Promise<{ notified: boolean } | null> {
  const known = returns.get(json.secrete);
  if (known) return known;
  const finished = call(api.registrations.$put({ json })).catch(() => null);
  returns.set(json.secrete, finished);
  return finished;
}

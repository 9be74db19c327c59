import { api, isFault, replyOf } from '#web/api.ts';

export type RegistrationReturn = { id: string; secrete: string; sessionId?: string };

type Finished = { notified: boolean } | 'refused' | 'unchecked';

/** The secret works once, so each return is sent once, however often the screen is drawn. */
const returns = new Map<string, Promise<Finished>>();

/** A return that could not be checked may be sent again. */
export function finishRegistration(json: RegistrationReturn): Promise<Finished> {
  const known = returns.get(json.secrete);
  if (known) return known;
  const finished = replyOf(api.registrations.$put({ json })).catch((failure: unknown) => {
    if (!isFault(failure)) return 'refused' as const;
    returns.delete(json.secrete);
    return 'unchecked' as const;
  });
  returns.set(json.secrete, finished);
  return finished;
}

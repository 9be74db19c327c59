import { isSubject } from '#domain/subjects.ts';
import { api, call } from '#web/api.ts';

type MarkingReturn = { subject: string; id: string; email64: string };

/** One request per return, however often the screen is drawn: a second one is refused. */
const returns = new Map<string, Promise<boolean>>();

/** Whether the server has seen the payment at the provider. */
export function recordReturn({ subject, id, email64 }: MarkingReturn): Promise<boolean> {
  if (!isSubject(subject)) return Promise.resolve(false);
  const known = returns.get(id);
  if (known) return known;
  const recorded = call(api.tmq.returns.$put({ json: { subject, id, email64 } })).then(
    () => true,
    () => false,
  );
  returns.set(id, recorded);
  return recorded;
}

import { isSubject } from '#domain/subjects.ts';
import { api, isFault, replyOf } from '#web/api.ts';

type MarkingReturn = { subject: string; id: string; email64: string };

export type ReturnOutcome = 'paid' | 'refused' | 'unchecked';

/** One request per return, however often the screen is drawn: a second one is refused. */
const returns = new Map<string, Promise<ReturnOutcome>>();

/** Whether the server has seen the payment at the provider. One that could not be checked may be asked again. */
export function recordReturn({ subject, id, email64 }: MarkingReturn): Promise<ReturnOutcome> {
  if (!isSubject(subject)) return Promise.resolve('refused');
  const known = returns.get(id);
  if (known) return known;
  const recorded = replyOf(api.tmq.returns.$put({ json: { subject, id, email64 } })).then(
    () => 'paid' as const,
    (failure: unknown) => {
      if (!isFault(failure)) return 'refused';
      returns.delete(id);
      return 'unchecked';
    },
  );
  returns.set(id, recorded);
  return recorded;
}

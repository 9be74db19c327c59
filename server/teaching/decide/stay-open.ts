import type { Open } from '../lesson.ts';
import type { Act } from '../read/acts.ts';
import type { Reply, TurnContext } from '../turn-context.ts';

/** Whoever has turned to other things has left his plan, and may come back to it. */
export function park(reply: Reply, open: Open): Reply {
  return open.kind === 'essay' ? { ...reply, change: { ...reply.change, parked: open } } : reply;
}

/** An exercise goes on after a question in its middle; a check lapses. */
export function isExercise({ kind }: Open): boolean {
  return kind !== 'check' && kind !== 'offer';
}

export function stayOpen({ ask, ...reply }: Reply, exercise: Open): Reply {
  const open = 'passed' in exercise ? { ...exercise, passed: exercise.passed + 1 } : exercise;
  if (open.kind === 'sum' && open.passed > mostPassed) return { ...reply, ...(ask !== undefined && { ask }) };
  if (open.kind === 'essay' && open.passed > mostPassed)
    return park({ ...reply, ...(ask !== undefined && { ask }) }, open);
  const offers = [{ label: 'Back to where we were', says: 'Go on' }, ...(reply.shown?.offers ?? [])].slice(0, 4);
  return { ...reply, change: { ...reply.change, open }, shown: { ...reply.shown, offers } };
}

const mostPassed = 3;

/**
 * A check that was gone past is counted, so that there is an end to asking, and remembered for one turn; so are the
 * questions that were still to come behind it.
 */
export function withLapse({ lesson, turn }: TurnContext, act: Act, reply: Reply): Reply {
  if (lesson.open?.kind !== 'check' || act === 'repeat' || reply.change?.ignored === 0)
    return { ...reply, change: { ...(lesson.lapsed && { toAsk: null }), ...reply.change, lapsed: null } };
  const lapsed = { id: lesson.open.id, words: turn.words };
  const left = lesson.open.inPassing && { toAsk: null };
  return { ...reply, change: { ...left, ...reply.change, ignored: lesson.ignored + 1, lapsed } };
}

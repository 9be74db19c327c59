import { inSequence } from '#domain/in-sequence.ts';
import { withoutCourtesy } from '../read/without-courtesy.ts';
import { tell } from '../say/tell.ts';
import type { Reply, Respond, TurnContext } from '../turn-context.ts';
import type { OpenEssay } from './start-essay.ts';

/** 'Leave the plan. Just tell me: …': it is kept, and what follows is no point of it. */
export async function leavePlan(
  context: TurnContext,
  plan: OpenEssay,
  words: string,
  respond: Respond,
): Promise<Reply | undefined> {
  const [said] = leaves.exec(words.trim()) ?? [];
  if (!said) return undefined;
  const left = { open: null, parked: plan };
  const rest = words.trim().slice(said.length).trim();
  if (!/\w/.test(rest)) return { say: [], ask: tell(context.lesson, 'planLeft'), change: left, act: 'move-on' };
  const reply = await respond({ ...context, lesson: { ...context.lesson, ...left } }, withoutCourtesy(rest));
  return { ...reply, change: { ...left, ...reply.change } };
}

const leaves = inSequence([
  /^(?:(?:ok(?:ay)?|so|right|well|actually|no|please|can we|could we|let[’']?s|lets|i want to|i[’']?d like to)[,. ]+)*(?:just )?/i,
  /(?:leave|forget(?: about)?|park|pause|drop|skip|stop) (?:the|my|this|our) (?:essay |whole )*(?:plan(?:ning)?|essay)/i,
  /(?: (?:for (?:now|a (?:bit|minute|sec(?:ond)?|moment))|there|here|aside|a (?:sec|minute)))*(?:[.,;:!–-]+|\s+(?:and|then)\b|$)/i,
]);

import { stemsOf } from '#domain/marking/topic-stems.ts';
import { checkWords } from '../facts/check-words.ts';
import { weigh } from '../mark/progress.ts';
import { swaps } from '../mark/swaps.ts';
import { ownWorkIn } from '../read/own-work.ts';
import { readConclusion } from '../read/read-conclusion.ts';
import { tell } from '../say/tell.ts';
import type { Reply, Respond, TurnContext } from '../turn-context.ts';
import { isAgreed } from './is-agreed.ts';
import { isRight } from './is-right.ts';
import { agree } from './judge-claim.ts';
import { readOpenQuestion } from './open-question.ts';
import { rankFound } from './rank-found.ts';
import { withCase } from './with-case.ts';

/** 'So basically X, yeah?': whoever has it right is told so before anything else, and then what he asks behind it is answered. */
export async function confirmConclusion(
  context: TurnContext,
  words: string,
  respond: Respond,
): Promise<Reply | undefined> {
  const put = readConclusion(words);
  if (!put || !(await isFree(context, words))) return undefined;
  const { claim, rest } = put;
  // 'So it is 12 x 1400 - 12000': that is for whoever works sums.
  if (/\d\s*[x*/÷+−-]\s*\d/i.test(claim) || twoFigures.test(claim)) return undefined;
  // Nor is what is said to come of figures that were told.
  if (/\d/.test(claim) && context.lesson.figures) return undefined;
  // What the facts know they say themselves, with the reason, whichever way it goes: of the claim, whatever stood before it.
  if (checkWords(context.facts, claim, ''))
    return rest || claim === words || ownWorkIn(words) ? undefined : respond(context, claim);
  const { found, right } = await context.look(claim);
  if (!isRight({ words: claim, right }) || (/\d/.test(claim) && (right ?? 0) < surelyWithFigures)) return undefined;
  const ranked = rankFound(context, { act: 'claim', sure: 1 }, found, claim);
  if (!isAgreed(context.facts, { words: claim, right }, ranked)) return undefined;
  const heard = { act: 'claim' as const, sure: 1, words: claim, found: ranked, right };
  if (!rest) return { act: 'claim', ...withCase(context, heard, agree(context, ranked, claim)) };
  // 'Does that always work' means nothing without what stands before it.
  const reply = await respond(context, stemsOf(rest).length ? rest : `${claim} ${rest}`);
  return { ...reply, say: [tell(context.lesson, 'claimRight'), ...reply.say] };
}

/** 'TC is 900 for 30 and 1000 for 35 so marginal cost = 100': it is worked, and not judged by its words. */
const twoFigures = /\d.*\D\d/s;
/** The judge knows less of figures than of words. */
const surelyWithFigures = 4;

/** Nothing waits for these words: no exercise, and no question of which they say something. */
async function isFree(context: TurnContext, words: string): Promise<boolean> {
  const { open } = context.lesson;
  if (!open || open.kind === 'offer') return true;
  const asked = open.kind === 'check' ? readOpenQuestion(context, open) : undefined;
  if (open.kind !== 'check' || !asked || !open.inPassing || swaps(words, asked.answer)) return false;
  return !weigh(asked.question, await context.mark(asked.question, words), open.found, words).fresh.length;
}

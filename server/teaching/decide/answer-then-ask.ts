import { readAct } from '../read/read-act.ts';
import { readRepair } from '../read/repair.ts';
import { splitAnswer } from '../read/split-answer.ts';
import type { Reply, Scene } from '../scene.ts';
import { isRight } from './is-right.ts';
import { markAnswer } from './mark-answer.ts';

/** An answer and a question in one: the one is marked if anything of it is right, and then the other is answered. */
export async function answerThenAsk(
  scene: Scene,
  words: string,
  respond: (scene: Scene, words: string) => Promise<Reply>,
): Promise<Reply | undefined> {
  const { open } = scene.lesson;
  const both = open?.kind === 'check' ? splitAnswer(words) : undefined;
  if (open?.kind !== 'check' || !both || readRepair(both.answer, scene.turn.history)) return undefined;
  const { acts, right } = await scene.look(both.answer);
  const { act } = readAct({ words: both.answer, acts, waiting: 'question' });
  // Put as a question, it answers all the same where it is right. With figures it may be a sum of the student's own.
  const isAnswer = !/\d/.test(words) && (act === 'answer' || (act === 'ask' && isRight({ words: both.answer, right })));
  const heard = {
    act: isAnswer ? ('answer' as const) : ('ask' as const),
    sure: 0,
    words: both.answer,
    found: [],
    right,
  };
  const marked = await markAnswer(scene, open, heard);
  // Who was half right in a test goes on with that.
  if (!marked || marked.change?.open?.kind === 'check') return undefined;
  const closed = { ...scene.lesson, ...marked.change, open: null };
  const asked = readRepair(both.rest, scene.turn.history)?.wanted ?? both.rest;
  const rest = await respond({ ...scene, lesson: closed }, asked);
  return {
    ...rest,
    say: [...marked.say, ...rest.say],
    change: { ...marked.change, open: null, ...rest.change },
    evidence: [...(marked.evidence ?? []), ...(rest.evidence ?? [])],
    act: 'answer',
  };
}

import { stemsOf } from '#domain/marking/topic-stems.ts';
import { isQuestion } from '../read/is-question.ts';
import { sentencesOf } from '../say/sentences.ts';
import type { TurnContext } from '../turn-context.ts';
import { barePoint } from './bare-point.ts';
import { pointIn } from './read-plan-words.ts';

/** 'You forgot my point about scale': what he said of it before, else its name; 'add that' is what was said last. */
export function recallPoint(context: TurnContext, about: string, title: string): string {
  const { turn } = context;
  const own = turn.history.filter(({ by }) => by === 'student').flatMap(({ text }) => sentencesOf(text));
  const stated = own.filter((sentence) => pointIn(sentence, title) && sentence.split(' ').length >= fewestWords);
  const named = stemsOf(about);
  if (!named.length)
    return barePoint(
      lastStated(turn.history.findLast(({ by }) => by === 'student')?.text, title) ?? lastTaught(context),
    );
  const said = stated.findLast((sentence) => {
    const stems = new Set(stemsOf(sentence));
    return named.filter((stem) => stems.has(stem)).length >= mostNamed * named.length;
  });
  return barePoint(said ?? about);
}

/** Of a written answer: what the tutor says about the plan is no point of it. */
function lastTaught({ bank, lesson: { entry, last } }: TurnContext): string {
  const reply = (entry && bank.get(entry)?.reply) || '';
  return last.find((sentence) => reply.includes(sentence)) ?? '';
}

/** Without what was said to the tutor before it. */
function lastStated(text: string | undefined, title: string): string | undefined {
  return text && !isQuestion(text) && text.split(' ').length >= fewestWords ? pointIn(text, title) || text : undefined;
}

const fewestWords = 6;
/** He may put it in other words than before: 'stealing customers' for 'take customers'. */
export const mostNamed = 0.6;

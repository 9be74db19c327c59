import { anyOf } from '#domain/any-of.ts';
import { calculate } from '../calculate/calculate.ts';
import { figuresIn } from '../mark/figures-in.ts';
import { tell } from '../say/tell.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { lastAsked } from './last-asked.ts';
import { slipInAnswer } from './slip-in-answer.ts';
import { givesWanted, wantedFigures } from './wanted-figures.ts';

/** 'What did I do wrong?', of a figure: the slip by its name, or honestly none, and what comes out. */
export function nameSlip(context: TurnContext, words: string): Reply | undefined {
  const { lesson, turn, course } = context;
  const guess = guesses.test(words);
  if (!guess && !asksForSlip.test(words)) return undefined;
  const own = turn.history.filter(({ by, text }) => by === 'student' && figuresIn(text).length > 0).slice(-mostTurns);
  const asked = lastAsked(context);
  const wrong =
    asked && wantedFigures(asked).length ? own.findLast(({ text }) => !givesWanted(asked, text)) : undefined;
  if (asked && wrong) {
    const slip = slipInAnswer(context, asked, wrong.text);
    const lead = slip
      ? [...(guess && /wrong way/.test(slip) ? [tell(lesson, 'slipFound')] : []), slip]
      : [tell(lesson, 'slipUnknown')];
    return told([...lead, asked.answer]);
  }
  for (const { text } of own.toReversed()) {
    const sum = calculate({ words: text, subject: course.subject, topic: '' });
    if (sum?.kind === 'worked' && sum.own === 'wrong')
      return told([...(guess ? [tell(lesson, 'slipFound')] : []), ...sum.sentences]);
  }
  return undefined;
}

function told(say: string[]): Reply {
  return { say, again: true, act: 'check-my-work', change: { lapsed: null } };
}

const mostTurns = 3;
const guesses =
  /\bdid i (?:just )?(?:divide|do|put|get|have) (?:it|that|them) (?:the )?(?:wrong way|other way|upside|backwards)/i;
const asksForSlip = anyOf([
  /\b(?:what|where) (?:did|have|had) i (?:do|done|go|gone|get|got|mess(?:ed)? up)(?: it| that)?(?: wrong)?\W*$/i,
  /\bwhat(?:['’]?s| is| was) (?:my|the) (?:mistake|slip|error)\b/i,
  /\bwhat(?:['’]?s| is| was) wrong with (?:mine|my (?:answer|working|sum)|that)\b/i,
  /\bwhy (?:is|was) (?:that|mine|it|my answer|this) wrong\b|\bwhy (?:am|was) i wrong\b|\bhow (?:is|was) (?:that|it) wrong\b/i,
]);

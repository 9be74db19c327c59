import { tell } from '../say/tell.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { offers } from './give-entry.ts';
import { type OpenCheck, readOpenQuestion } from './open-question.ts';
import { tellAnswer } from './tell-answer.ts';

/** A hint; then half of it; then the answer. */
export function giveHint(context: TurnContext, open: OpenCheck): Reply {
  const { lesson } = context;
  const asked = readOpenQuestion(context, open);
  if (!asked) return { say: [tell(lesson, 'whatNext')], change: { open: null } };
  if (open.helped >= 2) return tellAnswer(context, open, tell(lesson, 'hereItIs'));
  const half = open.helped === 1 ? tell(lesson, 'partial', { begun: firstHalf(asked.answer) }) : undefined;
  return {
    say: [half ?? asked.hint],
    ask: tell(lesson, 'anotherGo'),
    change: { ignored: 0, open: { ...open, helped: open.helped + 1 } },
    shown: { offers: [offers.tell] },
  };
}

/** Told at the second asking or after an attempt; at the first asking one hint, and how to be told. */
export function tellOrHint(context: TurnContext, open: OpenCheck, words: string): Reply {
  const { lesson } = context;
  if (open.tries > 0 || open.helped > 0 || gaveUp.test(words))
    return tellAnswer(context, open, tell(lesson, 'hereItIs'));
  const asked = readOpenQuestion(context, open);
  if (!asked) return { say: [tell(lesson, 'whatNext')], change: { open: null } };
  return {
    say: [tell(lesson, 'hintFirst'), asked.hint],
    ask: tell(lesson, 'orTellMe'),
    change: { ignored: 0, open: { ...open, helped: 1 } },
    shown: { offers: [offers.tell] },
  };
}

/** Who says both that he has no idea and that he wants the answer has asked twice. */
const gaveUp = /\b(?:no idea|no clue|don'?t know|idk|dunno|give up|stuck)\b/i;

function firstHalf(answer: string): string {
  const words = (answer.split(/(?<=[.;])\s/)[0] ?? answer).split(' ');
  return words.slice(0, Math.max(3, Math.ceil(words.length / 2))).join(' ');
}

import { type PhraseName, tell } from '../say/tell.ts';
import type { TurnContext } from '../turn-context.ts';
import { judgementHas, saysNothing } from './judgement-has.ts';
import type { Line } from './parts.ts';
import type { OpenEssay } from './start-essay.ts';
import { wordFor, wordOf } from './word-for-point.ts';

/** 'Is that a good judgement?', 'is it strong enough or too obvious?': whether it will do, and what would make it better. */
export function sayIfGood(context: TurnContext, line: Line, plan: OpenEssay, question: string): string[] {
  const { lesson, cases } = context;
  const word = wordFor(context, line, plan);
  // What is wrong in it comes first, and whether it is true is another question.
  if (word.length > 1 || /\b(?:right|correct|true)\b/i.test(question)) return word;
  if (line.part === 'Judgement') return [tell(lesson, judgedAs(line.text))];
  const isObvious = /\b(?:obvious|basic|simple|generic|common)\b/i.test(question);
  return [
    tell(lesson, verdicts[wordOf(line, plan, cases)] ?? 'goodNotYet'),
    ...(isObvious ? [tell(lesson, 'goodObvious')] : []),
    ...word,
  ];
}

const verdicts: Partial<Record<PhraseName, PhraseName>> = {
  pointWhole: 'goodYes',
  pointChain: 'goodYes',
  pointEnough: 'goodYes',
  pointDepends: 'goodYes',
  pointLink: 'goodNearly',
  pointFollows: 'goodNearly',
  pointReason: 'goodNearly',
};

/** What a judgement has of a side, what it rests on and the reason. */
export function judgedAs(text: string): PhraseName {
  if (saysNothing(text)) return 'judgedNothing';
  const { side, limit, reason } = judgementHas(text);
  if (!side) return 'goodNoSide';
  if (limit) return reason ? 'goodJudged' : 'goodNoReason';
  return reason ? 'goodNoLimit' : 'goodOnlySide';
}

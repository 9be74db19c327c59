import { effectsIn, explainingIn } from '../calculate/sheet/asks-on-sheet.ts';
import { firstSentences } from '../say/first-sentences.ts';
import { withoutVerdict } from '../say/without-verdict.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { fresh, sureOf } from './answer-question.ts';
import { rankFound } from './rank-found.ts';

/** '…, and explain one reason why this may not increase profit': after the sum, what was written about that, if anything was. */
export async function explainToo(context: TurnContext, words: string, sum: Reply): Promise<Reply> {
  if (isWorked(words, sum)) return sum;
  const told = await explained(context, words);
  if (!told) return sum;
  const { given, ...topic } = told.change;
  return { ...sum, say: [...sum.say, told.text], change: { ...sum.change, ...topic, given } };
}

/** 'Explain the effect on the margin of safety', which the sum has said with the student's own figures. */
function isWorked(words: string, { say }: Reply): boolean {
  const effects = effectsIn(explainingIn(words) ?? '');
  return (
    effects.length > 0 && effects.every((measure) => say.some((sentence) => sentence.toLowerCase().includes(measure)))
  );
}

/** 'What about the explain bit': of the question before. */
export async function explainBit(context: TurnContext, words: string): Promise<Reply | undefined> {
  if (!asksForBit.test(words.trim())) return undefined;
  const before = context.turn.history.filter(({ by }) => by === 'student').slice(-mostBack);
  const task = before.findLast(({ text }) => explainingIn(text));
  const told = task && (await explained(context, task.text));
  return told && { say: [told.text], change: { open: null, ...told.change }, act: 'ask' };
}

const mostBack = 3;
const asksForBit =
  /^(?:(?:ok|and|but|so|wait|um+)[, ]+)*(?:what about |how about |now |do |and )?(?:the |that )?(?:explain(?:ing)?|explanation|reason|evaluat\w+|written|other|second|last) (?:bit|part|half|one)\b.{0,24}$/i;

async function explained(context: TurnContext, words: string) {
  const asked = questionIn(words);
  if (!asked) return undefined;
  const { found } = await context.look(asked, 'alone');
  const ranked = rankFound(context, { act: 'ask', sure: 1 }, found, asked);
  const best = fresh(context, ranked).find(({ entry }) => entry.section !== 'exam' && entry.kind !== 'calculate');
  if (!best || best.probability < sureOf.yes) return undefined;
  const { id, section, reply } = best.entry;
  const given = [...new Set([...context.lesson.given, id])];
  return {
    text: firstSentences(withoutVerdict(reply), mostSentences),
    change: { entry: id, section, plainer: 0, given },
  };
}

const mostSentences = 3;

/** What is to be explained, with what has moved in the place of 'this'. */
function questionIn(words: string): string | undefined {
  const clause = explainingIn(words)
    ?.replace(/['")(]|\(?\b\d+ marks?\b\)?/g, '')
    .trim();
  const moved = moves.find(({ when }) => when.test(words));
  if (!clause || !moved) return undefined;
  const rest = /\bwhy (?:this|it|that|they) (?:may|might|could|would|will) (.+)$/i.exec(clause)?.[1];
  if (rest) return `why might ${moved.as} ${rest}`;
  return `${moved.so}: ${clause.replace(/^(?:say|suggest|discuss|state) /i, '').replace(statedHow, 'how $3 $1 $2')}`;
}

/** 'How the owner could respond' */
const statedHow = /^how (the|a|an) (\w+) (could|can|might|should)\b/i;
const up = '(?:rais\\w+|ris\\w+|rose|up|increas\\w+|higher|dearer)';
const down = '(?:cut\\w*|lower\\w*|drop\\w*|fall\\w*|fell|down|reduc\\w+)';
const either = (thing: string, way: string) =>
  new RegExp(`\\b${way}\\b[^.?#]{0,24}\\b(?:${thing})\\b|\\b(?:${thing})\\b[^.?#]{0,24}\\b${way}\\b`, 'i');
/** Of what is bought in first: dearer flour is no higher price of one's own. */
const moves = [
  { when: either('rent|fixed costs|overheads', up), as: 'higher fixed costs', so: 'rent goes up' },
  {
    when: either('variable costs?|prices? of [a-z]+|materials?|wages', up),
    as: 'higher variable costs',
    so: 'costs go up',
  },
  { when: either('(?:the|its|their|selling) price', up), as: 'raising the price', so: 'the price goes up' },
  { when: either('(?:the|its|their|selling) price', down), as: 'cutting the price', so: 'the price is cut' },
];

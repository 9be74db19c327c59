import { askAgain } from './follow-up.ts';
import { checkIdeaFigure } from './idea-figure.ts';
import { type IdeaState, judge, type MarkedIdea, type MarkedQuestion, type Marking } from './mark-answer.ts';
import type { Meaning } from './meaning.ts';
import type { WordLists } from './pattern.ts';
import { isContent } from './plain-words.ts';
import { readAnswer } from './reading.ts';
import { readSignals, type Signals } from './signals.ts';
import { findWords } from './span.ts';
import weights from './weights.json' with { type: 'json' };

/** From here on an idea is more likely there than not. */
const bar = 0.45;
/**
 * Where the signals leave it open whether an idea is there. It is left open only where the verdict hangs on it. Wide
 * upwards: to ask once more costs a student less than praise for what is wrong. Chosen on the tuning half of the bench.
 */
const open = { from: 0.42, to: 0.68 };

/**
 * The last word on an answer: what the patterns found, what the model made of it and what the rules noticed, weighed
 * together idea by idea. The figure is a matter of arithmetic, and stays as the rules have it.
 */
export function combine(
  question: MarkedQuestion & { modelAnswer: string },
  answer: string,
  byWords: Marking,
  meanings: Meaning[],
  lists: WordLists,
): Marking {
  if (saysTooLittle(question, answer, byWords)) return byWords;
  const count = question.requiredIdeas.length;
  const need = question.need ?? count;
  const figure = byWords.ideas
    .slice(count)
    .map((one) => (isMisplaced(question, answer) ? { ...one, state: 'denied' as const } : one));
  const signals = readSignals(question, answer, byWords, meanings, lists);
  const hasExamples = meanings.every(({ likened }) => likened !== undefined);
  const likely = signals.map((signs) => weigh(signs, hasExamples ? weights.withExamples : weights.alone));
  const markAbove = (bar: number) =>
    signals.map((signs, index) => ((likely[index] ?? 0) > bar ? 'found' : whyNot(signs)));
  const verdictAbove = (bar: number) => judgeStates(markAbove(bar), need, figure);

  const inDoubt = verdictAbove(open.from) !== verdictAbove(open.to);
  const asked = inDoubt ? findLeastSure(likely) : undefined;
  const ideas = markAbove(bar).map((state, index) => markIdea(index === asked ? 'unsure' : state, index));
  const all = [...ideas, ...figure];
  const verdict = inDoubt ? 'unsure' : verdictAbove(bar);
  return verdict === 'unsure'
    ? { ideas: all, verdict, followUp: askAgain(answer, all, signals) }
    : { ideas: all, verdict };

  function markIdea(state: IdeaState, index: number): MarkedIdea {
    const idea = question.requiredIdeas[index]?.idea ?? '';
    if (state === 'missing') return { idea, state };
    const span = byWords.ideas[index]?.span ?? findWords(answer, idea, question);
    return span ? { idea, state, span } : { idea, state };
  }
}

/** The student is asked about one idea, the one that could most easily be either. */
function findLeastSure(likely: readonly number[]): number {
  const distances = likely.map((chance) => (chance > open.from && chance <= open.to ? Math.abs(chance - bar) : 1));
  return distances.indexOf(Math.min(...distances));
}

/** 'Idk', 'a guess': one word of the student's own at most, and none that a pattern asks for. The model may guess too. */
function saysTooLittle({ prompt }: MarkedQuestion, answer: string, byWords: Marking): boolean {
  const { tokens, inPrompt } = readAnswer(answer, prompt);
  const own = tokens.filter((token, at) => !inPrompt[at] && isContent(token)).length;
  return own < 2 && byWords.ideas.every(({ state }) => state === 'missing');
}

/** Another figure stands where one that an idea names should be: then the figures have changed places. */
function isMisplaced({ requiredIdeas, prompt }: MarkedQuestion, answer: string): boolean {
  const reading = readAnswer(answer, prompt);
  return requiredIdeas.some(({ idea }) => checkIdeaFigure(idea, reading) === 'misplaced');
}

/** From 0 to 1. */
function weigh(signals: Signals, table: Record<string, number>): number {
  const sum = Object.entries(signals).reduce(
    (total, [name, value]) => total + value * (table[name] ?? 0),
    table.start ?? 0,
  );
  const chance = 1 / (1 + Math.exp(-sum));
  // What the words deny is never simply given, however sure the model is.
  return signals.denied ? Math.min(chance, 0.5) : chance;
}

function whyNot({ contradicted, turned, negated, swapped, denied }: Signals): IdeaState {
  return contradicted > 0 || turned || negated || denied || swapped === 1 ? 'denied' : 'missing';
}

/** A denied idea is a missing one here: it was weighed already whether the answer contradicts itself. */
function judgeStates(states: IdeaState[], need: number, figure: MarkedIdea[]): Marking['verdict'] {
  const ideas = states.map((state): MarkedIdea => ({ idea: '', state: state === 'found' ? 'found' : 'missing' }));
  return judge(
    ideas,
    need,
    figure.map((one) => ({ ...one, state: one.state === 'denied' ? 'missing' : one.state })),
  );
}

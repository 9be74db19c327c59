import { isReversed } from './direction.ts';
import { findFigure, type Wanted } from './figures.ts';
import { type Evidence, findEvidence } from './matcher.ts';
import { findNegator } from './negation.ts';
import type { WordLists } from './pattern.ts';
import { isContent, isNegator } from './plain-words.ts';
import { addsNothing, isFilledOut, type Reading, readAnswer } from './reading.ts';
import { tokenise } from './tokens.ts';

/** As much of a question as marking needs. */
export type MarkedQuestion = {
  prompt: string;
  requiredIdeas: { idea: string; accept: string[] }[];
  need?: number;
  numeric?: Wanted;
};

/** `denied`: the answer says that it is not so. `unsure`: the signs disagree, and the student is told so. */
export type IdeaState = 'found' | 'missing' | 'denied' | 'unsure';

/** `span`: where in the answer it is said, as a start and an end for `slice`. */
export type MarkedIdea = { idea: string; state: IdeaState; span?: [start: number, end: number] };

export type Verdict = 'right' | 'partly' | 'not yet' | 'unsure';

/** `followUp`: what to ask the student when the verdict is 'unsure'. */
export type Marking = { ideas: MarkedIdea[]; verdict: Verdict; followUp?: string };

/**
 * Marks by words and a few rules, not by meaning: what it finds is shown to the student together with the model answer,
 * never as a bare judgement. A figure that is asked for counts as one more idea.
 */
export function markAnswer(question: MarkedQuestion, answer: string, lists: WordLists): Marking {
  const reading = readAnswer(answer, question.prompt);
  if (addsNothing(reading)) return nothingFound(question);
  const ideas = quoteApart(
    question.requiredIdeas.map(({ idea, accept }) => {
      const evidence = accept.flatMap((pattern) => findEvidence(pattern, reading.tokens, lists, reading.inPrompt));
      return choose(idea, evidence, reading, lists);
    }),
  );
  const figure = question.numeric ? [markFigure(question.numeric, reading, lists)] : [];
  return { ideas: [...ideas, ...figure], verdict: judge(ideas, question.need ?? ideas.length, figure) };
}

function nothingFound({ requiredIdeas, numeric }: MarkedQuestion): Marking {
  const ideas = [...requiredIdeas.map(({ idea }) => idea), ...(numeric ? [describeFigure(numeric)] : [])];
  return { ideas: ideas.map((idea) => ({ idea, state: 'missing' })), verdict: 'not yet' };
}

function markFigure(wanted: Wanted, reading: Reading, lists: WordLists): MarkedIdea {
  const figures = findFigure(wanted, reading.tokens).map(({ at, length }) =>
    Array.from({ length }, (_, offset) => at + offset),
  );
  // A figure may stand in the prompt and still be worked out.
  const { places, ...marked } = choose(describeFigure(wanted), figures, { ...reading, inPrompt: [] }, lists);
  return marked;
}

/** '£500 per week', '15%', '4,000 units'; a note in brackets is not a unit. */
function describeFigure({ value, unit }: Wanted): string {
  const [, sign = '', rest = ''] = /^([£$]?)(.*)$/.exec(unit.replace(/\(.*\)/, '').trim()) ?? [];
  const decimals = sign && !Number.isInteger(value) ? 2 : 0;
  const figure = value.toLocaleString('en-GB', { minimumFractionDigits: decimals });
  const gap = /^(%|bn|$)/.test(rest.trim()) ? '' : ' ';
  return `the figure ${sign}${figure}${gap}${rest.trim()}`;
}

/**
 * The best of the places where an idea seems to be said: the clearest, and of those the shortest. When the answer also
 * denies it, in fewer words, the two are left to the student to judge.
 */
function choose(idea: string, places: Evidence[], reading: Reading, lists: WordLists): Chosen {
  const weighed = places
    .map((evidence) => ({ evidence, state: weigh(idea, evidence, reading, lists), length: lengthOf(evidence) }))
    .sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state) || a.length - b.length);
  const best = weighed[0];
  if (!best || best.state === 'missing') return { idea, state: 'missing', places: [] };
  const denial = weighed.find(({ state, length }) => state === 'denied' && length < best.length);
  const alike = denial ? [denial] : weighed.filter(({ state }) => state === best.state);
  const spans = alike.map(({ evidence }) => spanOf(evidence, reading));
  const [span = [0, 0]] = spans;
  return { idea, state: denial ? 'unsure' : best.state, span, places: spans };
}

type Span = [start: number, end: number];

/** With every place that says it as clearly, the shortest first. */
type Chosen = MarkedIdea & { places: Span[] };

function spanOf(evidence: Evidence, { tokens }: Reading): Span {
  const start = tokens[evidence[0] ?? 0]?.start ?? 0;
  return [start, tokens[evidence.at(-1) ?? 0]?.end ?? start];
}

/** Each idea quotes words of its own, where there are any: who has fewest places chooses first. */
function quoteApart(chosen: Chosen[]): MarkedIdea[] {
  const taken: Span[] = [];
  const quoted = new Map<Chosen, MarkedIdea>();
  for (const one of chosen.toSorted((a, b) => a.places.length - b.places.length)) {
    const { places, ...marked } = one;
    const span = places.find((place) => !taken.some((other) => place[0] < other[1] && other[0] < place[1])) ?? one.span;
    if (span) taken.push(span);
    quoted.set(one, span ? { ...marked, span } : marked);
  }
  return chosen.flatMap((one) => quoted.get(one) ?? []);
}

const order: IdeaState[] = ['found', 'unsure', 'denied', 'missing'];

function weigh(idea: string, evidence: Evidence, reading: Reading, lists: WordLists): IdeaState {
  const { clause, denied, copied, inPrompt, inDoubt } = reading;
  if (!evidence.some((at) => saysSomething(reading, at)) || evidence.every((at) => copied[at])) return 'missing';
  if (evidence.some((at) => denied[at])) return 'denied';
  if (inDoubt || evidence.every((at) => inPrompt[at])) return 'unsure';
  const turned = saysNot(idea) ? [] : evidence.filter((at) => isTurnedRound(at, evidence, reading));
  if (turned.length > 0) return evidence.every((at) => clause[at] === clause[turned[0] ?? 0]) ? 'denied' : 'unsure';
  return isReversed(idea, evidence, reading, lists) ? 'unsure' : 'found';
}

function saysSomething(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  return token !== undefined && (isContent(token) || isFilledOut(reading, at));
}

/** An idea that is itself a denial may be said in many ways with a 'not' that its patterns do not name. */
function saysNot(idea: string): boolean {
  return tokenise(idea).some((token) => isNegator(token) || lacking.test(token.raw));
}

const lacking =
  /^(lack|without|few|less|little|limit|fail|stop|prevent|avoid|exclu|unable|unused|unchanged|unlikely|unrelated|insufficient|immobil)/;

/** A 'not' that the pattern itself asks for is among the evidence. */
function isTurnedRound(at: number, evidence: Evidence, reading: Reading): boolean {
  const negator = findNegator(reading.tokens, reading.clause, at);
  return negator !== undefined && !evidence.includes(negator);
}

function lengthOf(evidence: Evidence): number {
  return (evidence.at(-1) ?? 0) - (evidence[0] ?? 0);
}

/** `need` of the ideas, and the figure when one is asked for. */
export function judge(ideas: MarkedIdea[], need: number, figure: MarkedIdea[]): Verdict {
  const count = (...states: IdeaState[]) =>
    Math.min(need, ideas.filter(({ state }) => states.includes(state)).length) +
    figure.filter(({ state }) => states.includes(state)).length;
  const wanted = need + figure.length;
  const found = count('found');
  if (found >= wanted) return count('denied') ? 'unsure' : 'right';
  if (count('unsure') && (found === 0 || count('found', 'unsure') >= wanted)) return 'unsure';
  return found ? 'partly' : 'not yet';
}

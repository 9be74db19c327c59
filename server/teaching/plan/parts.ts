/** The parts of a plan: their names stay true whichever side the student takes. */
export type Part = 'Point' | 'Other side' | 'It depends' | 'Judgement';
export type Line = { part: Part; text: string };

/** As it is kept; a plan that was begun under the names of before goes on under these. */
export function readPart(kept: string): Part {
  return kept === 'Other side' || kept === 'It depends' || kept === 'Judgement' ? kept : (former[kept] ?? 'Point');
}

const former: Record<string, Part> = { Against: 'Other side' };

/** From so many marks on both sides are argued out, one after the other. */
const bothSides = 20;
/** From so many on each point has its own evaluation behind it. */
const inTurns = 12;

type Stage = 'first' | 'second' | 'against' | 'doubt' | 'judgement' | 'done';

/** Whether each point has its own evaluation behind it. */
export function isInTurns(marks: number | null): boolean {
  return marks !== null && marks >= inTurns && marks < bothSides;
}

/** What is asked for, in the order that the first sentence of a plan promises. */
function stagesFor(marks: number): Exclude<Stage, 'done'>[] {
  if (marks >= bothSides) return ['first', 'second', 'against', 'doubt', 'judgement'];
  if (marks >= inTurns) return ['first', 'against', 'second', 'doubt', 'judgement'];
  return marks >= 8 ? ['first', 'second', 'against'] : ['first'];
}

/** Where the other side is asked about for the last time. */
export function lastDoubt(marks: number | null): Stage | undefined {
  return stagesFor(marks ?? usualMarks).findLast((stage) => stage === 'against' || stage === 'doubt');
}

/** What an answer of so many marks is made of. */
export function shapeFor(marks: number): string {
  if (marks >= bothSides)
    return 'two points on one side and two on the other, each explained in full, then a judgement';
  if (marks >= inTurns) return 'two developed points, each with its own evaluation, then a short judgement';
  if (marks >= 8) return 'two explained points and one evaluation';
  return 'one chain of reasoning with no evaluation';
}

/** What of it is written one after the other, and whether a judgement ends it. */
export function partsOf(marks: number): { parts: number; names: string; judged: boolean } {
  if (marks >= bothSides) return { parts: 4, names: 'each of the four points', judged: true };
  if (marks >= inTurns) return { parts: 2, names: 'each point with its evaluation', judged: true };
  if (marks >= 8) return { parts: 3, names: 'each of the two points and for the evaluation', judged: false };
  return { parts: 1, names: 'the chain', judged: false };
}

/** A plan whose marks nobody has said. */
export const usualMarks = 25;

/** The first part that the plan does not have yet. */
export function nextStage(lines: Line[], marks: number | null): Stage {
  const tariff = marks ?? usualMarks;
  const count = (...parts: Part[]) => lines.filter(({ part }) => parts.includes(part)).length;
  // Where a side is promised, a condition is more than was asked for; where an evaluation is, it is one.
  const others = tariff >= bothSides ? count('Other side') : count('Other side', 'It depends');
  const has = {
    first: count('Point') > 0,
    second: count('Point') > 1,
    against: others > 0,
    doubt: others > 1,
    judgement: count('Judgement') > 0,
  };
  return stagesFor(tariff).find((stage) => !has[stage]) ?? 'done';
}

/** Where the answer to what is asked for goes. */
export function partAt(stage: string): Part {
  if (stage === 'judgement') return 'Judgement';
  return stage === 'against' || stage === 'doubt' ? 'Other side' : 'Point';
}

/** As it is shown and counted: side by side or, where each point has its own evaluation, in turns. */
export function inOrder(lines: Line[], marks: number | null): Line[] {
  const of = (...parts: Part[]) => lines.filter(({ part }) => parts.includes(part));
  if (!isInTurns(marks)) return [...of('Point'), ...of('Other side'), ...of('It depends'), ...of('Judgement')];
  const [points, doubts] = [of('Point'), of('Other side', 'It depends')];
  const inPairs = points.flatMap((point, at) => [point, ...doubts.slice(at, at + 1)]);
  return [...inPairs, ...doubts.slice(points.length), ...of('Judgement')];
}

/** 'Point 1', 'Point 2', 'Other side': what stands before each line. */
export function labelled(lines: Line[], marks: number | null): { label: string; text: string }[] {
  let points = 0;
  return inOrder(lines, marks).map(({ part, text }) => ({
    label: part === 'Point' ? `Point ${++points}` : part,
    text,
  }));
}

/** As it is said in a sentence: 'added, as the other side'. */
export const partNames: Record<Part, string> = {
  Point: 'a point',
  'Other side': 'the other side',
  'It depends': 'what it depends on',
  Judgement: 'your judgement',
};

import { stemsOf } from '#domain/marking/topic-stems.ts';
import { upperFirst } from '#domain/upper-first.ts';
import type { PhraseName } from '../say/tell.ts';
import type { TurnContext } from '../turn-context.ts';
import { saysNothing } from './judgement-has.ts';
import { overlapOf, ownStems, reworded } from './overlap.ts';
import type { Line } from './parts.ts';
import type { OpenEssay } from './start-essay.ts';

/** The plan with this line, where it stands now, and how that is said. */
export type Placed = { open: OpenEssay; line: Line; how: PhraseName };

/** Whether he said it himself: what the tutor offered is nobody's first wording. */
export function saidIn({ turn: { history } }: TurnContext): (text: string) => boolean {
  return (text) => history.some((one) => one.by === 'student' && one.text.includes(text.slice(0, quotedStart)));
}

const quotedStart = 30;

/** A line goes in once: the same in other words takes the place of the first wording, or adds to it what is new. */
export function placeLine(open: OpenEssay, line: Line, said = '', isOwn = (_text: string) => true): Placed {
  // What takes no side leaves the judgement to be made.
  if (line.part === 'Judgement' && saysNothing(line.text)) return { open, line, how: 'judgedNothing' };
  const named = onlyNames(open, line);
  if (named) return { open, line: named, how: 'planHasIt' };
  const old = line.part === 'Judgement' ? undefined : sameAs(open, line, said, isOwn);
  if (!old) return { open: withLine(open, line), line, how: 'planAdded' };
  const text = together(old, line, open.title);
  const placed = { part: line.part, text };
  if (text === old.text && line.part === old.part) return { open, line: old, how: 'planHasIt' };
  const lines = open.lines.map((one) => (one === old ? placed : one));
  return { open: { ...open, lines }, line: placed, how: line.part === old.part ? 'planReworded' : 'planMoved' };
}

/** 'Prices and dynamic efficiency': two that are there, by name, and no third. */
function onlyNames({ lines }: OpenEssay, { part, text }: Line): Line | undefined {
  const names = part === 'Judgement' || text.split(' ').length > longestName ? [] : text.split(/,| and | & /i);
  const found = names.map((name) => lines.find((line) => isWithin(name, line.text)));
  return names.length > 1 && found.every(Boolean) ? found.at(-1) : undefined;
}

const longestName = 7;

/** The line that says it already, or that he numbers as this one. */
function sameAs(
  { lines, title }: OpenEssay,
  line: Line,
  said: string,
  isOwn: (text: string) => boolean,
): Line | undefined {
  const all = lines.filter(({ part, text }) => part !== 'Judgement' && !isHeadingOf(text, line.text));
  const within = all.find(({ text }) => isWithin(line.text, text));
  const near = all.find(({ text }) => overlapOf(text, line.text, title) >= reworded);
  if (within ?? near) return within ?? near;
  const at = numbered.findIndex((form) => form.test(said));
  const numberedOne = line.part === 'Point' ? all.filter(({ part }) => part === 'Point')[at] : undefined;
  const own = numberedOne && isOwn(numberedOne.text) && ownStems(numberedOne.text, title);
  return own && [...ownStems(line.text, title)].some((stem) => own.has(stem)) ? numberedOne : undefined;
}

const numbered = [
  /\b(?:my|the) (?:first|1st) (?:point|argument|one)\b|^point 1\b/i,
  /\b(?:my|the) (?:second|2nd) (?:point|argument|one)\b|^point 2\b/i,
];

/** What neither has alone is kept of both. */
function together(old: Line, line: Line, title: string): string {
  const [had, brings] = [ownStems(old.text, title), ownStems(line.text, title)];
  const isNew = [...brings].filter((stem) => !had.has(stem)).length >= worthKeeping;
  const isLost = [...had].filter((stem) => !brings.has(stem)).length >= worthKeeping;
  if (!isNew) return old.text;
  return isLost ? `${old.text.replace(/[^.?!]$/, '$&.')} ${upperFirst(line.text)}` : line.text;
}

const worthKeeping = 3;

/** Whether a line that is there says this already. */
function isWithin(text: string, line: string): boolean {
  const own = new Set(stemsOf(line));
  const stems = stemsOf(text);
  return stems.length > 0 && stems.every((stem) => own.has(stem));
}

/** With one line more; there is one judgement, and a heading gives way to the point that it was the heading of. */
export function withLine(open: OpenEssay, line: Line): OpenEssay {
  const lines = open.lines.filter(
    ({ part, text }) => !(line.part === 'Judgement' && part === 'Judgement') && !isHeadingOf(text, line.text),
  );
  return { ...open, lines: [...lines, line] };
}

function isHeadingOf(heading: string, text: string): boolean {
  return (
    heading.split(' ').length <= longestHeading &&
    text.toLowerCase().includes(heading.toLowerCase().replace(/\W+$/, ''))
  );
}

const longestHeading = 4;

import { stemsOf } from '#domain/marking/topic-stems.ts';
import { upperFirst } from '../say/say-point.ts';
import { tell } from '../say/tell.ts';
import type { Scene } from '../scene.ts';
import { barePoint } from './bare-point.ts';
import { withLine } from './coach-plan.ts';
import { findLine, lineAbout } from './find-line.ts';
import { type Line, nextStage, type Part, partAt } from './parts.ts';
import type { PlanWish } from './read-plan-words.ts';
import { recallPoint } from './recall-point.ts';
import type { OpenEssay } from './start-essay.ts';
import { newWordFor, wordFor } from './word-for-point.ts';

/** The plan after a wish, and the sentence that says what was done. */
export type Changed = { open: OpenEssay; say: string[] };

export function changePlan(scene: Scene, open: OpenEssay, wish: PlanWish): Changed {
  const { lesson } = scene;
  switch (wish.does) {
    case 'add':
      return put(scene, open, { part: wish.to ?? freePart(open), text: barePoint(wish.text) });
    case 'recall':
      return recall(scene, open, wish.about);
    case 'judge':
      return put(scene, open, { part: 'Judgement', text: barePoint(wish.text, 'Judgement') });
    case 'change':
      return replace(scene, open, findLine(open.lines, open.marks, wish.which), barePoint(wish.text));
    case 'move':
      return move(scene, open, findLine(open.lines, open.marks, wish.which), wish.to);
    case 'remove':
      // 'That is not my point, mine was about the tax': what he means is in the plan.
      return wish.meant && lineAbout(open.lines.slice(-1), wish.meant)
        ? { open, say: [] }
        : remove(scene, open, findLine(open.lines, open.marks, wish.which));
    case 'complain':
      return { open, say: [tell(lesson, 'planOffTitle')] };
    case 'restart':
      return { open: { ...open, lines: [] }, say: [tell(lesson, 'planCleared')] };
    default:
      return { open, say: [] };
  }
}

function recall(scene: Scene, open: OpenEssay, about: string): Changed {
  const text = recallPoint(scene, about, open.title);
  return text ? put(scene, open, { part: freePart(open), text }) : notFound(scene, open);
}

function put(scene: Scene, open: OpenEssay, line: Line): Changed {
  const { lesson } = scene;
  if (line.part !== 'Judgement' && open.lines.some(({ text }) => isWithin(line.text, text)))
    return { open, say: [tell(lesson, 'planHasIt')] };
  const isNewJudgement = line.part === 'Judgement' && open.lines.some(({ part }) => part === 'Judgement');
  const done = isNewJudgement ? tell(lesson, 'planJudged') : tell(lesson, 'planAdded', { part: partNames[line.part] });
  return { open: withLine(open, line), say: [done, ...newWordFor(scene, line, open)] };
}

/** Whether a line that is there says this already. */
function isWithin(text: string, line: string): boolean {
  const own = new Set(stemsOf(line));
  const stems = stemsOf(text);
  return stems.length > 0 && stems.every((stem) => own.has(stem));
}

function replace(scene: Scene, open: OpenEssay, line: Line | undefined, text: string): Changed {
  if (!line) return notFound(scene, open);
  const lines = open.lines.map((one) => (one === line ? { ...one, text } : one));
  return {
    open: { ...open, lines },
    say: [tell(scene.lesson, 'planChanged'), ...wordFor(scene, { ...line, text }, open)],
  };
}

function move(scene: Scene, open: OpenEssay, line: Line | undefined, wished: Part | undefined): Changed {
  if (!line) return notFound(scene, open);
  const others = open.lines.filter((one) => one !== line);
  const to = wished ?? elsewhere(line.part, others, open.marks);
  const moved = withLine({ ...open, lines: others }, { ...line, part: to });
  return { open: moved, say: [tell(scene.lesson, 'planMoved', { part: partNames[to] })] };
}

/** What is in the wrong place, and nobody says where it should be. */
function elsewhere(part: Part, others: Line[], marks: number | null): Part {
  if (part !== 'Judgement') return part === 'Point' ? 'Other side' : 'Point';
  const stage = nextStage(others, marks);
  return stage === 'judgement' || stage === 'done' ? 'Other side' : partAt(stage);
}

function remove(scene: Scene, open: OpenEssay, line: Line | undefined): Changed {
  if (!line) return notFound(scene, open);
  const start = line.text.split(' ');
  const text = upperFirst(
    start
      .slice(0, mostQuoted)
      .join(' ')
      .replace(/[\s,;:.?!]+$/, ''),
  );
  return {
    open: { ...open, lines: open.lines.filter((one) => one !== line) },
    say: [tell(scene.lesson, 'planRemoved', { text: start.length > mostQuoted ? `${text} …` : text })],
  };
}

const mostQuoted = 8;

function notFound({ lesson }: Scene, open: OpenEssay): Changed {
  return { open, say: [tell(lesson, open.lines.length ? 'planWhichLine' : 'planEmpty')] };
}

/** Where something goes that names no place: to what is asked for, but never unasked into the judgement. */
function freePart({ stage, lines, marks }: OpenEssay): Part {
  if (stage !== 'judgement' && stage !== 'done') return partAt(stage);
  const next = nextStage(lines, marks);
  return next === 'judgement' || next === 'done' ? 'Other side' : partAt(next);
}

const partNames: Record<Part, string> = {
  Point: 'a point',
  'Other side': 'the other side',
  'It depends': 'what it depends on',
  Judgement: 'your judgement',
};

import { stemsOf } from '#domain/marking/topic-stems.ts';
import type { Offer } from '#domain/tutor-shown.ts';
import type { Entry, EntryKind } from '../bank/entry.ts';
import type { OpenOf } from '../lesson.ts';
import { firstSentences } from '../say/first-sentences.ts';
import { tell } from '../say/tell.ts';
import type { Reply, Scene } from '../scene.ts';
import { speaksOf } from './of-title.ts';
import { shapeFor, usualMarks } from './parts.ts';
import { readOutline, type Sides } from './read-outline.ts';
import { runsOther } from './same-way.ts';
import { speaksIll } from './side-of.ts';
import { subjectOfTitle } from './subject-of-title.ts';
import { isSetTitle, minutesFor, readBoard, readMarks, readTitle, wantsJudgement, withoutMarks } from './tariff.ts';

export type OpenEssay = OpenOf<'essay'>;

type Speaks = ReturnType<typeof subjectOfTitle>;

export const give: Offer = { label: 'You give me one', says: 'You give me one' };

/** A plan of any title, by asking and offering in turn: what it asks, two points, two doubts, a judgement. */
export async function startEssay(
  scene: Scene,
  wish: string | { title: string; marks: number },
  lead?: string,
): Promise<Reply> {
  const { lesson, shelf, bank, turn } = scene;
  const begin = lead ?? tell(lesson, 'essayStart');
  const set = typeof wish === 'string' ? undefined : wish;
  const words = typeof wish === 'string' ? wish : wish.title;
  const named = set?.title ?? readTitle(words);
  const inHand = lesson.section ? bank.titleOf({ subject: shelf.subject, section: lesson.section }) : '';
  const isTitle = lesson.open?.kind === 'essay' && lesson.open.stage === 'title';
  const given =
    named.split(' ').filter((word) => word.length > 2).length > 0 ? named : isTitle ? withoutMarks(words) : '';
  const title = given || inHand.toLowerCase();
  const marks = set?.marks ?? readMarks(words) ?? (lesson.open?.kind === 'essay' ? lesson.open.marks : null);
  const board = readBoard(words, shelf.subject, turn.board);
  const blank = { kind: 'essay', title, marks, board, judgement: '', passed: 0 } as const;
  if (!title)
    return {
      say: [begin],
      ask: tell(lesson, 'essayWhich'),
      change: { open: { ...blank, points: [], doubts: [], lines: [], stage: 'title' } },
    };
  const entries = await entriesFor(scene, `evaluate ${title}`);
  const isLoose = !set && title === named && !isSetTitle(words) && !ofEssays.test(words);
  if (isLoose && !entries.some(({ asks, reply }) => speaksOf([...asks, reply].join(' '), title)))
    return {
      say: [begin],
      ask: tell(lesson, 'essayWhich'),
      change: { open: { ...blank, title: '', points: [], doubts: [], lines: [], stage: 'title' } },
    };
  const section = mostFound(entries) ?? lesson.section;
  const sections = [...new Set([section ?? '', ...entries.map((entry) => entry.section)])].slice(0, mostSections);
  const near = [...entries, ...sections.flatMap((one) => bank.of(shelf.subject, one))];
  const speaks = subjectOfTitle(
    title,
    bank.entries.filter(({ subject }) => subject === shelf.subject),
  );
  const outline = entries.find((entry) => isOutline(entry) && speaks(entry.asks.join(' ')) > 0);
  const sides = (outline && outlined(outline, title)) ??
    (await compared(scene, title, speaks)) ?? {
      points: pick(near, ['effect', 'how', 'why'], ofSide(title, 0, speaks), entries),
      doubts: pick(near, ['evaluate', 'always'], ofSide(title, 1, speaks), entries),
      judgement: '',
    };
  const open: OpenEssay = { ...blank, ...sides, lines: [], stage: 'first' };
  const tariff = marks ?? usualMarks;
  const shape = tell(lesson, 'essayShape', {
    marks: String(tariff),
    shape: shapeFor(tariff),
    minutes: String(minutesFor(shelf.subject, board, tariff)),
  });
  return {
    say: [
      begin,
      ...(set ? [] : [tell(lesson, 'essayTitle', { title: title.replace(/[.?]$/, '') })]),
      shape,
      ...(outline && wantsJudgement(marks) ? [firstSentences(outline.reply, 2)] : directions(scene, open)),
    ],
    ask: `${tell(lesson, 'essayFirst')} ${tell(lesson, 'essayOr')}`,
    change: { section: section ?? null, open },
    shown: { offers: [give] },
  };
}

/** For each side only what is on it: of 'external rather than internal' what names it, and no bound among the points. */
function ofSide(title: string, side: 0 | 1, speaks: Speaks): Speaks {
  const sides = /(\w{4,}) (?:rather than|instead of) (\w{4,})/i.exec(title)?.slice(1) ?? [];
  const named = new Set(stemsOf(sides[side] ?? ''));
  const isOfIt = (text: string) => !named.size || stemsOf(text).some((stem) => named.has(stem));
  const isOnSide = (text: string) => {
    const [start = ''] = text.split(/,| so | because /);
    if (side === 0) return !limits.test(start) && !/\bbut\b/i.test(text) && !runsOther(text, title);
    return limits.test(text) || runsOther(text, title) || /\b(?:may|might|could)\b/i.test(text);
  };
  return (text) => (isOfIt(text) && (speaksIll(title) || isOnSide(text)) ? speaks(text) : 0);
}

/** What sets a bound to something speaks for the other side. */
const limits =
  /\b(?:cannot|not|never|hardly|little|fails?|lost|loses?|badly|cancel|but|depends|only|unless|if|when|though|although|risks?|limited|less|better|weaker|stronger)\b|n[’']t\b/i;

/** 'Which of them is weakest' names no essay: what stands behind its 'is' is a title only where the course knows it. */
const ofEssays = /\b(?:essays?|plan|questions?|titles?|marks?|markers?)\b/i;

/** The points of an outline are those for its subject; where the view speaks ill of that, they are the other side. */
function outlined({ reply }: Entry, title: string): Sides | undefined {
  const sides = readOutline(reply);
  return sides && speaksIll(title) ? { ...sides, points: sides.doubts, doubts: sides.points } : sides;
}

/** 'Whether economic change matters more than technology': a side for each of the two. */
async function compared(
  scene: Scene,
  title: string,
  speaks: Speaks,
): Promise<Pick<OpenEssay, 'points' | 'doubts' | 'judgement'> | undefined> {
  const [, one, other] =
    /^(?:whether |if |is |are )?(.{4,}?) (?:(?:is|are|matters?|helps?|works?|does) )?(?:more|better|worse)?(?: \w+)? ?\b(?:than|rather than|versus|vs|instead of|or)\b (.{4,})$/i.exec(
      title,
    ) ?? [];
  if (!one || !other) return undefined;
  const kinds: EntryKind[] = ['effect', 'evaluate', 'why', 'how'];
  const sideOf = async (side: string) =>
    pick(await entriesFor(scene, `effect of ${side}`), kinds, (text) => (speaksOf(text, side) ? speaks(text) : 0));
  const [points, doubts] = [await sideOf(one), await sideOf(other)];
  return points.length && doubts.length ? { points, doubts, judgement: '' } : undefined;
}

const leastNear = 0.35;
/** A title may lie between topics, and found last is far away. */
const mostSections = 3;

async function entriesFor({ look, bank }: Scene, words: string): Promise<Entry[]> {
  const { found } = await look(words, 'alone');
  return found.flatMap(({ id, probability }) => (probability > leastNear ? (bank.get(id) ?? []) : []));
}

/** Where to look on either side, for a title that no outline was written for. */
function directions({ lesson }: Scene, { marks, points: [point], doubts: [doubt] }: OpenEssay): string[] {
  return [
    ...(point ? [tell(lesson, 'essayOneSide', { text: firstSentences(point, 1) })] : []),
    ...(doubt && wantsJudgement(marks) ? [tell(lesson, 'essayOtherSide', { text: firstSentences(doubt, 1) })] : []),
  ];
}

function mostFound(entries: Entry[]): string | undefined {
  return entries.find(({ section }) => section !== 'exam')?.section;
}

/**
 * Nothing rather than what is off the title: its first sentence must speak of it, for that is all that is said at first,
 * and what only stands in the same section must speak of most of it.
 */
function pick(entries: Entry[], kinds: EntryKind[], speaks: Speaks, found = entries): string[] {
  const near = entries
    .filter(({ kind }) => kinds.includes(kind))
    .map((entry) => ({ text: firstSentences(entry.reply, 2), least: found.includes(entry) ? 0 : mostOf }))
    .map(({ text, least }) => ({ text, least, share: speaks(firstSentences(text, 1)) }))
    .filter(({ text, least, share }) => standsAlone(text) && share > least)
    .sort((one, other) => other.share - one.share);
  return [...new Set(near.map(({ text }) => text))].slice(0, 4);
}

const mostOf = 0.45;

const shortest = 7;

/** 'Because of debt', 'Both mean that …', 'Compare the two' answer a question that nobody has asked here. */
function standsAlone(text: string): boolean {
  return (
    !/^(?:because|by|yes|no|it depends|when|if so|both|neither|probably|compare|ask|some do|say)\b/i.test(text) &&
    firstSentences(text, 1).split(' ').length >= shortest
  );
}

function isOutline({ section, asks }: Entry): boolean {
  return section === 'exam' && /\bplan an essay\b/.test(asks[0] ?? '');
}

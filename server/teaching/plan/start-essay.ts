import type { Offer } from '#domain/tutor-shown.ts';
import type { Entry, EntryKind } from '../bank/entry.ts';
import type { OpenOf } from '../lesson.ts';
import { firstSentences } from '../say/first-sentences.ts';
import { tell } from '../say/tell.ts';
import type { Reply, Scene } from '../scene.ts';
import { speaksOf } from './of-title.ts';
import { shapeFor, usualMarks } from './parts.ts';
import { ofSide, pick, type Speaks } from './points-of-side.ts';
import { readOutline, type Sides } from './read-outline.ts';
import { speaksIll } from './side-of.ts';
import { subjectOfTitle } from './subject-of-title.ts';
import { isSetTitle, minutesFor, readBoard, readMarks, readTitle, wantsJudgement, withoutMarks } from './tariff.ts';
import { titleSaid } from './title-said.ts';
import { superlativeIn } from './wants-comparing.ts';

export type OpenEssay = OpenOf<'essay'>;

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
  const read = set?.title ?? readTitle(words);
  const isTitle = lesson.open?.kind === 'essay' && lesson.open.stage === 'title';
  const before = set || isTitle || isSetTitle(words) ? undefined : titleSaid(scene, read);
  const named = before?.title ?? read;
  const inHand = lesson.section ? bank.titleOf({ subject: shelf.subject, section: lesson.section }) : '';
  const given =
    named.split(' ').filter((word) => word.length > 2).length > 0 ? named : isTitle ? withoutMarks(words) : '';
  const title = given || inHand.toLowerCase();
  const marks =
    set?.marks ?? readMarks(words) ?? (lesson.open?.kind === 'essay' ? lesson.open.marks : (before?.marks ?? null));
  const board = readBoard(words, shelf.subject, turn.board);
  const blank = { kind: 'essay', title, marks, board, judgement: '', passed: 0 } as const;
  if (!title)
    return {
      say: [begin],
      ask: tell(lesson, 'essayWhich'),
      change: { open: { ...blank, points: [], doubts: [], lines: [], stage: 'title' } },
    };
  const entries = await entriesFor(scene, `evaluate ${title}`);
  const isLoose = !set && !before && title === named && !isSetTitle(words) && !ofEssays.test(words);
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
  const stage = wantsJudgement(marks) ? stageNamed(words.replace(title, ' ')) : 'first';
  const open: OpenEssay = { ...blank, ...sides, lines: [], stage };
  const best = superlativeIn(title);
  const asksOther = ofOtherSide.test(words.replace(title, ' ')) && open.doubts.length > 0;
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
      ...(best && wantsJudgement(marks) ? [tell(lesson, 'essayBest', best)] : []),
      ...(outline && !asksOther && wantsJudgement(marks)
        ? [firstSentences(outline.reply, 2)]
        : directions(scene, open, asksOther)),
    ],
    ask: `${tell(lesson, asks[stage])} ${tell(lesson, 'essayOr')}`,
    change: { section: section ?? null, open },
    shown: { offers: [give] },
  };
}

const asks = { first: 'essayFirst', against: 'essayAgainst', judgement: 'essayJudge' } as const;

/** 'A paragraph for the limitation bit': the plan begins there. */
function stageNamed(words: string): keyof typeof asks {
  const [, part = ''] = partWished.exec(words) ?? [];
  if (!part) return 'first';
  return /judge?ment|conclusion/i.test(part) ? 'judgement' : 'against';
}

const partWished =
  /\b(limitations?|evaluation|drawbacks?|disadvantages?|other side|counter ?-?argument|conclusion|judge?ment)(?:[’']s)? (?:bit|part|section|paragraph|side)\b/i;

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
function directions(
  { lesson }: Scene,
  { marks, points: [point], doubts: [doubt, second] }: OpenEssay,
  asksOther: boolean,
): string[] {
  if (asksOther) return [tell(lesson, 'essayOtherSide', { text: [doubt, second].filter(Boolean).join(' ') })];
  return [
    ...(point ? [tell(lesson, 'essayOneSide', { text: firstSentences(point, 1) })] : []),
    ...(doubt && wantsJudgement(marks) ? [tell(lesson, 'essayOtherSide', { text: firstSentences(doubt, 1) })] : []),
  ];
}

/** 'What would the strongest evaluation points be?' */
const ofOtherSide = /\b(?:evaluation|counter ?-?arguments?|(?:arguments?|points?) against|other side|limitations?)\b/i;

function mostFound(entries: Entry[]): string | undefined {
  return entries.find(({ section }) => section !== 'exam')?.section;
}

function isOutline({ section, asks }: Entry): boolean {
  return section === 'exam' && /\bplan an essay\b/.test(asks[0] ?? '');
}

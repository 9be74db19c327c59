import type { Offer } from '#domain/tutor-shown.ts';
import type { Entry, EntryKind } from '../bank/entry.ts';
import type { OpenOf } from '../lesson.ts';
import { firstSentences } from '../say/first-sentences.ts';
import { upperFirst } from '../say/say-point.ts';
import { bareOf, sentencesOf } from '../say/sentences.ts';
import { tell } from '../say/tell.ts';
import type { Reply, Scene } from '../scene.ts';
import { minutesFor, readBoard, readMarks, readTitle, shapeFor, wantsJudgement } from './tariff.ts';

export type OpenEssay = OpenOf<'essay'>;

const give: Offer = { label: 'You give me one', says: 'You give me one' };
const soFar: Offer = { label: 'Show the plan so far', says: 'Show the plan so far' };

/** A plan of any title, by asking and offering in turn: what it asks, two points, two doubts, a judgement. */
export async function startEssay(scene: Scene, words: string, lead?: string): Promise<Reply> {
  const { lesson, shelf, bank } = scene;
  const begin = lead ?? tell(lesson, 'essayStart');
  const named = readTitle(words);
  const inHand = lesson.section ? bank.titleOf({ subject: shelf.subject, section: lesson.section }) : '';
  const title = named.split(' ').filter((word) => word.length > 2).length > 0 ? named : inHand.toLowerCase();
  const marks = readMarks(words) ?? (lesson.open?.kind === 'essay' ? lesson.open.marks : null);
  const board = readBoard(words, shelf.subject);
  const blank = { kind: 'essay', title, marks, board, points: [], doubts: [], lines: [] } as const;
  if (!title)
    return {
      say: [begin],
      ask: tell(lesson, 'essayWhich'),
      change: { open: { ...blank, points: [], doubts: [], lines: [], stage: 'title' } },
    };
  const { found } = await scene.look(`evaluate ${title}`, 'alone');
  const entries = found.flatMap(({ id, probability }) => (probability > leastNear ? (bank.get(id) ?? []) : []));
  const section = mostFound(entries) ?? lesson.section;
  const near = [...entries.filter((entry) => entry.section === section), ...bank.of(shelf.subject, section ?? '')];
  const open: OpenEssay = {
    ...blank,
    lines: [],
    stage: 'first',
    points: pick(near, ['effect', 'how', 'why']),
    doubts: pick(near, ['evaluate', 'always', 'difference']),
  };
  const outline = entries.find(({ section: of, asks }) => of === 'exam' && /\bplan an essay\b/.test(asks[0] ?? ''));
  const tariff = marks ?? 25;
  const shape = tell(lesson, 'essayShape', {
    marks: String(tariff),
    shape: shapeFor(tariff),
    minutes: String(minutesFor(shelf.subject, board, tariff)),
  });
  return {
    say: [
      begin,
      shape,
      ...(outline && isAbout(outline, title) ? [firstSentences(outline.reply, 2)] : directions(scene, open)),
    ],
    ask: `${tell(lesson, 'essayFirst')} ${tell(lesson, 'essayOr')}`,
    change: { section: section ?? null, open },
    shown: { offers: [give] },
  };
}

/** Where to look on either side, for a title that no outline was written for. */
function directions({ bank, lesson }: Scene, { marks, points, doubts }: OpenEssay): string[] {
  const [point, doubt] = [bank.get(points[0] ?? ''), bank.get(doubts[0] ?? '')];
  return [
    ...(point ? [tell(lesson, 'essayOneSide', { text: firstSentences(point.reply, 1) })] : []),
    ...(doubt && wantsJudgement(marks)
      ? [tell(lesson, 'essayOtherSide', { text: firstSentences(doubt.reply, 1) })]
      : []),
  ];
}

function mostFound(entries: Entry[]): string | undefined {
  return entries.find(({ section }) => section !== 'exam')?.section;
}

function pick(entries: Entry[], kinds: EntryKind[]): string[] {
  const ids = entries.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  return [...new Set(ids)].slice(0, 4);
}

function isAbout({ asks }: Entry, title: string): boolean {
  const words = title
    .toLowerCase()
    .split(/\W+/)
    .filter((word) => word.length > 3);
  return words.some((word) => asks.some((ask) => ask.toLowerCase().includes(word.slice(0, 6))));
}

const leastNear = 0.35;

const order: OpenEssay['stage'][] = ['first', 'second', 'against', 'doubt', 'judgement', 'done'];
const parts: Partial<Record<OpenEssay['stage'], string>> = {
  first: 'For',
  second: 'For',
  against: 'Against',
  doubt: 'It depends',
  judgement: 'Judgement',
};

/** What the student brings to the plan goes in, with a sentence that makes more of it. */
export function addToEssay(scene: Scene, open: OpenEssay, words: string): Reply | Promise<Reply> {
  if (open.stage === 'title') return startEssay(scene, words);
  const given = nextText(scene, open);
  const line = { part: parts[open.stage] ?? 'For', text: words.trim().replace(/\s+/g, ' ').slice(0, 200) };
  const more = given && !scene.turn.spoken ? unsaid(scene, given.text) : '';
  const stretch = more ? [tell(scene.lesson, 'essayStretch', { text: more })] : [];
  return goOn(scene, { ...open, ...given?.left, lines: [...open.lines, line] }, [
    tell(scene.lesson, 'essayTake'),
    ...stretch,
  ]);
}

/** What of it was not said yet, behind whatever lead. */
function unsaid({ lesson }: Scene, text: string): string {
  const isSaid = (sentence: string) => lesson.said.some((said) => said.endsWith(bareOf(sentence)));
  return sentencesOf(text)
    .filter((sentence) => !isSaid(sentence))
    .join(' ');
}

/** The tutor offers a point of its own. */
export function giveToEssay(scene: Scene, open: OpenEssay): Reply {
  const given = nextText(scene, open);
  if (!given) return goOn(scene, open, []);
  const line = { part: parts[open.stage] ?? 'For', text: given.text };
  return goOn(scene, { ...open, ...given.left, lines: [...open.lines, line] }, [
    tell(scene.lesson, 'essayGive', { text: given.text }),
  ]);
}

/** A point or a doubt of the bank that is not in the plan yet. */
function nextText({ bank, lesson }: Scene, open: OpenEssay) {
  const isDoubt = open.stage === 'against' || open.stage === 'doubt' || open.stage === 'judgement';
  const [id, ...rest] = isDoubt ? open.doubts : open.points;
  const entry = id ? bank.get(id) : undefined;
  if (!entry) return undefined;
  const text = firstSentences(lesson.given.includes(entry.id) ? entry.plainer : entry.reply, 2);
  return { text, left: isDoubt ? { doubts: rest } : { points: rest } };
}

function goOn(scene: Scene, open: OpenEssay, say: string[]): Reply {
  const next = order[order.indexOf(open.stage) + 1] ?? 'done';
  const stage = next === 'against' && !wantsJudgement(open.marks) ? 'done' : next;
  if (stage === 'done') return finish(scene, open, say);
  return {
    say,
    ask: essayAsk(scene, { stage }),
    change: { open: { ...open, stage } },
    shown: { offers: [give, soFar] },
  };
}

/** What the plan asks for just now. */
export function essayAsk({ lesson }: Scene, { stage }: Pick<OpenEssay, 'stage'>): string {
  return tell(lesson, asks[stage]);
}

const asks = {
  title: 'essayWhich',
  first: 'essayFirst',
  second: 'essaySecond',
  against: 'essayAgainst',
  doubt: 'essayDoubt',
  judgement: 'essayJudge',
  done: 'whatNext',
} as const;

function finish(scene: Scene, open: OpenEssay, say: string[]): Reply {
  return {
    say: [...say, tell(scene.lesson, 'essayDone'), ...planLines(open)],
    change: { open: null },
    shown: { steps: planSteps(open), offers: [{ label: 'Test me on this', says: 'Test me on this' }] },
  };
}

/** The plan as it stands; the question stays open. */
export function showEssay(open: OpenEssay): Reply {
  return { say: planLines(open), again: true, change: { open }, shown: { steps: planSteps(open), offers: [give] } };
}

function planLines({ lines }: OpenEssay): string[] {
  return lines.map(({ part, text }) => `${part}: ${upperFirst(firstSentences(text, 1)).replace(/[.?!]*$/, '.')}`);
}

function planSteps({ lines }: OpenEssay) {
  return lines.map(({ part, text }) => ({ left: part, right: upperFirst(firstSentences(text, 1)) }));
}

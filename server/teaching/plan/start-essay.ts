import type { Offer } from '#domain/tutor-shown.ts';
import type { Entry } from '../bank/entry.ts';
import type { OpenOf } from '../lesson.ts';
import { firstSentences } from '../say/first-sentences.ts';
import { tell } from '../say/tell.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { entriesFor, findSides } from './essay-sides.ts';
import { type EssayWish, readEssayWish, type SetEssay } from './essay-wish.ts';
import { speaksOf } from './of-title.ts';
import { shapeFor, usualMarks } from './parts.ts';
import { minutesFor, wantsJudgement } from './tariff.ts';
import { superlativeIn } from './wants-comparing.ts';

export type OpenEssay = OpenOf<'essay'>;

export const give: Offer = { label: 'You give me one', says: 'You give me one' };

/** A plan of any title, by asking and offering in turn: what it asks, two points, two doubts, a judgement. */
export async function startEssay(context: TurnContext, wish: string | SetEssay, lead?: string): Promise<Reply> {
  const { lesson } = context;
  const begin = lead ?? tell(lesson, 'essayStart');
  const asked = readEssayWish(context, wish);
  const { title, marks, board, words } = asked;
  if (!title) return askWhich(context, begin, asked);
  const entries = await entriesFor(context, `evaluate ${title}`);
  if (asked.isLoose && !entries.some(({ asks, reply }) => speaksOf([...asks, reply].join(' '), title)))
    return askWhich(context, begin, { ...asked, title: '' });
  const { section, outline, sides } = await findSides(context, title, entries);
  const stage = wantsJudgement(marks) ? stageNamed(words.replace(title, ' ')) : 'first';
  const open: OpenEssay = { kind: 'essay', title, marks, board, passed: 0, ...sides, lines: [], stage };
  return {
    say: [begin, ...introduce(context, open, asked, outline)],
    ask: `${tell(lesson, asks[stage])} ${tell(lesson, 'essayOr')}`,
    change: { section: section ?? null, open },
    shown: { offers: [give] },
  };
}

function askWhich({ lesson }: TurnContext, begin: string, { title, marks, board }: EssayWish): Reply {
  const nothing = { points: [], doubts: [], lines: [], judgement: '', passed: 0 };
  return {
    say: [begin],
    ask: tell(lesson, 'essayWhich'),
    change: { open: { kind: 'essay', title, marks, board, ...nothing, stage: 'title' } },
  };
}

/** What the title asks for: its shape, what it compares, and where to look. */
function introduce(
  context: TurnContext,
  open: OpenEssay,
  { words, isSet }: EssayWish,
  outline: Entry | undefined,
): string[] {
  const { lesson, course } = context;
  const { title, marks, board } = open;
  const best = superlativeIn(title);
  const asksOther = ofOtherSide.test(words.replace(title, ' ')) && open.doubts.length > 0;
  const tariff = marks ?? usualMarks;
  const shape = tell(lesson, 'essayShape', {
    marks: String(tariff),
    shape: shapeFor(tariff),
    minutes: String(minutesFor(course.subject, board, tariff)),
  });
  return [
    ...(isSet ? [] : [tell(lesson, 'essayTitle', { title: title.replace(/[.?]$/, '') })]),
    shape,
    ...(best && wantsJudgement(marks) ? [tell(lesson, 'essayBest', best)] : []),
    ...(outline && !asksOther && wantsJudgement(marks)
      ? [firstSentences(outline.reply, 2)]
      : directions(context, open, asksOther)),
  ];
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

/** Where to look on either side, for a title that no outline was written for. */
function directions(
  { lesson }: TurnContext,
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

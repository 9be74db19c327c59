import { ownSections } from '../curriculum/own-section.ts';
import { makeSum, nextNumber, readSet } from '../drill/make-sum.ts';
import type { Maker } from '../drill/maker.ts';
import { makerNamed, makersOf, wantsAnother, wantsSum } from '../drill/read-wish.ts';
import type { OpenOf } from '../lesson.ts';
import { tell } from '../say/tell.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { sureOf } from './answer-question.ts';
import { offers } from './give-entry.ts';
import type { Heard } from './heard.ts';

export type OpenSum = OpenOf<'sum'>;

/** 'Give me one where I have to work out the PED': a sum to try, of the kind that is named or in hand. */
export function setSum(context: TurnContext, heard: Heard): Reply | undefined {
  const { lesson } = context;
  if (!wantsSum(heard.words) && !(isAfterSum(context) && wantsAnother(heard.words))) return undefined;
  const maker = chooseMaker(context, heard);
  return maker && setFrom(context, maker, tell(lesson, 'sumToTry'));
}

/** The next sum of this kind. */
export function setFrom(context: TurnContext, maker: Maker, lead: string): Reply {
  const { lesson, course } = context;
  const number = nextNumber(maker, lesson.asked, lesson.turns);
  const made = number === undefined ? undefined : makeSum(maker.id, number, course.subject);
  if (!made || number === undefined)
    return { say: [tell(lesson, 'sumsAllSet', { name: maker.says })], change: { open: null } };
  const sections = maker.at[course.subject] ?? [];
  const section = sections.includes(lesson.section ?? '') ? lesson.section : (sections[0] ?? null);
  return {
    say: [lead],
    ask: made.text,
    // 'Work out the PED.' is asked as often as there is a sum for it.
    again: true,
    change: {
      open: { kind: 'sum', maker: maker.id, number, tries: 0, helped: 0, passed: 0 },
      asked: [...lesson.asked, made.id],
      ...{ section, entry: null, ignored: 0, lapsed: null },
      // 'What if the MPM was 0.2 instead' leans on it.
      ...{ figures: made.text, sum: made.worked.name, told: [], outcomes: [] },
    },
    shown: { offers: [offers.hint, offers.tell] },
  };
}

/** Whether a sum was worked or set just now, so that 'another one' means one. */
function isAfterSum({ lesson }: TurnContext): boolean {
  const worked = lesson.outcomes.at(-1);
  return lesson.open?.kind === 'sum' || (worked !== undefined && lesson.turns - worked.turn <= mostTurns);
}

const mostTurns = 4;

/** What the words name, else the kind before, else what the topic in hand is worked with, else the tutor's own. */
function chooseMaker(context: TurnContext, { words, found }: Heard): Maker | undefined {
  const { lesson, course } = context;
  const all = makersOf(course.subject);
  const named = makerNamed(words, course.subject);
  if (named) return named;
  const before = readSet(lesson.asked.at(-1) ?? '')?.maker;
  const worked = lesson.outcomes.at(-1)?.name ?? lesson.sum;
  const same = all.find(({ name }) => name === worked) ?? all.find(({ id }) => id === before);
  if (same) return same;
  const meant = found.find(({ entry, probability }) => entry.section !== 'exam' && probability >= sureOf.perhaps);
  const sections = [lesson.section, meant?.entry.section, ...ownSections(context).map(({ id }) => id)];
  for (const section of sections) {
    const here = all.filter(({ at }) => at[course.subject]?.includes(section ?? ''));
    const [fresh] = here.toSorted((one, other) => timesSet(context, one) - timesSet(context, other));
    if (fresh) return fresh;
  }
  return all[0];
}

function timesSet({ lesson }: TurnContext, { id }: Maker): number {
  return lesson.asked.filter((asked) => asked.startsWith(`sum:${id}:`)).length;
}

import type { Entry, EntryKind } from '../bank/entry.ts';
import type { TurnContext } from '../turn-context.ts';
import { speaksOf } from './of-title.ts';
import { ofSide, pick, type Speaks } from './points-of-side.ts';
import { readOutline, type Sides } from './read-outline.ts';
import { speaksIll } from './side-of.ts';
import { subjectOfTitle } from './subject-of-title.ts';

/** What there is to say on either side of a title, by an outline where one was written, and where in the course it stands. */
export async function findSides(context: TurnContext, title: string, entries: Entry[]) {
  const { bank, lesson, course } = context;
  const section = mostFound(entries) ?? lesson.section;
  const sections = [...new Set([section ?? '', ...entries.map((entry) => entry.section)])].slice(0, mostSections);
  const near = [...entries, ...sections.flatMap((one) => bank.of(course.subject, one))];
  const speaks = subjectOfTitle(
    title,
    bank.entries.filter(({ subject }) => subject === course.subject),
  );
  const outline = entries.find((entry) => isOutline(entry) && speaks(entry.asks.join(' ')) > 0);
  const sides: Sides = (outline && outlined(outline, title)) ??
    (await compared(context, title, speaks)) ?? {
      points: pick(near, ['effect', 'how', 'why'], ofSide(title, 0, speaks), entries),
      doubts: pick(near, ['evaluate', 'always'], ofSide(title, 1, speaks), entries),
      judgement: '',
    };
  return { section, outline, sides };
}

function mostFound(entries: Entry[]): string | undefined {
  return entries.find(({ section }) => section !== 'exam')?.section;
}

function isOutline({ section, asks }: Entry): boolean {
  return section === 'exam' && /\bplan an essay\b/.test(asks[0] ?? '');
}

/** The points of an outline are those for its subject; where the view speaks ill of that, they are the other side. */
function outlined({ reply }: Entry, title: string): Sides | undefined {
  const sides = readOutline(reply);
  return sides && speaksIll(title) ? { ...sides, points: sides.doubts, doubts: sides.points } : sides;
}

/** 'Whether economic change matters more than technology': a side for each of the two. */
async function compared(context: TurnContext, title: string, speaks: Speaks): Promise<Sides | undefined> {
  const [, one, other] =
    /^(?:whether |if |is |are )?(.{4,}?) (?:(?:is|are|matters?|helps?|works?|does) )?(?:more|better|worse)?(?: \w+)? ?\b(?:than|rather than|versus|vs|instead of|or)\b (.{4,})$/i.exec(
      title,
    ) ?? [];
  if (!one || !other) return undefined;
  const kinds: EntryKind[] = ['effect', 'evaluate', 'why', 'how'];
  const sideOf = async (side: string) =>
    pick(await entriesFor(context, `effect of ${side}`), kinds, (text) => (speaksOf(text, side) ? speaks(text) : 0));
  const [points, doubts] = [await sideOf(one), await sideOf(other)];
  return points.length && doubts.length ? { points, doubts, judgement: '' } : undefined;
}

const leastNear = 0.35;
/** A title may lie between topics, and found last is far away. */
const mostSections = 3;

export async function entriesFor({ look, bank }: TurnContext, words: string): Promise<Entry[]> {
  const { found } = await look(words, 'alone');
  return found.flatMap(({ id, probability }) => (probability > leastNear ? (bank.get(id) ?? []) : []));
}

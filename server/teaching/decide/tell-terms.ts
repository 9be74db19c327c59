import type { KeyPoint } from '#content/curriculum/curriculum.ts';
import { stemsOf } from '#domain/marking/topic-stems.ts';
import { upperFirst } from '#domain/upper-first.ts';
import { type NamedTerm, severalTerms } from '../read/several-terms.ts';
import { firstSentences } from '../say/first-sentences.ts';
import { sayPoint } from '../say/say-point.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { rankFound } from './rank-found.ts';
import { isExercise } from './stay-open.ts';

/** 'Whats mpc msc mpb msb': each in a sentence. A short form of which nothing is written is at least told in full. */
export async function tellTerms(context: TurnContext, words: string): Promise<Reply | undefined> {
  const { lesson, course } = context;
  if (lesson.open && (isExercise(lesson.open) || lesson.open.kind === 'sum')) return undefined;
  const terms = severalTerms(words, course.subject);
  if (terms.length < 2) return undefined;
  const told = await Promise.all(terms.map((term) => meaningOf(context, term)));
  const known = told.filter((one) => one !== undefined);
  if (known.length < terms.length) return undefined;
  const entries = known.flatMap(({ entry }) => entry ?? []);
  return {
    say: known.map(({ text }) => text),
    act: 'ask',
    change: {
      open: null,
      entry: entries[0] ?? lesson.entry,
      section: known.find(({ section }) => section)?.section ?? lesson.section,
      given: [...new Set([...lesson.given, ...entries])],
    },
  };
}

type Meaning = { text: string; section?: string; entry?: string };

/** The course's own definition, else what was surely written for it. */
async function meaningOf(context: TurnContext, { said, full }: NamedTerm): Promise<Meaning | undefined> {
  const { course } = context;
  const stems = stemsOf(full);
  const placed = [...course.points.values()].find(({ point }) => defines(point, stems));
  if (placed)
    return { text: withName(firstSentences(sayPoint(placed.point), 1), said, full), section: placed.section.id };
  const { found } = await context.look(`what is ${full}`, 'alone');
  const best = rankFound(context, { act: 'ask', sure: 1 }, found).find(
    ({ entry, probability }) => probability >= surely && entry.kind === 'meaning' && names(entry.asks.join(' '), stems),
  );
  if (best)
    return {
      text: withName(firstSentences(best.entry.reply, 1), said, full),
      section: best.entry.section,
      entry: best.entry.id,
    };
  return said !== full ? { text: `${said} is ${full}.` } : undefined;
}

const surely = 0.6;

function defines(point: KeyPoint, stems: string[]): boolean {
  if (point.type !== 'definition') return false;
  const own = stemsOf(point.term.replace(/\s*\([^)]*\)/g, ''));
  return own.length === stems.length && own.every((stem) => stems.includes(stem));
}

function names(text: string, stems: string[]): boolean {
  const own = stemsOf(text);
  return stems.every((stem) => own.includes(stem));
}

/** 'MSC is marginal social cost: …' where the sentence itself does not say what the letters are. */
function withName(text: string, said: string, full: string): string {
  if (said === full || text.toLowerCase().includes(full.toLowerCase())) return text;
  return `${said} is ${full}. ${upperFirst(text)}`;
}

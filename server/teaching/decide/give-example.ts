import type { Entry } from '../bank/entry.ts';
import { tell } from '../say/tell.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { admit, sureOf } from './answer-question.ts';
import { giveEntry } from './give-entry.ts';
import type { Heard } from './heard.ts';

/** An example that was not given yet: of what the words name, else of the topic in hand. */
export function giveExample(context: TurnContext, { found }: Heard): Reply {
  const { bank, lesson, course } = context;
  const isNew = ({ kind, id }: Entry) => (kind === 'example' || kind === 'apply') && !lesson.given.includes(id);
  const best = found[0];
  const section = best && best.probability >= sureOf.yes ? best.entry.section : (lesson.section ?? best?.entry.section);
  const named = found.find(({ entry, probability }) => isNew(entry) && probability >= sureOf.perhaps)?.entry;
  const entry = named ?? nearestExample(bank.of(course.subject, section ?? '').filter(isNew), lesson.entry);
  if (entry) return giveEntry(context, entry);
  const point = course.sectionOf
    .get(section ?? '')
    ?.keyPoints.find(({ type, id }) => type === 'example' && !lesson.given.includes(id));
  if (point)
    return {
      say: [point.text],
      change: { section: section ?? null, given: [...lesson.given, point.id], open: null },
    };
  return section ? { say: [tell(lesson, 'noMoreExamples')], change: { open: null } } : admit(context, found);
}

/** The one that was written nearest to what was explained: entries about one thing stand together. */
function nearestExample(examples: Entry[], near: string | null): Entry | undefined {
  const numberOf = (id: string) => Number(/-(\d+)$/.exec(id)?.[1] ?? 0);
  const away = ({ id }: Entry) => (near ? Math.abs(numberOf(id) - numberOf(near)) : 0);
  return examples.toSorted((a, b) => away(a) - away(b))[0];
}

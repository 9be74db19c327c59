import { and, desc, eq } from 'drizzle-orm';
import type { Subject } from '#domain/subjects.ts';
import { memoryCards } from '../../../db/schema/memory.ts';
import { practiceAttempts } from '../../../db/schema/practice.ts';
import type { Deps } from '../../../deps.ts';
import { type CheckedDiagram, readDiagrams } from './read-diagrams.ts';
import { type Sketch, sketchOf } from './sketch.ts';

export type ListedDiagram = {
  id: string;
  title: string;
  prompt: string;
  section: string;
  kind: CheckedDiagram['kind'];
  /** 'due' is one that was drawn before and would be forgotten soon. */
  state: 'new' | 'due' | 'learning' | 'secure';
  dueAt?: Date;
  lastVerdict?: string;
  sketch: Sketch;
};

type World = Pick<Deps, 'db' | 'clock'>;

/** What comes back first stands first, then what is new, in the order of the course. */
export async function listDiagrams(world: World, userId: string, subject: Subject): Promise<ListedDiagram[]> {
  const [diagrams, cards, verdicts] = [
    await readDiagrams(),
    await readCards(world, userId, subject),
    await readVerdicts(world, userId, subject),
  ];
  const now = world.clock.now();
  return [...diagrams.values()]
    .filter((diagram) => diagram.subject === subject)
    .map((diagram) => {
      const { id, title, prompt, kind, sections } = diagram;
      const dueAt = cards.get(id);
      const lastVerdict = verdicts.get(id);
      const state = !lastVerdict
        ? 'new'
        : dueAt && dueAt <= now
          ? 'due'
          : lastVerdict === 'right'
            ? 'secure'
            : 'learning';
      const sketch = sketchOf(diagram, state !== 'due');
      return { id, title, prompt, kind, section: sections[0] ?? '', state, dueAt, lastVerdict, sketch };
    });
}

async function readCards({ db }: World, userId: string, subject: Subject): Promise<Map<string, Date>> {
  const cards = await db()
    .select({ itemId: memoryCards.itemId, dueAt: memoryCards.dueAt })
    .from(memoryCards)
    .where(and(eq(memoryCards.userId, userId), eq(memoryCards.subject, subject), eq(memoryCards.itemKind, 'diagram')));
  return new Map(cards.map(({ itemId, dueAt }) => [itemId, dueAt]));
}

async function readVerdicts({ db }: World, userId: string, subject: Subject): Promise<Map<string, string>> {
  const { itemId, verdict, itemKind, attemptedAt } = practiceAttempts;
  const newest = await db()
    .selectDistinctOn([itemId], { itemId, verdict })
    .from(practiceAttempts)
    .where(and(eq(practiceAttempts.userId, userId), eq(practiceAttempts.subject, subject), eq(itemKind, 'diagram')))
    .orderBy(itemId, desc(attemptedAt));
  return new Map(newest.map((attempt) => [attempt.itemId, attempt.verdict]));
}

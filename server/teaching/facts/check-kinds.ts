import type { Checked } from './checked.ts';
import { isPlain, uncovered } from './is-plain.ts';
import type { Events } from './read-events.ts';
import type { Facts, Meaning } from './read-facts.ts';

type Placed = { set: string; id: string; from: number };

/** 'Is rent fixed or variable?', 'so imports are an injection': what a thing counts as; nothing where that was not asked. */
export function checkKinds(facts: Facts, said: Events): Checked | undefined {
  const { tokens } = said;
  if (
    !isPlain(said) ||
    !tokens.some((token) => joins.has(token)) ||
    uncovered(said).some((token) => narrows.has(token))
  )
    return undefined;
  const categories = placedIn(said, 'category');
  const named = placedIn(said, 'thing');
  for (const set of new Set(categories.map((one) => one.set))) {
    const asked = categories.filter((one) => one.set === set);
    const [id, another] = idsOf(named.filter((one) => one.set === set && asked.every(({ from }) => from !== one.from)));
    const thing = id && !another ? facts.thing(set, id) : undefined;
    if (thing)
      return {
        ...{ says: thing.says, section: thing.section, direction: undefined },
        verdict: judge(thing.is, idsOf(asked)),
      };
  }
  return undefined;
}

/** 'It is just pollution', 'is it good': more is claimed, or something else is asked. */
const narrows = new Set(['just', 'good', 'bad', 'but', 'all', 'alway']);

/** Words that say that one thing is another. */
const joins = new Set(
  'is are be was were isnt arent count counts class classed type kind sort would mean means one under part equal it which as'.split(
    ' ',
  ),
);

function judge(is: string, asked: string[]): Checked['verdict'] {
  if (is === 'depends') return 'depends';
  if (asked.length > 1) return 'told';
  return asked.includes(is) ? 'right' : 'other';
}

function placedIn({ mentions }: Events, kind: 'category' | 'thing'): Placed[] {
  const isOf = (meaning: Meaning): meaning is Extract<Meaning, { kind: 'category' | 'thing' }> => meaning.kind === kind;
  return mentions.flatMap(({ from, meanings }) => meanings.filter(isOf).map(({ set, id }) => ({ set, id, from })));
}

function idsOf(placed: Placed[]): string[] {
  return [...new Set(placed.map(({ id }) => id))];
}

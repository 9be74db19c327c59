import type { Diagram } from '#content/curriculum/curriculum.ts';
import { diagramNames } from '#content/tutor/diagram-names.ts';
import { stemsOf } from '#domain/marking/topic-stems.ts';
import type { TurnContext } from '../turn-context.ts';

type Sought = {
  /** What the student says. */
  words: string;
  /** He names something. */
  isNamed: boolean;
  /** What is being talked about, where he names none. */
  about: string;
  section: string | undefined;
};

/** The one that is named; else, where nothing is, the one the page shows or the one that what is in hand speaks of. */
export async function findDiagram({ course, turn }: TurnContext, sought: Sought): Promise<Diagram | undefined> {
  const own = await diagramsOf(course);
  const here = own.filter(({ id }) => course.sectionOf.get(sought.section ?? '')?.diagrams.includes(id));
  const [named] = byNames([...here, ...own], sought.words, sought.about);
  if (named) return named;
  if (sought.isNamed) return own.find((diagram) => share(diagram, sought.words) >= namesIt);
  const shownNow = own.find(({ id }) => id === turn.lookingAt?.diagram);
  const elsewhere = own.filter((diagram) => countNames(diagram, sought.about) >= plainly);
  const [inHand] = byNames([...here, ...elsewhere], sought.about, '');
  return shownNow ?? inHand ?? here.toSorted((a, b) => share(b, sought.about) - share(a, sought.about))[0];
}

/** As much of the title and of the words in common. */
const namesIt = 0.6;
/** A diagram of another section has to be spoken of by more than one name. */
const plainly = 2;

/** Those that are spoken of, each kind once: 'monopoly and perfect competition'. */
export async function namedDiagrams({ course }: Pick<TurnContext, 'course'>, words: string): Promise<Diagram[]> {
  const own = await diagramsOf(course);
  const kinds = new Set<string>();
  return byNames(own, words, '').filter(({ id }) => {
    const kind = diagramNames[id]?.[0] ?? id;
    return !kinds.has(kind) && Boolean(kinds.add(kind));
  });
}

/** Of those that the words name the one named most, and of them the one that the rest speaks of most. */
function byNames(diagrams: Diagram[], words: string, about: string): Diagram[] {
  const rated = diagrams.map((diagram) => ({
    ...{ diagram, named: countNames(diagram, words), also: countNames(diagram, about) },
  }));
  return rated
    .filter(({ named }) => named > 0)
    .toSorted((a, b) => b.named - a.named || b.also - a.also)
    .map(({ diagram }) => diagram);
}

function countNames(diagram: Diagram, words: string): number {
  return namesOf(diagram, words)
    ? (diagramNames[diagram.id] ?? []).filter((name) => patternOf(name).test(words)).length
    : 0;
}

/** Its first name stands there: 'elastic' alone names no tax. */
function namesOf({ id }: Diagram, words: string): boolean {
  const [first] = diagramNames[id] ?? [];
  return first !== undefined && patternOf(first).test(words);
}

const patterns = new Map<string, RegExp>();

function patternOf(name: string): RegExp {
  const known = patterns.get(name) ?? new RegExp(`\\b(?:${name})\\b`, 'i');
  patterns.set(name, known);
  return known;
}

export async function diagramsOf({ subject }: Pick<TurnContext['course'], 'subject'>): Promise<Diagram[]> {
  const file = await import('#content/curriculum/diagrams.json', { with: { type: 'json' } });
  return (file.default.diagrams as (Diagram & { subject: string })[]).filter((diagram) => diagram.subject === subject);
}

/** How much of its title and of the words is in common. */
function share({ title }: Diagram, words: string): number {
  const said = new Set(stemsOf(words));
  const stems = new Set(stemsOf(title));
  const both = [...stems].filter((stem) => said.has(stem)).length;
  return (2 * both) / Math.max(1, stems.size + Math.min(said.size, stems.size + 1));
}

import type { Diagram, KeyPoint, KnowledgeSection, QuickFireQuestion } from '#content/curriculum/curriculum.ts';
import { packs, readPack } from '#content/curriculum/packs.ts';
import simulatorList from '#content/curriculum/public/simulator-list.json' with { type: 'json' };
import type { Subject } from '#domain/subjects.ts';
import type { Evidence } from '#domain/tutor.ts';

type Item = Pick<Evidence, 'itemKind' | 'itemId'>;

export type ItemName = { name: string; question?: QuickFireQuestion };

/** What each item of a subject is called, in the words that the student saw. */
export async function readItemNames(subject: Subject): Promise<(item: Item) => ItemName> {
  const sections = (await Promise.all(packs[subject].map((_, index) => readPack(subject, index + 1)))).flatMap(
    (pack) => pack?.sections ?? [],
  );
  const questions = new Map(sections.flatMap((section) => section.questions).map((one) => [one.id, one]));
  const points = new Map(sections.flatMap((section) => pointNames(section)));
  const diagrams = await readDiagramTitles();
  return ({ itemKind, itemId }) => {
    const question = itemKind === 'question' ? questions.get(itemId) : undefined;
    if (question) return { name: question.prompt, question };
    if (itemKind === 'diagram') return { name: diagrams.get(itemId) ?? 'A diagram' };
    if (itemKind === 'plan') return { name: simulatorName(itemId) };
    return { name: points.get(itemId) ?? names[itemKind] };
  };
}

/** The tutor and the exercises call them 'simulator-3'. */
function simulatorName(itemId: string): string {
  const question = simulatorList.questions[Number(itemId.replace('simulator-', ''))];
  return question ? `${question.topic}: ${question.question}` : 'An exam question';
}

const names = { question: 'A question', chain: 'A chain of analysis', evaluation: 'An evaluation' };

function pointNames({ title, keyPoints }: KnowledgeSection): [string, string][] {
  return keyPoints.flatMap((point): [string, string][] => (isNamed(point) ? [[point.id, nameOf(point, title)]] : []));
}

function isNamed({ type }: KeyPoint): boolean {
  return type === 'chain' || type === 'evaluation';
}

function nameOf(point: KeyPoint, title: string): string {
  if (point.type !== 'chain') return `Evaluation: ${title}`;
  return `From ‘${point.steps[0] ?? title}’ to ‘${point.steps.at(-1) ?? title}’`;
}

async function readDiagramTitles(): Promise<Map<string, string>> {
  const file = await import('#content/curriculum/diagrams.json', { with: { type: 'json' } });
  const diagrams = file.default.diagrams as unknown as Diagram[];
  return new Map(diagrams.map(({ id, title }) => [id, title]));
}

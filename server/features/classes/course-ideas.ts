import type { SimulatorEntry } from '#content/curriculum/curriculum.ts';
import { packs, readPack } from '#content/curriculum/packs.ts';
import { lensNames } from '#domain/marking/lenses.ts';
import type { Subject } from '#domain/subjects.ts';
import { readCoaching } from '#server/teaching/curriculum/coaching.ts';
import type { EvidenceRow } from './work-queries.ts';

type Item = Pick<EvidenceRow, 'itemKind' | 'itemId'>;

const read = new Map<Subject, Promise<(item: Item) => ReadonlySet<string>>>();

/**
 * The ideas of each item in the course's own words. Evidence names what was missing, and a drawing's or a hosted model's
 * note may quote the student: what is not in this list is shown to no teacher.
 */
export function readCourseIdeas(subject: Subject): Promise<(item: Item) => ReadonlySet<string>> {
  const ideas = read.get(subject) ?? collect(subject);
  read.set(subject, ideas);
  return ideas;
}

async function collect(subject: Subject): Promise<(item: Item) => ReadonlySet<string>> {
  const sections = (await Promise.all(packs[subject].map((_, index) => readPack(subject, index + 1)))).flatMap(
    (pack) => pack?.sections ?? [],
  );
  const questions = sections.flatMap(({ questions }) =>
    questions.map(({ id, requiredIdeas }) => [`question ${id}`, requiredIdeas.map(({ idea }) => idea)] as const),
  );
  const chains = sections.flatMap(({ keyPoints }) =>
    keyPoints.flatMap((point) => (point.type === 'chain' ? [[`chain ${point.id}`, point.steps] as const] : [])),
  );
  const plans = subject === 'economics' ? await readPlanIdeas() : [];
  const ideas = new Map([...questions, ...chains, ...plans].map(([key, own]) => [key, new Set(own)]));
  return ({ itemKind, itemId }) =>
    itemKind === 'evaluation' ? evaluationIdeas : (ideas.get(`${itemKind} ${itemId}`) ?? none);
}

async function readPlanIdeas(): Promise<(readonly [string, string[]])[]> {
  const [file, coaching] = await Promise.all([
    import('#content/curriculum/simulator.json', { with: { type: 'json' } }),
    readCoaching(),
  ]);
  return (file.default.questions as SimulatorEntry[]).map(({ index, checkpoints }) => [
    `plan simulator-${index}`,
    checkpoints.map(({ id }) => coaching.checkpoint(id).cue),
  ]);
}

const evaluationIdeas: ReadonlySet<string> = new Set(Object.values(lensNames));
const none: ReadonlySet<string> = new Set();

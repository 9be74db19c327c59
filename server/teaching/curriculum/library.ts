import type { KeyPoint, KnowledgeSection, QuickFireQuestion, SimulatorEntry } from '#content/curriculum/curriculum.ts';
import { packs, readPack } from '#content/curriculum/packs.ts';
import type { Subject } from '#domain/subjects.ts';

/** All that the tutor teaches from, of both subjects. Ids are unique within a subject only. */
export type Library = { courses: Record<Subject, Course>; simulator: SimulatorEntry[] };

/** One subject, with everything in it found by its id. */
export type Course = {
  subject: Subject;
  sections: Section[];
  sectionOf: Map<string, Section>;
  points: Map<string, PlacedPoint>;
  questions: Map<string, PlacedQuestion>;
};

export type Section = KnowledgeSection & { theme: number };
export type PlacedPoint = { point: KeyPoint; section: Section };
export type PlacedQuestion = { question: QuickFireQuestion; section: Section };

export async function readLibrary(): Promise<Library> {
  const [economics, business, simulator] = await Promise.all([
    readCourse('economics'),
    readCourse('business'),
    import('#content/curriculum/simulator.json', { with: { type: 'json' } }),
  ]);
  return { courses: { economics, business }, simulator: simulator.default.questions as SimulatorEntry[] };
}

async function readCourse(subject: Subject): Promise<Course> {
  const read = await Promise.all(packs[subject].map((_, index) => readPack(subject, index + 1)));
  const sections = read.flatMap((pack, index) =>
    (pack?.sections ?? []).map((section): Section => ({ ...section, theme: index + 1 })),
  );
  return {
    subject,
    sections,
    sectionOf: new Map(sections.map((section) => [section.id, section])),
    points: new Map(
      sections.flatMap((section) => section.keyPoints.map((point) => [point.id, { point, section }] as const)),
    ),
    questions: new Map(
      sections.flatMap((section) => section.questions.map((question) => [question.id, { question, section }] as const)),
    ),
  };
}

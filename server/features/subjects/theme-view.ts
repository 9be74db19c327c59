import { courses } from '#content/curriculum/courses.ts';
import type { KnowledgeSection, SectionView, SpecSection, ThemeView } from '#content/curriculum/curriculum.ts';
import { readPack } from '#content/curriculum/packs.ts';
import type { Subject } from '#domain/subjects.ts';
import { drawnOnly } from '../practice/diagrams/drawn-only.ts';
import { type CheckedDiagram, readDiagrams } from '../practice/diagrams/read-diagrams.ts';

/** What a student may read of a theme: teaching text and questions, and nothing that answers or marks them. */
export async function readThemeView(subject: Subject, number: number): Promise<ThemeView | undefined> {
  const theme = courses[subject][number - 1];
  const pack = theme && (await readPack(subject, number));
  if (!pack) return undefined;
  const diagrams = await readDiagrams();
  const sections = theme.sections.map((section, index) => viewSection(section, pack.sections[index], diagrams));
  return { subject, number, title: theme.title, sections };
}

function viewSection(
  { id, title, topics, group }: SpecSection,
  knowledge: KnowledgeSection | undefined,
  diagrams: Map<string, CheckedDiagram>,
): SectionView {
  return {
    id,
    title,
    topics,
    group,
    keyPoints: knowledge?.keyPoints ?? [],
    questions: (knowledge?.questions ?? []).map(({ id, ao, difficulty, seconds, prompt }) => ({
      id,
      ao,
      difficulty,
      seconds,
      prompt,
    })),
    diagrams: (knowledge?.diagrams ?? []).flatMap((name) => diagrams.get(name) ?? []).map(drawnOnly),
  };
}

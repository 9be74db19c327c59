import { courses } from '#content/curriculum/courses.ts';
import simulatorList from '#content/curriculum/public/simulator-list.json' with { type: 'json' };
import type { WorkKind } from '#domain/classes/set-work.ts';
import type { Subject } from '#domain/subjects.ts';
import { themeName } from '#domain/themes.ts';
import { readDiagrams } from '../practice/diagrams/read-diagrams.ts';

export type Target = { target: string; title: string };

/** What can be set in a subject, by kind, as it is called. Simulator questions are Economics'. */
export async function readTargets(subject: Subject): Promise<Record<WorkKind, Target[]>> {
  const sections = courses[subject].flatMap((theme) => theme.sections);
  const diagrams = [...(await readDiagrams()).values()].filter((diagram) => diagram.subject === subject);
  return {
    section: sections.map(({ id, title }) => ({ target: id, title: `${id} ${title}` })),
    'quick-fire': [
      { target: 'mixed', title: 'A bit of everything' },
      ...courses[subject].map(({ number, title }) => ({
        target: `theme:${number}`,
        title: `${themeName({ subject, number })}: ${title}`,
      })),
      ...sections.map(({ id, title }) => ({ target: `section:${id}`, title: `${id} ${title}` })),
    ],
    diagram: diagrams.map(({ id, title }) => ({ target: id, title })),
    plan:
      subject === 'economics'
        ? simulatorList.questions.map(({ index, topic, marksTag }) => ({
            target: String(index),
            title: `${topic}, ${marksTag}`,
          }))
        : [],
  };
}

export function titleOf(targets: Record<WorkKind, Target[]>, kind: WorkKind, target: string): string | undefined {
  return targets[kind].find((one) => one.target === target)?.title;
}

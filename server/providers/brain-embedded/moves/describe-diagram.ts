import type { Diagram } from '#content/curriculum/curriculum.ts';
import { type Reply, requireSection, type Scene } from '../scene.ts';
import { tell } from '../words/tell.ts';
import { admitUnknown, howSure } from './admit.ts';
import { askNext } from './ask-question.ts';
import { firstSentences } from './teach-point.ts';

/** A diagram in words: nothing can be drawn in a conversation. */
export async function describeDiagram(scene: Scene, about: string): Promise<Reply> {
  const { lesson } = scene;
  const findings = await scene.find(about || lesson.lastAsk);
  const ids = findings.topics.slice(0, 3).flatMap(({ sectionId }) => requireSection(scene, sectionId).diagrams);
  const diagram = await readDiagram(about, ids);
  if (!diagram || howSure(findings) === 'no') return admitUnknown(scene, about, findings);
  const section = requireSection(scene, findings.topics[0]?.sectionId ?? '');
  const text = `${tell(lesson, 'noDrawing')} ${firstSentences(diagram.explanation, 2)}`;
  const next = askNext(scene, section, 'nowYou', text);
  return {
    say: [text, ...next.say],
    ...(next.ask === undefined ? {} : { ask: next.ask }),
    change: { section: section.id, ...next.change },
  };
}

async function readDiagram(about: string, ids: string[]): Promise<Diagram | undefined> {
  const file = await import('#content/curriculum/diagrams.json', { with: { type: 'json' } });
  const diagrams = file.default.diagrams as Diagram[];
  const words = about.toLowerCase().split(/\W+/);
  const near = ids.flatMap((id) => diagrams.find((diagram) => diagram.id === id) ?? []);
  const nearness = (diagram: Diagram) =>
    words.filter((word) => word.length > 3 && diagram.title.toLowerCase().includes(word)).length;
  return near.sort((a, b) => nearness(b) - nearness(a))[0];
}

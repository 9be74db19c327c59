import type { PlacedPoint } from '../library.ts';
import type { Reply, Scene } from '../scene.ts';
import { tell } from '../words/tell.ts';
import { admitUnknown, howSure } from './admit.ts';
import { askNext } from './ask-question.ts';
import { explainPoint } from './explain-topic.ts';
import { pickPoint } from './pick-point.ts';
import { firstSentences, teachPoint } from './teach-point.ts';

/** Two things side by side, in a sentence each, then a question. */
export async function compareTopics(scene: Scene, [one, other]: [string, string]): Promise<Reply> {
  const { lesson } = scene;
  const points = [await findPoint(scene, one), await findPoint(scene, other)];
  const [first, second] = points;
  if (!first && !second) return admitUnknown(scene, `${one} and ${other}`, await scene.find(`${one} ${other}`));
  if (!first || !second) {
    const known = first ?? second;
    const reply = known ? explainPoint(scene, known) : undefined;
    return {
      ...reply,
      say: [tell(lesson, 'unknown').replace(/\.$/, `: ${first ? other : one}.`), ...(reply?.say ?? [])],
    };
  }
  if (first.point.id === second.point.id) return explainPoint(scene, first);
  const sides = [first, second].map((placed) => firstSentences(teachPoint(scene, placed), 1));
  const shown = [...new Set([...lesson.shown, first.point.id, second.point.id])];
  const next = askNext({ ...scene, lesson: { ...lesson, shown } }, first.section, 'nowYou', sides.join(' '));
  return {
    say: [...sides, ...next.say],
    ...(next.ask === undefined ? {} : { ask: next.ask }),
    change: { section: first.section.id, ...next.change, point: first.point.id, angle: 0, shown },
  };
}

async function findPoint(scene: Scene, about: string): Promise<PlacedPoint | undefined> {
  const findings = await scene.find(about);
  if (howSure(findings) === 'no') return undefined;
  return pickPoint(scene, findings, about, ['definition', 'formula', 'point']);
}

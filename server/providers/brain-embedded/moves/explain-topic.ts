import type { PlacedPoint } from '../library.ts';
import { type Reply, requireSection, type Scene } from '../scene.ts';
import type { About } from '../understand/intent.ts';
import { sentencesOf } from '../words/sentences.ts';
import { tell } from '../words/tell.ts';
import { admitUnknown, howSure } from './admit.ts';
import { askNext } from './ask-question.ts';
import { chooseTopic } from './choose-topic.ts';
import { type PointType, pickPoint } from './pick-point.ts';
import { firstSentences, pointAfter, teachPoint } from './teach-point.ts';

/** Which kinds of key point answer which kind of question. */
const kinds: Record<Exclude<About, 'test' | 'exam' | 'diagram'>, PointType[]> = {
  explain: ['definition', 'formula', 'point'],
  why: ['chain', 'point'],
  example: ['example'],
  evaluate: ['evaluation'],
  formula: ['formula'],
};

/** Explains what is asked about in two or three sentences, then asks. */
export async function explainTopic(scene: Scene, kind: keyof typeof kinds, about: string): Promise<Reply> {
  const { lesson } = scene;
  const section = lesson.section;
  if (!about && !section) return chooseTopic(scene);
  if (!about && section) return explainPoint(scene, here(scene, kind, section));
  const findings = await scene.find(about);
  const sure = howSure(findings);
  if (sure === 'no') return admitUnknown(scene, about, findings);
  const placed = pickPoint(scene, findings, about, kinds[kind]);
  if (!placed) return admitUnknown(scene, about, findings);
  const reply = explainPoint(scene, placed);
  if (sure === 'yes') return reply;
  return { ...reply, say: [tell(lesson, 'perhaps', { title: placed.section.title }), ...reply.say] };
}

/** Of the section that is talked about: the best of the wanted kind that was not shown, else any. */
function here(scene: Scene, kind: keyof typeof kinds, sectionId: string): PlacedPoint {
  const section = requireSection(scene, sectionId);
  const wanted = section.keyPoints.filter(({ type }) => kinds[kind].includes(type));
  const point = wanted.find(({ id }) => !scene.lesson.shown.includes(id)) ?? wanted[0] ?? section.keyPoints[0];
  if (!point) throw new Error(`Section ${sectionId} has no key points`);
  return { point, section };
}

export function explainPoint(scene: Scene, placed: PlacedPoint): Reply {
  const { lesson } = scene;
  const { point, section } = placed;
  const main = firstSentences(teachPoint(scene, placed), 2);
  const room = (scene.turn.spoken ? 3 : 4) - sentencesOf(main).length;
  const further = pointAfter(scene, section, point, room);
  const second = further && firstSentences(teachPoint(scene, further), further.point.type === 'chain' ? 2 : 1);
  const explained = [main, second].filter(Boolean).join(' ');
  const shown = [...new Set([...lesson.shown, point.id, ...(further ? [further.point.id] : [])])];
  const next = askNext(
    { ...scene, lesson: { ...lesson, shown } },
    section,
    'nowYou',
    explained,
    'term' in point ? `${point.term} ${main}` : main,
  );
  return {
    say: [main, ...(second ? [second] : []), ...next.say],
    ...(next.ask === undefined ? {} : { ask: next.ask }),
    change: { section: section.id, ...next.change, point: point.id, angle: 0, shown },
  };
}

/** One point in passing, while something else is open. */
export async function explainBriefly(
  scene: Scene,
  kind: keyof typeof kinds,
  about: string,
): Promise<{ text: string; placed: PlacedPoint } | undefined> {
  if (!about) {
    if (!scene.lesson.section) return undefined;
    const placed = here(scene, kind, scene.lesson.section);
    return { placed, text: firstSentences(teachPoint(scene, placed), 2) };
  }
  const findings = await scene.find(about);
  if (howSure(findings) === 'no') return undefined;
  const placed = pickPoint(scene, findings, about, kinds[kind]);
  return placed && { placed, text: firstSentences(teachPoint(scene, placed), 2) };
}

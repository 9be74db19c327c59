import type { WeakPoint } from '#domain/tutor.ts';
import type { OpenOf } from '../lesson/lesson.ts';
import type { PlacedPoint } from '../library.ts';
import { admitUnknown, howSure } from '../moves/admit.ts';
import { named } from '../moves/ask-question.ts';
import { pickPoint } from '../moves/pick-point.ts';
import { someSection } from '../moves/revise.ts';
import { type Reply, readPoint, requireSection, type Scene } from '../scene.ts';
import { lowerFirst, stepInWords } from '../words/say-point.ts';
import { tell } from '../words/tell.ts';

export type OpenChain = OpenOf<'chain'>;
export type Chain = Extract<PlacedPoint['point'], { type: 'chain' }>;

/** Finds the chain that the student's topic asks for, and starts at its first link. */
export async function startChain(scene: Scene, about: string): Promise<Reply> {
  if (!about) return beginChain(scene, freshChain(scene, someSection(scene).id));
  const findings = await scene.find(about);
  if (howSure(findings) === 'no') return admitUnknown(scene, about, findings);
  const placed = pickPoint(scene, findings, about, ['chain']);
  if (placed?.point.type === 'chain') return beginChain(scene, placed);
  return beginChain(scene, freshChain(scene, findings.topics[0]?.sectionId ?? ''));
}

/** The opening for somebody whose chain broke last time. */
export function openChain(scene: Scene, weak: WeakPoint): Reply {
  const { lesson } = scene;
  const known = readPoint(scene, weak.itemId);
  const placed = known?.point.type === 'chain' ? known : freshChain(scene, weak.sectionId);
  const title = named(requireSection(scene, weak.sectionId).title);
  const reply = beginChain(scene, placed);
  return { ...reply, say: [tell(lesson, 'welcomeBack'), tell(lesson, 'weakSection', { title }), ...reply.say] };
}

function freshChain(scene: Scene, sectionId: string): PlacedPoint {
  const section = requireSection(scene, sectionId);
  const chains = section.keyPoints.filter(({ type }) => type === 'chain');
  const point = chains.find(({ id }) => !scene.lesson.shown.includes(id)) ?? chains[0];
  if (!point) throw new Error(`Section ${sectionId} has no chain`);
  return { point, section };
}

function beginChain(scene: Scene, { point, section }: PlacedPoint): Reply {
  const { lesson } = scene;
  const { steps } = point as Chain;
  return {
    say: [tell(lesson, 'chainStart', { step: stepInWords(steps[0]) })],
    ask: tell(lesson, 'identify'),
    change: {
      section: section.id,
      point: point.id,
      shown: [...new Set([...lesson.shown, point.id])],
      open: { kind: 'chain', point: point.id, stage: 'identify', at: 1, rung: 0, helped: 0, faults: [], told: '' },
    },
  };
}

/** The term to define: one that the chain is about. */
export function termOf({ section, point }: PlacedPoint): { term: string; text: string; id: string } | undefined {
  const text = point.text.toLowerCase();
  const defined = section.keyPoints.flatMap((other) => (other.type === 'definition' ? [other] : []));
  const named = defined.find(({ term }) => text.includes(term.toLowerCase().replace(/\s*\(.*\)/, '')));
  return named ?? defined[0];
}

/** What is being asked for just now. */
export function chainAsk(scene: Scene, open: OpenChain): string {
  const { lesson } = scene;
  const placed = readPoint(scene, open.point);
  if (placed?.point.type !== 'chain') return tell(lesson, 'chooseTopic');
  const { steps } = placed.point;
  const before = stepInWords(steps[open.at - 1]);
  switch (open.stage) {
    case 'identify':
      return tell(lesson, 'identify');
    case 'define':
      return tell(lesson, 'define', { term: lowerFirst(termOf(placed)?.term ?? 'the key term') });
    case 'explain':
      return tell(lesson, open.at === 1 ? 'firstLink' : 'nextLink', { step: before });
    case 'apply':
      return tell(lesson, 'apply');
    default:
      return tell(lesson, 'wholeChain');
  }
}

/** On to another part of the chain, with its question. */
export function toStage(scene: Scene, open: OpenChain, say: string[]): Reply {
  return { say, ask: chainAsk(scene, open), change: { open } };
}

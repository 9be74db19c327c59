import type { WeakPoint } from '#domain/tutor.ts';
import type { PlacedPoint, Section } from '../curriculum/library.ts';
import { ownSection } from '../curriculum/own-section.ts';
import type { OpenOf } from '../lesson.ts';
import { named } from '../say/named.ts';
import { lowerFirst, stepInWords } from '../say/say-point.ts';
import { tell } from '../say/tell.ts';
import { type Reply, readPoint, requireSection, type Scene } from '../scene.ts';
import { findSection, nearestPoint } from './find-point.ts';

export type OpenChain = OpenOf<'chain'>;
export type Chain = Extract<PlacedPoint['point'], { type: 'chain' }>;

/** Finds the chain that the student's topic asks for, and starts at its first link. */
export async function startChain(scene: Scene, about: string): Promise<Reply> {
  if (!about) return beginChain(scene, freshChain(scene, ownSection(scene)));
  const section = await findSection(scene, about);
  if (!section) return { say: [tell(scene.lesson, 'notTrusted')], ask: tell(scene.lesson, 'chooseTopic') };
  const point = nearestPoint(scene, section, about, 'chain');
  return beginChain(scene, point ? { point, section } : freshChain(scene, section));
}

/** The opening for somebody whose chain broke last time. */
export function openChain(scene: Scene, weak: WeakPoint): Reply {
  const { lesson } = scene;
  const known = readPoint(scene, weak.itemId);
  const section = requireSection(scene, weak.sectionId);
  const placed = known?.point.type === 'chain' ? known : freshChain(scene, section);
  const title = named(section.title);
  const reply = beginChain(scene, placed);
  return { ...reply, say: [tell(lesson, 'welcomeBack'), tell(lesson, 'weakSection', { title }), ...reply.say] };
}

function freshChain({ lesson }: Scene, section: Section): PlacedPoint {
  const chains = section.keyPoints.filter(({ type }) => type === 'chain');
  const point = chains.find(({ id }) => !lesson.given.includes(id)) ?? chains[0];
  if (!point) throw new Error(`Section ${section.id} has no chain`);
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
      given: [...new Set([...lesson.given, point.id])],
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

import type { PlacedPoint } from '../library.ts';
import { firstSentences, teachPoint } from '../moves/teach-point.ts';
import { type Reply, readPoint, type Scene } from '../scene.ts';
import { lowerFirst } from '../words/say-point.ts';
import { tell } from '../words/tell.ts';
import { type Chain, chainAsk, type OpenChain } from './analysis.ts';

/** The ladder for one link: who acts, where it leads, how it begins, the link itself. */
export function helpWithLink(scene: Scene, placed: PlacedPoint, open: OpenChain, before: string[]): Reply {
  const { lesson } = scene;
  const { steps } = placed.point as Chain;
  const rung = Math.min(4, open.rung + 1);
  const step = lowerFirst(steps[open.at] ?? '');
  const after = steps[open.at + 1];
  const helped = Math.max(open.helped, rung);
  if (rung === 4) {
    const at = open.at + 1;
    const next: OpenChain = { ...open, at, rung: 0, helped, stage: at < steps.length ? 'explain' : 'apply' };
    return {
      say: [...before, tell(lesson, 'linkGiven', { step })],
      ask: chainAsk(scene, next),
      change: { open: next },
    };
  }
  const half = step
    .split(' ')
    .slice(0, Math.ceil(step.split(' ').length / 2))
    .join(' ');
  const hint =
    rung === 1
      ? tell(lesson, 'linkWho')
      : rung === 2 && after
        ? tell(lesson, 'linkTowards', { step: lowerFirst(after) })
        : tell(lesson, 'partial', { begun: half });
  return { say: [...before, hint], ask: tell(lesson, 'whatNext'), change: { open: { ...open, rung, helped } } };
}

/** Help that is asked for, at any stage of the chain. */
export function helpWithChain(scene: Scene, open: OpenChain): Reply {
  const { lesson, coaching, shelf } = scene;
  const placed = readPoint(scene, open.point);
  if (placed?.point.type !== 'chain') return { say: [], ask: tell(lesson, 'chooseTopic'), change: { open: null } };
  if (open.stage === 'explain') return helpWithLink(scene, placed, open, []);
  if (open.stage === 'whole') return { say: [tell(lesson, 'checkNoHelp')], ask: chainAsk(scene, open) };
  if (open.stage === 'identify') {
    const next: OpenChain = { ...open, stage: 'define', helped: Math.max(1, open.helped) };
    return {
      say: [tell(lesson, 'aimFor', { step: lowerFirst(placed.point.steps.at(-1) ?? '') })],
      ask: chainAsk(scene, next),
      change: { open: next },
    };
  }
  const example = placed.section.keyPoints.find(({ type }) => type === 'example');
  const plain = coaching.plainFor(shelf.subject, placed.section.keyPoints[0]?.id ?? '');
  const text =
    open.stage === 'apply' && example
      ? firstSentences(teachPoint(scene, { point: example, section: placed.section }), 1)
      : plain && tell(lesson, 'plainly', { text: lowerFirst(plain) });
  return {
    say: text ? [text] : [],
    ask: chainAsk(scene, open),
    change: { open: { ...open, rung: 1, helped: Math.max(2, open.helped) } },
  };
}

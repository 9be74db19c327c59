import type { KeyPoint } from '#content/curriculum/curriculum.ts';
import { stemsOf } from '#domain/marking/topic-stems.ts';
import type { Findings } from '../find/find-topic.ts';
import type { PlacedPoint } from '../library.ts';
import { asQuestion } from '../marking/patterns.ts';
import { weigh } from '../marking/progress.ts';
import { contradicts, type Misconception, spotMisconception } from '../marking/slips.ts';
import { type Reply, requireSection, type Scene } from '../scene.ts';
import { tell } from '../words/tell.ts';
import { admitUnknown, howSure } from './admit.ts';
import { askNext } from './ask-question.ts';
import { turnsFormulaOver } from './formula-order.ts';
import { pickPoint } from './pick-point.ts';
import { firstSentences, teachPoint } from './teach-point.ts';

/** 'Is this right: …': a known slip, the right way round, the wrong way round, or honestly not sure. */
export async function checkClaim(scene: Scene, claim: string): Promise<Reply> {
  const { lesson } = scene;
  const findings = await scene.find(claim);
  if (howSure(findings) === 'no') return admitUnknown(scene, claim, findings);
  const slip = findSlip(scene, findings, claim);
  if (slip) {
    const section = requireSection(scene, findings.topics[0]?.sectionId ?? '');
    return answer(scene, { point: slip, section }, [tell(lesson, 'mixUp'), slip.correction]);
  }
  const absolute = /\b(always|never|every|all|only|no one|nobody)\b/i.exec(claim)?.[0];
  const doubt = absolute && pickPoint(scene, findings, claim, ['evaluation']);
  if (doubt && doubt.point.type === 'evaluation') {
    const lead = tell(lesson, 'claimAbsolute', { word: absolute.toLowerCase() });
    return answer(scene, doubt, [lead, firstSentences(teachPoint(scene, doubt), 2)]);
  }
  const placed = pickPoint(scene, findings, claim, ['definition', 'formula', 'chain', 'point']);
  if (!placed) return admitUnknown(scene, claim, findings);
  const stands = await holds(scene, placed.point, claim);
  const words = firstSentences(teachPoint(scene, placed), 2);
  return answer(scene, placed, [tell(lesson, claimPhrases[stands]), words]);
}

const claimPhrases = { stands: 'claimStands', turned: 'claimTurned', unsure: 'claimUnsure' } as const;

function answer(scene: Scene, placed: PlacedPoint, say: string[]): Reply {
  const { lesson } = scene;
  const shown = [...new Set([...lesson.shown, placed.point.id])];
  const next = askNext({ ...scene, lesson: { ...lesson, shown } }, placed.section, 'nowYou', say.join(' '));
  return {
    say: [...say, ...next.say],
    ...(next.ask === undefined ? {} : { ask: next.ask }),
    change: { section: placed.section.id, ...next.change, point: placed.point.id, angle: 0, shown },
  };
}

function findSlip(scene: Scene, { topics }: Findings, claim: string): Misconception | undefined {
  const points = topics.slice(0, 3).flatMap(({ sectionId }) => requireSection(scene, sectionId).keyPoints);
  return spotMisconception(points, claim);
}

/** Against the key point that it is about. Few shared words settle nothing. */
async function holds(scene: Scene, point: KeyPoint, claim: string): Promise<keyof typeof claimPhrases> {
  if (point.type === 'formula' && turnsFormulaOver(point.formula, claim)) return 'turned';
  const statement = point.type === 'chain' ? point.steps.join(', ') : firstSentences(point.text, 1);
  if (contradicts(claim, statement)) return 'turned';
  const question = asQuestion(
    claim.includes('?') ? claim : `What is true of ${'term' in point ? point.term : 'this'}?`,
    statement,
  );
  const progress = weigh(question, await scene.mark(question, claim), [], claim);
  if (progress.turned) return 'turned';
  const said = new Set(stemsOf(claim));
  const shared = stemsOf(statement).filter((stem) => said.has(stem)).length;
  if (progress.found.length > 0 && shared >= Math.min(3, said.size)) return 'stands';
  return 'unsure';
}

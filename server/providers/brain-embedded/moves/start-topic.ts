import { startChain } from '../methods/analysis.ts';
import { startClaim } from '../methods/evaluation.ts';
import { openPlan } from '../methods/plan.ts';
import { startRun } from '../methods/quick-fire.ts';
import { type Reply, readQuestion, type Scene } from '../scene.ts';
import { tell } from '../words/tell.ts';
import { howSure } from './admit.ts';
import { askNext } from './ask-question.ts';
import { checkClaim } from './check-claim.ts';
import { explainTopic } from './explain-topic.ts';
import { askWeak, listWeak, someSection } from './revise.ts';

/** Words that answer nothing: a topic to take up in this tutor's way, a question to try first, or a claim to look at. */
export async function startTopic(scene: Scene, words: string, own: boolean): Promise<Reply> {
  const { turn } = scene;
  switch (turn.agent.method) {
    case 'analysis':
      return startChain(scene, words);
    case 'evaluation':
      return startClaim(scene, words, own && words.trim().split(/\s+/).length >= 5);
    case 'quick-fire':
      return startRun(scene, words);
    case 'plan':
      return openPlan(scene);
    default:
      return isStatement(words) ? checkClaim(scene, words) : explainTopic(scene, 'explain', words);
  }
}

/** 'Test me': what was weak first, then a question of the topic, else one of the tutor's choice. */
export async function startTest(scene: Scene, about: string): Promise<Reply> {
  const { turn, lesson, shelf } = scene;
  if (turn.agent.method === 'quick-fire') return startRun(scene, about);
  if (turn.agent.method === 'analysis') return startChain(scene, about);
  if (turn.agent.method === 'evaluation') return startClaim(scene, about, false);
  if (turn.agent.method === 'plan') return openPlan(scene);
  if (about) {
    const findings = await scene.find(about);
    const section = shelf.sectionOf.get(findings.topics[0]?.sectionId ?? '');
    if (howSure(findings) === 'no' || !section) return explainTopic(scene, 'explain', about);
    return { ...askNext(scene, section, 'nowYou') };
  }
  const weak = listWeak(scene).find(({ itemId }) => !lesson.asked.includes(itemId) && readQuestion(scene, itemId));
  if (weak && !lesson.section) return { say: [tell(lesson, 'startThere')], ...askWeak(scene, weak) };
  return { ...askNext(scene, someSection(scene), 'nowYou') };
}

/** Long enough to say something, and with a verb in it. */
export function isStatement(words: string): boolean {
  return (
    words.trim().split(/\s+/).length >= 5 &&
    /\b(is|are|was|were|will|would|can|cannot|does|do|rises?|falls?|shifts?|causes?|means|leads?|increases?|decreases?|makes?|has|have)\b/i.test(
      words,
    ) &&
    !/\?\s*$/.test(words)
  );
}

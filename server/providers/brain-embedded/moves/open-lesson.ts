import { openChain } from '../methods/analysis.ts';
import { openClaim } from '../methods/evaluation.ts';
import { openPlan } from '../methods/plan.ts';
import { type Reply, requireSection, type Scene } from '../scene.ts';
import { tell } from '../words/tell.ts';
import { named } from './ask-question.ts';
import { askWeak, cueOfWeak, listWeak } from './revise.ts';

/** The tutor's first words: what was weak last time, or its greeting to somebody new. */
export function openLesson(scene: Scene): Reply {
  const { agent, focus } = scene.turn;
  if (agent.method === 'plan') return openPlan(scene);
  const weak = listWeak(scene)[0];
  if (weak && agent.method === 'analysis') return openChain(scene, weak);
  if (weak && agent.method === 'evaluation') return openClaim(scene, weak.sectionId);
  if (weak && agent.method === 'quick-fire') return openRun(scene, weak.sectionId);
  if (weak) return openWithWeak(scene);
  const section = agent.method === 'explain' && focus ? scene.shelf.sectionOf.get(focus) : undefined;
  const opening = section ? [tell(scene.lesson, 'perhaps', { title: section.title })] : [];
  return {
    say: [agent.greeting, ...opening],
    change: { open: { kind: 'topic' }, ...(section ? { section: section.id } : {}) },
  };
}

/** The run itself begins with what was weak. */
function openRun(scene: Scene, sectionId: string): Reply {
  const { lesson } = scene;
  const title = named(requireSection(scene, sectionId).title);
  return {
    say: [tell(lesson, 'welcomeBack'), tell(lesson, 'weakSection', { title })],
    ask: tell(lesson, 'runReady'),
    change: { open: { kind: 'offer', yes: { do: 'run' }, no: { do: 'choose' } } },
  };
}

function openWithWeak(scene: Scene): Reply {
  const { lesson } = scene;
  const weak = listWeak(scene)[0];
  if (!weak) return { say: [scene.turn.agent.greeting], change: { open: { kind: 'topic' } } };
  const cue = cueOfWeak(scene, weak.itemId, weak.missing);
  const title = named(requireSection(scene, weak.sectionId).title);
  return {
    say: [
      tell(lesson, 'welcomeBack'),
      cue ? tell(lesson, 'weakCue', { cue }) : tell(lesson, 'weakSection', { title }),
      tell(lesson, 'startThere'),
    ],
    ...askWeak(scene, weak),
  };
}

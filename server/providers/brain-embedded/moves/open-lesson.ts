import { openChain } from '../methods/analysis.ts';
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
  if (agent.method === 'analysis' && weak?.itemKind === 'chain') return openChain(scene, weak);
  if (weak && agent.method === 'explain') return openWithWeak(scene);
  const section = agent.method === 'explain' && focus ? scene.shelf.sectionOf.get(focus) : undefined;
  const opening = section ? [tell(scene.lesson, 'perhaps', { title: section.title })] : [];
  return {
    say: [agent.greeting, ...opening],
    change: { open: { kind: 'topic' }, ...(section ? { section: section.id } : {}) },
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

import { openChain } from '../methods/analysis.ts';
import { openClaim } from '../methods/evaluation.ts';
import { openPlan } from '../methods/plan.ts';
import { named } from '../say/named.ts';
import { tell } from '../say/tell.ts';
import { type Reply, requireSection, type Scene } from '../scene.ts';

/** The tutor's first words: what was weak last time, or its greeting to somebody new. */
export function openLesson(scene: Scene): Reply {
  const { lesson, shelf, turn } = scene;
  const { agent, focus } = turn;
  if (agent.method === 'plan') return openPlan(scene);
  const weak = turn.weakPoints.find(({ sectionId }) =>
    agent.themes.includes(shelf.sectionOf.get(sectionId)?.theme ?? 0),
  );
  if (weak && agent.method === 'analysis') return openChain(scene, weak);
  if (weak && agent.method === 'evaluation') return openClaim(scene, weak.sectionId);
  if (weak) {
    const title = named(requireSection(scene, weak.sectionId).title);
    return {
      say: [tell(lesson, 'welcomeBack'), tell(lesson, 'weakSection', { title })],
      ask: tell(lesson, 'startThere'),
      change: { section: weak.sectionId, open: { kind: 'offer', act: 'test-me', words: `Test me on ${title}` } },
      shown: {
        offers: [
          { label: 'Start there', says: `Test me on ${title}` },
          { label: 'Something else', says: 'Something else' },
        ],
      },
    };
  }
  const section = agent.method === 'explain' && focus ? shelf.sectionOf.get(focus) : undefined;
  return { say: [agent.greeting], change: section ? { section: section.id } : {} };
}

/** The minutes are nearly used: where we are, and that typing goes on. */
export function wrapUp({ lesson }: Scene): Reply {
  const right = lesson.results.filter(({ verdict }) => verdict === 'right').length;
  return {
    say: [tell(lesson, 'minutes'), ...(right ? [tell(lesson, 'goodbyeProud')] : []), tell(lesson, 'textStays')],
  };
}

import { openChain } from '../methods/analysis.ts';
import { openClaim } from '../methods/evaluation.ts';
import { openPlan } from '../methods/plan.ts';
import { named } from '../say/named.ts';
import { tell } from '../say/tell.ts';
import { type Reply, requireSection, type TurnContext } from '../turn-context.ts';

/** The tutor's first words: what was weak last time, or its greeting to somebody new. */
export function openLesson(context: TurnContext): Reply {
  const { lesson, course, turn } = context;
  const { agent, focus } = turn;
  if (agent.method === 'plan') return openPlan(context);
  const weak = turn.weakPoints.find(({ sectionId }) =>
    agent.themes.includes(course.sectionOf.get(sectionId)?.theme ?? 0),
  );
  if (weak && agent.method === 'analysis') return openChain(context, weak);
  if (weak && agent.method === 'evaluation') return openClaim(context, weak.sectionId);
  if (weak) {
    const title = named(requireSection(context, weak.sectionId).title);
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
  const section = agent.method === 'explain' && focus ? course.sectionOf.get(focus) : undefined;
  return { say: [agent.greeting], change: section ? { section: section.id } : {} };
}

/** The minutes are nearly used: where we are, and that typing goes on. */
export function wrapUp({ lesson }: TurnContext): Reply {
  const right = lesson.results.filter(({ verdict }) => verdict === 'right').length;
  return {
    say: [tell(lesson, 'minutes'), ...(right ? [tell(lesson, 'goodbyeProud')] : []), tell(lesson, 'textStays')],
  };
}

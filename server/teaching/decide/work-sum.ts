import { topicOf } from '../bank/bank-texts.ts';
import { calculate, type Sum } from '../calculate/calculate.ts';
import { tell } from '../say/tell.ts';
import type { Reply, Scene } from '../scene.ts';
import { offers } from './give-entry.ts';
import type { Heard } from './heard.ts';

/** A sum, worked with the student's own figures; nothing when the words hold none that can be done exactly. */
export function workSum(scene: Scene, { words, found, act }: Heard): Reply | undefined {
  const work = (said: string) =>
    calculate({ words: said, subject: scene.shelf.subject, topic: topicInHand(scene), hintOnly: act === 'hint' });
  const sum = withFiguresBefore(work(words), () => work(`${scene.lesson.figures}. ${words}`));
  if (!sum) return undefined;
  const reply = saySum(scene, sum);
  // What is asked next is about this sum.
  const about = found.find(({ entry }) => entry.section !== 'exam');
  const topic = about && { section: about.entry.section, entry: about.id, plainer: 0 };
  const figures = sum.kind === 'formula' ? scene.lesson.figures : `${scene.lesson.figures} ${words}`.slice(-mostKept);
  return { ...reply, change: { ...reply.change, ...topic, figures: sum.kind === 'worked' ? words : figures.trim() } };
}

/** As much of what was said as a sum may look back to. */
const mostKept = 400;

/** 'They sell 4,200, what is the margin of safety?': what is missing may have been said with the sum before. */
function withFiguresBefore(sum: Sum | undefined, workBoth: () => Sum | undefined): Sum | undefined {
  if (sum?.kind !== 'missing') return sum;
  const both = workBoth();
  return both?.kind === 'worked' && both.name === sum.name ? both : sum;
}

function saySum({ lesson }: Scene, sum: Sum): Reply {
  const change = { open: null };
  switch (sum.kind) {
    case 'worked':
      return { say: sum.sentences, change, shown: { steps: sum.steps, offers: [offers.test] } };
    case 'missing':
      return {
        say: [tell(lesson, 'sumMissing', { missing: sum.missing.join(' and '), name: sum.name }), `${sum.formula}.`],
        change,
      };
    case 'formula':
      return { say: [sum.sentence], change, shown: { steps: [{ left: sum.name, right: sum.formula }] } };
  }
}

export function topicInHand({ bank, lesson, shelf, turn }: Scene): string {
  const section =
    lesson.section ?? turn.lookingAt?.section ?? (turn.agent.method === 'explain' ? turn.focus : undefined);
  if (!section) return '';
  const title = bank.titleOf({ subject: shelf.subject, section });
  return title ? topicOf(title, lesson.entry ? bank.get(lesson.entry) : undefined) : '';
}

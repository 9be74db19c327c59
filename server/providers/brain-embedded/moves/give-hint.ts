import type { QuickFireQuestion } from '#content/curriculum/curriculum.ts';
import type { OpenOf } from '../lesson/lesson.ts';
import type { PlacedQuestion } from '../library.ts';
import type { Reply, Scene } from '../scene.ts';
import { lowerFirst } from '../words/say-point.ts';
import { tell } from '../words/tell.ts';
import { pointTheWay } from './point-the-way.ts';

type OpenQuestion = OpenOf<'question'>;
type Hint = { say: string; ask: string; begun?: string };

/** One rung up the ladder: nudge, pointer, partial, worked step, full answer. Before the last rung the answer is not said. */
export function giveHint(scene: Scene, placed: PlacedQuestion, open: OpenQuestion, before: string[] = []): Reply {
  const rung = Math.min(5, open.rung + 1);
  const hint = hintAt(scene, placed, open, rung);
  return {
    say: [...before, ...(hint.say ? [hint.say] : [])],
    ask: hint.ask,
    change: {
      open: {
        ...open,
        rung,
        stage: rung === 5 ? 'recall' : open.stage,
        told: rung <= 3 ? `${open.told} ${hint.say}` : open.told,
        begun: hint.begun ?? null,
      },
    },
  };
}

function hintAt(scene: Scene, placed: PlacedQuestion, open: OpenQuestion, rung: number): Hint {
  const { lesson } = scene;
  const { question } = placed;
  if (rung >= 5)
    return { say: tell(lesson, 'fullAnswer', { text: question.modelAnswer }), ask: tell(lesson, 'sayBack') };
  const at = firstMissing(question, open.found);
  const idea = question.requiredIdeas[at]?.idea;
  if (idea === undefined) return figureHint(scene, placed, rung);
  if (rung === 1)
    return { say: tell(lesson, 'nudge', { cue: cueOf(scene, question, at) }), ask: tell(lesson, 'whatNow') };
  if (rung === 2) return pointTheWay(scene, placed, at);
  if (rung === 3) return finishThis(scene, idea);
  return {
    say: tell(lesson, 'worked', { idea: lowerFirst(idea) }),
    ask: tell(lesson, question.numeric ? 'whatNow' : 'putTogether'),
  };
}

/** The place of the idea to work on. The figure stands behind the last one, but without it there is nothing to say more. */
export function firstMissing({ requiredIdeas, numeric }: QuickFireQuestion, found: string[]): number {
  const figure = found.some((idea) => !requiredIdeas.some((required) => required.idea === idea));
  const at = requiredIdeas.findIndex(({ idea }) => !found.includes(idea));
  return at < 0 || (numeric && !figure) ? requiredIdeas.length : at;
}

export function cueOf({ coaching, shelf }: Scene, question: QuickFireQuestion, at: number): string {
  return coaching.cueFor(shelf.subject, question.id, at);
}

/** The first half of the idea, or for a word or two its first letters. */
function finishThis({ lesson }: Scene, idea: string): Hint {
  const plain = lowerFirst(idea.replace(/^[\w ]{2,16}: /, '').split(/ or /)[0] ?? idea);
  const words = plain.split(' ');
  if (words.length < 3) {
    const letters = (words[0] ?? plain).slice(0, 2);
    return { say: tell(lesson, 'partialWord', { letters }), ask: tell(lesson, 'whatNow'), begun: '' };
  }
  let kept = Math.ceil(words.length / 2);
  if (/^(a|an|the|of|to|in|on|by|for|and|at|with|as|from)$/.test(words[kept - 1] ?? ''))
    kept += words.length > kept + 1 ? 1 : -1;
  const begun = words.slice(0, Math.max(1, kept)).join(' ');
  return { say: tell(lesson, 'partial', { begun }), ask: tell(lesson, 'whatNow'), begun };
}

/** A sum: what to write down, the formula, the method, and how large the result is. */
function figureHint(scene: Scene, placed: PlacedQuestion, rung: number): Hint {
  const { lesson } = scene;
  const { question } = placed;
  if (rung === 1) return { say: '', ask: tell(lesson, 'figureNudge') };
  if (rung === 2) return pointTheWay(scene, placed, question.requiredIdeas.length);
  const method = question.requiredIdeas.find(({ idea }) =>
    /\b(divide|minus|over|times|add|subtract|use|per|sum|change|percentage|only|plus|less)\b/.test(idea),
  );
  if (rung === 3 && method)
    return { say: tell(lesson, 'worked', { idea: lowerFirst(method.idea) }), ask: tell(lesson, 'whatNow') };
  const value = Math.abs(question.numeric?.value ?? 0);
  const round = (number: number) => Number(number.toPrecision(2)).toLocaleString('en-GB');
  const range = `the figure comes out between ${round(value * 0.7)} and ${round(value * 1.35)}`;
  return { say: tell(lesson, 'worked', { idea: range }), ask: tell(lesson, 'whatNow') };
}

import type { QuickFireQuestion } from '#content/curriculum/curriculum.ts';
import { stemsOf } from '#domain/marking/topic-stems.ts';
import type { PlacedQuestion, Section } from '../library.ts';
import { match } from '../marking/match.ts';
import type { Scene } from '../scene.ts';
import { inWords } from '../words/numbers.ts';
import { lowerFirst } from '../words/say-point.ts';
import { tell } from '../words/tell.ts';

type Pointer = { say: string; ask: string };

/** The second rung: where in the theory the missing idea is to be found, in words that do not contain it. */
export function pointTheWay(scene: Scene, { question, section }: PlacedQuestion, at: number): Pointer {
  const { lesson, coaching, shelf } = scene;
  const whatNow = tell(lesson, 'whatNow');
  const idea = question.requiredIdeas[at]?.idea ?? '';
  const options: (Pointer | undefined)[] = [
    question.numeric && byFormula(section),
    byChain(section, idea),
    byTerm(section, question, idea),
    byTrap(section, question),
  ];
  return options.find((option) => option && !reveals(option.say)) ?? byParts();

  function reveals(text: string): boolean {
    return match(question, text).ideas.some(({ idea: shown, state }) => state === 'found' && shown === idea);
  }

  function byFormula({ keyPoints }: Section): Pointer | undefined {
    const asked = new Set(stemsOf(question.prompt));
    const formulas = keyPoints.flatMap((point) => (point.type === 'formula' ? [point] : []));
    const best = formulas.sort((a, b) => shared(b.text, asked) - shared(a.text, asked))[0];
    return best && { say: tell(lesson, 'pointFormula', { formula: `${best.term} = ${best.formula}` }), ask: whatNow };
  }

  /** The link before the one that says the idea. */
  function byChain({ keyPoints }: Section, missing: string): Pointer | undefined {
    const wanted = new Set(stemsOf(missing));
    const links = keyPoints.flatMap((point) =>
      point.type === 'chain' ? point.steps.map((step, place) => ({ step, before: point.steps[place - 1] })) : [],
    );
    const best = links
      .filter(({ step, before }) => before && shared(step, wanted) >= Math.min(2, wanted.size) && wanted.size > 0)
      .sort((a, b) => shared(b.step, wanted) - shared(a.step, wanted))[0];
    return best?.before
      ? { say: tell(lesson, 'pointChain', { step: lowerFirst(best.before) }), ask: tell(lesson, 'whatNext') }
      : undefined;
  }

  function byTerm({ keyPoints }: Section, { prompt }: QuickFireQuestion, missing: string): Pointer | undefined {
    const wanted = new Set(stemsOf(missing));
    const asked = prompt.toLowerCase();
    const terms = keyPoints.flatMap((point) =>
      'term' in point && !asked.includes(point.term.toLowerCase()) ? [point] : [],
    );
    const best = terms
      .filter(({ text }) => shared(text, wanted) >= 2)
      .sort((a, b) => shared(b.text, wanted) - shared(a.text, wanted))[0];
    return best && { say: tell(lesson, 'pointTerm', { term: lowerFirst(best.term) }), ask: whatNow };
  }

  function byTrap({ keyPoints }: Section, { prompt }: QuickFireQuestion): Pointer | undefined {
    const asked = new Set(stemsOf(prompt));
    const trap = keyPoints.find((point) => point.type === 'misconception' && shared(point.misconception, asked) >= 2);
    return trap?.type === 'misconception'
      ? { say: tell(lesson, 'pointTrap', { text: lowerFirst(trap.misconception) }), ask: whatNow }
      : undefined;
  }

  function byParts(): Pointer {
    const count = question.need ?? question.requiredIdeas.length + (question.numeric ? 1 : 0);
    const other = question.requiredIdeas.findIndex((_, place) => place > at);
    const cue = coaching.cueFor(shelf.subject, question.id, other < 0 ? at : other);
    if (count < 2) return { say: tell(lesson, 'missing', { cue }), ask: whatNow };
    return { say: tell(lesson, 'pointParts', { count: inWords(count), cue }), ask: whatNow };
  }
}

function shared(text: string, stems: Set<string>): number {
  return new Set(stemsOf(text).filter((stem) => stems.has(stem))).size;
}

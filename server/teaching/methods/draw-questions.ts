import type { QuickFireQuestion } from '#content/curriculum/curriculum.ts';
import type { Section } from '../curriculum/library.ts';
import type { TurnContext } from '../turn-context.ts';

const runLength = 5;
/** Easy ones first, one hard one at the end. */
const levels = [1, 1, 2, 2, 3];

/** Five questions of the sections: weak ones first, none asked before if that can be, no sums by ear. */
export function drawQuestions({ lesson, turn, now }: TurnContext, sections: Section[], weak: string[]): string[] {
  const all = sections.flatMap(({ questions }) => questions).filter(({ numeric }) => !(turn.spoken && numeric));
  const fresh = all.filter(({ id }) => !lesson.asked.includes(id));
  const pool = shuffle(fresh.length >= runLength ? fresh : all, now.getTime() + lesson.turns);
  const chosen = weak.slice(0, 2);
  for (const level of levels.slice(chosen.length)) {
    const free = pool.filter(({ id }) => !chosen.includes(id));
    const next = free.find(({ difficulty }) => difficulty === level) ?? free[0];
    if (next) chosen.push(next.id);
  }
  return chosen;
}

/** The same seed, the same order. */
function shuffle(questions: QuickFireQuestion[], seed: number): QuickFireQuestion[] {
  const weight = (text: string) => {
    let hash = seed >>> 0;
    for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0;
    return hash;
  };
  return questions.toSorted((a, b) => weight(a.id) - weight(b.id));
}

import skills from '#content/curriculum/skills.json' with { type: 'json' };
import type { TutorAgent } from '#content/tutors.ts';

/** What the skill pages teach, where it is needed: the letters that a tutor works through, and how long answers are marked. */
export function tellSkills({ method }: TutorAgent, words: string): string[] {
  return [
    ...(method === 'analysis' ? [tellLetters(skills.analysisBuilder.idea)] : []),
    ...(method === 'evaluation' ? [tellLetters(skills.evaluationSkills.spec)] : []),
    ...(ofMarks.test(words) ? [tellLevels(skills.levels)] : []),
  ];
}

const ofMarks = /\b(?:marks?|\d+ ?markers?|levels?|grades?|bands?|ao\d)\b/i;

type Letters = { name: string; expansion: { letter: string; word: string; does: string }[] };

function tellLetters({ name, expansion }: Letters): string {
  return `${name}: ${expansion.map(({ letter, word, does }) => `${letter}, ${word}: ${does}`).join(' ')}`;
}

function tellLevels({ note, byLevel, boardBands }: typeof skills.levels): string {
  const bands = boardBands.map(({ board, bands }) => `${board}: ${bands}`).join('. ');
  const levels = byLevel.map(({ level, label, looksLike }) => `Level ${level}, ${label}: ${looksLike.join(' ')}`);
  return `How long answers are marked. ${bands}. ${note} ${levels.join(' ')}`;
}

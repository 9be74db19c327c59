import { expect, test } from 'vitest';
import { tutorAgents } from '#content/tutors.ts';
import { checkStudentWords } from './check-student-words.ts';
import { createReplyGuard } from './create-reply-guard.ts';

/** The best of many: a busy machine can only make it longer. */
function fastest(work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 60; run++) {
    const started = performance.now();
    work();
    best = Math.min(best, performance.now() - started);
  }
  return best;
}

const fill = (text: string) => text.repeat(4000).slice(0, 4000);

const worst: [what: string, text: string][] = [
  ['an essay', fill('A monopoly is a price maker, so it restricts output and charges more than marginal cost. ')],
  ['one letter', fill('a')],
  ['one word', fill('i ')],
  ['words that begin many phrases', fill('i am so very i am not my dad he she they can you ')],
  [
    'nearly a phrase, again and again',
    fill('i want to want to be here and i do not want to be, my dad is going to hit the ball '),
  ],
  ['stars and digits', fill('k*ll d1e s.u.i.c ')],
  ['punctuation', fill('.!?.,-"\'@$*')],
  ['nearly an address', fill('a.b-c.d@e-')],
];

test.each(worst)('4000 characters of %s are judged in less than 5 ms', (_, text) => {
  expect(fastest(() => checkStudentWords(text))).toBeLessThan(5);
});

test.each(worst)('a reply of %s costs less than 5 ms for each 1000 characters', (_, text) => {
  const [agent] = tutorAgents;
  if (!agent) throw new Error('There is no tutor');
  const judge = () => {
    const guard = createReplyGuard({ agent, lastStudentWords: 'What is demand?' });
    for (let at = 0; at < text.length; at += 20) guard.take(text.slice(at, at + 20));
    guard.end();
  };
  expect(fastest(judge)).toBeLessThan(20);
});

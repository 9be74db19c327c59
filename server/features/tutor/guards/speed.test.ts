import { expect, test } from 'vitest';
import { tutorAgents } from '#content/tutors.ts';
import { checkStudentWords } from './check-student-words.ts';
import { createReplyGuard } from './create-reply-guard.ts';

/** Four times the text: four times the work, or sixteen if some pattern looks at every place from every other. */
const mostGrowth = 10;

const worst: [what: string, text: string][] = [
  ['an essay', 'A monopoly is a price maker, so it restricts output and charges more than marginal cost. '],
  ['one letter', 'a'],
  ['one word', 'i '],
  ['words that begin many phrases', 'i am so very i am not my dad he she they can you '],
  [
    'nearly a phrase, again and again',
    'i want to want to be here and i do not want to be, my dad is going to hit the ball ',
  ],
  ['stars and digits', 'k*ll d1e s.u.i.c '],
  ['punctuation', '.!?.,-"\'@$*'],
  ['nearly an address', 'a.b-c.d@e-'],
];

test.each(worst)('the work of judging what a student says grows with its length alone: %s', (_, text) => {
  expect(growth(text, checkStudentWords)).toBeLessThan(mostGrowth);
});

test.each(worst)('the work of judging a reply grows with its length alone: %s', (_, text) => {
  const [agent] = tutorAgents;
  if (!agent) throw new Error('There is no tutor');
  const judge = (reply: string) => {
    const guard = createReplyGuard({ agent, lastStudentWords: 'What is demand?' });
    for (let at = 0; at < reply.length; at += 20) guard.take(reply.slice(at, at + 20));
    guard.end();
  };
  expect(growth(text, judge)).toBeLessThan(mostGrowth);
});

/** How many times longer 4,000 characters take than 1,000, the two taken in turn. */
function growth(text: string, work: (text: string) => void): number {
  const [short, long] = [1000, 4000].map((length) => text.repeat(length).slice(0, length));
  const best = { short: Number.POSITIVE_INFINITY, long: Number.POSITIVE_INFINITY };
  // The best of many: a busy machine can only make it longer.
  for (let run = 0; run < 40; run++) {
    best.short = Math.min(
      best.short,
      time(() => work(short ?? '')),
    );
    best.long = Math.min(
      best.long,
      time(() => work(long ?? '')),
    );
  }
  return best.long / best.short;
}

function time(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

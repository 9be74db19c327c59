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

/** How many times longer 4,000 characters take than 1,000. */
function growth(text: string, work: (text: string) => void): number {
  const time = (length: number) => timeOf(() => work(text.repeat(length).slice(0, length)));
  // Until a piece of code has run for a while it is slow, and that is not what is asked here.
  time(1000);
  return time(4000) / time(1000);
}

/**
 * The processor's time for one run: what else the machine does is nobody's fault here. It is counted in steps of some
 * milliseconds, so that it takes many runs to know.
 */
function timeOf(work: () => void): number {
  const before = process.threadCpuUsage();
  for (let runs = 1; ; runs++) {
    work();
    const spent = process.threadCpuUsage(before).user;
    if (spent > 40_000) return spent / runs;
  }
}

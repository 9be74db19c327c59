import type { Lesson } from '../lesson/lesson.ts';
import type { Reply } from '../scene.ts';
import { bareOf, sentencesOf } from './sentences.ts';
import { speakable } from './speakable.ts';

/** Spoken, more than this is a lecture; what is read may be a little longer. */
const most = { spoken: 3, written: 5 };
/** How far back a sentence counts as just said. */
const memory = 40;

/**
 * The reply as it is shown and spoken, sentence by sentence: short enough, nothing that was said in the reply before,
 * and never empty.
 */
export function compose(reply: Reply, lesson: Lesson, spoken: boolean): { sentences: string[]; ask: string } {
  const voiced = (text: string) => (spoken ? speakable(text) : text.trim());
  const question = sentencesOf(voiced(reply.ask ?? ''));
  const room = Math.max(1, (spoken ? most.spoken : most.written) - Math.max(0, question.length - 1));
  const before = new Set(reply.again ? [] : lesson.last.map(bareOf));
  const statements = unique(reply.say.flatMap((text) => sentencesOf(voiced(text)))).filter(
    (sentence) => !before.has(bareOf(sentence)),
  );
  // The same question need not be put twice, unless it is meant anew: as the check at the end, for instance.
  const repeated = question.every((sentence) => before.has(bareOf(sentence)));
  const asked = repeated && !(reply.change?.open && statements.length > 0) ? [] : question;
  const sentences = [...statements.slice(0, room), ...asked];
  return { sentences: sentences.length ? sentences : [reminder(lesson)], ask: question.join(' ') };
}

export function remember(lesson: Lesson, sentences: string[], ask: string): Lesson {
  return {
    ...lesson,
    turns: lesson.turns + 1,
    last: sentences,
    lastAsk: ask,
    said: [...lesson.said, ...sentences].slice(-memory),
  };
}

function unique(sentences: string[]): string[] {
  const seen = new Set<string>();
  return sentences.filter((sentence) => {
    const bare = bareOf(sentence);
    return !seen.has(bare) && Boolean(seen.add(bare));
  });
}

/** The same question is still open: it is pointed at and not said twice. */
const reminders = [
  'The question is still yours.',
  'Over to you again.',
  'I am still on the same question.',
  'Same question, fresh try.',
];

function reminder({ last, turns }: Lesson): string {
  const before = new Set(last.map(bareOf));
  const order = reminders.map((_, at) => reminders[(turns + at) % reminders.length] ?? '');
  return order.find((sentence) => !before.has(bareOf(sentence))) ?? 'Over to you.';
}

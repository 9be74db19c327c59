import { leadNames, phrases, verdictNames } from '#content/tutor/phrases.ts';
import type { Lesson } from '../lesson.ts';
import type { Reply } from '../turn-context.ts';
import { countWords } from './count-words.ts';
import { bareOf, sentencesOf } from './sentences.ts';
import { speakable } from './speakable.ts';
import { vary } from './vary.ts';

/** What is heard must be short; what is read may be a little longer. */
const mostWords = { spoken: 60, written: 125 };

/**
 * The reply as it is shown and spoken, sentence by sentence: short enough, nothing that was said before in this
 * conversation, and never empty.
 */
export function compose(reply: Reply, lesson: Lesson, spoken: boolean): { sentences: string[]; ask: string } {
  const voiced = (text: string) => (spoken ? speakable(text) : text.trim());
  const before = new Set(reply.again ? [] : lesson.said);
  const isNew = (sentence: string) => !before.has(bareOf(sentence)) || verdicts.has(bareOf(sentence));
  const question = sentencesOf(voiced(reply.ask ?? '')).filter(isNew);
  const statements = unique(reply.say.flatMap((text) => sentencesOf(voiced(text)))).filter(isNew);
  const limit = reply.whole ? Number.POSITIVE_INFINITY : spoken ? mostWords.spoken : mostWords.written;
  const kept = keepFitting(statements, limit - countWords(question));
  const sentences = [...kept, ...question];
  const own = unique([...reply.say, reply.ask ?? ''].flatMap((text) => sentencesOf(voiced(text))));
  // 'Right, a change of topic.' with nothing behind it says nothing.
  const isBare = sentences.every(isLead) && !own.every(isLead);
  if (sentences.length && !isBare) return { sentences, ask: question.join(' ') };
  if (reply.aside) return { sentences: own, ask: '' };
  return { sentences: sentencesOf(vary(reply.unanswered ? admissions : reminders, lesson)), ask: '' };
}

const namesOf = (names: readonly (keyof typeof phrases)[]) =>
  new Set(names.flatMap((name) => phrases[name].flatMap((way) => sentencesOf(way).map(bareOf))));
const leads = namesOf(leadNames);
const isLead = (sentence: string) => leads.has(bareOf(sentence));

/** A fifth right answer is told so as plainly as the first: without its yes a reply reads as if it had been wrong. */
const verdicts = namesOf(verdictNames);

export function remember(lesson: Lesson, sentences: string[], ask: string): Lesson {
  return {
    ...lesson,
    turns: lesson.turns + 1,
    last: sentences,
    lastAsk: ask,
    said: [...lesson.said, ...sentences.map(bareOf)].slice(-memory),
  };
}

/** Longer than any conversation that keeps to one topic. */
const memory = 500;

/** As many sentences from the start as there is room for, and at least one. */
function keepFitting(sentences: string[], room: number): string[] {
  let words = 0;
  return sentences.filter((sentence, at) => {
    words += countWords([sentence]);
    return at === 0 || words <= room;
  });
}

function unique(sentences: string[]): string[] {
  const seen = new Set<string>();
  return sentences.filter((sentence) => {
    const bare = bareOf(sentence);
    return !seen.has(bare) && Boolean(seen.add(bare));
  });
}

/** Every way to say that there is no answer has been said. */
const admissions = [
  'I have no good answer to that one either. Could you put it another way?',
  'Not that one either, sorry. Try me with other words, or with another topic.',
  "That one beats me too. Ask me a piece of it, and I'll see what I have.",
];

/** Everything there was to say has been said. */
const reminders = [
  'We have been through that one. Shall we look at it from another side, or take something new?',
  'I have said what I know about that. Ask me about one part of it, or choose another topic.',
  'That is all I have on this one. What would you like next?',
];

import type { Looks } from './begin-turn.ts';
import { breaksOff, namesOnly } from './breaks-off.ts';

/** What a transcript tells about whether the student has finished. */
export function lookAt(text: string): Looks {
  const words = plainWords(text);
  const last = words.at(-1);
  if (!last) return 'nothing';
  if (words.length <= 4 && words.every((word) => backchannels.has(word))) return 'backchannel';
  // What was said before the last sentence is over.
  const lastSentence =
    text
      .trim()
      .split(/(?<=[.?!])\s+/)
      .at(-1) ?? '';
  if (breaksOff(lastSentence, plainWords(lastSentence))) return 'unfinished';
  return words.length >= 3 && !namesOnly(words) && /[.?!]["'’”]?\s*$/.test(text) ? 'finished' : 'open';
}

/** The words alone hold the floor; 'let me think about elasticity' is something said. */
export function asksToThink(text: string): boolean {
  return askingToThink.test(plainWords(text).join(' '));
}

function plainWords(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^a-z0-9' ]+/g, ' ')
    .split(' ')
    .filter(Boolean);
}

/** Said to show that one listens. The last ones are what a transcriber makes of a cough or a breath. */
const backchannels = new Set(
  `mm mmm mhm hm hmm mmhmm mmhm uh uhhuh huh aha ah oh yeah yep yes ya okay ok right sure alright i see got it gotcha cool
  good nice true exactly great wow really ha heh phew um er thank thanks you`.split(/\s+/),
);

const pause = '(moment|minute|second|sec|bit)';
const askingToThink = new RegExp(
  `^((um|uh|er|erm|hmm|well|okay|ok|so|oh|right|yeah|please|sorry|wait|no|just) )*(${[
    'let me (just )?think( about (it|that|this)| for a bit)?',
    `(can i have |can you |could you )?(just )?give me (a|one|another) ${pause}( to think)?`,
    `(hang|hold) on( a| one)?( ${pause})?`,
    `wait( a| one)? ${pause}`,
    `(a|one) ${pause}`,
    `i need (a|another) ${pause}( to think)?`,
    'i need (time )?to think( about (it|that|this))?',
    "i'm (still |just )?thinking",
  ].join('|')})( please| now)?$`,
);

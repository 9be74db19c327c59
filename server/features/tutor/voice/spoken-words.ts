import type { Looks } from './student-turn.ts';

/** What a transcript tells about whether the student has finished. */
export function lookAt(text: string): Looks {
  const words = plainWords(text);
  const last = words.at(-1);
  if (!last) return 'nothing';
  if (words.length <= 4 && words.every((word) => backchannels.has(word))) return 'backchannel';
  // The transcriber ends everything with a full stop, also what breaks off. 'What is that for?' is whole.
  if ((opensMore.has(last) && !text.trimEnd().endsWith('?')) || /[,;:–—-]\s*$|…$|\.\.\.$/.test(text))
    return 'unfinished';
  if (isHalf(text, words)) return 'unfinished';
  return words.length >= 3 && /[.?!]["'’”]?\s*$/.test(text) ? 'finished' : 'open';
}

/** 'If interest rates go up' has its second half to come; after a comma, or with a second verb, it is there. */
function isHalf(text: string, words: string[]): boolean {
  const first = words.find((word) => !leadIns.has(word)) ?? '';
  if (!opensHalf.has(first) || /\?\s*$|,\s*\S+\s+\S/.test(text)) return false;
  return words.filter((word) => verbs.test(word)).length < 2;
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

/** Hardly anybody ends a statement with these. */
const opensMore = new Set(
  `and or but because so if when while where which than as of to by for from with into without the a an its their his
  her my your our is are was were be been being has have would could should will um umm uh er erm therefore however
  although since means causes leads`.split(/\s+/),
);

/** Said before the sentence begins. */
const leadIns = new Set(['so', 'and', 'but', 'well', 'um', 'er', 'erm', 'okay', 'ok', 'yeah', 'then', 'even', 'like']);
/** 'Because' is not among them: to 'why?' it begins a whole answer. */
const opensHalf = new Set(['if', 'when', 'whenever', 'although', 'though', 'while', 'whereas', 'unless', 'once']);
const verbs =
  /^(?:is|are|was|were|be|has|have|had|do|does|did|will|would|can|could|may|might|must|should|gets?|goes|go|rises?|rose|falls?|fell|increases?|increased|decreases?|decreased|shifts?|shifted|moves?|makes?|buys?|sells?|wants?|needs?|means|becomes?|stays?|changes?|drops?|cuts?|raises?|lowers?|spends?|saves?|pays?|produces?|invests?|borrows?|it's|that's|they're|there's|you'd|they'd|they'll|it'll|you'll)$/;

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

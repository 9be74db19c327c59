import { anyOf } from '#domain/any-of.ts';
import type { Told } from './sheet.ts';

export const measures = ['contribution', 'break-even', 'margin of safety', 'profit'] as const;
export type Measure = (typeof measures)[number];

/** What a question of the sheet asks for, in the order in which it is worked; nothing where it asks for something else. */
export function asksOnSheet(words: string, told: Told[], before: string, effects: 'worked' | 'left'): Measure[] {
  const clause = explaining.exec(words)?.[1];
  const isWorked = effects === 'worked' && clause !== undefined && effectsIn(clause).length > 0;
  const text = isWorked ? words : words.replace(explaining, '').trim();
  if (asksElse.test(text) || (told.some(({ slot }) => slot === 'point') && !isSafety(told))) return [];
  const named = measures.filter((measure) => measureNames[measure].test(text));
  if (isSafety(told))
    return named.every((one) => one === 'margin of safety' || one === 'break-even') ? ['margin of safety'] : [];
  if (named.length > 0) return isAsked(text) ? named : [];
  // 'No, 18,000 fc': what was asked before, with this.
  const left = text.replace(slotWords, ' ').match(/[a-z]+/g) ?? [];
  return left.length <= fewWords
    ? measures.filter((measure) => measureNames[measure].test(before.replace('-', ' ')))
    : [];
}

/** 'The café sells 2600 and break-even was 2000' can only be for the one sum. */
function isSafety(told: Told[]): boolean {
  return told.length === 2 && told.some(({ slot }) => slot === 'point') && told.some(({ slot }) => slot === 'sold');
}

/** '… and explain the effect on the margin of safety': what has become of it is said with its figures. */
export function effectsIn(clause: string): Measure[] {
  const text = clause.replace(/break-even/g, 'break even');
  return asksEffect.test(text) ? measures.filter((measure) => measureNames[measure].test(text)) : [];
}

const asksEffect =
  /^(?:explain|say|analyse|suggest|discuss) (?:the |what |how (?:this |it |that )?)*(?:effects?|impacts?|happens?|happened|affects?|affected|changes?|changed|means? for|would happen|will happen)\b/;

/** What is to be explained beside the sum, in the student's words. */
export function explainingIn(words: string): string | undefined {
  return explaining.exec(words.toLowerCase())?.[1]?.trim();
}

const theoryStarts = anyOf([
  /explain|suggest|discuss|evaluate|assess|analyse|recommend|say (?:how|why|what|one)/,
  /(?:give|state) (?:one|two|a|1|2) (?:reason|way)|why|how (?:could|should|might|can) (?:the|they|it|he|she|we)/,
]);

const explaining = new RegExp(
  `[ ,.;]*(?:\\band (?:then |also )?|\\bthen |[.;] ?)((?:${theoryStarts.source})\\b.*)$`,
  'is',
);

export const measureNames: Record<Measure, RegExp> = {
  contribution: /(?<!total )\bcontributions?\b(?! (?:is|are|was|of|=) #)/,
  'break-even':
    /\bbr(?:ea|a)ke? ?even\b|(?<!\b(?:to|will|would|must|should|can|could|might|may|not|it|they|profit|that|this|there|loss|safety|contribution|what|ll) )\bbep?\b/,
  'margin of safety': /\bmargins? of safety\b|\bmos\b|\bsafety margin\b/,
  profit: /\bprofits?\b(?! margin)|\bloss\b/,
};

/** Other sums that can be done with these figures, and what is no sum. */
const asksElse = anyOf([
  /\btotal contribution\b|\brevenue\b|\btarget\b/,
  /\bto (?:make|earn|get|reach|hit|achieve)\b[^.?]*\bprofit\b|\bprofit of #|\bprofit margin\b/,
  /\bhow (?:many|much) (?:more|less|fewer)\b|\bwhy\b|\border\b|\bwhich\b|\bshould\b|\bpercent|%/,
  /\bdraw\b|\bsketch\b|\bchart\b|\bworth it\b/,
]);

function isAsked(text: string): boolean {
  return asks.test(text) || ends.test(text);
}

const asks = anyOf([
  /\?/,
  /\b(?:what|whats|calc\w*|work(?:ing)? (?:it |them )?out|find|how (?:many|much|does|will|would)|new|effect|affect\w*|happens?|need|give me|tell me|do|show)\b/,
  /^(?:and |so |ok |now )*(?:the )?(?:profit|break ?even|bep?|margin of safety|mos|contribution|loss)\b/,
]);
/** '…, break even': named at the end. */
const ends =
  /\b(?:break ?even|bep?|margin of safety|mos|profit|contribution(?: per unit)?)(?: now| then| please| pls| again)?[ .!]*$/;
const fewWords = 6;
const slotWords = anyOf([
  /#\d+/g,
  anyOf(
    [
      /fixed|variable|selling|price|prices|costs?|fc|vc|tfc|avc|contribution|per|unit|each|a|an|the|is/g,
      /are|was|now|its|it|and|no|so|ok|they|sell|sells|sold|units|what|if|with|but|same|my|one|i|mean/g,
      /meant|goes|up|down|to|by|rises?|falls?|drops?|lol|wait|then|instead|rent|of/g,
    ],
    { before: /\b/, after: /\b/ },
  ),
]);

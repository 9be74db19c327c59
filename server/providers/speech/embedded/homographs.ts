import { anyOf } from '#domain/any-of.ts';
import type { Neighbours, Phones } from './pronounce.ts';

/** Written alike, said in two ways: as the name of a thing (or its kind), and as what is done. */
const twoWays: Record<string, [thing: string, deed: string]> = {
  close: ['K L OW1 S', 'K L OW1 Z'],
  conduct: ['K AA1 N D AH2 K T', 'K AH0 N D AH1 K T'],
  conflict: ['K AA1 N F L IH0 K T', 'K AH0 N F L IH1 K T'],
  contract: ['K AA1 N T R AE2 K T', 'K AH0 N T R AE1 K T'],
  contrast: ['K AA1 N T R AE0 S T', 'K AH0 N T R AE1 S T'],
  decrease: ['D IY1 K R IY2 S', 'D IH0 K R IY1 S'],
  discount: ['D IH1 S K AW2 N T', 'D IH0 S K AW1 N T'],
  estimate: ['EH1 S T AH0 M AH0 T', 'EH1 S T AH0 M EY2 T'],
  export: ['EH1 K S P AO2 R T', 'EH0 K S P AO1 R T'],
  import: ['IH1 M P AO2 R T', 'IH0 M P AO1 R T'],
  increase: ['IH1 N K R IY2 S', 'IH0 N K R IY1 S'],
  lead: ['L IY1 D', 'L IY1 D'],
  live: ['L AY1 V', 'L IH1 V'],
  perfect: ['P ER1 F IH0 K T', 'P ER0 F EH1 K T'],
  permit: ['P ER1 M IH2 T', 'P ER0 M IH1 T'],
  present: ['P R EH1 Z AH0 N T', 'P R IH0 Z EH1 N T'],
  produce: ['P R OW1 D UW0 S', 'P R AH0 D UW1 S'],
  progress: ['P R AA1 G R EH2 S', 'P R AH0 G R EH1 S'],
  project: ['P R AA1 JH EH0 K T', 'P R AH0 JH EH1 K T'],
  record: ['R EH1 K ER0 D', 'R IH0 K AO1 R D'],
  separate: ['S EH1 P ER0 AH0 T', 'S EH1 P ER0 EY2 T'],
  subject: ['S AH1 B JH EH0 K T', 'S AH0 B JH EH1 K T'],
  survey: ['S ER1 V EY2', 'S ER0 V EY1'],
  transfer: ['T R AE1 N S F ER0', 'T R AE0 N S F ER1'],
  use: ['Y UW1 S', 'Y UW1 Z'],
};

/** What is done oftener than it is named, where the word before says nothing. */
const rathersDeeds = new Set(['close', 'live', 'produce', 'use', 'lead', 'permit']);

const beforeDeeds = anyOf(
  [
    /to|will|would|can|could|may|might|must|should|shall|not|cannot|do|does|did|don't|doesn't|didn't/,
    /won't|can't|i|you|we|they|who|that|which|and|then|firms|businesses|consumers|people|workers/,
    /managers|let's|please|never|also|help|helps/,
  ],
  { before: /^/, after: /$/ },
);
const beforeThings = anyOf(
  [
    /a|an|the|this|that's|its|their|his|her|your|our|my|each|every|any|no|some|of|in|for|by|on|with/,
    /from|few|other|very|too|large|small|big|bigger|sharp|rapid|first|second|new|one|per|price|wage/,
    /output/,
  ],
  { before: /^/, after: /$/ },
);

/** Nothing for a word that is said in one way only. */
export function readNeighbours(word: string, { before = '' }: Neighbours): Phones | undefined {
  const [, stem = '', s = ''] = /^(.*?)(s?)$/.exec(word) ?? [];
  const ways = twoWays[word] ?? (s ? twoWays[stem] : undefined);
  if (!ways) return undefined;
  const [thing, deed] = ways;
  const previous = before.toLowerCase();
  const isDeed = beforeDeeds.test(previous) || (rathersDeeds.has(stem) && !beforeThings.test(previous));
  const phones = (isDeed ? deed : thing).split(' ');
  const last = phones.at(-1) ?? '';
  if (twoWays[word]) return phones;
  return [...phones, ...(/^[SZ]$/.test(last) ? ['IH0', 'Z'] : [/^[TK]$/.test(last) ? 'S' : 'Z'])];
}

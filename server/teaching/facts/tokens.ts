/** Words and the signs between them, lower case, plurals as singulars: as facts' names are compared. */
export function tokensOf(text: string): string[] {
  const words = text
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/[a-z]+|\d[\d.,%]*|[.,;:!?]/g);
  return (words ?? []).map((word) => (Object.hasOwn(written, word) ? (written[word] as string) : rootOf(word)));
}

/** 'rates' and 'rate' are one word, and so are 'policies' and 'policy'. */
export function rootOf(word: string): string {
  if (word.length <= 3 || /(?:ss|us|is|as)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** As it is typed on a phone. */
const written: Record<string, string> = {
  govt: 'government',
  gov: 'government',
  gvt: 'government',
  ppl: 'people',
  cuz: 'because',
  cos: 'because',
  coz: 'because',
  bc: 'because',
  causes: 'cause',
  wouldve: 'would',
  abt: 'about',
  n: 'and',
  w: 'with',
  ur: 'your',
  u: 'you',
  infl: 'inflation',
  unemp: 'unemployment',
  rev: 'revenue',
  gvnt: 'government',
  govts: 'government',
  wud: 'would',
  wld: 'would',
  shud: 'should',
  shld: 'should',
  mkt: 'market',
  biz: 'business',
  incr: 'increase',
  inc: 'increase',
  dec: 'decrease',
  decr: 'decrease',
  labor: 'labour',
  eqm: 'equilibrium',
};

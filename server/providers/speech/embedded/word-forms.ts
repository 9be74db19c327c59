import type { Phones } from './pronounce.ts';

type LookUp = (word: string) => Phones | undefined;

/** A word that is in no list, told from one that is: spelled as in America, with another ending, or made of two. */
export function wordForms(word: string, lookUp: LookUp): Phones | undefined {
  const read: LookUp = (form) => lookUp(form) ?? fromSpelling(form, lookUp) ?? fromEnding(form, lookUp);
  const readAny: LookUp = (form) => read(form) ?? fromBeginning(form, read) ?? fromTwo(form, lookUp);
  return readAny(word) ?? fromOwner(word, readAny);
}

/** 'The childminder's', 'gigafactories': more of what is itself only told from other words. */
function fromOwner(word: string, read: LookUp): Phones | undefined {
  const [, stem = '', many] = /^(.{3,}?)('s|s'|ies|s)$/.exec(word) ?? [];
  const phones = stem && !stem.endsWith('s') ? read(many === 'ies' ? `${stem}y` : stem) : undefined;
  return phones && [...phones, ...pluralOf(phones.at(-1) ?? '')];
}

/** The dictionary is American. */
const spellings: [british: RegExp, american: string][] = [
  [/is(?=(?:e[drs]?|ers|ing|ation(?:s|al|ally)?|able)$)/, 'iz'],
  [/ys(?=(?:e[drs]?|ers|ing)$)/, 'yz'],
  [/our(?=s?$|ed$|ing$|ite|able|ably|al|ful|er|hood|less)/, 'or'],
  [/tre(?=s?$|d$)/, 'ter'],
  [/ogue(?=s?$|d$)/, 'og'],
  [/([aeiou])ll(?=ed$|ing$|ers?$)/, '$1l'],
  [/(defen|offen|licen|preten)c(?=es?$)/, '$1s'],
  [/fil(?=s?$|ment)/, 'fill'],
  [/[ao]e(?=[a-z]{3})/, 'e'],
  [/cheque/, 'check'],
  [/ageing/, 'aging'],
];

function fromSpelling(word: string, lookUp: LookUp): Phones | undefined {
  for (const [british, american] of spellings) {
    const respelled = word.replace(british, american);
    const phones = respelled === word ? undefined : (lookUp(respelled) ?? fromEnding(respelled, lookUp));
    if (phones) return phones;
  }
  return undefined;
}

type Ending = { written: RegExp; stems: string[]; said(last: string): Phones };
const hissing = /^(?:S|Z|SH|ZH|CH|JH)$/;
const voiceless = /^(?:P|T|K|F|TH|S|SH|CH)$/;
const pluralOf = (last: string) => (hissing.test(last) ? ['IH0', 'Z'] : [voiceless.test(last) ? 'S' : 'Z']);
const pastOf = (last: string) => (/^[TD]$/.test(last) ? ['IH0', 'D'] : [voiceless.test(last) ? 'T' : 'D']);
const always =
  (...phones: Phones) =>
  () =>
    phones;

/** `$` in a stem is what stands before the ending; a doubled letter is taken once ('planned'). */
const endings: Ending[] = [
  { written: /^(.+)'s$/, stems: ['$'], said: pluralOf },
  { written: /^(.+s)'$/, stems: ['$'], said: always() },
  { written: /^(.+)ies$/, stems: ['$y'], said: pluralOf },
  { written: /^(.+)es$/, stems: ['$e', '$'], said: pluralOf },
  { written: /^(.+[^s])s$/, stems: ['$'], said: pluralOf },
  { written: /^(.+)ied$/, stems: ['$y'], said: pastOf },
  { written: /^(.+)ed$/, stems: ['$e', '$', '$$'], said: pastOf },
  { written: /^(.+)ing$/, stems: ['$', '$e', '$$'], said: always('IH0', 'NG') },
  { written: /^(.+)ily$/, stems: ['$y'], said: always('L', 'IY0') },
  { written: /^(.+)ly$/, stems: ['$'], said: always('L', 'IY0') },
  { written: /^(.+)iers?$/, stems: ['$y'], said: always('ER0') },
  { written: /^(.+)iest$/, stems: ['$y'], said: always('IH0', 'S', 'T') },
  { written: /^(.+)est$/, stems: ['$e', '$', '$$'], said: always('IH0', 'S', 'T') },
  { written: /^(.+)ism$/, stems: ['$', '$e'], said: always('IH2', 'Z', 'AH0', 'M') },
  { written: /^(.+)ers?$/, stems: ['$e', '$', '$$'], said: always('ER0') },
  { written: /^(.+)iness$/, stems: ['$y'], said: always('N', 'AH0', 'S') },
  { written: /^(.+)ness$/, stems: ['$'], said: always('N', 'AH0', 'S') },
  { written: /^(.+)less$/, stems: ['$'], said: always('L', 'AH0', 'S') },
  { written: /^(.+)ability$/, stems: ['$', '$e'], said: always('AH0', 'B', 'IH1', 'L', 'AH0', 'T', 'IY0') },
  { written: /^(.+)able$/, stems: ['$', '$e'], said: always('AH0', 'B', 'AH0', 'L') },
  { written: /^(.+)ists?$/, stems: ['$', '$y'], said: always('IH0', 'S', 'T') },
];

function fromEnding(word: string, lookUp: LookUp): Phones | undefined {
  for (const { written, stems, said } of endings) {
    const stem = written.exec(word)?.[1];
    if (!stem || stem.length < 3) continue;
    for (const pattern of stems) {
      const form = pattern === '$$' ? withoutDouble(stem) : pattern.replace('$', stem);
      const phones = form && (lookUp(form) ?? fromSpelling(form, lookUp));
      if (phones) return [...phones, ...said(phones.at(-1) ?? ''), ...(/[^s]ers$|ists$/.test(word) ? ['Z'] : [])];
    }
  }
  return undefined;
}

function withoutDouble(stem: string): string | undefined {
  return stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : undefined;
}

const beginnings: Record<string, string> = {
  anti: 'AE2 N T IY0',
  counter: 'K AW2 N T ER0',
  cross: 'K R AO2 S',
  de: 'D IY0',
  dis: 'D IH0 S',
  hyper: 'HH AY2 P ER0',
  inter: 'IH2 N T ER0',
  macro: 'M AE2 K R OW0',
  micro: 'M AY2 K R OW0',
  mid: 'M IH2 D',
  mis: 'M IH0 S',
  multi: 'M AH2 L T IY0',
  non: 'N AA2 N',
  out: 'AW2 T',
  over: 'OW2 V ER0',
  pre: 'P R IY0',
  re: 'R IY0',
  semi: 'S EH2 M IY0',
  sub: 'S AH2 B',
  un: 'AH0 N',
  under: 'AH2 N D ER0',
};

function fromBeginning(word: string, read: LookUp): Phones | undefined {
  for (const [beginning, said] of Object.entries(beginnings)) {
    const rest = word.startsWith(beginning) ? word.slice(beginning.length) : '';
    const phones = rest.length > 3 ? read(rest) : undefined;
    if (phones) return [...said.split(' '), ...phones];
  }
  return undefined;
}

/** 'crowdfunding': the first part has the stress. Halves of two or three letters are no words but chance. */
function fromTwo(word: string, lookUp: LookUp): Phones | undefined {
  for (let cut = word.length - 4; cut >= 4; cut--) {
    const [first, second] = [lookUp(word.slice(0, cut)), lookUp(word.slice(cut))];
    if (first && second) return [...first, ...second.map((phone) => phone.replace('1', '2'))];
  }
  return undefined;
}

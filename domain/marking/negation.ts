import { isNegator } from './plain-words.ts';
import type { Token } from './tokens.ts';

/** 'It is not true that …', 'It is wrong to say …', 'I do not think …', unless a 'but' has turned it round again. */
export function beginsWithDenial(tokens: Token[]): boolean {
  const words = tokens.map(({ raw }) => raw.replace(/['’]/g, '')).join(' ');
  return denials.some((denial) => denial.test(`${words} `)) && !/ (but|instead|rather)( |$)/.test(words);
}

const denials = [
  /^(no |well )?((it|this|that) )?((is|was)( simply| just)? not|isnt|its not|not|never)( at all)? (true|right|correct|the case) /,
  /^(it|this) (is|would be) (false|untrue|wrong|incorrect) /,
  /^(it|this) (does not|doesnt) (mean|follow) /,
  /^i (do not|dont) (think|believe|agree) /,
];

/**
 * The place of a word that turns round the one at `at`: 'does not fall', 'never really falls'. Two words may stand
 * between, small ones not counted.
 */
export function findNegator(tokens: Token[], clause: number[], at: number): number | undefined {
  let steps = 0;
  for (let before = at - 1; before >= 0 && steps < 2; before--) {
    const token = tokens[before];
    if (!token || clause[before] !== clause[at]) return undefined;
    if (deniesAt(tokens, before)) return before;
    if (!small.has(token.raw)) steps++;
  }
  return undefined;
}

/** 'Not only', 'not just' and 'not necessarily' deny nothing. */
export function deniesAt(tokens: Token[], at: number): boolean {
  const token = tokens[at];
  return token !== undefined && isNegator(token) && !limits.has(tokens[at + 1]?.raw ?? '');
}

const limits = new Set(['only', 'just', 'necessarily']);

const small = new Set(
  'a an the any to be been have really actually always ever even in at all its their by'.split(' '),
);

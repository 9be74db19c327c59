import { tokenise } from '#domain/marking/tokens.ts';

/**
 * 'May?' to a question whose answer begins 'Around May, when …': a word or two that are what the answer says first. Where
 * the question names them itself it leaves a choice ('elastic or inelastic?').
 */
export function namesAnswer({ prompt, answer }: { prompt: string; answer: string }, words: string): boolean {
  const given = stemsOf(words.replace(hedges, ' '));
  const [head = ''] = answer.split(headEnds);
  if (!given.length || given.length > mostWords || denies.test(head) || denies.test(words)) return false;
  const said = new Set(stemsOf(head));
  if (!given.every((stem) => said.has(stem))) return false;
  const asked = new Set(stemsOf(prompt));
  return given.some((stem) => !asked.has(stem)) || /\bor\b/i.test(prompt);
}

function stemsOf(text: string): string[] {
  return tokenise(text.replace(small, ' ')).map(({ stem }) => stem);
}

const mostWords = 4;
const headEnds = /[,;:.]\s|\s(?:because|since|when|while|so|but|as|which)\b/i;
const denies = /\b(?:no|not|never|neither|nor|rather|instead|without|or)\b|n't\b/i;
const hedges =
  /\b(?:um+|uh+|er+m?|hm+|ok(?:ay)?|oh|well|so|like|idk|maybe|probably|is it|is that|would it be|i (?:think|guess|reckon|suppose)|i'd say|right|yeah)\b/gi;
const small =
  /\b(?:a|an|the|it|its|it's|they|their|he|she|is|are|was|be|would|will|to|in|on|at|of|by|for|with|around|about|roughly|approximately)\b/gi;

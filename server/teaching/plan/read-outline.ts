import { upperFirst } from '#domain/upper-first.ts';
import { sentencesOf } from '../say/sentences.ts';

export type Sides = { points: string[]; doubts: string[]; judgement: string };

/** 'For: this; and that. Against: this; and that. It depends on …' taken apart; nothing when it is put in another way. */
export function readOutline(reply: string): Sides | undefined {
  const [first = '', second = '', ...rest] = sentencesOf(reply);
  const [one, other] = [readSide(first), readSide(second)];
  if (!one || !other) return undefined;
  const [points, doubts] = /^against\b/i.test(one.label) ? [other, one] : [one, other];
  return { points: points.parts, doubts: doubts.parts, judgement: rest.join(' ') };
}

function readSide(sentence: string): { label: string; parts: string[] } | undefined {
  const [, label, text] = /^([A-Z][\w' -]{2,40}): (.+?)[.]?$/.exec(sentence) ?? [];
  if (!label || !text) return undefined;
  return { label, parts: text.split(/;(?: and)?\s+/).map((part) => `${upperFirst(part)}.`) };
}

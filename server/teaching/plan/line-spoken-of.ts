import { anyOf } from '#domain/any-of.ts';
import type { TurnContext } from '../turn-context.ts';
import type { Line } from './parts.ts';
import type { OpenEssay } from './start-essay.ts';

/** The line that the tutor's last words quote: 'which is the weakest' was answered with it, or its next link was asked for. */
export function lineSpokenOf({ lesson: { last } }: TurnContext, { lines }: OpenEssay): Line | undefined {
  const quoted = last.filter((sentence) => quotes.test(sentence)).map((sentence) => sentence.toLowerCase());
  return lines.find(({ text }) => {
    const start = text
      .toLowerCase()
      .split(/\s+/)
      .slice(0, fewestQuoted)
      .join(' ')
      .replace(/[^\w]+$/, '');
    return quoted.some((sentence) => sentence.includes(`'${start}`));
  });
}

/** Of a comparison of two lines neither is the one that is meant. */
const quotes = /^(?:'.+' is the (?:weakest|strongest)|The (?:weakest|strongest) just now is '|Keep '|Begin with ')/;
const fewestQuoted = 4;

/** 'Because they have done it before', 'so the risk is less', 'next link: …': more of what was there. */
export function goesOnWith(words: string): boolean {
  return goesOn.test(words.trim());
}

const goesOn = anyOf(
  [
    /because|bc|cos|coz|cuz|since|as (?:it|they|the|this)|so|which|this|therefore|thus|then/i,
    /next (?:link|step)|the next (?:link|step)|for example|for instance|e\.?g|that means|meaning/i,
  ],
  { before: /^(?:(?:ok(?:ay)?|so|and|um+|well|maybe|it[’']?s|that[’']?s|my|the|a)[,: ]+)*/, after: /\b/ },
);

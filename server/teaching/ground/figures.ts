import { anyOf } from '#domain/any-of.ts';

/** The figures of a text, each in one way of writing: '£1,500' and '1500' are the same, '-0.5' and '0.5' are not. */
export function plainFigures(text: string): string[] {
  const plain = text.toLowerCase().replaceAll(/[−–](?=[£$€]?\d)/g, '-');
  const digits = [...plain.matchAll(inDigits)].map(([, sign = '', number = '', scale = '']) => {
    const value = Number(number.replaceAll(',', '')) * (scales[scale] ?? 1);
    return `${sign ? '-' : ''}${value}`;
  });
  const words = [...plain.matchAll(inWords)].map(([word]) => named[word] ?? word.replace(/(?:s|d|ed)$/, ''));
  const counted = [...plain.matchAll(countedThings)].map(([, word = '']) => named[word] ?? word);
  return [...new Set([...digits, ...words, ...counted])];
}

/** Something is worked out in the words: only who has worked it exactly may say so. */
export function isEquation(text: string): boolean {
  return /[=×÷]|\d\s*[*/x+]\s*[£$€]?\d|\b(?:divided by|multiplied by|times|plus|minus) [£$€]?\d/i.test(text);
}

const inDigits =
  /(?<![a-z\d.])(?:(?<=^|[\s(=:£$€])(-))?[£$€]?(\d[\d,]*(?:\.\d+)?)(?:\s?(k|m|bn|thousand|million|billion|trillion)\b)?/g;
const scales: Record<string, number> = {
  ...{ k: 1e3, thousand: 1e3, m: 1e6, million: 1e6, bn: 1e9, billion: 1e9, trillion: 1e12 },
};

/** 'Two reasons' is no figure; 'two per cent' is. */
const countedThings =
  /\b(one|two|three|four|five|six|seven|eight|nine)(?:[ -](?:per ?cent|percent|%|pounds?|pence|dollars?|times|fold|hundred|thousand|million|billion|years?|months?|weeks?|units?|thirds|quarters))/g;
const inWords = anyOf(
  [
    /ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty/g,
    /seventy|eighty|ninety|hundreds?|thousands?|(?:m|b|tr)illions?|dozens?|hal(?:f|ve|ves|ved)/g,
    /doubl(?:e|es|ed|ing)|twice|tripl(?:e|es|ed|ing)|treble[ds]?|quarter|(?<=\b(?:a|one)[ -])third/g,
  ],
  { before: /\b/, after: /\b(?! (?:part|side))/ },
);
const named: Record<string, string> = {
  ...{ one: '1', two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7', eight: '8', nine: '9', ten: '10' },
  ...{ eleven: '11', twelve: '12', fifteen: '15', twenty: '20', thirty: '30', forty: '40', fifty: '50', sixty: '60' },
  ...{ seventy: '70', eighty: '80', ninety: '90', hundred: '100', thousand: '1000' },
};

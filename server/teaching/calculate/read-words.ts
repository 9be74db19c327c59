import { carryScale } from './carry-scale.ts';
import type { Reading } from './formula.ts';
import { type Figure, type Masked, readNumbers } from './read-numbers.ts';
import { readOwn } from './read-own.ts';
import { addParts } from './read-parts.ts';
import { nameFigures } from './read-roles.ts';
import { tidyWords } from './tidy-words.ts';

/** '15 of the 100 staff left' ties the leavers to 15 and the staff to 100. */
const outOf =
  /#(\d+) (?:out )?of (?:the |its |their |a total of |our )*#(\d+) (workers|staff|employees|people|workforce)(?: members)? (?:have |had |were |are |was )*(left|quit|stayed|absent|leave|remained|off sick)/g;

/** 'exports £30bn goods and £40bn services' names its exports once for both. */
const bothKinds =
  /\b(exports?|imports?) (?:of )?#(\d+) (?:of |in |worth of )?goods (?:and|,) #(\d+) (?:of |in |worth of )?services/g;

/** Reads the figures of the words; of the last question, when the words bring only a result to be checked. */
export function readWords(words: string, topic: string): Reading {
  const masked = readNumbers(words);
  const { text: heard, own, other, down } = readOwn(masked);
  const text = heard
    .replace(outOf, '#$1 $4 out of #$2 $3')
    .replace(bothKinds, '$1 of goods #$2 and $1 of services #$3');
  const ownFigure = own === undefined ? undefined : signed(masked.figures[own], down);
  const otherFigure = other === undefined ? undefined : masked.figures[other];
  const left = masked.figures.filter(({ index }) => index !== own && new RegExp(`#${index}\\b`).test(text));
  const wantsLast =
    own !== undefined ||
    /\bhow\b|work|calc|help|stuck|answer|solve|show me|do (?:it|this)|dont (?:get|know)|hint|formula/.test(text);
  if (left.length === 0 && wantsLast && /\d/.test(topic)) {
    const before = readNumbers(topic);
    if (before.figures.length > 1)
      return { ...toReading({ ...before, text: `${before.text} . ${text}` }, topic), own: ownFigure };
  }
  return { ...toReading({ ...masked, text }, topic), own: ownFigure, other: otherFigure };
}

/** 'real pay is down 2%' offers minus 2%. */
function signed(figure: Figure | undefined, down: boolean | undefined): Figure | undefined {
  return figure && down && figure.value > 0 ? { ...figure, value: -figure.value } : figure;
}

function toReading(masked: Masked, topic: string): Reading {
  const { text, figures, years, added } = addParts(masked);
  const currency = figures.find((figure) => figure.currency)?.currency ?? '';
  return {
    ...carryScale(nameFigures(text, figures, years)),
    text,
    figures,
    years,
    currency,
    added,
    topic: tidyWords(topic),
  };
}

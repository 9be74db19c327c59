import type { Masked } from '../read-numbers.ts';
import { aloud, sayWith } from '../say-number.ts';
import type { Followed } from './follow-outcome.ts';
import type { Outcome } from './outcome.ts';

/** 'Wait is it 9 or 19?? u said 19 before': the one that the sum has come to, where one of the two is that. */
export function eitherFigure(
  { text, figures }: Masked,
  { value, unit, currency, meaning }: Outcome,
): Followed | undefined {
  const offered = (asksWhich.exec(text) ?? []).slice(1).map((index) => figures[Number(index)]?.value);
  if (offered.length !== 2 || offered[0] === offered[1]) return undefined;
  const isKnown = figures.every((figure) => offered.includes(figure.value));
  if (!isKnown || !offered.includes(value)) return undefined;
  return { say: [aloud(`It is ${sayWith(currency)[unit](value)}.`), meaning] };
}

const asksWhich = /\b(?:is (?:it|that|this|the answer)|was it|so its|its) #(\d+) or #(\d+)\b/;

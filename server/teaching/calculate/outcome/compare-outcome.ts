import type { Figure } from '../read-numbers.ts';
import { aloud, capital, sayWith, tidy } from '../say-number.ts';
import type { Followed } from './follow-outcome.ts';
import type { Outcome } from './outcome.ts';

/** Where more is better, and where less is. */
const more =
  /margin$|^profit margins$|^ROCE$|return on capital|rate of return|market share|productivity|retention|capacity utilisation/;
const less = /labour turnover|absence rate|unit cost|average cost|cost per unit|receivables days|unemployment rate/;

const earlier =
  /\b(?:last (?:year|yr|month|week|quarter|time)|the year before|previously|used to be|before that|a year ago)\b/;
const weighs = /\b(?:good|bad|better|worse|improv\w+|up|down|higher|lower|well)\b/;

/** 'Last year it was 16, so is that good': how the result compares, and no sum with the older figure. */
export function compareOutcome(text: string, { value, unit }: Figure, last: Outcome): Followed | undefined {
  if (!earlier.test(text) || !weighs.test(text) || !/\b(?:is|was|were)\b/.test(text)) return undefined;
  if (last.unit !== 'percent' || unit === 'money') return undefined;
  const isKnown = more.test(last.name) || less.test(last.name);
  if (!isKnown) return undefined;
  const say = sayWith(last.currency);
  const now = tidy(Math.round(last.value * 10) / 10);
  const gap = tidy(Math.round((now - value) * 10) / 10);
  if (gap === 0) return { say: [`It is the same as before: ${say.percent(now)}.`] };
  const isBetter = gap > 0 === more.test(last.name);
  const points = `${say.number(Math.abs(gap))} percentage point${Math.abs(gap) === 1 ? '' : 's'}`;
  return {
    say: [
      capital(
        aloud(
          `it has gone from ${say.percent(value)} to ${say.percent(now)}, which is ${gap > 0 ? 'up' : 'down'} by ${points}.`,
        ),
      ),
      `So it is ${isBetter ? 'better' : 'worse'} than before; whether it is good depends on what rivals manage.`,
    ],
  };
}

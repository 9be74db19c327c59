import { anyOf } from '#domain/any-of.ts';
import { upperFirst } from '#domain/upper-first.ts';
import type { Figure } from '../read-numbers.ts';
import { aloud, sayWith, tidy } from '../say-number.ts';
import type { Followed } from './follow-outcome.ts';
import type { Outcome } from './outcome.ts';

/** Where more is better, and where less is. */
const more =
  /margin$|^profit margins$|^ROCE$|return on capital|rate of return|market share|productivity|retention|capacity utilisation|net present value|expected value/;
const less =
  /labour turnover|absence rate|unit cost|average cost|cost per unit|receivables days|unemployment rate|payback period/;

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
      upperFirst(
        aloud(
          `it has gone from ${say.percent(value)} to ${say.percent(now)}, which is ${gap > 0 ? 'up' : 'down'} by ${points}.`,
        ),
      ),
      `So it is ${isBetter ? 'better' : 'worse'} than before; whether it is good depends on what rivals manage.`,
    ],
  };
}

const asksWhich = anyOf([/which|which (?:one|of (?:them|the two|those)|option|project|machine|firm)/], {
  before: /^(?:(?:so|and|ok|then|but) )*/,
  after:
    /(?: (?:one|is|should|would|do|does|they|we|you|he|she|i|the firm|pick|choose|go|for|with|take|be|best|better|then|wins?|the))* ?\??$/,
});

/** 'So which one should they pick': the better of the last two results of one kind. */
export function chooseOutcome(text: string, outcomes: Outcome[]): Followed | undefined {
  const [one, two] = outcomes.slice(-2);
  if (!asksWhich.test(text) || !one || !two || one.name !== two.name || one.unit !== two.unit) return undefined;
  const isMore = more.test(one.name);
  if ((!isMore && !less.test(one.name)) || one.value === two.value) return undefined;
  const say = sayWith(two.currency || one.currency);
  const isFirst = one.value > two.value === isMore;
  const [best, other] = isFirst ? [one, two] : [two, one];
  const write = ({ value, unit }: Outcome) => aloud(say[unit](value));
  return {
    say: [
      `On the figures, the ${isFirst ? 'first' : 'second'}: ${write(best)} against ${write(other)}.`,
      'Then weigh what the figures leave out: how sure they are, and what the worst case would do to the firm.',
    ],
  };
}

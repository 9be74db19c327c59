import { step } from '../formula.ts';
import type { Figure } from '../read-numbers.ts';
import { aloud, sayWith, tidy } from '../say-number.ts';
import type { Followed } from './follow-outcome.ts';
import type { Outcome } from './outcome.ts';

/** One more figure, put to the result of the sum before. */
export function reckonOn(text: string, figure: Figure, last: Outcome): Followed | undefined {
  return (
    injected(text, figure, last) ??
    ofGdp(text, figure, last) ??
    ofMarket(text, figure, last) ??
    real(text, figure, last)
  );
}

/** 'So if they spend an extra 20bn', after a multiplier. */
function injected(text: string, { value, unit, currency }: Figure, last: Outcome): Followed | undefined {
  if (last.name !== 'multiplier' || unit === 'percent' || value < 1 || last.value < 1) return undefined;
  if (!/\b(?:spen[dt]\w*|inject\w*|invest\w*|stimulus|exports?)\b/.test(text)) return undefined;
  if (
    !/\b(?:extra|more|another|additional|rise|rises|increase[sd]?|inject\w*|stimulus|up by|goes up|put in)\b/.test(text)
  )
    return undefined;
  if (/\b(?:cut|cuts|fall|falls|less|fewer|need\w*|mp[csmtw])\b/.test(text)) return undefined;
  const say = sayWith(currency || last.currency);
  const total = tidy(value * last.value);
  const meaning = `So national income rises by ${say.money(total)} in the end.`;
  return {
    say: [
      `Multiply the injection by the multiplier: ${say.money(value)} times ${say.number(last.value)} is ${say.money(total)}.`,
      meaning,
    ],
    steps: [step('Change in GDP', `${say.money(value)} × ${say.number(last.value)} = ${say.money(total)}`)],
    outcome: { ...last, name: 'final change in national income', value: total, unit: 'money', meaning, also: [] },
  };
}

/** 'GDP is 2500bn, what is that as a percentage': a balance or a debt as a share of it. */
function ofGdp(text: string, figure: Figure, last: Outcome): Followed | undefined {
  const isBalance = /^(?:current account balance|trade balance|budget balance)$/.test(last.name);
  if (!isBalance || figure.unit === 'percent' || !/\bgdp (?:is|was|=|of|being)? ?#0|#0 gdp/.test(text))
    return undefined;
  if (!/%|\bpercent|\bshare\b|\bproportion\b/.test(text)) return undefined;
  // '75 billion of 2,500': one of the two was told in other units.
  const [part, whole] = [Math.abs(last.value), figure.value];
  if (whole <= 0 || part === 0 || part >= whole || part / whole < 0.0005) return undefined;
  const say = sayWith(figure.currency || last.currency);
  const share = tidy((part / whole) * 100);
  const kind = last.value < 0 ? 'deficit' : 'surplus';
  const meaning = `So it is a ${kind} of ${say.percent(share)} of GDP.`;
  return {
    say: [`${say.money(part)} divided by ${say.money(whole)}, times 100, is ${say.percent(share)}.`, meaning],
    steps: [step('Share of GDP', `${say.money(part)} ÷ ${say.money(whole)} × 100 = ${say.percent(share)}`)],
    outcome: { ...last, name: 'share of GDP', value: share, unit: 'percent', meaning, also: [] },
  };
}

/** 'If the market grew to 5bn and our share stayed the same'. */
function ofMarket(text: string, { value, unit, currency }: Figure, last: Outcome): Followed | undefined {
  if (last.name !== 'market share' || unit === 'percent' || value <= 0) return undefined;
  if (!/\bsame share\b|\bshare (?:\w+ ){0,2}?(?:the same|constant|unchanged)\b/.test(text)) return undefined;
  if (!/\bmarket\b[^#]*\b(?:to|is|was|worth|of|at) #0\b/.test(text)) return undefined;
  const say = sayWith(currency || last.currency);
  const sales = tidy((last.value / 100) * value);
  const meaning = `So with the same share they sell ${say.money(sales)}.`;
  return {
    say: [`${say.percent(last.value)} of ${say.money(value)} is ${say.money(sales)}.`, meaning],
    steps: [step('Sales', `${say.percent(last.value)} × ${say.money(value)} = ${say.money(sales)}`)],
    outcome: { ...last, name: 'sales from market share', value: sales, unit: 'money', meaning, also: [] },
  };
}

/** 'My pay went up 3% so am I better off', after a rate of inflation. */
function real(text: string, { value, unit }: Figure, last: Outcome): Followed | undefined {
  if (last.name !== 'inflation rate' || unit !== 'percent') return undefined;
  const paid =
    /\b(pay|wages?|salary|income|earnings)\b[^#]*\b(?:up|rose|rise|rises|raised|increased?|grew|by|got|get)\b[^#]*#0/.exec(
      text,
    )?.[1];
  if (!paid || /\b(?:fell|falls?|cut|down|drop\w*)\b/.test(text)) return undefined;
  if (!/\bbetter off\b|\bworse off\b|\breal\b|\bricher\b|\bpoorer\b|\bafford\b|\bbuy more\b/.test(text))
    return undefined;
  const say = sayWith('');
  const inflation = tidy(Math.round(last.value * 10) / 10);
  const change = tidy(Math.round((value - inflation) * 10) / 10);
  const verdict = change > 0 ? 'better' : 'worse';
  const meaning =
    change === 0
      ? 'So you are neither better nor worse off: the rise buys just as much as before.'
      : `So you are ${verdict} off: in real terms your ${paid} ${change > 0 ? 'rises' : 'falls'} by about ${say.percent(Math.abs(change))}.`;
  return {
    say: [
      aloud(
        `Take inflation from the rise: ${say.percent(value)} minus ${say.percent(inflation)} is about ${say.percent(change)}.`,
      ),
      meaning,
    ],
    steps: [step('Real change', `${say.percent(value)} − ${say.percent(inflation)} ≈ ${say.percent(change)}`)],
    outcome: { ...last, name: 'real growth', value: change, unit: 'percent', meaning, also: [] },
  };
}

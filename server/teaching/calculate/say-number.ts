export type Unit = 'plain' | 'percent' | 'money';

/** How amounts of money are written here: '£', '$', '€', or '' when the student wrote none. */
export type Say = {
  money: (value: number) => string;
  number: (value: number) => string;
  percent: (value: number) => string;
};

/** Writes numbers for the screen; sentences are passed through `aloud` afterwards. */
export function sayWith(currency: string): Say {
  return {
    money: (value) => (currency ? moneyText(value, currency) : numberText(value)),
    number: numberText,
    percent: (value) => `${percentText(value)}%`,
  };
}

/** 'minus 0.4' is heard where '−0.4' is seen. */
export function aloud(sentence: string): string {
  return sentence.replace(/−(?=[£$€\d])/g, 'minus ');
}

/** The screen has less room than the voice has time. */
export function onScreen(text: string): string {
  return text
    .replace(/(\d) million\b/g, '$1m')
    .replace(/(\d) billion\b/g, '$1bn')
    .replace(/(\d) trillion\b/g, '$1tn');
}

/** The bare result, with a plain hyphen so that it can be compared and copied. */
export function resultText(text: string): string {
  return onScreen(text).replaceAll('−', '-');
}

/** Takes off the dust that binary fractions leave. */
export function tidy(value: number): number {
  return Number(value.toPrecision(12));
}

/** Made once: to make one takes longer than to write a hundred numbers with it. */
const upTo = (maximumFractionDigits: number) => new Intl.NumberFormat('en-GB', { maximumFractionDigits });
const withDecimals = { 1: upTo(1), 2: upTo(2), 3: upTo(3), 4: upTo(4) };
const pounds = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

function moneyText(value: number, currency: string): string {
  const sign = value < 0 ? '−' : '';
  const amount = Math.abs(tidy(value));
  if (currency === '£' && amount > 0 && amount < 0.995) return `${sign}${numberText(amount * 100)}p`;
  const large = largeText(amount);
  if (large) return `${sign}${currency}${large}`;
  const text = pounds.format(amount);
  return `${sign}${currency}${text.replace(/\.00$/, '')}`;
}

function numberText(value: number): string {
  const sign = value < 0 ? '−' : '';
  const amount = Math.abs(tidy(value));
  const text = largeText(amount) ?? withDecimals[amount < 0.01 ? 4 : isThousandths(amount) ? 3 : 2].format(amount);
  return text === '0' ? '0' : sign + text;
}

/** Discount factors have three decimals, and a factor must be shown as it was given. */
function isThousandths(amount: number): boolean {
  return amount < 1 && isWhole(amount * 1000) && !isWhole(amount * 100);
}

function percentText(value: number): string {
  const exact = isWhole(value * 100);
  const text = withDecimals[exact ? 2 : 1].format(Math.abs(tidy(value)));
  return value < 0 && text !== '0' ? `−${text}` : text;
}

function largeText(amount: number): string | undefined {
  for (const [size, word] of [
    [1e12, 'trillion'],
    [1e9, 'billion'],
    [1e6, 'million'],
  ] as const) {
    const isRound = isWhole((amount / size) * 1000);
    if (amount >= size && (isRound || isLong(amount))) {
      return `${withDecimals[isRound ? 3 : 2].format(amount / size)} ${word}`;
    }
  }
  return undefined;
}

/** Nobody hears out eleven figures, and beyond some of them the last ones are only what rounding has left. */
function isLong(amount: number): boolean {
  return amount >= 1e9 || !isWhole(amount);
}

function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 1e-6;
}

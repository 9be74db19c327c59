const small = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const scales: [number, string][] = [
  [1e12, 'trillion'],
  [1e9, 'billion'],
  [1e6, 'million'],
  [1e3, 'thousand'],
];

/** '1,250.5' as a Briton says it. Written out here, because flite reads 150000 as 'fifteen zero thousand'. */
export function sayNumber(written: string): string {
  const [whole = '', decimals] = written.replaceAll(',', '').split('.');
  // Nobody says a number of sixteen digits.
  if (whole.length > 15) return sayDigits(whole);
  const isYear = /^(1[1-9]|20)\d\d$/.test(written);
  const said = isYear ? sayYear(Number(whole)) : sayWhole(Number(whole));
  if (!decimals) return said;
  return `${Number(whole) === 0 ? 'nought' : said} point ${sayDigits(decimals).replaceAll('zero', 'nought')}`;
}

/** 'The 1980s', 'two 6s'. */
export function sayMany(written: string): string {
  const said = sayNumber(written);
  return /x$/.test(said) ? `${said}es` : `${said.replace(/y$/, 'ie')}s`;
}

const ordinals: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

/** '21st' */
export function sayOrdinal(written: string): string {
  return sayNumber(written).replace(/\w+$/, (last) => ordinals[last] ?? `${last.replace(/y$/, 'ie')}th`);
}

function sayWhole(number: number): string {
  for (const [size, name] of scales) {
    if (number < size) continue;
    const rest = number % size;
    const said = `${sayWhole(Math.floor(number / size))} ${name}`;
    return rest === 0 ? said : `${said} ${rest < 100 ? 'and ' : ''}${sayWhole(rest)}`;
  }
  if (number >= 100) {
    const said = `${small[Math.floor(number / 100)]} hundred`;
    return number % 100 === 0 ? said : `${said} and ${sayWhole(number % 100)}`;
  }
  if (number < 20) return small[number] ?? '';
  const ten = tens[Math.floor(number / 10)] ?? '';
  return number % 10 === 0 ? ten : `${ten} ${small[number % 10]}`;
}

/** Four digits without a comma: 'nineteen seventy nine', 'two thousand and eight', 'fifteen hundred'. */
function sayYear(year: number): string {
  const rest = year % 100;
  if (year >= 2000 && year < 2010) return sayWhole(year);
  const century = sayWhole(Math.floor(year / 100));
  if (rest === 0) return `${century} hundred`;
  return rest < 10 ? `${century} oh ${sayWhole(rest)}` : `${century} ${sayWhole(rest)}`;
}

function sayDigits(digits: string): string {
  return [...digits].map((digit) => small[Number(digit)]).join(' ');
}

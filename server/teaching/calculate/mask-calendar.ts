import { anyOf } from '#domain/any-of.ts';

/** 'the 2016 referendum', 'the 2008 financial crisis' */
const happened =
  '(?:referendum|crisis|crash|budget|election|vote|recession|downturn|pandemic|shock|earthquake|tsunami|olympics|strikes?)\\b';

/** Years stand apart from the figures of a sum: no year is ever counted with. */
export function maskCalendar(text: string, years: number[]): string {
  const overTime = /\b(?:index|cpi|rpi|gdp|inflation|real|growth|base|prices)\b/.test(text);
  const mask = (year: string) => ` @${years.push(Number(year)) - 1} `;
  const pattern = String.raw`(?<![\d£$€.,#@])((?:19[5-9]|20[0-3])\d)(?![\d.,]*\d|%| ?(?:percent|pounds|units|workers|people|m\b|k\b|bn\b|million))`;
  const spans = maskSpans(text, mask);
  const later = spans.replace(new RegExp(`\\b(from|between) ${pattern} (to|and) ${pattern}`, 'g'), (all, a, b, c, d) =>
    overTime && Number(b) < Number(d) ? `${a} ${mask(b)} ${c} ${mask(d)}` : all,
  );
  return later
    .replace(
      new RegExp(
        `\\b(in|since|during|year|base|until|index for|value for|figure for|number for|base year (?:is|of|to|changed to|moved to)|rebased? (?:it |the index |this )?to) (?:the )?(?:year )?${pattern}`,
        'g',
      ),
      (_, a, b) => `${a} ${mask(b)}`,
    )
    .replace(new RegExp(`\\bmake ${pattern}(?= (?:the |our |a )?(?:new )?base\\b)`, 'g'), (_, a) => `make ${mask(a)}`)
    .replace(new RegExp(`${pattern}(?= (?:as|is) (?:the )?base)`, 'g'), (_, a) => mask(a))
    .replace(new RegExp(`\\(${pattern}\\)`, 'g'), (_, a) => mask(a))
    .replace(new RegExp(`${pattern}(?= (?:[a-z]+ )?${happened})`, 'g'), (_, a) => mask(a))
    .replace(new RegExp(`${pattern}(?= [£$€]\\d)`, 'g'), (all, a) => (overTime ? mask(a) : all))
    .replace(
      new RegExp(
        `${pattern}(?= ?[:=]| (?:was|is|gdp|index|cpi|rpi|prices?|salary|wages?|income|pay|earnings|it|to @))`,
        'g',
      ),
      (all, a) => (overTime ? mask(a) : all),
    );
}

/** '2022-24', '2019/20', '2007 to 2009', 'the 1970s', 'late 2022', 'after 2008': whatever is counted, it is not this. */
function maskSpans(text: string, mask: (year: string) => string): string {
  const year = String.raw`(?<![\d£$€.,#@])((?:19[5-9]|20[0-3])\d)`;
  return text
    .replace(
      new RegExp(`${year} ?[-–/] ?(\\d\\d(?:\\d\\d)?)(?![\\d.,%]*[\\d%])(?! ?=| ?[a-z]*(?:units|pounds)\\b)`, 'g'),
      (all, from, to) =>
        isLater(from, to) ? `${mask(from)} to ${mask(to.length === 2 ? `${from.slice(0, 2)}${to}` : to)}` : all,
    )
    .replace(/(?<![\d£$€.,#@])(?:1[89]|20)\d0s\b/g, ' ~ ')
    .replace(new RegExp(`\\b(${times}) ${year}(?![\\d,.]*\\d| ?%)`, 'g'), (_, when, one) => `${when} ${mask(one)}`);
}

function isLater(from: string, to: string): boolean {
  const end = to.length === 2 ? Number(`${from.slice(0, 2)}${to}`) : Number(to);
  // '2000-20' may well be taken away.
  return end > Number(from) && end <= latest && (to.length > 2 || from !== '2000');
}

const latest = 2049;
const times = `(?:${anyOf([/early|mid|late|spring|summer|autumn|winter|january|february|march|april|june/, /july|august|september|october|november|december|jan|feb|apr|jun|jul|aug|sept/, /sep|oct|nov|dec|(?:pre|post|before|after|until|till|since)(?= (?!2000))/]).source})`;

import { hideDetails, hideName } from '#domain/hide-details.ts';

/**
 * What a student said, as it may be kept with nobody's name. It hides more than an outside company's copy does, and
 * rather too much than too little: nobody is answered from it.
 */
export function hideEveryDetail(text: string, fullName: string): string {
  const parts = [...fullName.split(/[\s-]+/), fullName.replaceAll(/[\s-]+/g, '')].filter((part) => part.length > 1);
  const hidden = details.reduce((words, [detail, sign]) => words.replaceAll(detail, sign), hideDetails(text, fullName));
  return parts.reduce(hideName, hidden);
}

const details: [RegExp, string][] = [
  [/\b(?:https?:\/\/|www\.)\S+/gi, '[link]'],
  [/(?<![\w@])@\w[\w.]+/g, '[name]'],
  // A number of an account, a candidate or a telephone without its 0; not a price, and not a decimal.
  [/(?<![\d.,£$€])(?:\d{7,}|\d{4,5}[ -]\d{6})(?!\d)/g, '[number]'],
  [/\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/gi, '[address]'],
  [/\b\d{1,4}[a-z]?,? (?:[\p{L}'’-]+ ){1,3}(?:street|road|avenue|lane|crescent)\b/giu, '[address]'],
  [
    /\b\d{1,4}[A-Za-z]?,? (?:\p{Lu}[\p{L}'’-]* ){1,3}(?:Close|Court|Drive|Gardens|Grove|Place|Square|Terrace|Way)\b/gu,
    '[address]',
  ],
  [/\b(my name is|my name['’]?s|i am called|i['’]m called) (?!\[)[\p{L}'’-]+/giu, '$1 [name]'],
  [/\b(mrs?|dr)\.? (?!\[)[\p{L}'’-]+/giu, '$1 [name]'],
  [/\b([Mm]iss|[Mm]s|[Ss]ir)\.? \p{Lu}[\p{L}'’-]*/gu, '$1 [name]'],
  [
    /\b([Mm]y (?:best )?(?:friend|mate|teacher|brother|sister|cousin|mum|dad|boyfriend|girlfriend)(?: is(?: called)?)?,?) \p{Lu}[\p{L}'’-]*/gu,
    '$1 [name]',
  ],
  // A school of thought is none.
  [
    /(?:(?!Austrian|Chicago|Classical|Keynesian|Monetarist)\p{Lu}[\p{L}'’.-]* ){1,4}(?:School|Academy|College|Sixth Form)\b/gu,
    '[school]',
  ],
  [
    /\b(i (?:go to|attend|study at|am at)|i['’]m at) (?:[\p{L}'’.-]+ ){1,4}(?:school|academy|college|sixth form)\b/giu,
    '$1 [school]',
  ],
];

import { anyOf } from '#domain/any-of.ts';
import type { Said } from './read-lines.ts';
import type { Values, Worksheet } from './worksheet.ts';

/** The lines that a saying asks for. */
export function asksIn(sheet: Worksheet, { text, named, told }: Said, known: Values): string[] {
  const phrase = sheet.asks?.find(([pattern]) => pattern.test(text))?.[1];
  const isTold = Object.keys(told).length > 0;
  const lines =
    phrase ??
    named
      .filter(({ id }) => sheet.lines[id]?.by && told[id] === undefined && known[id] === undefined)
      .filter((one) => isTold || isBareAsk(text, one))
      .map(({ id }) => id);
  if (!asPercent.test(text)) return [...new Set(lines)];
  const percents = lines.map((id) => (sheet.lines[id]?.unit === 'percent' ? id : sheet.lines[id]?.percent));
  return percents.every((id) => id !== undefined) ? [...new Set(percents)] : [];
}

/** 'And the gearing?', 'whats the acid test then': who tells nothing new asks for the figure, and says no more. */
function isBareAsk(text: string, { start, end }: { start: number; end: number }): boolean {
  return asksBefore.test(text.slice(0, start)) && asksBehind.test(text.slice(end));
}

const leads = /(?:and|so|ok|okay|now|n|then|right|um|but|also|thanks|thx|wait|yeah|cool) /;
const whatIs =
  /(?:what|whats|how) ?(?:about |is |are |was |were |would |will |much |many )*(?:be |do |does |did |are |have |has |is )?(?:they |it |we |the pay )?(?:have to be |got )?/;
const workOut = /(?:can (?:you|u|we) )?(?:work out|calculate|calc|find|give me|tell me|do|show me|need|get) /;
const beforeName =
  /(?:the|its|their|my|our|new|now|that|just|total|by how much|in|as|an?|to|share|or|and|gross|net|of it) ?/;

const asksBefore = new RegExp(`^(?:${leads.source})*(?:${whatIs.source}|${workOut.source})?(?:${beforeName.source})*$`);
const afterName = anyOf(
  [
    /now|then|again|before|after|be|please|pls|too|as well|at that price|there|here|for (?:that|this|it|me)/,
    /is that|is it|are they|have they|do they make|did they make|would that be|would it be|each|and|or|how much/,
    /to|for|in total|in (?:%|percent)|as an? (?:%|percent(?:age)?)|[a-z]+ and how much|the [a-z]+/,
  ],
  { before: / / },
);

const asksBehind = new RegExp(`^(?:${afterName.source})*(?:,? (?:and|n|&|\\+|then) .*)?[ ?.!]*$`);

export const asPercent = /%|\bper ?cent(?:age)?\b|\bpercentages?\b|\bin %/;

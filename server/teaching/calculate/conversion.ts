import { anyOf } from '#domain/any-of.ts';
import { type Formula, type Need, step, way } from './formula.ts';
import { tidy } from './say-number.ts';

type Conversion = { amount: number; from: string; to: string; rate: { base: string; quote: string; value: number } };

const code: Record<string, string> = {
  pound: '£',
  pounds: '£',
  sterling: '£',
  gbp: '£',
  dollar: '$',
  dollars: '$',
  usd: '$',
  euro: '€',
  euros: '€',
};

/** '£1 = $1.25' with an amount to be changed. */
export const conversion: Formula[] = [
  {
    name: 'exchange-rate conversion',
    neverGiven: true,
    aliases: anyOf([
      /(?:in|into|to) (?:us )?(?:dollars?|pounds?|euros?|sterling|[$£€]|usd|gbp)|convert(?:ed|s)?/,
      /how (?:much|many) (?:us )?(?:dollars?|pounds?|euros?|[$£€])|how many\??$/,
      /cost in (?:dollars?|pounds?|euros?)|exchange rate|worth in (?:dollars?|pounds?|euros?)/,
    ]),
    formula: 'Amount in the other currency = amount × exchange rate',
    sentence: 'To go from pounds to dollars multiply by the dollars per pound; to come back divide.',
    ways: [
      way({ conversion: conversionNeed() }, ({ conversion: { amount, from, to, rate } }, say) => {
        const forwards = from === rate.base;
        const result = tidy(forwards ? amount * rate.value : amount / rate.value);
        const write = (value: number, sign: string) =>
          `${sign}${value.toLocaleString('en-GB', { minimumFractionDigits: Number.isInteger(tidy(value)) ? 0 : 2, maximumFractionDigits: 2 })}`;
        return {
          value: result,
          unit: 'number',
          result: write(result, to),
          sentences: [
            `${rate.base}1 is worth ${write(rate.value, rate.quote)}.`,
            `So ${forwards ? 'multiply' : 'divide'} ${write(amount, from)} by ${say.number(rate.value)}.`,
            `That makes ${write(result, to)}.`,
          ],
          steps: [
            step(
              `In ${to}`,
              `${write(amount, from)} ${forwards ? '×' : '÷'} ${say.number(rate.value)} = ${write(result, to)}`,
            ),
          ],
        };
      }),
    ],
  },
];

function conversionNeed(): Need<Conversion> {
  return {
    label: 'the exchange rate and the amount',
    roles: [],
    take: (_, { text, figures }) => {
      const pair = /#(\d+) ?(?:=|is|:|equals|buys|gets(?: you)?|was|to|is worth|gets you|for) ?(?:about )?#(\d+)/.exec(
        text,
      );
      const per = /#(\d+) ?(?:to|per|for|a|=|\/) (?:the )?(pound|£|euro|dollar)/.exec(text);
      // What is said now stands before what was said then.
      const told = [...text.matchAll(worthOfOne), ...text.matchAll(bareRate)];
      const rates = told.map(({ groups }) => Number(groups?.rate));
      const base = figures[Number(pair?.[1] ?? -1)];
      const [latest] = told;
      const isChanged = pair && latest && latest.index < pair.index && rates[0] !== Number(pair[1]);
      const quoted = figures[Number((isChanged ? rates[0] : pair?.[2]) ?? per?.[1] ?? rates[0] ?? -1)];
      // 'And at 1.10?' is in the currency of the rate before.
      const before = isChanged ? figures[Number(pair[2])] : figures.find(({ index }) => rates.includes(index));
      const currency = quoted?.currency || before?.currency;
      if (!quoted || !currency) return undefined;
      const quote = { ...quoted, currency };
      if (pair && (base?.value !== 1 || !base.currency)) return undefined;
      const baseSign = pair ? (base?.currency ?? '') : (code[per?.[2] ?? told[0]?.groups?.one ?? ''] ?? '£');
      if (baseSign === quote.currency) return undefined;
      const [amount, ...others] = figures.filter(
        ({ index, currency: sign }) =>
          index !== base?.index &&
          index !== quote.index &&
          !rates.includes(index) &&
          !(isChanged && index === before?.index) &&
          sign !== '',
      );
      if (!amount || others.length > 0) return undefined;
      const from = amount.currency;
      const to = from === baseSign ? quote.currency : from === quote.currency ? baseSign : '';
      if (!to) return undefined;
      return {
        value: { amount: amount.value, from, to, rate: { base: baseSign, quote: quote.currency, value: quote.value } },
        used: [base, before, quote, amount].flatMap((figure) => figure?.index ?? []).concat(rates),
      };
    },
  };
}

/** 'The pound is $1.50', 'and now it goes to $1.20'. */
const worthOfOne = anyOf(
  [
    /buys|is|=|gets(?: you)?|is worth|was worth|equals/g,
    /(?:(?:go(?:es)?|went|falls?|fell|rises?|rose|drops?|dropped|strengthens?|weakens?|appreciates?|depreciates?|gets?) (?:up |down )?)?to/g,
  ],
  { before: /\b(?:a|one|the|each|every) (?<one>pound|euro|dollar) (?:now )?/, after: / (?:about )?#(?<rate>\d+)/ },
);
const bareRate = /\b(?:rate (?:is|of|=|was|:)(?: about)?|at) #(?<rate>\d+)/g;

import { type Formula, type Need, way } from './formula.ts';
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
    aliases:
      /(?:in|into|to) (?:us )?(?:dollars?|pounds?|euros?|sterling|[$£€]|usd|gbp)|convert(?:ed|s)?|how (?:much|many) (?:us )?(?:dollars|pounds|euros|[$£€])|cost in (?:dollars?|pounds?|euros?)|exchange rate|worth in (?:dollars?|pounds?|euros?)/,
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
            {
              left: `In ${to}`,
              right: `${write(amount, from)} ${forwards ? '×' : '÷'} ${say.number(rate.value)} = ${write(result, to)}`,
            },
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
    take: (_, { text, figures, facts }) => {
      const pair = /#(\d+) ?(?:=|is|:|equals|buys|gets(?: you)?|was|to|is worth|gets you|for) ?(?:about )?#(\d+)/.exec(
        text,
      );
      const per = /#(\d+) ?(?:to|per|for|a|=|\/) (?:the )?(pound|£|euro|dollar)/.exec(text);
      const one =
        /\b(?:a|one|the|each|every) (pound|euro|dollar) (?:now )?(?:buys|is|=|gets(?: you)?|is worth|was worth|equals|to) (?:about )?#(\d+)/.exec(
          text,
        );
      const rate = /\brate (?:is|of|=|was|:)(?: about)? #(\d+)/.exec(text);
      const base = figures[Number(pair?.[1] ?? -1)];
      const quote = figures[Number(pair?.[2] ?? per?.[1] ?? one?.[2] ?? rate?.[1] ?? -1)];
      if (!quote?.currency) return undefined;
      if (pair && (base?.value !== 1 || !base.currency)) return undefined;
      const baseSign = pair ? (base?.currency ?? '') : (code[per?.[2] ?? one?.[1] ?? ''] ?? '£');
      if (baseSign === quote.currency) return undefined;
      const used = facts.map(({ figure }) => figure.index);
      const amounts = facts.filter(
        ({ figure }) => figure.index !== base?.index && figure.index !== quote.index && figure.currency,
      );
      const [amount] = amounts;
      if (!amount || amounts.length !== 1) return undefined;
      const from = amount.figure.currency;
      const to = from === baseSign ? quote.currency : from === quote.currency ? baseSign : '';
      if (!to) return undefined;
      return {
        value: {
          amount: amount.figure.value,
          from,
          to,
          rate: { base: baseSign, quote: quote.currency, value: quote.value },
        },
        used,
      };
    },
  };
}

import { type Formula, type Need, step, way } from './formula.ts';
import type { Fact } from './read-roles.ts';
import { tidy } from './say-number.ts';

type Shares = { largest: number[]; firms: number; total?: number };

export const concentration: Formula[] = [
  {
    name: 'concentration ratio',
    neverGiven: true,
    // '11 > 8 and 5 > 2' compares, and is no list of shares.
    notWith: /#\d+ ?[<>] ?#\d/,
    aliases: /(?:n\dfirms (?:ratio )?)?(?:market )?concentration(?: ratio)?|n\dfirms(?: ratio)?|cr/,
    formula: 'Concentration ratio = sum of the market shares of the largest firms',
    sentence: 'Pick out the largest firms and add up their market shares.',
    ways: [
      way({ shares: sharesNeed() }, ({ shares: { largest, firms, total } }, say, { text }) => {
        const sum = tidy(largest.reduce((all, share) => all + share, 0));
        const result = total === undefined ? sum : tidy((sum / total) * 100);
        if (result > 100.0001 || result <= 0) return undefined;
        const write = total === undefined ? say.percent : say.money;
        return {
          value: result,
          unit: 'percent',
          sentences: [
            `The ${firms} largest have ${largest.map(write).join(', ')}.`,
            total === undefined
              ? `Added up, that is ${say.percent(sum)}.`
              : `Together that is ${say.money(sum)} out of ${say.money(total)}, which is ${say.percent(result)}.`,
            `So the ${firms} largest firms hold ${say.percent(result)} of the market.`,
            ...(asksKind.test(text) ? kindOf(result, firms) : []),
          ],
          steps: [
            step(`CR${firms}`, `${largest.map(write).join(' + ')} = ${write(sum)}`),
            ...(total === undefined
              ? []
              : [step('', `${say.money(sum)} ÷ ${say.money(total)} × 100 = ${say.percent(result)}`)]),
          ],
        };
      }),
    ],
  },
];

const asksKind =
  /\b(?:classify|what (?:kind|type|sort)|which (?:kind|type)|market structure|what structure|oligopoly)\b/;

/** A few firms with most of the market are an oligopoly; below half it is not clear from this figure alone. */
function kindOf(result: number, firms: number): string[] {
  return result >= 60 && firms >= 2 && firms <= 5
    ? ['With so much of it in a few hands, this is an oligopoly.']
    : ['That alone does not make it an oligopoly: look at how many others there are and how easily they get in.'];
}

/** 'the whole market is 10bn', larger than all the firms together. */
function wholeOf(facts: Fact[], text: string): Fact[] {
  const found = facts.filter(({ figure }) =>
    new RegExp(
      `(?:market|industry|total|overall)s?(?! shares?)(?: \\w+){0,3}? #${figure.index}\\b|#${figure.index} (?:is |in |for )?(?:the )?(?:whole |total )?(?:market|industry|in total|overall)`,
    ).test(text),
  );
  const [whole] = found;
  const rest = facts.filter((fact) => fact !== whole);
  const sum = rest.reduce((all, { figure }) => all + figure.value, 0);
  return whole && found.length === 1 && whole.figure.unit !== 'percent' && whole.figure.value > sum ? [whole] : [];
}

/** 'The five largest have …, what is the 4-firm ratio': the number beside the ratio is the one asked for. */
function firmsAsked(text: string): string | undefined {
  const beside =
    /n(\d)firms (?:firm )?(?:market )?(?:conc\w*|ratio|cr\b)/.exec(text) ??
    /(?:concentration(?: ratio)?|ratio|cr) (?:for|of) (?:the )?n(\d)firms/.exec(text);
  const named = new Set([...text.matchAll(/n(\d)firms/g)].map(([, firms]) => firms));
  return beside?.[1] ?? (named.size > 1 ? 'unclear' : [...named][0]);
}

/** 'My market has 4 firms with 30 25 15 and 10 percent': in one row with the others stands a share, and not the market. */
function listedShares(text: string): string[] {
  return /#\d+(?: ?,? (?:and )?#\d+){2,}/.exec(text)?.[0].match(/#\d+/g) ?? [];
}

function sharesNeed(): Need<Shares> {
  return {
    label: 'the market shares of the largest firms',
    roles: [],
    take: (_, { facts, text }) => {
      const told = firmsAsked(text);
      if (told === 'unclear') return told;
      if (/#\d+ of (?:the |all )?(?:firms|companies|businesses)\b/.test(text)) return undefined;
      const listed = listedShares(text);
      const named = facts.filter(
        ({ roles, figure }) =>
          roles.includes('marketSize') && figure.unit !== 'percent' && !listed.includes(`#${figure.index}`),
      );
      const market = named.length > 0 ? named : wholeOf(facts, text);
      const percents = facts.filter(({ figure }) => figure.unit === 'percent');
      const used = facts.map(({ figure }) => figure.index);
      const plain = facts.filter((fact) => fact.figure.unit !== 'percent' && !market.includes(fact));
      const useShares = percents.length >= 2 || market.length === 0;
      const pool = percents.length >= 2 && plain.length === 0 ? percents : useShares ? [...percents, ...plain] : plain;
      // Prices in pounds are no shares of anything.
      if (useShares && pool.some(({ figure }) => figure.unit === 'money')) return undefined;
      const firms = told ? Number(told) : pool.length;
      if (pool.length < firms || firms < 2 || market.length > 1) return undefined;
      const values = pool
        .map(({ figure }) => figure.value)
        .sort((a, b) => b - a)
        .slice(0, firms);
      const total = useShares ? undefined : market[0]?.figure.value;
      return { value: { largest: values, firms, total }, used };
    },
  };
}

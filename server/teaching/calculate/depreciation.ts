import { anyOf } from '#domain/any-of.ts';
import { type Formula, type Reading, step, way } from './formula.ts';
import { fromText } from './from-text.ts';
import { tidy } from './say-number.ts';

/** What a machine loses in value each year, spread evenly over its life. */
export const depreciation: Formula[] = [
  {
    name: 'annual depreciation',
    subject: 'business',
    neverGiven: true,
    onlyWith: /\b(?:years?|yrs?|life)\b/,
    notWith: /\b(?:pounds?|currency|exchange|dollar|euro|sterling)\b(?! (?:van|machine))/,
    implied: /\b(?:comes?|taken|goes|takes?|charged?) (?:off|from|against|out of) (?:the |its |their )?profits?\b/,
    aliases: anyOf([
      /(?:annual |yearly |straight line )?depreciation(?: charge)?(?: (?:a|per|each|every) (?:year|yr))?/,
      /(?:comes?|taken|goes) off (?:the |its |their )?profits?(?: (?:each|every|a|per) (?:year|yr))?/,
      /depreciates? by/,
    ]),
    formula: 'Annual depreciation = (cost − residual value) ÷ years of use',
    sentence: 'Take what it is still worth at the end from the cost, and divide by the years.',
    ways: [
      way({ asset: fromText('the cost and the years of use', readAsset) }, ({ asset }, say) => {
        const { cost, years, residual } = asset;
        const lost = tidy(cost - (residual ?? 0));
        const each = tidy(lost / years);
        return {
          value: each,
          unit: 'money',
          sentences: [
            ...(residual === undefined
              ? []
              : [`It loses ${say.money(cost)} minus ${say.money(residual)}, which is ${say.money(lost)}.`]),
            `Spread over the years it is used, ${say.money(lost)} divided by ${say.number(years)} is ${say.money(each)} a year.`,
            `So ${say.money(each)} of depreciation comes off profit each year, although the cash went when it was bought.`,
          ],
          steps: [
            ...(residual === undefined
              ? []
              : [step('Loss of value', `${say.money(cost)} − ${say.money(residual)} = ${say.money(lost)}`)]),
            step('Depreciation a year', `${say.money(lost)} ÷ ${say.number(years)} = ${say.money(each)}`),
          ],
        };
      }),
    ],
  },
];

type Asset = { cost: number; years: number; residual?: number };

function readAsset({ text, facts }: Reading): Asset | undefined {
  const is = (pattern: string) =>
    facts.filter(({ figure }) => new RegExp(pattern.replaceAll('@', `#${figure.index}\\b`)).test(text));
  const [year, ...others] = is('@ ?(?:years?|yrs?)|\\b(?:life|lifetime)(?: of| is)? @');
  const [end] = is('\\b(?:residual|scrap|resale|worth|sold for|sell it for|value)[^#]{0,24}@');
  const costs = facts.filter((fact) => fact !== year && fact !== end);
  const [cost] = costs;
  if (
    !year ||
    !cost ||
    others.length > 0 ||
    costs.length !== 1 ||
    facts.some(({ figure }) => figure.unit === 'percent')
  )
    return undefined;
  const [price, years, residual] = [cost.figure.value, year.figure.value, end?.figure.value];
  if (years <= 0 || years > 60 || price <= 0 || (residual ?? 0) >= price) return undefined;
  return { cost: price, years, ...(residual !== undefined && { residual }) };
}

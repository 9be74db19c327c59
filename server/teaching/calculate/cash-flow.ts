import { type Formula, step, value, type Working, way } from './formula.ts';
import { difference } from './ratio.ts';
import { type Say, tidy } from './say-number.ts';

export const cashFlow: Formula[] = [
  {
    name: 'closing balance',
    aliases:
      /closing (?:cash )?(?:balance|bal|cash)|(?:cash )?balance at the end|(?:balance|cash) (?:left )?at the end/,
    formula: 'Closing balance = opening balance + net cash flow',
    sentence: 'Add the net cash flow, inflows minus outflows, to the opening balance.',
    ways: [
      way(
        {
          opening: value('openingBalance'),
          inflow: value(['inflow', 'yearlyInflow', 'revenue', 'sales']),
          outflow: value(['outflow', 'cost', 'totalCost']),
        },
        ({ opening, inflow, outflow }, say) => {
          const net = tidy(inflow - Math.abs(outflow));
          return closing(
            opening,
            net,
            say,
            [
              `Net cash flow is ${say.money(inflow)} minus ${say.money(Math.abs(outflow))}, which is ${say.money(net)}.`,
            ],
            [step('Net cash flow', `${say.money(inflow)} − ${say.money(Math.abs(outflow))} = ${say.money(net)}`)],
          );
        },
      ),
      way({ opening: value('openingBalance'), net: value('netCashFlow') }, ({ opening, net }, say) =>
        closing(opening, net, say, [], []),
      ),
    ],
  },
  {
    name: 'opening balance',
    aliases: /opening (?:cash )?(?:balance|bal)/,
    formula: 'Opening balance = closing balance − net cash flow',
    sentence: 'It is the closing balance of the month before, so take the net cash flow off the closing balance.',
    ways: [
      difference(
        'the opening balance',
        [value('closingBalance'), 'the closing balance'],
        [value('netCashFlow'), 'net cash flow'],
        (result, say) => `So the month began with ${say.money(result)}.`,
      ),
    ],
  },
  {
    name: 'net cash flow',
    aliases: /net (?:cash ?flow|cash|flow)|cash ?flow(?= (?:for|in|is)|\?|$)/,
    formula: 'Net cash flow = cash inflows − cash outflows',
    sentence: 'Take the cash outflows away from the cash inflows.',
    ways: [
      difference(
        'net cash flow',
        [value(['inflow', 'yearlyInflow', 'revenue', 'sales']), 'inflows'],
        [value(['outflow', 'cost', 'totalCost']), 'outflows'],
        (result, say) =>
          result >= 0
            ? `So ${say.money(result)} more comes in than goes out.`
            : `So ${say.money(-result)} more goes out than comes in.`,
      ),
    ],
  },
];

function closing(opening: number, net: number, say: Say, sentences: string[], steps: Working['steps']): Working {
  const result = tidy(opening + net);
  const sign = net < 0 ? ['minus', '−'] : ['plus', '+'];
  return {
    value: result,
    unit: 'money',
    sentences: [
      ...sentences,
      `${say.money(opening)} ${sign[0]} ${say.money(Math.abs(net))} is ${say.money(result)}.`,
      result < 0
        ? `So they end ${say.money(-result)} overdrawn.`
        : `So they end with ${say.money(result)} in the bank.`,
    ],
    steps: [
      ...steps,
      step('Closing balance', `${say.money(opening)} ${sign[1]} ${say.money(Math.abs(net))} = ${say.money(result)}`),
    ],
  };
}

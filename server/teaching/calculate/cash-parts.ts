import { anyOf } from '#domain/any-of.ts';
import { type Formula, type Reading, step, value, type Working, way } from './formula.ts';
import { fromText, valueAt } from './from-text.ts';
import { type Say, tidy } from './say-number.ts';

type Parts = { receipts: number[]; payments: number[] };
type Month = { inflow: number; outflow: number };

const receiptWords =
  'sales|cash sales|takings|revenue|(?:bank )?loan(?: received)?|grant|receipts?|capital introduced|owners? capital|rent received|income|interest received|tax refund|customers pay';
const paymentWords = anyOf([
  /rent|wages?|salar(?:y|ies)|stock|materials?|raw materials|bills?|electricity|insurance|suppliers?/,
  /advertising|marketing|rates|tax|utilities|energy|loan repayments?|interest|equipment|petrol|fuel/,
  /heating|drawings|payments?|supplies|ingredients|overheads|other costs?|costs?|expenses/,
]).source;

/** Cash told item by item, or month by month. */
export const cashParts: Formula[] = [
  {
    name: 'net cash flow from its parts',
    neverGiven: true,
    aliases: /net (?:cash ?flow|cash|flow)|cash ?flow(?= (?:for|in|is|this)|\?|$)|monthly (?:surplus|deficit)/,
    formula: 'Net cash flow = cash inflows − cash outflows',
    sentence: 'Add up everything that comes in and everything that goes out, then take one from the other.',
    ways: [
      way({ parts: fromText('the receipts and the payments', readParts) }, ({ parts }, say) => netOfParts(parts, say)),
    ],
  },
  {
    name: 'closing balance over two months',
    neverGiven: true,
    aliases:
      /closing (?:cash )?(?:balance|bal|cash)(?: (?:at the )?(?:end of|for|in) \w+)?|balance (?:at the )?end of \w+|(?:cash|balance) (?:left )?at the end(?: of \w+)?/,
    formula: 'Closing balance = opening balance + net cash flow, month after month',
    sentence:
      'Add the net cash flow of the first month to the opening balance, and carry the result into the next month.',
    ways: [
      way(
        { opening: value('openingBalance'), months: fromText('the cash in and out of each month', readMonths) },
        ({ opening, months }, say) => overMonths(opening, months, say),
      ),
    ],
  },
  {
    name: 'total of the costs',
    neverGiven: true,
    aliases: anyOf([
      /total (?:fixed )?(?:costs?|outgoings|expenses|overheads)/,
      /(?:costs?|expenses|bills) (?:in total|altogether|add up to|come to)/,
      /how much (?:is|are) (?:all )?(?:the|its|their) (?:costs|expenses|overheads|bills)/,
    ]),
    formula: 'Total costs = the sum of every cost',
    sentence: 'Add up every cost.',
    ways: [
      way({ parts: fromText('each cost', readParts) }, ({ parts }, say) => {
        if (parts.receipts.length > 0 || parts.payments.length < 2) return undefined;
        const total = sum(parts.payments);
        return {
          value: total,
          unit: 'money',
          sentences: [
            `Add them up: ${parts.payments.map(say.money).join(' plus ')} is ${say.money(total)}.`,
            `So the costs come to ${say.money(total)}.`,
          ],
          steps: [step('Total', `${parts.payments.map(say.money).join(' + ')} = ${say.money(total)}`)],
        };
      }),
    ],
  },
];

/** 'sales 5,400 bank loan 2k, rent 1,200': every figure must have its own name. */
function readParts(reading: Reading): Parts | undefined {
  const parts: Parts = { receipts: [], payments: [] };
  let last = 0;
  for (const match of reading.text.matchAll(/#(\d+)/g)) {
    const amount = valueAt(reading, Number(match[1]));
    const figure = reading.figures[Number(match[1])];
    const left = reading.text.slice(last, match.index);
    last = match.index + match[0].length;
    if (amount === undefined || !figure || figure.unit === 'percent') return undefined;
    const tail =
      '(?: (?:of|is|are|was|were|=|:|for|bill|costs?|cost|came to|worth|this month|going out|coming in))*:? $';
    if (new RegExp(`\\b(?:${paymentWords})${tail}`).test(left)) parts.payments.push(amount);
    else if (new RegExp(`\\b(?:${receiptWords})${tail}`).test(left)) parts.receipts.push(amount);
    else return undefined;
  }
  return parts.receipts.length + parts.payments.length > 1 ? parts : undefined;
}

function netOfParts({ receipts, payments }: Parts, say: Say): Working | undefined {
  if (receipts.length === 0 || payments.length === 0) return undefined;
  const [come, go] = [sum(receipts), sum(payments)];
  const net = tidy(come - go);
  return {
    value: net,
    unit: 'money',
    sentences: [
      `Cash in is ${receipts.map(say.money).join(' plus ')}${receipts.length > 1 ? `, which is ${say.money(come)}` : ''}.`,
      `Cash out is ${payments.map(say.money).join(' plus ')}${payments.length > 1 ? `, which is ${say.money(go)}` : ''}.`,
      `${say.money(come)} minus ${say.money(go)} is ${say.money(net)}, so ${say.money(Math.abs(net))} more ${net >= 0 ? 'comes in than goes out' : 'goes out than comes in'}.`,
    ],
    steps: [
      step('Inflows', `${receipts.map(say.money).join(' + ')} = ${say.money(come)}`),
      step('Outflows', `${payments.map(say.money).join(' + ')} = ${say.money(go)}`),
      step('Net cash flow', `${say.money(come)} − ${say.money(go)} = ${say.money(net)}`),
    ],
  };
}

/** A row of inflows and a row of outflows, or one month after the other. */
function readMonths(reading: Reading): Month[] | undefined {
  const flows: { in: number[]; out: number[]; other: number[] } = { in: [], out: [], other: [] };
  let kind: keyof typeof flows = 'other';
  for (const match of reading.text.matchAll(
    /#(\d+)|\b(opening|closing|balance|starts?)\b|\b(inflows?|receipts?|(?<!opening |balance )in(?= (?:#|jan|feb|mar|the first|month)))|\b(outflows?|payments?|out)\b/g,
  )) {
    if (match[2]) kind = 'other';
    else if (match[3]) kind = 'in';
    else if (match[4]) kind = 'out';
    else flows[kind].push(valueAt(reading, Number(match[1])) ?? 0);
  }
  const { in: inflows, out: outflows, other } = flows;
  if (inflows.length < 2 || inflows.length > 4 || inflows.length !== outflows.length || other.length !== 1)
    return undefined;
  return inflows.map((inflow, at) => ({ inflow, outflow: Math.abs(outflows[at] ?? 0) }));
}

function overMonths(opening: number, months: Month[], say: Say): Working {
  let balance = opening;
  const sentences: string[] = [];
  const steps: Working['steps'] = [];
  months.forEach(({ inflow, outflow }, at) => {
    const net = tidy(inflow - outflow);
    const closing = tidy(balance + net);
    const sign = net < 0 ? 'minus' : 'plus';
    sentences.push(
      `Month ${at + 1}: ${say.money(inflow)} minus ${say.money(outflow)} is ${say.money(net)}; ${say.money(balance)} ${sign} ${say.money(Math.abs(net))} is ${say.money(closing)}.`,
    );
    steps.push(
      step(
        `Month ${at + 1}`,
        `${say.money(balance)} + (${say.money(inflow)} − ${say.money(outflow)}) = ${say.money(closing)}`,
      ),
    );
    balance = closing;
  });
  return {
    value: balance,
    unit: 'money',
    sentences: [
      ...sentences,
      balance < 0
        ? `So they end ${say.money(-balance)} overdrawn.`
        : `So they end with ${say.money(balance)} in the bank.`,
    ],
    steps,
  };
}

function sum(values: number[]): number {
  return tidy(values.reduce((total, value) => total + value, 0));
}

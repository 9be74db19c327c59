import { step } from '../formula.ts';
import { readNumbers } from '../read-numbers.ts';
import { readWords } from '../read-words.ts';
import { onScreen, resultText, sayWith, tidy } from '../say-number.ts';
import type { WorkedSum } from '../sum.ts';

/** 'A special order for 100 at £9 each, should they accept?', where the variable cost was told before: what it adds. */
export function specialOrder(words: string, said = ''): WorkedSum | undefined {
  const { text, figures } = readNumbers(words);
  const [, one, two] = order.exec(text) ?? [];
  const [count, price] = [figures[Number(one)], figures[Number(two)]];
  if (figures.length !== 2 || count?.unit !== 'plain' || count.currency || !price || price.unit === 'percent')
    return undefined;
  const cost = lastCost(said);
  if (!asks.test(text) || cost === undefined || count.value <= 0) return undefined;
  const say = sayWith(price.currency || '£');
  const each = tidy(price.value - cost);
  const total = tidy(each * count.value);
  const lead = `Each one brings in ${say.money(price.value)} and adds ${say.money(cost)} of variable cost`;
  return {
    kind: 'worked',
    name: 'total contribution',
    leans: true,
    result: resultText(say.money(total)),
    sentences:
      each > 0
        ? [
            `${lead}, so the contribution is ${say.money(each)}.`,
            `${say.money(each)} times ${say.number(count.value)} is ${say.money(total)}.`,
            `So yes, accept: the fixed costs are paid anyway, so profit rises by ${say.money(total)}, if there is spare capacity and the regular customers do not ask for the lower price.`,
          ]
        : [
            `${lead}, so ${each === 0 ? 'it leaves nothing towards the fixed costs' : `every one loses ${say.money(-each)}`}.`,
            'So no on these figures, unless it wins something else, such as a customer who comes back at the full price.',
          ],
    steps: [
      step('Contribution per unit', `${say.money(price.value)} − ${say.money(cost)} = ${say.money(each)}`),
      step('Total contribution', `${say.money(each)} × ${say.number(count.value)} = ${say.money(total)}`),
    ].map(({ left, right }) => ({ left, right: onScreen(right) })),
  };
}

/** The variable cost of a unit that was told last. */
function lastCost(said: string): number | undefined {
  const told = said.split('\n').flatMap((line) => readWords(line, '').facts);
  const isCost = ({ roles, figure, tag }: (typeof told)[number]) =>
    roles[0] === 'variableCost' && figure.unit !== 'percent' && tag !== 'by' && tag !== 'from';
  return told.findLast(isCost)?.figure.value;
}

const order =
  /\b(?:special|one ?off|extra|new|bulk|big|large) order (?:for|of) #(\d+)(?: [a-z]+){0,3} (?:at|for) #(\d+)(?: (?:each|a unit|per unit|per item))?/;
const asks = /\b(?:accept|take (?:it|the order|this)|worth|go for it)\b/;

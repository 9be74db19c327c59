import { anyOf } from '#domain/any-of.ts';

/** What a result is taken on to, and how. */
const next: Record<string, string> = {
  'contribution per unit':
    'Next, for break-even, divide the fixed costs by the contribution per unit. What does that come to?',
  'break-even output': 'Next, for the margin of safety, take break-even away from what is sold.',
  'margin of safety': 'Next, for the profit, multiply it by the contribution per unit.',
  'total revenue': 'Next, for the profit, take the total costs away from it.',
  'total cost': 'Next, for the average cost, divide it by the output; for the profit, take it away from the revenue.',
  'net cash flow': 'Next, for the closing balance, add it to the opening balance.',
  'closing balance': 'Next it is carried over: it is the opening balance of the month after.',
  'gross profit': 'Next, for the operating profit, take the other expenses away from it.',
  'marginal revenue': 'Next, hold it against the marginal cost of that unit: make it as long as MR is not below MC.',
  'marginal cost': 'Next, hold it against the marginal revenue of that unit: make it as long as MC is not above MR.',
  multiplier: 'Next, for the final rise in national income, multiply the injection by it.',
  'price elasticity of demand':
    'Next, leave the minus sign: above 1 it is elastic, below 1 inelastic, and then say what that does to revenue.',
};

/** 'And then what do i do?', beside a sum or behind it. */
export function nextStep(text: string, name: string): string | undefined {
  return asksNext.test(text) ? next[name] : undefined;
}

const asksNext = anyOf(
  [
    /then what(?: do (?:i|we|you|u) do)?/,
    /what (?:do|should|would) (?:i|we|you|u) (?:have to )?do (?:next|then|now|after(?: that)?|with (?:it|that|this))/,
    /(?:whats|what is|what comes) (?:the )?next(?: step| bit)?/,
    /what next|where do i go from (?:here|there)/,
  ],
  { before: /(?:^|[,.?!] ?|\b(?:and|so|ok|but) )/, after: /(?: (?:then|tho|pls|please|to do))*\W*$/ },
);

import type { Entry } from '#server/teaching/bank/entry.ts';
import type { Bank } from '#server/teaching/bank/open-bank.ts';
import type { SectionTitles } from '#server/teaching/bank/section-titles.ts';

/** A few answers, short enough to be written out in a test, so that the real ones may be rewritten at any time. */
export function scriptedBank(titleOf: SectionTitles): Bank {
  return {
    entries,
    get: (id) => entries.find((entry) => entry.id === id),
    of: (subject, section) => entries.filter((entry) => entry.subject === subject && entry.section === section),
    titleOf,
    knows: () => true,
  };
}

const ped = { subject: 'economics', section: '1.2.3' } as const;
const supply = { subject: 'economics', section: '1.2.5' } as const;
const tax = { subject: 'economics', section: '1.2.9' } as const;
const exam = { subject: 'economics', section: 'exam' } as const;

const entries: Entry[] = [
  {
    ...{ ...ped, id: 'ped-start', kind: 'start' },
    asks: ['Can you explain price elasticity of demand?', 'teach me elasticity'],
    reply: 'Elasticity asks how far buyers react. Some goods stretch and some hardly move.',
    plainer: 'How much do people flinch at the price?',
  },
  {
    ...{ ...ped, id: 'ped-meaning', kind: 'meaning' },
    asks: ['What is price elasticity of demand?', 'define ped'],
    reply: 'It measures how strongly the amount bought responds to the price.',
    plainer: 'It is a score for how sensitive shoppers are.',
    check: 'Salt gets dearer and people buy as much as before. Elastic or inelastic?',
    ideas: ['inelastic'],
    hint: 'Did buyers react?',
    answer: 'Inelastic, because buyers hardly react.',
  },
  {
    ...{ ...ped, id: 'ped-minus', kind: 'why' },
    asks: ['Why is price elasticity of demand negative?', 'why the minus'],
    reply: 'Because price and quantity move in opposite directions.',
    plainer: 'One goes up as the other comes down.',
    check: 'What happens to the sign if both move the same way?',
    ideas: ['the sign turns positive', 'the good is unusual'],
    hint: 'Divide one rise by another rise.',
    answer: 'It turns positive, and such a good is very unusual.',
  },
  {
    ...{ ...ped, id: 'ped-example', kind: 'example' },
    asks: ['Give an example of inelastic demand', 'like what'],
    reply: 'Insulin: nobody cuts the dose because the pharmacy charges more.',
    plainer: 'Medicine you must have.',
    check: 'Name one thing at home that you would buy at nearly any price.',
    ideas: ['a necessity'],
    hint: 'Think of the bathroom.',
    answer: 'A necessity such as toothpaste.',
  },
  {
    ...{ ...ped, id: 'ped-apply', kind: 'apply' },
    asks: ['How would a train company use elasticity?', 'trains'],
    reply: 'Commuters must travel at eight, so the railway charges them most at eight.',
    plainer: 'Dear at rush hour, cheap at noon.',
  },
  {
    ...{ ...ped, id: 'ped-effect', kind: 'effect' },
    asks: ['What does a price rise do to revenue?', 'revenue when price goes up'],
    reply: 'With inelastic demand a dearer ticket brings in more revenue. Fewer go, but each pays more.',
    plainer: 'Few leave, all the others pay more.',
  },
  {
    ...{ ...ped, id: 'ped-how', kind: 'how' },
    asks: ['How do substitutes change elasticity?', 'substitutes'],
    reply: 'A rival on the next shelf makes buyers quick to leave. Without one they stay.',
    plainer: 'More choice, more leaving.',
  },
  {
    ...{ ...ped, id: 'ped-evaluate', kind: 'evaluate' },
    asks: ['How useful is elasticity to a firm?', 'is it useful'],
    reply: 'The figure for a ticket comes from last year, and rivals may have arrived since. So treat it as a guess.',
    plainer: 'Old numbers age.',
  },
  {
    ...{ ...ped, id: 'ped-always', kind: 'always' },
    asks: ['Is demand always inelastic for food?', 'always?'],
    reply: 'No. How wide the good is drawn decides it. Food as a whole is inelastic, one brand of crisps is not.',
    plainer: 'Wide: stiff. Narrow: stretchy.',
  },
  {
    ...{ ...ped, id: 'ped-misconception', kind: 'misconception' },
    asks: ['Does inelastic mean that sales never change?', 'inelastic sells the same'],
    reply: 'Nearly: buyers do react, only by less than the price moved.',
    plainer: 'A little less, not the same.',
    check: 'What would perfectly inelastic demand look like?',
    ideas: ['a vertical line'],
    hint: 'Quantity never moves.',
    answer: 'A vertical line.',
  },
  {
    ...{ ...supply, id: 'pes-figure', kind: 'calculate' },
    asks: ['How do I work out price elasticity of supply?'],
    reply: 'Divide the change in quantity supplied by the change in price.',
    plainer: 'Quantity on top, price below.',
    check: 'Price rises by 20% and quantity supplied by 5%. What is PES?',
    ideas: ['0.25', 'inelastic'],
    hint: 'Quantity goes on top.',
    answer: 'PES is 0.25, so supply is inelastic.',
  },
  {
    ...{ ...supply, id: 'pes-output', kind: 'calculate' },
    asks: ['How do I find the new output from PES?'],
    reply: 'Multiply the change in price by PES, and put the output up by that.',
    plainer: 'PES times the price rise.',
    check: 'PES is 0.5, output 2,000 and price rises by 20%. What is the new output?',
    ideas: ['2,200'],
    hint: 'Half of 20% of the output is added.',
    answer: 'Output rises by 10%, which is 200, to 2,200.',
  },
  {
    ...{ ...supply, id: 'profit-figures', kind: 'calculate' },
    asks: ['If sales are 500 at £12, variable cost is £7 and fixed costs are £1,800, what is the profit?'],
    reply: 'Profit is £700.',
    plainer: 'They keep £700.',
  },
  {
    ...{ ...supply, id: 'contribution-figure', kind: 'calculate' },
    asks: ['What is left over on each unit?'],
    reply: 'Take the cost of one off its price.',
    plainer: 'Price less cost.',
    check: 'Price is £7, cost £6 and 300 are sold. What is left over?',
    ideas: ['£300'],
    hint: 'The gap, times how many.',
    answer: '£1 on each of 300 is £300.',
  },
  {
    ...{ ...tax, id: 'tax-meaning', kind: 'meaning' },
    asks: ['What is an indirect tax?', 'indirect tax'],
    reply: 'A tax on spending, which the seller pays over and may pass on.',
    plainer: 'It is added at the till.',
    check: 'Who hands the money to the government, the buyer or the seller?',
    ideas: ['the seller'],
    hint: 'Who fills in the form?',
    answer: 'The seller hands it over.',
  },
  {
    ...{ ...tax, id: 'tax-start', kind: 'start' },
    asks: ['Can you teach me indirect taxes?', 'lets do taxes'],
    reply: 'Think of a bottle of cola that costs ten pence more overnight.',
    plainer: 'The shop asks for more.',
  },
  {
    ...{ ...tax, id: 'tax-diagram', kind: 'diagram' },
    asks: ['How do I draw a tax on inelastic demand?', 'tax diagram'],
    reply: 'Draw a steep demand curve. Move supply up by the tax.',
    plainer: 'Steep line, supply up.',
  },
  {
    ...{ ...tax, id: 'tax-shaded', kind: 'diagram' },
    asks: ['Is the tax the whole box up to the new price?', 'shade the tax'],
    reply: 'No, it is only the strip between the two supply curves.',
    plainer: 'The strip between the curves.',
  },
  {
    ...{ ...tax, id: 'tax-always', kind: 'always' },
    asks: ['Does the seller always pay the tax?', 'always the shop'],
    reply: 'The seller carries it only if buyers can walk away. Where they cannot, they pay it.',
    plainer: 'Whoever cannot leave pays.',
  },
  {
    ...{ ...tax, id: 'tax-data', kind: 'data' },
    asks: ['How high is VAT?', 'vat rate'],
    reply: 'The standard rate was 20% in 2024.',
    plainer: 'A fifth on top.',
  },
  {
    ...{ ...exam, id: 'exam-command', kind: 'exam' },
    asks: ['What does evaluate mean in an exam?', 'command word evaluate'],
    reply: 'Evaluate asks for both sides and a decision.',
    plainer: 'For, against, verdict.',
  },
  {
    ...{ ...exam, id: 'exam-time', kind: 'exam' },
    asks: ['How long should I spend on each mark?', 'minutes per mark'],
    reply:
      'Count the minutes before you write. Edexcel papers give 1.2 minutes a mark. AQA and OCR papers give 1.5. Then keep to it.',
    plainer: 'Watch the clock.',
  },
  {
    ...{ ...exam, id: 'exam-ocr', kind: 'exam' },
    asks: ['How do I answer OCR essays?', 'ocr essay'],
    reply: 'OCR wants strong analysis on both sides.',
    plainer: 'Both sides, in depth.',
  },
  {
    ...{ ...exam, id: 'exam-aqa', kind: 'exam' },
    asks: ['How do I answer AQA essays?', 'aqa essay'],
    reply: 'AQA wants a judgement all the way through.',
    plainer: 'Judge as you go.',
  },
];

import { expect, test } from 'vitest';
import { createSupport } from './supports.ts';

const written = [
  'Demand is price inelastic when the percentage change in quantity is smaller than the percentage change in price.',
  'With inelastic demand sales hardly fall, so most of a tax is paid by consumers.',
  'With elastic demand buyers leave, so producers bear more of it.',
  'A private good is excludable and rivalrous; a public good is neither.',
  'If you can name the data, it is positive; if you ask who says so, it is normative.',
  'At 20%, a £10 item carries £2 of tax and a £100 item carries £20.',
  'A rise in the price of one good may raise the demand for its substitute, because some buyers switch.',
  'Exports fall, but only where the goods have close substitutes.',
  'It is a triangle whose point is at the optimum.',
];
const findSupport = createSupport(written);
const isSupported = (sentence: string) => findSupport(sentence).length > 0;

test('a written sentence is supported, and so is a part of it that stands alone', () => {
  for (const right of [
    ...written,
    'With inelastic demand, sales hardly fall.',
    'So with elastic demand, buyers leave.',
    'A private good is excludable and rivalrous, and a public good is neither.',
    'A public good is neither.',
    'If you can name the data, it is positive.',
    'A rise in price of one good may raise the demand for its substitute.',
    'Some buyers switch.',
    'Remember, it is a triangle whose point is at the optimum.',
  ])
    expect(isSupported(right), right).toBe(true);
});

test.each([
  // What TinyLlama said.
  [
    'words in a relation of its own',
    'The inelastic market is one where the producer pays only a fraction of the demand.',
  ],
  [
    'two things that changed places',
    'Demand is price inelastic when the percentage change in price is smaller than the percentage change in quantity.',
  ],
  [
    'the half of one sentence with that of another',
    'With inelastic demand buyers leave, so producers bear more of it.',
  ],
  ['the half of one clause with that of another', 'A private good is neither.'],
  ['a condition with what follows from another', 'If you can name the data, it is normative.'],
  ['a figure of something else', 'A £10 item carries £20.'],
  ['a word of its own', 'It is a rectangle whose point is at the optimum.'],
  ['one word more', 'With inelastic demand luxury sales hardly fall.'],
  ['a "not" more', 'A rise in the price of one good may not raise the demand for its substitute.'],
  ['a "hardly" less', 'With inelastic demand sales fall.'],
  ['a "may" less', 'A rise in the price of one good raises the demand for its substitute.'],
  ['a condition less', 'Demand is price inelastic.'],
  ['a condition less at the head', 'Sales hardly fall.'],
  ['an exception less', 'Exports fall.'],
  ['who pays turned round', 'With inelastic demand sales hardly fall, so most of a tax is paid to consumers.'],
  [
    'cause and effect turned round',
    'Some buyers switch because a rise in the price of one good may raise the demand for its substitute.',
  ],
  ['a reason for a result', 'With inelastic demand sales hardly fall because most of a tax is paid by consumers.'],
  [
    'an adjective less',
    'Demand is inelastic when the percentage change in quantity is smaller than the percentage change in price.',
  ],
  ['a list less', 'A private good is excludable.'],
  ['nonsense', 'Bananas sing loudly on purple Tuesdays.'],
  ['nothing', 'And so on.'],
])('%s is not supported', (_, wrong) => {
  expect(isSupported(wrong)).toBe(false);
});

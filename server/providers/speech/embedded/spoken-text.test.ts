import { expect, test } from 'vitest';
import { spellBritish } from './british-spelling.ts';
import { joinLetters } from './join-letters.ts';
import { sayNumber } from './number-words.ts';
import { readAloud } from './read-aloud.ts';

function said(sentence: string): string {
  return readAloud(sentence).join(' ');
}

test('numbers are said as a Briton says them', () => {
  const numbers = {
    '0': 'zero',
    '19': 'nineteen',
    '42': 'forty two',
    '105': 'one hundred and five',
    '1,000': 'one thousand',
    '1,005': 'one thousand and five',
    '12,500': 'twelve thousand five hundred',
    '150000': 'one hundred and fifty thousand',
    '2,400,000': 'two million four hundred thousand',
    '0.05': 'nought point nought five',
    '1979': 'nineteen seventy nine',
    '2008': 'two thousand and eight',
    '2024': 'twenty twenty four',
    '1905': 'nineteen oh five',
    '1900': 'nineteen hundred',
  };
  for (const [written, words] of Object.entries(numbers)) expect(sayNumber(written)).toBe(words);
});

test('money and percentages are said in words', () => {
  expect(said('It fell 4.2% to £2.50.')).toBe('It fell four point two per cent to two pounds fifty.');
  expect(said('£1.2bn, £5 million and €3m')).toBe(
    'one point two billion pounds, five million pounds and three million euros',
  );
  expect(said('£1, £1,250 and £2050, but £0.45 or 50p')).toBe(
    'one pound, one thousand two hundred and fifty pounds and two thousand and fifty pounds, but forty five pence or fifty pence',
  );
  expect(said('a loss of -£40')).toBe('a loss of minus forty pounds');
});

test('the abbreviations of the subjects are spelled, and those that are words are said', () => {
  expect(said('PED is low, so AD/AS shifts.')).toBe('P E D is low, so A D A S shifts.');
  expect(said('GDP, LRAS and MNCs')).toBe("G D P, L R A S and M N C's");
  expect(said('Use SPEC and a SWOT analysis.')).toBe('Use SPEC and a SWOT analysis.');
  expect(said('The 7Ps of Tesco plc, e.g. price, etc.')).toBe(
    'The seven Ps of Tesco P L C, for example price, and so on.',
  );
});

test('more than one, and what belongs to one, is said of figures and abbreviations too', () => {
  const sentences = {
    'Two plcs and a plc’s board': "Two P L C's and a P L C's board",
    'MNCs, the CEO’s pay and the NHS’s staff': "M N C's, the C E O's pay and the N H S's staff",
    'ISAs, the UK’s GPs and IKEA’s prices': "ISAs, the U K's G P's and IKEA's prices",
    'Nobody uses those £50s, nor £1.20s.': 'Nobody uses those fifty pounds, nor one pound twenty.',
    'Two 6s in the 1980s and the 2000s': 'Two sixes in the nineteen eighties and the two thousands',
    'The top 2%ers and the over-60s': 'The top two per centers and the over-sixties',
    'How many 20ps are in the 4Ps?': 'How many twenty pence pieces are in the four Ps?',
    'The 1st, the 22nd, the 60th and the 110th':
      'The first, the twenty second, the sixtieth and the one hundred and tenth',
  };
  for (const [written, words] of Object.entries(sentences)) expect(said(written)).toBe(words);
});

test('money without an amount, speeds, sections and a change by so many per cent are said', () => {
  const sentences = {
    'A table in £000s, £bn or £m': 'A table in thousands of pounds, billions of pounds or millions of pounds',
    'A weak £ means more £s.': 'A weak pound means more pounds.',
    'A 10% change in price at 20mph, in 2030ish':
      'A ten per cent change in price at twenty miles an hour, in twenty thirty ish',
    'See 3.9.3.': 'See three point nine point three.',
    'PwC, WHSmith, Wi-Fi and Jørgen': 'P W C, W H Smith, wifi and Jorgen',
    'It is NOT the same, AND it is IT.': 'It is NOT the same, AND it is I T.',
  };
  for (const [written, words] of Object.entries(sentences)) expect(said(written)).toBe(words);
});

test('formulas and signs are said', () => {
  expect(said('PED = %ΔQd ÷ %ΔP = -0.5')).toBe(
    'P E D equals percentage change in Qd divided by percentage change in P equals minus nought point five',
  );
  expect(said('AD = C + I + G + (X − M)')).toBe('A D equals C plus I plus G plus, X minus M');
  expect(said('higher rates → less borrowing; MR > MC')).toBe(
    'higher rates, so less borrowing; M R is greater than M C',
  );
  expect(said('10-15% in 2010–15, over the 1970s')).toBe(
    'ten to fifteen per cent in twenty ten to fifteen, over the nineteen seventies',
  );
});

test('letters with numbers, times and measures are said', () => {
  expect(said('Q1 and P2, AO3, CO2')).toBe('Q one and P two, A O three, C O two');
  expect(said('At 9am it weighs 500g, 5 km away.')).toBe(
    'At nine A M it weighs five hundred grams, five kilometres away.',
  );
  expect(said('PED is minus 0.4 on £2.5bn in 2008.')).toBe(
    'P E D is minus nought point four on two point five billion pounds in two thousand and eight.',
  );
});

test('the first breath of a long sentence has eight words at most, and ends at a comma or before a word that joins', () => {
  expect(
    readAloud('When rates rise, borrowing costs more, so firms that had planned to invest wait for a while.'),
  ).toEqual(['When rates rise, borrowing costs more,', 'so firms that had planned to invest wait for a while.']);
  expect(
    readAloud('The government spends rather more on new schools and hospitals than it takes in taxes each year.'),
  ).toEqual(['The government spends rather more on new schools', 'and hospitals than it takes in taxes each year.']);
  expect(readAloud('The firm charges less than it costs to make one more.')).toHaveLength(1);
  for (const first of ['word '.repeat(40), 'One, two, three, four, '.repeat(8)].map((text) => readAloud(text)[0] ?? ''))
    expect(first.split(' ').length).toBeLessThanOrEqual(8);
});

test('marks that nobody can say are left out', () => {
  expect(said('**Elastic** “demand” – see [note] ✓')).toBe('Elastic demand, see, note');
  expect(said('Café prices')).toBe('Cafe prices');
  expect(readAloud('…')).toEqual([]);
  expect(readAloud('')).toEqual([]);
});

test('a long sentence is said in breaths, cut at its pauses, and nothing is lost', () => {
  const sentence = `${'When interest rates rise, borrowing costs more, '.repeat(5)}and so firms invest less.`;
  const pieces = readAloud(sentence);
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.join(' ')).toBe(sentence);
  for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(160);
  const endless = readAloud('word '.repeat(200));
  expect(Math.max(...endless.map((piece) => piece.length))).toBeLessThanOrEqual(320);
  expect(endless.join(' ')).toBe('word '.repeat(200).trim());
});

test('letters that were spelled aloud are written together', () => {
  const heard = {
    'P-E-D is low.': 'PED is low.',
    'The p-e-d of milk': 'The PED of milk',
    'G D P fell, and L-R-A-S.': 'GDP fell, and LRAS.',
    'The U.K. economy. Then': 'The UK economy. Then',
    'Is it in the U.K.?': 'Is it in the UK?',
    'The P.e.d. is 0.5.': 'The PED is 0.5.',
    'The P. E. D. is low': 'The PED is low',
    'I think plan B. A firm': 'I think plan B. A firm',
    'e-commerce on an x-axis': 'e-commerce on an x-axis',
  };
  for (const [words, written] of Object.entries(heard)) expect(joinLetters(words)).toBe(written);
});

test('what is heard is spelled as in Britain', () => {
  const heard = {
    'Labor maximizes its behavior.': 'Labour maximises its behaviour.',
    'Privatization and specialization of organizations': 'Privatisation and specialisation of organisations',
    'A favorable program at the center': 'A favourable programme at the centre',
    'The size of the prize, downsizing and laboratory citizens':
      'The size of the prize, downsizing and laboratory citizens',
  };
  for (const [words, written] of Object.entries(heard)) expect(spellBritish(words)).toBe(written);
});

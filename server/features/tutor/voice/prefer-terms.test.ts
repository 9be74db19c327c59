import { expect, test } from 'vitest';
import { soundAlikes } from '#content/tutor/sound-alikes.ts';
import { preferTerms, type Topic } from './prefer-terms.ts';

const economics = (section?: string): Topic => ({ subject: 'economics', agentId: 'economics', section });
const business = (section?: string): Topic => ({ subject: 'business', agentId: 'business', section });

test.each([
  ['The genie is closer to one.', '4.2.2', 'The Gini is closer to one.'],
  ['Compliments have a negative cross elasticity.', '1.2.3', 'Complements have a negative cross elasticity.'],
  ['The pet is low, so revenue rises.', '1.2.3', 'The PED is low, so revenue rises.'],
  ['Is that the Kenyan one or the classical one?', '2.3.3', 'Is that the Keynesian one or the classical one?'],
  ['It depends what canes would do.', '2.4.4', 'It depends what Keynes would do.'],
  ['A monotony has one buyer.', '3.4.6', 'A monopsony has one buyer.'],
  ['An oligarchy has a few big firms.', '3.4.4', 'An oligopoly has a few big firms.'],
  ['Collision means that firms fix the price.', '3.4.4', 'Collusion means that firms fix the price.'],
  ['Below the Nehru inflation speeds up.', '2.1.3', 'Below the NAIRU inflation speeds up.'],
])('in Economics %j in section %s is %j', (heard, section, meant) => {
  expect(preferTerms(heard, economics(section))).toBe(meant);
});

test.each([
  ['High hearing is a risk when rates rise.', '3.7.2', 'High gearing is a risk when rates rise.'],
  ['Rocky was twelve percent.', '3.7.2', 'ROCE was twelve percent.'],
  ['Kaiser means small steps by everybody.', '3.4.3', 'Kaizen means small steps by everybody.'],
  ['It sells to a nice market.', '3.3.3', 'It sells to a niche market.'],
  ['Masala said that pay comes first.', '3.6.4', 'Maslow said that pay comes first.'],
])('in Business %j in section %s is %j', (heard, section, meant) => {
  expect(preferTerms(heard, business(section))).toBe(meant);
});

test.each([
  ['The genie coefficient rose.', 'The Gini coefficient rose.'],
  ['Are they substitutes or compliments?', 'Are they substitutes or complements?'],
  ['The pet is minus 0.4.', 'The PED is minus 0.4.'],
  ['The Kenyan multiplier is bigger.', 'The Keynesian multiplier is bigger.'],
  ['The NPC is 0.8.', 'The MPC is 0.8.'],
  ['The empty sea is 0.8.', 'The MPC is 0.8.'],
  ['It is an ola gopoly.', 'It is an oligopoly.'],
  ['A weblin good is bought to show off.', 'A Veblen good is bought to show off.'],
  ['That holds citrus parabus.', 'That holds ceteris paribus.'],
  ['Set a risk paribus demand falls.', 'Ceteris paribus demand falls.'],
  ['He is a lazy fair manager.', 'He is a laissez-faire manager.'],
  ['Draw the and soft matrix.', 'Draw the Ansoff matrix.'],
  ['Hertzberg had two factors.', 'Herzberg had two factors.'],
  ["It is at the top of mass low's hierarchy.", "It is at the top of Maslow's hierarchy."],
  ['They use kai zen.', 'They use Kaizen.'],
  ['The cheering ratio is sixty percent.', 'The gearing ratio is sixty percent.'],
  ['They paid a divident.', 'They paid a dividend.'],
  ['The divided per share fell.', 'The dividend per share fell.'],
  ['Physical policy is slow.', 'Fiscal policy is slow.'],
  ['The Lawrence curve bows out.', 'The Lorenz curve bows out.'],
  ['The Marshall learner condition holds.', 'The Marshall-Lerner condition holds.'],
  ['It is a soul trader with steak holders.', 'It is a sole trader with stakeholders.'],
  ['Demand is in elastic.', 'Demand is inelastic.'],
])('whatever is in hand, %j is %j', (heard, meant) => {
  expect(preferTerms(heard, economics())).toBe(meant);
  expect(preferTerms(heard, business())).toBe(meant);
});

test.each([
  ['My pet is ill, sorry.', '1.2.3'],
  ['I bought pet food and the price went up.', '1.2.3'],
  ['Our dog is the pet of the family.', '1.2.3'],
  ['My teacher paid me a compliment.', '1.2.3'],
  ['Thanks for the nice compliment.', '1.2.3'],
  ['It is like a genie in a bottle.', '4.2.2'],
  ['The Kenyan economy grew by five percent.', '2.4.4'],
  ['Kenya sells tea, and the Kenyan one is best.', '2.3.3'],
  ['The monotony of the job is boring.', '3.5.1'],
  ['Russia is an oligarchy.', '3.4.4'],
  ['There was a collision on the road.', '3.4.4'],
  ['Sugar canes are an export of Jamaica.', '2.2.5'],
  ['An elastic demand curve is flat.', '1.2.3'],
  ['The quantity demanded is divided by the price.', '1.2.3'],
  ['Physical capital wears out.', '2.2.3'],
])('in everyday words nothing is changed: %j', (heard, section) => {
  expect(preferTerms(heard, economics(section))).toBe(heard);
});

test.each([
  ["I'm hearing you badly.", '3.7.2'],
  ['The road was rocky.', '3.7.2'],
  ['The Kaiser lost the war.', '3.4.3'],
  ['I had chicken masala.', '3.6.4'],
  ['It was a very nice market.', '3.3.3'],
])('nor in Business: %j', (heard, section) => {
  expect(preferTerms(heard, business(section))).toBe(heard);
});

test('a word of every day is left alone where its term is not taught', () => {
  const heard = 'The genie and the pet are compliments.';
  expect(preferTerms('The pet was sold.', economics('4.1.8'))).toBe('The pet was sold.');
  expect(preferTerms('The genie was tired.', economics('1.2.3'))).toBe('The genie was tired.');
  expect(preferTerms('The hearing was good.', business('3.3.1'))).toBe('The hearing was good.');
  expect(preferTerms(heard, economics())).toBe('The genie and the pet are complements.');
});

test('a tutor of one theme has its theme in hand without any page', () => {
  const theme = (number: number): Topic => ({ subject: 'economics', agentId: `economics-theme-${number}` });
  expect(preferTerms('The genie is high.', theme(4))).toBe('The Gini is high.');
  expect(preferTerms('The genie is high.', theme(1))).toBe('The genie is high.');
});

test('a term that was heard rightly is never changed', () => {
  const terms = [
    'Gini',
    'complements',
    'PED',
    'Keynesian',
    'MPC',
    'oligopoly',
    'Veblen',
    'ceteris paribus',
    'laissez-faire',
  ];
  const more = [
    'Ansoff',
    'Herzberg',
    'Maslow',
    'Kaizen',
    'gearing',
    'dividend',
    'Hofstede',
    'monopsony',
    'collusion',
    'NAIRU',
  ];
  for (const term of [...terms, ...more]) {
    const sentence = `I think ${term} is what they asked for.`;
    expect(preferTerms(sentence, economics('1.2.3'))).toBe(sentence);
    expect(preferTerms(sentence, business('3.7.2'))).toBe(sentence);
  }
  expect(soundAlikes.length).toBeGreaterThan(100);
});

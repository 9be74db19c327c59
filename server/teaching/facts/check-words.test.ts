import { expect, test } from 'vitest';
import { checkWords } from './check-words.ts';
import { readFacts } from './read-facts.ts';

const facts = await readFacts();

test.each([
  ['so higher rates make the pound weaker yeah', 'wrong'],
  ['ok so if the price goes up consumer surplus goes up because they pay more?', 'wrong'],
  ['so when interest rates fall people save more', 'wrong'],
  ['so the pound is stronger and exports get more expensive?', 'right'],
  ['what if people save more, does the multiplier get bigger or smaller', 'told'],
  ['if min wage goes up does unemployment go up', 'depends'],
  ['if the price level goes up AD shifts to the left', 'unmoved'],
  ['is imports a withdrawal or an injection', 'told'],
  ['so imports are an injection because stuff comes in?', 'other'],
  ['nhs is a public good too then', 'other'],
])('%s: %s', (words, verdict) => {
  expect(checkWords(facts.economics, words, '')?.verdict).toBe(verdict);
});

const economics = `
wrong: higher interest rates make people borrow more
wrong: if the pound gets weaker imports get cheaper right?
wrong: raising interest rates gets the economy growing
wrong: the more people save the bigger the multiplier
wrong: when the economy is in recession unemployment falls
wrong: higher oil prices shift SRAS right
wrong: tariffs increase imports
wrong: subsidies shift the supply curve left
wrong: rising costs of production shift the supply curve right
wrong: if a complement gets cheaper demand falls
wrong: if demand is inelastic raising price reduces revenue
wrong: necessities have more elastic demand
wrong: more competition leads to higher prices
wrong: average fixed cost goes up as output rises
wrong: a higher minimum wage reduces wages
wrong: progressive taxes make inequality worse
wrong: in a recession tax revenue goes up
wrong: high inflation makes our exports more competitive
wrong: an increase in imports increases aggregate demand
wrong: cutting benefits reduces work incentives
wrong: interest rates fall, people borrow more, consumption falls
right: putting interest rates up means people save more
right: a weak pound makes our exports cheaper for foreigners
right: cutting interest rates leads to more investment
right: higher government spending increases AD
right: the more people save the smaller the multiplier
right: in a recession unemployment goes up
right: oil price rises so sras shifts left
right: when house prices rise people feel richer so they spend more
right: tariffs reduce imports
right: a tax on cigarettes shifts the supply curve left
right: higher wages shift supply left because costs go up
right: when incomes go up demand for normal goods goes up
right: if demand is inelastic putting the price up raises revenue
right: more substitutes makes demand more elastic
right: a maximum price below equilibrium causes excess demand
right: barriers to entry reduce competition
right: more competition means lower prices
right: as output rises average fixed cost falls
right: higher productivity raises the demand for labour
right: trade unions push up wages
right: a progressive tax reduces inequality
right: a recession increases the budget deficit
right: quantitative easing increases the money supply
right: an increase in investment shifts AD to the right
right: depreciation of the pound improves net trade
right: a carbon tax reduces pollution
right: interest rates rise so investment falls so AD shifts left
right: street lights are a public good
right: vat is an indirect tax
right: pollution from a factory is a negative production externality
told: what would higher oil prices do to sras
told: what happens to inflation if the pound falls
told: does a rise in vat make inflation go up or down
told: if consumer confidence falls does consumption rise or fall
told: is investment an injection or a withdrawal
told: is corporation tax direct or indirect
told: are supermarkets an oligopoly or monopolistic competition
unmoved: a tax shifts the demand curve left
unmoved: when the price goes up the demand curve shifts left
unmoved: if the price falls supply shifts left
unmoved: a maximum price causes a surplus
unmoved: if fixed costs go up marginal cost goes up
depends: privatisation increases competition
depends: economic growth increases pollution
depends: inflation reduces the real value of savings
depends: higher benefits reduce the incentive to work
depends: students are not unemployed
other: so saving is an injection
other: income tax is an indirect tax
other: retired people count as unemployed
other: buying shares counts as investment
other: raw materials are a fixed cost
other: hairdressers are perfect competition
other: a recession is when growth slows down
other: is a devaluation the same as a depreciation
other: so the deficit and the national debt are the same thing
other: a monopsony is where theres one seller
other: a negative XED means they are substitutes
other: the chancellor sets the bank rate
other: with a negative externality social cost is lower than private cost
other: revenue is maximised where MC = MR
wrong: higher rates make the pound stronger so exports get cheaper
wrong: a stronger pound makes imports cheaper so inflation goes up
wrong: if costs fall supply shifts right so price goes up
wrong: a fall in the exchange rate makes imports cheaper and exports dearer
wrong: so if the deficit falls the national debt is falling
right: so the debt can go up even when the deficit is going down??
right: supply falls so price rises so people buy less
right: wages go up so costs go up so sras shifts left
right: with rates higher investment drops
right: the less people save the bigger the multiplier
other: demand for petrol is elastic
told: does a subsidy raise or lower the price
`;

const business = `
wrong: if price goes up break even goes up
wrong: higher variable costs lower break even
wrong: higher labour turnover reduces recruitment costs
wrong: more motivated staff are off sick more
wrong: higher productivity increases labour cost per unit
wrong: running at higher capacity utilisation increases unit costs
wrong: just in time increases the amount of stock you hold
wrong: paying suppliers later makes cash flow worse
wrong: issuing shares increases gearing
wrong: if interest rates go up consumer spending goes up
wrong: a weak pound makes imported raw materials cheaper
wrong: a stronger pound increases export sales
wrong: delayering makes the span of control narrower
wrong: more substitutes make demand more price inelastic
wrong: if demand is inelastic cutting the price increases revenue
wrong: if the discount rate goes up npv goes up
wrong: if there are more suppliers supplier power goes up
wrong: a bigger sample makes research less reliable
right: higher fixed costs increase the break even point
right: putting the price up increases contribution per unit
right: better motivation reduces labour turnover
right: training makes workers more productive
right: when productivity goes up unit labour costs fall
right: higher capacity utilisation lowers unit costs
right: jit reduces holding costs
right: giving customers longer to pay worsens cash flow
right: if customers pay later cash flow gets worse
right: borrowing more increases gearing
right: when interest rates rise loan repayments go up
right: a strong pound makes exports more expensive
right: delayering widens the span of control
right: delegation motivates workers
right: buying in bulk lowers unit costs
right: advertising increases brand awareness
right: a strong brand makes demand more inelastic
right: if demand is elastic cutting price raises revenue
right: a higher discount rate lowers npv
right: barriers to entry reduce the threat of new entrants
right: automation increases labour productivity
right: a larger sample size makes market research more reliable
right: raw materials are a variable cost
right: a plc is in the private sector
right: a focus group is qualitative
right: retained profit is internal finance
right: recognition is a motivator
right: inventories are a current asset
right: interest rates are an economic factor
right: a takeover is external growth
right: dividends are a cash outflow
unmoved: if fixed costs go up contribution per unit falls
depends: paying staff more makes them more motivated
depends: cutting price increases profit
depends: a takeover increases profit
told: what happens to break even if variable costs go up
told: does high labour turnover make costs go up or down
told: is advertising a fixed or variable cost
other: rent is a variable cost
other: a sole trader has limited liability
other: plcs are in the public sector
other: questionnaires are secondary research
other: an overdraft is long term finance
other: a bank loan is internal finance
other: pay is a motivator for herzberg
other: an overdraft is a non current liability
other: a strong brand is an opportunity
other: a new competitor is a weakness
other: selling the same product abroad is product development
other: a merger is organic growth
other: roce is a liquidity ratio
other: revenue is whats left after you pay your costs
other: secondary research is info you collect yourself
other: price penetration means starting with a high price
other: so offshoring and outsourcing are the same?
other: labour turnover is sales per worker
other: an adverse variance means you spent less than you budgeted?
wrong: high gearing means less risk
right: npv falls if the discount rate rises
right: staff leave when motivation is low
`;

test.each(readTable(economics))('of economics, %s: %s', (verdict, words) => {
  expect(checkWords(facts.economics, words, '')?.verdict).toBe(verdict);
});

test.each(readTable(business))('of business, %s: %s', (verdict, words) => {
  expect(checkWords(facts.business, words, '')?.verdict).toBe(verdict);
});

function readTable(table: string): [string, string][] {
  return readLines(table).map((line) => line.split(': ') as [string, string]);
}

function readLines(table: string): string[] {
  return table.trim().split('\n');
}

test('what was told a moment ago is the cause of what is asked about now', () => {
  const before = 'ok so if the price goes up consumer surplus goes up?';
  expect(checkWords(facts.economics, 'oh. so what happens to producer surplus then', before)).toEqual({
    verdict: 'told',
    direction: 'up',
    section: '1.2.8',
    says: 'A higher price raises producer surplus, because the gap between what producers get and the least they would accept widens.',
  });
});

test('two words are enough to ask on', () => {
  expect(checkWords(facts.economics, 'and exports?', 'so a stronger pound makes imports cheaper')?.says).toBe(
    'A stronger pound reduces exports, because foreign buyers must pay more of their own currency for UK goods.',
  );
});

test('in a chain it is the wrong step that is put right', () => {
  const words = 'rates go up so the pound gets stronger so exports go up';
  expect(checkWords(facts.economics, words, '')?.says).toBe(
    'A stronger pound reduces exports, because foreign buyers must pay more of their own currency for UK goods.',
  );
});

test('a misspelt word is mended and a real one is left alone', () => {
  expect(facts.economics.read('mroe goverment spending and a deficit')).toEqual(
    'more government spending and a deficit'.split(' '),
  );
  expect(facts.business.read('an important conclusion about loads of deficits')).toEqual(
    'an important conclusion about load of deficit'.split(' '),
  );
});

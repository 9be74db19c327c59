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

const silentEconomics = `
why do higher rates make the pound stronger
the pound does not fall when rates rise
is "a higher minimum wage raises unemployment" positive
externalities are easy its just pollution
would a quota be better or worse than a tariff
how does the bank of england use interest rates to bring inflation down
explain how higher interest rates reduce inflation
whats the difference between a merit good and a public good
should the government raise taxes to cut inequality
do you think cutting taxes is fair
is inflation worse than unemployment
which is better for growth tax cuts or more spending
can you give me an example of a public good
my essay says higher rates cut inflation is that enough for the marks
does a strong pound hurt every firm
unless demand is inelastic a higher price cuts revenue
nobody buys less when the price goes up
how much would AD rise if the multiplier was bigger
if the economy is on the flat bit and AD goes up what happens to prices
the bank puts rates up to make people lose their jobs
does the price affect how much people like it
interest rates are at zero so what now
i dont get why imports are a withdrawal
draw me a diagram where supply shifts right and price falls
who pays the tax if demand is inelastic
is growth good
is a bit of inflation good
the pound
so exports
higher rates innit
what makes the pound go up
what would make demand more inelastic
neither taxes nor rates changed but inflation rose
although wages rose unemployment fell
while exports rose imports fell
germany raised rates and france cut them
both demand and supply go up so the price goes up
rather than raising taxes they cut spending
is it true that house prices only rise when rates fall
costs make prices different
income affects everything really
my mum says prices were lower in the nineties
the exchange rate makes exports rise
makes exports more appealing to tourists when rates fall
compare a rise in vat with a rise in income tax
if i revise more will my grade go up
does raising rates always work
pensions are part of government spending so AD falls
`;

const silentBusiness = `
why does higher labour turnover raise costs
how can a business improve cash flow
is a loan better than issuing shares
should tesco cut its prices
which is best jit or jic
the price is not a fixed cost but rent might be
do you think zero hours contracts are fair
how would you motivate staff without paying them more
what makes labour turnover go up
every business should delayer
is break even useful in real life
explain why a higher price lowers break even
morrisons lost market share when aldi cut prices
compare a takeover with organic growth
costs are costs
can you mark my answer on price elasticity
a bigger sample is not worth it
turnover is high
whats the difference between profit and cash
an overdraft instead of a loan would lower gearing
neither cutting price nor advertising raised sales
`;

test.each(readLines(silentEconomics))('the facts of economics are silent at: %s', (words) => {
  expect(checkWords(facts.economics, words, '')).toBeUndefined();
});

test.each(readLines(silentBusiness))('the facts of business are silent at: %s', (words) => {
  expect(checkWords(facts.business, words, '')).toBeUndefined();
});

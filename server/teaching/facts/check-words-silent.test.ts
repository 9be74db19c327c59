import { expect, test } from 'vitest';
import { checkWords } from './check-words.ts';
import { readFacts } from './read-facts.ts';

const facts = await readFacts();

// Open questions, opinions, comparisons, denials, wrong reasons, and things that no fact knows.
const economics = `
so when does a firm shut down like is it when it makes a loss
so a maximum price above equilibrium causes a shortage
she's saying a weak pound means imports get cheaper, that's wrong isn't it
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
if demand stays the same and supply falls what then
income is the same for everyone here
lower taxes increase AD because the government spends more
exports are an injection because money leaves the country
vat is an indirect tax because its paid by workers
the higher the ped the more consumers pay of a tax
`;

const business = `
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
is profit different every year
recession is an opportunity for aldi
if they remove a layer of management to save money, what would happen to the people who are left?
`;

test.each(readLines(economics))('the facts of economics are silent at: %s', (words) => {
  expect(checkWords(facts.economics, words, '')).toBeUndefined();
});

test.each(readLines(business))('the facts of business are silent at: %s', (words) => {
  expect(checkWords(facts.business, words, '')).toBeUndefined();
});

function readLines(table: string): string[] {
  return table.trim().split('\n');
}

/** Words whose misspelling would cost the meaning of a sum. */
export const keyWords = `
elasticity elasticities elastic demand demanded supply supplied price prices quantity income incomes revenue revenues
turnover profit profits margin margins fixed variable costs contribution break breakeven output units sales selling
percentage percent change changes increase increases increased decrease decreases decreased consumer producer surplus
subsidy subsidies incidence burden equilibrium inflation index indices weight weights weighted basket nominal wages
interest growth population unemployment unemployed employment employed inactivity inactive economically workforce
labour force multiplier marginal propensity consume withdraw import imports export exports injection investment
savings current account balance budget deficit government spending trade terms exchange depreciation appreciation
depreciates appreciates opportunity comparative advantage absolute concentration ratio average total productivity
workers employees capacity utilisation market share safety target markup gross operating capital employed assets
liabilities inventory inventories receivables payables gearing current acid average return payback present value
discount factor factors initial expected probability success failure decision turnover retention absence variance
favourable adverse budgeted actual closing opening inflow inflows outflow outflows allowance taxable bands salary
calculate revenue spending receipts expenditure borrowing debtors creditors stock dividends secondary primary
dollars pounds euros million billion thousand hundred percent maximum potential weekly monthly annual
`
  .split(/\s+/)
  .filter(Boolean);

/** Ordinary words that stand one letter away from a key word and must be left as they are. */
export const everydayWords = `
advertise advertised advertises chance chances charity spare bread stuck suppliers supplier leavers workplace laptop candle candles baker bakery coast coats quarter quarters weather
pride prize prime prices priced pricing coats casts costing salts safes sakes saves scales unites united marked markets
marketing grass cross grade graded trace traded trades trader wager waves shape shame sharp shared shares stick stack
shock stocks valve valued values profile profited demands demanding supplies supplier supple incomes exporter expert
expect expects importer important invest invests invested investor operation operate operated interested grows growing grown
factory actor actors actually average averaged averages changed changing charge charges charged charging consumers
consumed consumes consumption producers produce produced produces production product products productive employ employs
employer employee unemploy worker working worked works labours forces forced traders spend spends spent sending receive
received dollar pound million millions billions thousands hundreds closed opened opening closes target targets targeted
returns returned paying marks marker market breaks broken bands brands brand bonds weigh weighs weeks weekly monthly
annually yearly budgets balanced balances variables variations variation fixing mixed totals totally finally ratios
rations ration rational nations national savings saving saver saved dividend second secondly initially capitals
capitalist asset liability inventor absent absences advantages comparing compared compare absolutely retained retain
retaining turned turning factories probable probably successful failing fails failed failures succeed decisions
independent dependent multiply multiplied multiple multiples elastically inelastic inelasticity discounts discounted
present presents expecting closely currently accounts accounting injections imported exported exchanged depreciate
appreciate appreciated depreciated inflate indexes currency countries country price popular populate terms trades
workforces labourers weights allowances actuals outflows salaries borrow borrowed debtor creditor stocked costed
margins marginally increasing decreasing selling sellers seller seven eleven twelve thirteen eight eighty eighteen
capita units unit sale sales demand forced supply total final
`
  .split(/\s+/)
  .filter(Boolean);

/** Words, of the student or of the topic, that bring a sum to mind although nobody gives it its name. */
type Situation = { name: string; cue: RegExp; asks?: RegExp; unless?: RegExp };

const elastic = /elastic|responsive|\bsensitive/;

export const economicsSituations: Situation[] = [
  {
    name: 'price elasticity of supply',
    cue: /(?=.*elastic)(?=.*(?:suppl|farmer|grow|output|produc))/,
    unless: /demand(?! for)|\bped\b|\byed\b|\bxed\b/,
  },
  {
    name: 'income elasticity of demand',
    cue: /(?=.*elastic)(?=.*(?:income|wage|salar|earn|\bpay\b))/,
    unless: /labour|\bped\b|\bxed\b|\bpes\b/,
  },
  { name: 'cross elasticity of demand', cue: /(?=.*elastic)(?=.*(?:cross|substitute|complement|other good))/ },
  { name: 'price elasticity of demand', cue: elastic, unless: /income|cross|suppl|substitute|complement|wage/ },
  { name: 'price elasticity of demand', cue: /(?=.*elastic)(?=.*labour)/, unless: /suppl/ },
  { name: 'change in quantity from an elasticity', cue: /elastic|\b(?:ped|yed|xed|pes)\b/ },
  { name: 'change in price or income from an elasticity', cue: /elastic|\b(?:ped|yed|xed|pes)\b/ },
  {
    name: 'change in total revenue',
    cue: /revenue|takings|\btr\b|money|sales income/,
    asks: /change|happen|effect|affect|up or down|rise|fall|better|worth|differen|more|less|lose|gain/,
    unless: /marginal|tax|tariff|average/,
  },
  {
    name: 'producer share of the tax',
    cue: /(?=.*\b(?:tax|duty|levy|vat)\b)(?=.*(?:producer|firm|seller|supplier))/,
    asks: /who|share|burden|incidence|bit|part|pay|bear|how much|%|percent|split/,
    unless: /subsid|revenue|raise/,
  },
  {
    name: 'consumer share of the tax',
    cue: /(?=.*\b(?:tax|duty|levy|vat)\b)(?=.*(?:consumer|buyer|customer|passed|burden|incidence))/,
    asks: /who|share|burden|incidence|bit|part|pay|bear|how much|%|percent|split|passed/,
    unless: /subsid|revenue|raise/,
  },
  {
    name: 'producer share of the subsidy',
    cue: /(?=.*(?:subsid|grant))(?=.*(?:producer|firm|seller|supplier|farmer))/,
    asks: /share|who|goes to|gain|benefit|keep|how much|%|percent|split/,
    unless: /cost (?:to|of)|total|spend/,
  },
  {
    name: 'consumer share of the subsidy',
    cue: /(?=.*(?:subsid|grant))(?=.*(?:consumer|buyer|customer))/,
    asks: /share|who|goes to|gain|benefit|how much|%|percent|split/,
    unless: /cost (?:to|of)|total|spend/,
  },
  {
    name: 'tax revenue',
    cue: /\b(?:tax|duty|levy|indirect tax\w*)\b/,
    asks: /raise|revenue|bring|collect|make|get|treasury|government|govt|gov\b|total|altogether/,
    unless: /subsid|income tax|allowance|burden|incidence/,
  },
  {
    name: 'cost of the subsidy',
    cue: /subsid|grant/,
    asks: /cost|spend|total|altogether|pay out|bill|taxpayer|govt|gov\b|government/,
    unless: /share|who/,
  },
  {
    name: 'consumer and producer surplus',
    cue: /(?=.*(?:consumer surplus|\bcs\b))(?=.*(?:producer surplus|\bps\b))|(?:total|both) surplus/,
  },
  {
    name: 'consumer surplus',
    cue: /consumers? surplus|\bcs\b|willing|surplus/,
    unless: /producer|supply|\bps\b|budget|trade/,
  },
  { name: 'producer surplus', cue: /producers? surplus|\bps\b/, unless: /consumer surplus|\bcs\b/ },
  {
    name: 'real interest rate',
    cue: /(?=.*(?:bank|sav|account|interest|isa\b|bond|loan|deposit|return|mortgage|invest))(?=.*(?:inflation|prices|cost of living|cpi|rpi))/,
    asks: /real|worth|better|worse|actual|lose|losing|gain|earn|making/,
  },
  {
    name: 'real growth',
    cue: /(?=.*(?:wage|pay|salar|earn|income|gdp|rise|raise|benefit|pension))(?=.*(?:inflation|prices|cost of living|cpi|rpi))/,
    asks: /real|worth|better|worse|actual|afford|purchasing|buy/,
  },
  {
    name: 'real value',
    cue: /real|base year|constant prices|todays? (?:money|prices)|deflat|in @\d+ (?:money|prices)|nominal/,
    unless: /nominal (?:gdp|value|income)\?|interest|growth/,
  },
  { name: 'real GDP per head', cue: /per (?:head|person|capita)|each person|standard of living/ },
  {
    name: 'inflation rate',
    cue: /inflation|cpi|rpi|price (?:level|index)|cost of living|basket/,
    unless: /\breal\b|wage|\bpay\b|interest|nominal/,
  },
  {
    name: 'unemployment rate',
    cue: /unemploy|jobless|out of work|labour force|looking/,
    unless: /inactiv|(?<!un)employment rate/,
  },
  {
    name: 'employment rate',
    cue: /(?<!un)employment rate|(?<!un)employment (?:%|percent)|(?:what|%|percent|share|proportion)[\w ]{0,20}(?:in work|employed|have (?:a )?jobs?)/,
  },
  { name: 'inactivity rate', cue: /inactiv/, unless: /participation|unemployment rate/ },
  { name: 'participation rate', cue: /participation|activity rate/ },
  {
    name: 'injection needed',
    cue: /multiplier|\bmp[cstmw]\b|propensity/,
    asks: /need|required|want|got to|have to|has to|must|should|close/,
  },
  { name: 'final change in national income', cue: /multiplier|\bmp[cstmw]\b|propensity/ },
  { name: 'multiplier', cue: /multiplier|\bmp[cstmw]\b|propensity/ },
  { name: 'percentage of a total', cue: /(?=.*(?:%|percent|ratio))(?=.*gdp)/ },
  { name: 'current account balance', cue: /current account|balance of payments|primary|secondary income/ },
  {
    name: 'trade balance',
    cue: /(?=.*(?:export|sells? (?:abroad|overseas)))(?=.*(?:import|buys? (?:from )?(?:abroad|overseas|in)))/,
    unless: /price|index|terms|current account|primary|secondary/,
  },
  { name: 'terms of trade', cue: /terms of trade|\btot\b|(?=.*export)(?=.*import)(?=.*(?:index|prices))/ },
  {
    name: 'budget balance',
    cue: /budget|fiscal|deficit|surplus|borrow|public sector|(?=.*\b(?:gov|govt|government|state|treasury)\b)(?=.*tax)(?=.*spen)/,
    unless: /trade|export|consumer|producer|current account|\d? ?% of gdp|of gdp/,
  },
  { name: 'marginal tax rate', cue: /(?=.*tax)(?=.*marginal)/ },
  { name: 'total cost', cue: /total cost|\btc\b/, unless: /average|marginal|\bmc\b|\bac\b|\batc\b|\bavc\b/ },
  {
    name: 'tax with bands',
    cue: /(?=.*(?:\btax|allowance|band))(?=.*(?:earn|salary|income|wage|makes|gets paid|\bon\b))/,
    unless: /per unit|producer|consumer|gdp|subsid|revenue/,
  },
  {
    name: 'average tax rate',
    cue: /(?=.*tax)(?=.*(?:earn|salary|income|wage))/,
    asks: /average|rate|%|percent|proportion|share/,
    unless: /marginal|gdp/,
  },
  { name: 'concentration ratio', cue: /concentration|n\dfirms|\bcr\b|oligopoly/ },
  {
    name: 'marginal cost',
    cue: /marginal cost|\bmc\b|(?:extra|one more|next|another)[\w ]{0,16}cost|cost of (?:the )?(?:extra|next|last|one more)/,
  },
  { name: 'marginal revenue', cue: /marginal revenue|\bmr\b|(?:extra|one more|next|another)[\w ]{0,16}revenue/ },
  { name: 'average cost', cue: /average (?:total )?cost|\bat?c\b|(?:cost|costs?) (?:per|of each|for each)|unit cost/ },
  { name: 'average variable cost', cue: /average variable|\bavc\b/ },
  { name: 'average fixed cost', cue: /average fixed|\bafc\b/ },
  { name: 'profit', cue: /profit/, unless: /margin|economic|opportunity|per unit/ },
  {
    name: 'comparative advantage',
    cue: /comparative|speciali[sz]|opp(?:ortunity)? cost|who should (?:make|produce|grow|do|bake)|comp adv/,
  },
  { name: 'opportunity cost along a frontier', cue: /opp(?:ortunity)? cost|\bppf\b|frontier|give[sn]? up/ },
  {
    name: 'exchange-rate conversion',
    cue: /(?<!extra |each |every )pound|dollar|euro|exchange|\byen\b|currency|sterling/,
  },
  { name: 'price at two exchange rates', cue: /(?<!extra |each |every )pound|dollar|euro|exchange|currency|sterling/ },
  {
    name: 'appreciation or depreciation',
    cue: /(?=.*(?:pound|dollar|euro|exchange|currency|sterling))(?=.*(?:apprecia|deprecia|%|percent|strong|weak|fall|fell|rise|rose|how much))/,
  },
  { name: 'index number', cue: /\bindex\b|\bindices\b/, unless: /weight|inflation|real|terms/ },
  {
    name: 'excess supply or demand',
    cue: /surplus|shortage|excess|glut|disequilibrium|minimum price|maximum price/,
    unless: /consumer|producer|budget|trade|current|export/,
  },
  {
    name: 'percentage change',
    cue: /%|percent|growth|grown|grew/,
    asks: /how much|what|by|%|percent/,
    unless: /elastic|inflation|real|index/,
  },
];

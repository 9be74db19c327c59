import { accountingRatios } from './accounting-ratios.ts';
import { averageCosts } from './average-cost.ts';
import { boughtReturn } from './bought-return.ts';
import { breakEven } from './break-even.ts';
import { breakEvenSolved } from './break-even-solved.ts';
import { businessSolved } from './business-solved.ts';
import { capacity } from './capacity.ts';
import { cashFlow } from './cash-flow.ts';
import { cashParts } from './cash-parts.ts';
import { comparativeAdvantage } from './comparative-advantage.ts';
import { compoundChange } from './compound-change.ts';
import { concentration } from './concentration.ts';
import { conversion } from './conversion.ts';
import { costTables } from './cost-tables.ts';
import { costsCompared } from './costs-compared.ts';
import { criticalPath } from './critical-path.ts';
import { decisionTrees } from './decision-trees.ts';
import { depreciation } from './depreciation.ts';
import { development } from './development.ts';
import { efficiencyRatios } from './efficiency-ratios.ts';
import { elasticity } from './elasticity.ts';
import { elasticitySolved } from './elasticity-solved.ts';
import { equilibrium } from './equilibrium.ts';
import { excess } from './excess.ts';
import { exchangeMoves } from './exchange-moves.ts';
import { exchangeRates } from './exchange-rates.ts';
import { externalTotal } from './external-total.ts';
import { firmDecisions } from './firm-decisions.ts';
import type { Formula } from './formula.ts';
import { grossAndOperatingProfit } from './gross-and-operating-profit.ts';
import { incidence } from './incidence.ts';
import { incomeTax } from './income-tax.ts';
import { indexNumbers } from './index-numbers.ts';
import { inflationRate } from './inflation-rate.ts';
import { investment } from './investment.ts';
import { labourDecisions } from './labour-decisions.ts';
import { labourMarket } from './labour-market.ts';
import { labourProductivity } from './labour-productivity.ts';
import { macroRatios } from './macro-ratios.ts';
import { marginals } from './marginal.ts';
import { market } from './market.ts';
import { multiplier } from './multiplier.ts';
import { multiplierSolved } from './multiplier-solved.ts';
import { opportunityCost } from './opportunity-cost.ts';
import { outputDecision } from './output-decision.ts';
import { pairsCompared } from './pairs-compared.ts';
import { paybackPeriod } from './payback.ts';
import { paybackCompared } from './payback-compared.ts';
import { people } from './people.ts';
import { percentageChange } from './percentage-change.ts';
import { presentValues } from './present-value.ts';
import { priceControl } from './price-control.ts';
import { pricing } from './pricing.ts';
import { productivityChange } from './productivity-change.ts';
import { profit } from './profit.ts';
import { profitCompared } from './profit-compared.ts';
import { profitability } from './profitability.ts';
import { ratesOverTime } from './rates-over-time.ts';
import { realValues } from './real-values.ts';
import { revenue } from './revenue.ts';
import { marketShareMoves } from './share-moves.ts';
import { shareOf } from './share-of.ts';
import { shares } from './shares.ts';
import { solvedRatios } from './solved-ratios.ts';
import { steadyGrowth } from './steady-growth.ts';
import { stockAndPeople } from './stock-and-people.ts';
import { surplus } from './surplus.ts';
import { surplusBoth } from './surplus-both.ts';
import { taxCompared } from './tax-compared.ts';
import { taxRevenue } from './tax-revenue.ts';
import { termsOfTrade } from './terms-of-trade.ts';
import { totalCosts } from './total-cost.ts';
import { trade } from './trade.ts';
import { tradeSolved } from './trade-solved.ts';
import { unemploymentRate } from './unemployment-rate.ts';
import { valueAddedTax } from './value-added-tax.ts';
import { variance } from './variance.ts';
import { weightedIndices } from './weighted-index.ts';

export const allFormulas: Formula[] = [
  ...elasticity,
  ...elasticitySolved,
  ...percentageChange,
  ...revenue,
  ...incidence,
  ...taxRevenue,
  ...surplus,
  ...weightedIndices,
  ...indexNumbers,
  ...inflationRate,
  ...realValues,
  ...unemploymentRate,
  ...labourMarket,
  ...multiplier,
  ...trade,
  ...termsOfTrade,
  ...tradeSolved,
  ...exchangeRates,
  ...conversion,
  ...comparativeAdvantage,
  ...concentration,
  ...averageCosts,
  ...totalCosts,
  ...marginals,
  ...breakEven,
  ...grossAndOperatingProfit,
  ...profit,
  ...profitability,
  ...accountingRatios,
  ...efficiencyRatios,
  ...labourProductivity,
  ...capacity,
  ...productivityChange,
  ...market,
  ...pricing,
  ...people,
  ...variance,
  ...cashFlow,
  ...paybackPeriod,
  ...investment,
  ...depreciation,
  ...paybackCompared,
  ...decisionTrees,
  ...incomeTax,
  ...cashParts,
  ...compoundChange,
  ...costsCompared,
  ...costTables,
  ...criticalPath,
  ...equilibrium,
  ...priceControl,
  ...excess,
  ...exchangeMoves,
  ...firmDecisions,
  ...labourDecisions,
  ...macroRatios,
  ...development,
  ...multiplierSolved,
  ...opportunityCost,
  ...profitCompared,
  ...ratesOverTime,
  ...shareOf,
  ...solvedRatios,
  ...breakEvenSolved,
  ...businessSolved,
  ...presentValues,
  ...marketShareMoves,
  ...stockAndPeople,
  ...surplusBoth,
  ...taxCompared,
  ...pairsCompared,
  ...steadyGrowth,
  ...valueAddedTax,
  ...boughtReturn,
  ...externalTotal,
  ...outputDecision,
  ...shares,
];

import type { SumRequest, WorkedSum } from '../sum.ts';
import { demandSum } from './demand-sum.ts';
import { gameSum } from './game.ts';
import { safetyProfit } from './safety-profit.ts';
import type { SetUp } from './set-up.ts';
import { straightLineRevenue } from './straight-line-revenue.ts';
import { tariffSum } from './tariff.ts';
import { tradeElasticities } from './trade-elasticities.ts';
import { tradeSum } from './trade-sum.ts';

const setUps: SetUp[] = [tradeElasticities, tariffSum, gameSum, demandSum, tradeSum, safetyProfit, straightLineRevenue];

/** Figures that belong together, told over the whole thread: two elasticities, a game, a demand function, a small trade. */
export function onSetUp({ words, said = '', hintOnly }: SumRequest): WorkedSum | undefined {
  if (hintOnly || words.length > longest) return undefined;
  const thread = { words, said: said.split('\n').filter(Boolean) };
  for (const setUp of setUps) {
    const sum = setUp(thread);
    if (sum) return sum;
  }
  return undefined;
}

const longest = 700;

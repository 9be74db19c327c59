import { budgetMakers } from './budget-makers.ts';
import { costMakers } from './cost-makers.ts';
import { elasticityMakers } from './elasticity-makers.ts';
import { investmentMakers } from './investment-makers.ts';
import { macroMakers } from './macro-makers.ts';
import type { Maker } from './maker.ts';
import { marketMakers } from './market-makers.ts';
import { marketingMakers } from './marketing-makers.ts';
import { peopleMakers } from './people-makers.ts';
import { ratioMakers } from './ratio-makers.ts';
import { tradeMakers } from './trade-makers.ts';

export const allMakers: readonly Maker[] = [
  ...elasticityMakers,
  ...marketMakers,
  ...macroMakers,
  ...tradeMakers,
  ...costMakers,
  ...ratioMakers,
  ...budgetMakers,
  ...marketingMakers,
  ...investmentMakers,
  ...peopleMakers,
];

import { accountMakers } from './account-makers.ts';
import { costMakers } from './cost-makers.ts';
import { investmentMakers } from './investment-makers.ts';
import { macroMakers } from './macro-makers.ts';
import type { Maker } from './maker.ts';
import { marketMakers } from './market-makers.ts';
import { peopleMakers } from './people-makers.ts';
import { tradeMakers } from './trade-makers.ts';

export const allMakers: readonly Maker[] = [
  ...marketMakers,
  ...macroMakers,
  ...tradeMakers,
  ...costMakers,
  ...accountMakers,
  ...investmentMakers,
  ...peopleMakers,
];

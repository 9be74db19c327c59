import type { Worksheet } from '../worksheet.ts';
import { capital, liquidity, profitAndLoss } from './accounts.ts';
import { costsAndOutput } from './costs.ts';
import { cashMonth, decisionTree, pricing } from './decisions.ts';
import { jobs, multiplier, publicFinance, realPay } from './economy.ts';
import { marketShare, priceMove } from './markets.ts';
import { operations, people } from './operations.ts';
import { unitSubsidy, unitTax } from './taxes.ts';
import { consumerSurplus, exchange, inequality, perHead } from './welfare.ts';

export const worksheets: Worksheet[] = [
  ...[profitAndLoss, liquidity, capital, costsAndOutput, operations, people],
  ...[priceMove, unitTax, unitSubsidy, marketShare, multiplier, realPay, jobs, publicFinance],
  ...[pricing, cashMonth, decisionTree, perHead, consumerSurplus, inequality, exchange],
];

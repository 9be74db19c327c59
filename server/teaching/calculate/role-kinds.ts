import type { Role } from './role-words.ts';

/** Names that stand behind a figure only because they are asked for. */
export const results = new Set<Role>([
  'ped',
  'yed',
  'xed',
  'pes',
  'elasticity',
  'multiplier',
  'breakEven',
  'marginOfSafety',
  'roce',
  'profitMargin',
  'turnoverRate',
  'gearingRate',
  'unemploymentRate',
  'currentRatio',
  'stockTurnover',
  'productivity',
  'termsOfTrade',
  'currentAccount',
]);
/** Nouns that follow the number they count. */
export const countNouns = new Set<Role>([
  'units',
  'hours',
  'workers',
  'leavers',
  'population',
  'lifetime',
  'absentDays',
  'workingDays',
]);

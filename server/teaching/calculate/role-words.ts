import { businessRoles } from './role-words-business.ts';
import { economicsRoles } from './role-words-economics.ts';
import { economyRoles } from './role-words-economy.ts';
import { financeRoles } from './role-words-finance.ts';
import { ratioRoles } from './role-words-ratios.ts';
import { sharedRoles } from './role-words-shared.ts';
import { tradeRoles } from './role-words-trade.ts';

/** What a figure may be: money, a count of things, a percentage, a bare number, a share such as 0.8 or 80%, or anything. */
export type RoleUnits = 'money' | 'count' | 'percent' | 'number' | 'rate' | 'any';
export type RoleWords = Record<string, { label: string; units: RoleUnits; words: RegExp }>;

export const roleWords = {
  ...sharedRoles,
  ...economicsRoles,
  ...economyRoles,
  ...tradeRoles,
  ...businessRoles,
  ...financeRoles,
  ...ratioRoles,
};
export type Role = keyof typeof roleWords;

export function labelOf(role: Role): string {
  return roleWords[role].label;
}

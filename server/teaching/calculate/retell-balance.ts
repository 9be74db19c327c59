import type { Reading } from './formula.ts';
import type { Added } from './read-parts.ts';
import type { Fact } from './read-roles.ts';
import type { Role } from './role-words.ts';

const assets: Role[] = ['inventory', 'receivables', 'cash'];
const debts: Role[] = ['payables', 'overdraft'];

/** Current assets and current liabilities told item by item stand as their sums; the inventories are kept as well. */
export function retellBalance(reading: Reading): Reading | undefined {
  const { facts, text } = reading;
  if (!/current ratio|acid|quick ratio|liquid|working capital/.test(`${text} ${reading.topic}`)) return undefined;
  const of = (roles: Role[]) => facts.filter((fact) => fact.roles.some((role) => roles.includes(role)));
  const [held, owed, stock] = [of(assets), of(debts), of(['inventory'])];
  const [allAssets, allDebts] = [of(['currentAssets']), of(['currentLiabilities'])];
  const added: Added[] = [...reading.added];
  const total = (parts: Fact[], name: string): Fact[] => {
    const [first] = parts;
    if (!first) return [];
    const value = Number(parts.reduce((sum, { figure }) => sum + figure.value, 0).toPrecision(12));
    if (parts.length > 1) added.push({ name, parts: parts.map(({ figure }) => figure.value), total: value });
    return [{ ...first, figure: { ...first.figure, value } }];
  };
  const isSummed = allAssets.length === 0 && held.length > 1;
  const above = isSummed ? total(held, 'current assets') : allAssets;
  const below = allDebts.length === 0 ? total(owed, 'current liabilities') : allDebts;
  const known = (isSummed ? held : [...allAssets, ...stock]).length + (allDebts.length === 0 ? owed : allDebts).length;
  if (above.length !== 1 || below.length !== 1 || stock.length > 1 || known !== facts.length) return undefined;
  const wantsStock = /acid|quick/.test(text) ? stock : [];
  const kept = isSummed
    ? wantsStock.map((fact) => ({ ...fact, figure: { ...fact.figure, index: fact.figure.index + 100 } }))
    : stock;
  return {
    ...reading,
    added,
    loose: [],
    facts: [
      ...above.map((fact) => ({ ...fact, roles: ['currentAssets' as const] })),
      ...kept.map((fact) => ({ ...fact, roles: ['inventory' as const] })),
      ...below.map((fact) => ({ ...fact, roles: ['currentLiabilities' as const] })),
    ],
  };
}

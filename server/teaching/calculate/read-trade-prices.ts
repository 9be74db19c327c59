import type { Reading } from './formula.ts';
import type { Fact } from './read-roles.ts';

type Prices = { exports: number; imports: number };

const isExport = ({ roles }: Fact) => roles.includes('exportPrices') || roles.includes('exports');
const isImport = ({ roles }: Fact) => roles.includes('importPrices') || roles.includes('imports');

/** 'both start at 100, then export prices up 6%, import prices up 2%' */
export function readRises({ facts }: Reading): Prices | undefined {
  const rises = facts.filter(({ figure }) => figure.unit === 'percent');
  const rest = facts.filter((fact) => !rises.includes(fact));
  const [exports, imports] = [rises.find(isExport), rises.find(isImport)];
  if (!exports || !imports || rises.length !== 2 || rest.some(({ figure }) => figure.value !== 100)) return undefined;
  return { exports: 100 + exports.figure.value, imports: 100 + imports.figure.value };
}

export function readYears({ facts }: Reading): [Prices, Prices] | undefined {
  const [exports, imports] = [facts.filter(isExport), facts.filter(isImport)];
  const [a, b] = exports.map(({ figure }) => figure.value);
  const [c, d] = imports.map(({ figure }) => figure.value);
  if (facts.length !== 4 || exports.length !== 2 || imports.length !== 2) return undefined;
  if (a === undefined || b === undefined || c === undefined || d === undefined) return undefined;
  return [
    { exports: a, imports: c },
    { exports: b, imports: d },
  ];
}

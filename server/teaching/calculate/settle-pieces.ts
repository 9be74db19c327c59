import type { Fact } from './read-roles.ts';
import type { Kind, Piece } from './trade-words.ts';

/** What is left without a key word is settled only where one reading is left. */
export function settle(pieces: Piece[], isTrade: boolean): void {
  settleFixed(pieces, isTrade);
  const price = pieces.find(({ kind }) => kind === 'price');
  for (const piece of pieces) {
    if (piece.kind) continue;
    if (price && piece.figure.value < price.figure.value && piece.figure.scale === 1) piece.kind = 'variableCost';
  }
  const has = (kind: Kind) => pieces.some((piece) => piece.kind === kind);
  for (const piece of pieces)
    if (!piece.kind && piece.each && !price && has('fixedCost') && has('units') && !has('variableCost'))
      piece.kind = 'variableCost';
  const open = pieces.filter(({ kind }) => !kind);
  const costs = pieces.filter(({ kind }) => kind === 'variableCost');
  const [only] = open;
  const isDearer =
    only && costs.length > 0 && only.figure.value > costs.reduce((sum, { figure }) => sum + figure.value, 0);
  if (only && open.length === 1 && !price && isDearer && (only.each || only.figure.currency)) only.kind = 'price';
}

/** An amount by the month, or one far above all the others, is an overhead. */
function settleFixed(pieces: Piece[], isTrade: boolean): void {
  const open = pieces.filter(({ kind }) => !kind);
  for (const piece of open) if (piece.time && !piece.each && piece.figure.currency) piece.kind = 'fixedCost';
  if (pieces.some(({ kind }) => kind === 'fixedCost') || !isTrade) return;
  const price = pieces.find(({ kind }) => kind === 'price')?.figure.value;
  const rest = open.filter(({ kind }) => !kind);
  const [only] = rest;
  const isOver = only && price !== undefined && only.figure.value > price && !only.each;
  if (isOver && rest.length === 1 && pieces.some(({ kind }) => kind === 'variableCost')) only.kind = 'fixedCost';
  const [biggest] = open.filter(({ kind, each }) => !kind && !each).sort((a, b) => b.figure.value - a.figure.value);
  const others = pieces.filter((piece) => piece !== biggest && piece.kind !== 'units');
  if (biggest && others.length > 0 && others.every(({ figure }) => figure.value * 10 <= biggest.figure.value))
    biggest.kind = 'fixedCost';
}

/** A unit sells for more than it costs, and overheads are more than one sale. */
export function isSound(facts: Fact[]): boolean {
  const of = (kind: Kind) => facts.find(({ roles }) => roles.includes(kind))?.figure.value;
  const [price, cost, fixed, each] = [of('price'), of('variableCost'), of('fixedCost'), of('contribution')];
  if (price !== undefined && cost !== undefined && price <= cost) return false;
  const unit = price ?? each;
  return fixed === undefined || unit === undefined || fixed > unit;
}

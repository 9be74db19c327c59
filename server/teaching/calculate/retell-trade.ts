import type { Reading } from './formula.ts';
import type { Figure } from './read-numbers.ts';
import type { Added } from './read-parts.ts';
import type { Fact } from './read-roles.ts';
import { isSound, settle } from './settle-pieces.ts';
import { type Kind, keys, kinds, type Piece, perTime, perUnit } from './trade-words.ts';

/** A small trader's story, where each amount is told in the words of the trade: 'wax and jar cost her 9.20 a candle'. */
export function retellTrade(reading: Reading): Reading | undefined {
  const { text } = reading;
  const pieces = readPieces(reading);
  if (!pieces || pieces.length < 2) return undefined;
  settle(pieces, /break|cover|profit|loss|contribut/.test(text));
  if (pieces.some(({ kind }) => !kind)) return undefined;
  const fixed = pieces.filter(({ kind }) => kind === 'fixedCost');
  if (new Set(fixed.map(({ time }) => time)).size > 1) return undefined;
  const times = new Set(
    pieces.filter(({ kind }) => kind === 'fixedCost' || kind === 'units').flatMap(({ time }) => time || []),
  );
  if (times.size > 1) return undefined;
  const has = (kind: Kind) => pieces.some((piece) => piece.kind === kind);
  const isAllCost =
    has('price') && has('units') && has('fixedCost') && !has('variableCost') && /profit|loss/.test(text);
  const added: Added[] = [...reading.added];
  const facts: Fact[] = [];
  for (const kind of kinds) {
    const parts = pieces.filter((piece) => piece.kind === kind).map(({ figure }) => figure);
    const [first] = parts;
    if (!first) continue;
    if (parts.length > 1 && kind !== 'variableCost' && kind !== 'fixedCost') return undefined;
    const total = Number(parts.reduce((sum, { value }) => sum + value, 0).toPrecision(12));
    const name = kind === 'variableCost' ? 'variable costs per unit' : 'fixed costs';
    if (parts.length > 1) added.push({ name, parts: parts.map(({ value }) => value), total });
    const role = isAllCost && kind === 'fixedCost' ? 'totalCost' : kind;
    facts.push({ figure: { ...first, value: total }, tag: 'value', roles: [role] });
  }
  return isSound(facts) ? { ...reading, facts, loose: [], groups: [], added } : undefined;
}

function readPieces(reading: Reading): Piece[] | undefined {
  const { text, figures } = reading;
  const places = [...text.matchAll(/#(\d+)/g)];
  const pieces: Piece[] = [];
  for (const [at, place] of places.entries()) {
    const figure = figures[Number(place[1])];
    if (!figure || figure.unit === 'percent' || figure.value <= 0) return undefined;
    const end = place.index + place[0].length;
    const before = places[at - 1];
    const left = text.slice(before ? before.index + before[0].length : 0, place.index);
    const right = text.slice(end, places[at + 1]?.index ?? text.length);
    const each = perUnit.test(right);
    const time = perTime.exec(right);
    pieces.push({
      figure,
      each,
      time: time ? (time[1] ?? time[0].trim()).replace(/yr|annum|pa|annually|yearly/, 'year').replace(/ly$/, '') : '',
      kind: kindOf(figure, left, right, each, places[at + 1] !== undefined),
    });
  }
  return pieces;
}

function kindOf(figure: Figure, left: string, right: string, each: boolean, hasNext: boolean): Kind | undefined {
  const isMoney = figure.currency !== '';
  const named = nearest(left.split(/[.;?!]/).at(-1) ?? '', figure, each);
  const isNextName =
    hasNext && /^ (?:fixed|variable|price|overheads|rent|contribution)(?: costs?)?(?: is| are| of| =)? $/.test(right);
  if (named && isNextName) return named;
  const ahead = right.split(/[,.;?!]|\band\b|\bplus\b|\bbut\b/)[0] ?? '';
  const after = ahead.replace(perUnit, '').replace(perTime, '');
  if (/^ ?(?:profit|in profit)\b/.test(after) && /\b(?:want|aim|target|need|hop|reach|make)/.test(left))
    return 'targetProfit';
  if (/^ ?(?:contribution)\b/.test(after)) return 'contribution';
  if (
    /^ ?(?:of |in |on |for )?(?:the )?(?:fixed|overheads?|rent|set ?up|insurance|rates|salaries)\b/.test(after) &&
    !each
  )
    return 'fixedCost';
  if (
    /^ ?(?:of |in |on |for |worth of )?(?:the )?(?:variable|materials?|ingredients|labour|packaging|to (?:make|produce|buy|cook|bake))\b/.test(
      after,
    )
  )
    return 'variableCost';
  if (/^ ?(?:selling price|price)\b/.test(after)) return 'price';
  if (
    !isMoney &&
    !each &&
    /^ ?(?:units|(?!pounds|quid|grand)[a-z]+s)\b(?! costs?)/.test(ahead) &&
    !/^ ?(?:is|was|costs|its|sells|makes|pays|covers|goes|this|does|as|plus|has|less|us)\b/.test(ahead)
  )
    return 'units';
  if (!isMoney && /^ ?(?:sold|were sold|are sold)\b/.test(ahead)) return 'units';
  if (isPlainPay(left) && perTime.test(ahead) && !each) return 'fixedCost';
  const near = nearest(left.split(/[.;?!]/).at(-1) ?? '', figure, each);
  return near ?? (/\b(?:at|for) ?$/.test(left) && (isMoney || each) ? 'price' : undefined);
}

function isPlainPay(left: string): boolean {
  return (
    /\b(?:pays?|paying|costs?|costing|spends?|is|are)(?: (?:her|him|me|us|them|about|around))* ?$/.test(left) &&
    !/\bcharg|\bsell|members|customers|subscribers|guests|people|clients|students|visitors/.test(left)
  );
}

/** The key word that stands last before the figure. */
function nearest(left: string, figure: Figure, each: boolean): Kind | undefined {
  const clause = left.split(/,|\band\b|\bplus\b|\bbut\b|&/).at(-1) ?? '';
  for (const words of clause.trim() === left.trim() ? [clause] : [clause, left]) {
    const found = keys.flatMap(([kind, pattern]) =>
      [...words.matchAll(pattern)].map((match) => ({
        kind,
        end: match.index + match[0].length,
        length: match[0].length,
        word: match[0],
      })),
    );
    const isPlain = (word: string) => /^(?:costs?|costing|spends?|pays?|buys?|bought|stock|stuff)$/.test(word);
    const hasOther = found.some(
      ({ kind, word }) => kind === 'fixedCost' || (kind === 'variableCost' && !isPlain(word)),
    );
    const last = found
      .filter(({ kind, word }) => !(kind === 'variableCost' && isPlain(word) && hasOther && !each))
      .filter(({ kind }) => (kind === 'fixedCost' ? !each : true))
      .filter(({ kind, word, end }) => kind !== 'units' || isCount(figure, each, words.slice(end), word))
      .filter(
        ({ kind, end, word }) =>
          !(kind === 'price' && /^(?:sell|sold|flog)/.test(word) && isCount(figure, each, words.slice(end), word)),
      )
      .sort((a, b) => b.end - a.end || b.length - a.length)[0];
    if (last) return last.kind;
  }
  return undefined;
}

/** 'sold 400' counts; 'sold for 400' and 'sell at 4 each' do not. */
function isCount({ currency, value, unit }: Figure, each: boolean, between: string, _: string): boolean {
  return (
    !currency &&
    unit === 'plain' &&
    !each &&
    Number.isInteger(value) &&
    !/\b(?:for|at|costs?|each|price)\b/.test(between)
  );
}

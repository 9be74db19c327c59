import { floatData, output, type Session } from '../../providers/models/onnx.ts';
import type { WordPiece } from '../../providers/models/wordpiece.ts';
import type { FiguresRead } from '../calculate/as-read.ts';
import { readNumbers } from '../calculate/read-numbers.ts';
import { encodeRows } from './encode-rows.ts';
import { figureLetters, figureOrder, figureText } from './figure-text.ts';
import type { Asked } from './reader.ts';

export type FigureLabels = { roles: string[]; told: string[]; goals: string[] };

type Parts = { actReader: Session; wordPiece: WordPiece; labels: FigureLabels; mostTokens: number };

const mostGoals = 3;

/** What each figure is, and what is asked for. */
export function createFigureReader({ actReader, wordPiece, labels, mostTokens }: Parts) {
  const figureIds = new Set(figureLetters.map((letter) => wordPiece.encode(letter, { most: 3 }).ids[1]));
  return async ({ words, sumBefore = '' }: Asked): Promise<FiguresRead | undefined> => {
    const masked = readNumbers(words);
    const order = figureOrder(masked);
    if (order.length === 0 && !sumBefore) return undefined;
    const pair = sumBefore && figureText(readNumbers(sumBefore));
    const row = wordPiece.encode(figureText(masked), { ...(pair && { pair }), most: mostTokens });
    const outputs = await actReader.run(encodeRows([row]));
    const places = row.ids.flatMap((id, at) => (figureIds.has(id) && row.typeIds[at] === 0 ? [at] : []));
    const [roles, told, goals] = ['roles', 'told', 'goals'].map((name) => floatData(output(outputs, name)));
    if (!roles || !told || !goals) return undefined;
    return {
      figures: order.slice(0, places.length).map((index, at) => {
        const role = likeliest(roles, labels.roles, places[at] ?? 0);
        return { index, role: role.name, sure: role.sure, told: likeliest(told, labels.told, places[at] ?? 0).name };
      }),
      goals: labels.goals
        .map((name, at) => ({ name, sure: goals[at] ?? 0 }))
        .sort((a, b) => b.sure - a.sure)
        .slice(0, mostGoals),
    };
  };
}

/** Of the labels at one place in the words. */
function likeliest(probabilities: Float32Array, names: string[], place: number): { name: string; sure: number } {
  const row = probabilities.subarray(place * names.length, (place + 1) * names.length);
  const at = row.reduce((best, value, index) => (value > (row[best] ?? 0) ? index : best), 0);
  return { name: names[at] ?? '', sure: row[at] ?? 0 };
}

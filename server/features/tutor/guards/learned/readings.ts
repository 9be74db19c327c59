import { plainWords } from '../plain-words.ts';
import { sentencesAlone } from '../sentences-alone.ts';
import { windowsOf } from './windows.ts';

/** Of a long paste these are read, those first in which somebody speaks of himself: a turn must not wait for all of it. */
const mostReadings = 16;

/** What the listener is given to hear of what a student said. */
export function readingsOf(said: string): string[] {
  const pieces = piecesOf(said);
  const inOrder = pieces.length > mostReadings ? pieces.toSorted(personalFirst) : pieces;
  return inOrder.slice(0, mostReadings).map(asSentences);
}

/** Whether the listener hears all of it. */
export function isReadWhole(said: string): boolean {
  return piecesOf(said).length <= mostReadings;
}

function piecesOf(said: string): string[] {
  return [...windowsOf(plainWords(said).text), ...sentencesAlone(said).map(({ text }) => text)];
}

function personalFirst(one: string, other: string): number {
  return Number(isPersonal(other)) - Number(isPersonal(one));
}

function isPersonal(window: string): boolean {
  return / (?:i|me|my|myself) /.test(window);
}

function asSentences(window: string): string {
  return window
    .replaceAll(' .', '.')
    .replace(/^[. ]+/, '')
    .trim();
}

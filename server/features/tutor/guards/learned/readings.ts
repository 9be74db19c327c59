import { plainWords } from '../plain-words.ts';
import { sentencesAlone } from '../sentences-alone.ts';
import { windowsOf } from './windows.ts';

/** Of a long paste these are read, those first in which somebody speaks of himself: a turn must not wait for all of it. */
const mostReadings = 16;

/** What the small model is given to read of what a student said. */
export function readingsOf(said: string): string[] {
  const alone = sentencesAlone(said).map(({ text }) => text);
  const windows = [...windowsOf(plainWords(said).text), ...alone];
  const inOrder = windows.length > mostReadings ? windows.toSorted(personalFirst) : windows;
  return inOrder.slice(0, mostReadings).map(asSentences);
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

import { keepLatest } from '#domain/keep-latest.ts';
import { everydayWords, keyWords } from './key-words.ts';

const known = new Set([...keyWords, ...everydayWords]);

/** Lower case, plain signs, no apostrophes, and slips in the key words put right. */
export function tidyWords(words: string): string {
  return (
    words
      .toLowerCase()
      .replace(/\b([a-z]{4,})[’'`]s(?= (?:£|\d|about |around |only |at ))/g, '$1 is')
      .replace(/[’‘'`´]/g, '')
      .replace(/[“”"]/g, ' ')
      .replace(/(?<=\d)[- ]?ish\b/g, '')
      .replace(/[−]/g, '-')
      .replace(/[–—]/g, (_, at: number, all: string) => (/\d\s*$/.test(all.slice(0, at)) ? '-' : ' - '))
      .replace(/→|=>|-->|->|>>/g, ' -> ')
      .replace(/×/g, '*')
      .replace(/[÷]/g, '/')
      .replace(/(?<=\d)x(?=[£$€]?\d)/g, ' x ')
      .replace(/\bper\s?-?cent\b/g, 'percent')
      .replace(/([a-z])-(?=[a-z])/g, '$1 ')
      .replace(
        /\b(?:g d p|p e d|y e d|x e d|p e s|c p i|n p v|r o c e|m p c|m p s|m p t|m p m|a r r|a v c|a t c)\b/g,
        (letters) => letters.replaceAll(' ', ''),
      )
      .replace(/[a-z]{5,}/g, correctOnce)
      // 'It was £6, tax of £2': the six is no tax.
      .replace(/, (?=(?:and )?(?:a |the )?(?:tax|duty|levy|subsidy) of [£$€]?\d)/g, '. ')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

const correctOnce = keepLatest(2000, correct);

function correct(word: string): string {
  if (known.has(word)) return word;
  const allowed = word.length >= 9 ? 2 : 1;
  let best: string | undefined;
  let bestDistance = allowed + 1;
  let tie = false;
  for (const candidate of keyWords) {
    if (candidate.length < 5 || candidate[0] !== word[0] || Math.abs(candidate.length - word.length) > allowed)
      continue;
    const distance = editDistance(word, candidate);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
      tie = false;
    } else if (distance === bestDistance && best?.slice(0, 4) !== candidate.slice(0, 4)) tie = true;
  }
  return best && !tie ? best : word;
}

/** Swapped neighbours count as one slip, as thumbs make them. */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (current[column - 1] ?? 0) + 1,
        (last[column] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}

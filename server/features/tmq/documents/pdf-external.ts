import { asText, nameEnd, space } from './pdf-names.ts';
import { withoutStrings } from './pdf-strings.ts';

/** Whether the content of a stream, or what it stands for, lies in another file. Its dictionary as it is in the file. */
export function liesElsewhere(rawDictionary: string): boolean {
  return elsewhere.test(ownEntries(asText(withoutStrings(rawDictionary))));
}

/** A file is named by a text or a dictionary, in place or apart; the flags of a note are a mere number. */
const elsewhere = new RegExp(`/(?:F|Ref)${nameEnd}${space}*(?:[(<{]|\\d+${space}+\\d+${space}+R)`);

/** Without what stands in dictionaries of its own: a font may be called /F. */
function ownEntries(dictionary: string): string {
  const own: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: bracket, index } of dictionary.matchAll(/<<|>>/g)) {
    if (depth === 1) own.push(dictionary.slice(from, index), bracket === '<<' ? '{' : '');
    depth += bracket === '<<' ? 1 : -1;
    from = index + 2;
  }
  return own.join('');
}

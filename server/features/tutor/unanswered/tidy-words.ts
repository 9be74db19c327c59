const longestWords = 500;

/** One line without signs that nobody sees: a name that is spread over two lines is a name too. */
export function inOneLine(text: string): string {
  return text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(/\p{C}/gu, '')
    .trim();
}

/** As they are counted: in small letters, without the sign at the end. Nothing when no word is left but hidden ones. */
export function tidyWords(line: string): string | undefined {
  const words = line
    .toLowerCase()
    .replace(/[\s.,;:!?…]+$/, '')
    .trim();
  if (!/\p{L}/u.test(words.replaceAll(/\[\w+\]/g, ''))) return undefined;
  // By characters, as the database counts them.
  return [...words].slice(0, longestWords).join('').trimEnd();
}

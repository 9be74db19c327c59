/** The sentences of a text. A point in '0.5', 'e.g.' or 'U.K.' ends none. */
export function sentencesOf(text: string): string[] {
  return text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?]['’"”)]?)\s+(?=['‘"“(]?[A-Z£$\d])/)
    .reduce<string[]>((found, piece) => {
      const before = found.at(-1);
      if (before !== undefined && /\b(e\.g|i\.e|etc|vs|Mr|Mrs|Dr|St|[A-Z])\.$/.test(before))
        found[found.length - 1] = `${before} ${piece}`;
      else if (piece.trim()) found.push(piece.trim());
      return found;
    }, []);
}

/** As two sentences are compared: without case, signs and spaces. */
export function bareOf(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

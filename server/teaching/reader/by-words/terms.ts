/** A word as it is searched for: the more it weighs, the more it says about the topic. */
export type Term = { term: string; weight: number };

/**
 * What a text is indexed and searched under: each word, each pair of neighbours ('public good' is not 'merit good'), and
 * the root that 'compete', 'competitive' and 'competition' share.
 */
export function termsOf(stems: string[], weight = 1): Term[] {
  return [
    ...stems.map((term) => ({ term, weight })),
    ...stems.slice(1).map((stem, at) => ({ term: `${stems[at]} ${stem}`, weight: weight * pairWeight })),
    ...stems
      .filter((stem) => stem.length > rootLength)
      .map((stem) => ({ term: rootOf(stem), weight: weight * rootWeight })),
  ];
}

const pairWeight = 0.6;
const rootWeight = 0.35;
const rootLength = 5;

function rootOf(stem: string): string {
  return `${stem.slice(0, rootLength)}*`;
}

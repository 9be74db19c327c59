/** When a section's examples date from, read from the years they name. */
export function datesOf(texts: readonly string[]): string {
  const years = texts.flatMap((text) => text.match(/\b(?:19|20)\d\d\b/g) ?? []).sort();
  const first = years[0];
  const last = years.at(-1);
  if (!first) return `No year is named here. ${lastLooked}`;
  const span = first === last ? `Dated ${first}.` : `Dated ${first} to ${last}.`;
  return `${span} ${lastLooked}`;
}

/** The newest figures that the curriculum was written with. */
const lastLooked = 'Our figures run to September 2025, so check for newer ones.';

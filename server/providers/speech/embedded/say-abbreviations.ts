const shortForms: [RegExp, string][] = [
  [/\be\.g\.,?/gi, 'for example'],
  [/\bi\.e\.,?/gi, 'that is'],
  [/\betc\.(?=\s*$)/gi, 'and so on.'],
  [/\betc\b\.?/gi, 'and so on'],
  [/\bvs\b\.?/gi, 'versus'],
  [/\bapprox\./gi, 'approximately'],
  [/\bp\.a\.?/g, 'a year'],
  [/\bMr\b\.?/g, 'Mister'],
  [/\bLtd\b\.?/g, 'Limited'],
  [/\bplc['’]?s\b/gi, "P L C's"],
  [/\bplc\b/gi, 'P L C'],
  [/\bPwC\b/g, 'P W C'],
  [/\bGfK\b/g, 'G F K'],
  [/\bAfCFTA\b/g, 'afcfta'],
  [/\bWHSmith\b/g, 'W H Smith'],
  [/\bFTSE\b/g, 'footsie'],
  [/\bwi-fi\b/gi, 'wifi'],
];

export function sayShortForms(text: string): string {
  return shortForms.reduce((said, [pattern, words]) => said.replace(pattern, words), text.normalize('NFKC'));
}

/** Said as words, not letter by letter; then words that are only shouted. */
const spokenAsWords = new Set([
  ...'ACAS AIDA AIDS AMRO ASEAN ASLEF ASOS BRAC BRIC BRICS CAP COVID EFTA FIFA GATT IDEA IKEA ISA JIT LEGO LIBOR'.split(
    ' ',
  ),
  ...'MINT MOPS NAFTA NAIRU NATO NICE OPEC PEEL PEST SIM SMART SPEC SPLAT SWOT ULEZ USAID WIDEC'.split(' '),
  ...'ALL AND ARE AT BOTH BUT BUYER CELL COULD DOWN FIXED HAS HAVE IS LAST LESS MAN MAX MORE NO NOT NOW ONE'.split(' '),
  ...'ONLY SEE THE UP YES'.split(' '),
]);

/** 'PED' is 'P E D'. Two to five capitals are an abbreviation; a longer shout is a word. */
export function sayLetters(text: string): string {
  return text.replace(/\b([A-Z]{2,5})(s?)\b/g, (written, letters: string, plural: string) =>
    spokenAsWords.has(letters) ? written : `${[...letters].join(' ')}${plural ? `'s` : ''}`,
  );
}

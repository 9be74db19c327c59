import type PDFDocument from 'pdfkit';
import type { FontName } from './fonts.ts';

type Document = InstanceType<typeof PDFDocument>;
type TextOptions = PDFKit.Mixins.TextOptions;

/** Which of our letters are in which file: the face comes in two parts, and a text may need both. */
export type Glyphs = Record<FontName, (character: string) => boolean>;

export type Weight = 'body' | 'strong';

/** Text in as many pieces as it needs fonts. What no font can write becomes something a reader understands. */
export function writeRuns(
  document: Document,
  glyphs: Glyphs,
  weight: Weight,
  text: string,
  options: TextOptions,
): void {
  const runs = splitRuns(glyphs, weight, text);
  runs.forEach(({ font, words }, index) => {
    document.font(font).text(words, { ...options, continued: index < runs.length - 1 });
  });
}

type Run = { font: FontName; words: string };

function splitRuns(glyphs: Glyphs, weight: Weight, text: string): Run[] {
  const runs: Run[] = [];
  for (const character of writable(glyphs, weight, text)) {
    const font = fontFor(glyphs, weight, character) ?? weight;
    const last = runs.at(-1);
    if (last?.font === font) last.words += character;
    else runs.push({ font, words: character });
  }
  return runs.length > 0 ? runs : [{ font: weight, words: '' }];
}

function fontFor(glyphs: Glyphs, weight: Weight, character: string): FontName | undefined {
  if (character === '\n' || glyphs[weight](character)) return weight;
  return glyphs[`${weight}Extra`](character) ? `${weight}Extra` : undefined;
}

function writable(glyphs: Glyphs, weight: Weight, text: string): string {
  return [...text.normalize('NFC').replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')]
    .map((character) => {
      if (fontFor(glyphs, weight, character)) return character;
      const plain = stands[character] ?? character.normalize('NFKD').replaceAll(/\p{M}/gu, '');
      return [...plain].every((one) => fontFor(glyphs, weight, one)) ? plain : unwritable(character);
    })
    .join('');
}

/** A sign nobody sees leaves nothing behind; a letter that we cannot write leaves a mark that one was there. */
function unwritable(character: string): string {
  return /[\p{C}\p{M}]/u.test(character) ? '' : '?';
}

const stands: Record<string, string> = {
  '→': '->',
  '←': '<-',
  '↑': 'up',
  '↓': 'down',
  '⇒': '=>',
  '≥': '>=',
  '≤': '<=',
  '≠': 'not equal to',
  '≈': 'about',
  '∆': 'change in ',
  Δ: 'change in ',
  '\t': ' ',
};

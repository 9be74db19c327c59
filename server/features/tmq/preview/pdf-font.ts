import { type CodeTexts, readCodeTexts } from './pdf-cmap.ts';
import { isDictionary, type PdfFile } from './pdf-file.ts';
import type { PdfValue } from './pdf-values.ts';

/** Bytes of a page's text as letters, each with its width in thousandths of the size. */
export type PdfFont = { lettersOf(bytes: string): { text: string; width: number; isSpace: boolean }[] };

/** Nothing when the font keeps to itself which letters its shapes are. */
export async function readPdfFont(file: PdfFile, font: PdfValue | undefined): Promise<PdfFont | undefined> {
  const table = await file.readStream(file.getRef(font, 'ToUnicode'));
  const known = table ? readCodeTexts(table) : undefined;
  if (file.get(font, 'Subtype') === '/Type0') return known && compositeFont(file, font, known);
  if (!known && isSecretive(file, font)) return undefined;
  const first = Number(file.get(font, 'FirstChar') ?? 0);
  const widths = file.getList(font, 'Widths').map((width) => Number(file.follow(width)));
  return {
    lettersOf: (bytes) =>
      [...bytes].map((byte) => {
        const code = byte.charCodeAt(0);
        const text = known?.texts.get(code) ?? windowsLetters.decode(Uint8Array.of(code));
        return { text, width: widths[code - first] || 500, isSpace: code === 32 };
      }),
  };
}

const windowsLetters = new TextDecoder('windows-1252');

/** An embedded font with numbers of its own for its shapes. */
function isSecretive(file: PdfFile, font: PdfValue | undefined): boolean {
  if (file.get(font, 'Subtype') === '/Type3') return true;
  const encoding = file.get(font, 'Encoding');
  const descriptor = file.get(font, 'FontDescriptor');
  const embedded = ['FontFile', 'FontFile2', 'FontFile3'].some((name) => file.getRef(descriptor, name) !== undefined);
  return (embedded && encoding === undefined) || (isDictionary(encoding) && encoding.dictionary.has('Differences'));
}

function compositeFont(file: PdfFile, font: PdfValue | undefined, { codeBytes, texts }: CodeTexts): PdfFont {
  const [descendant] = file.getList(font, 'DescendantFonts');
  const usual = Number(file.get(descendant, 'DW') ?? 1000);
  const widths = readWidths(file.getList(descendant, 'W').map((value) => file.follow(value)));
  const bytesPerCode = Math.max(codeBytes, 2);
  return {
    lettersOf(bytes) {
      const letters = [];
      for (let at = 0; at + bytesPerCode <= bytes.length; at += bytesPerCode) {
        const code = [...bytes.slice(at, at + bytesPerCode)].reduce((sum, byte) => sum * 256 + byte.charCodeAt(0), 0);
        letters.push({ text: texts.get(code) ?? '', width: widths.get(code) ?? usual, isSpace: false });
      }
      return letters;
    },
  };
}

/** `first [width …]` for each in turn, or `first last width` for all of them. */
function readWidths(list: (PdfValue | undefined)[]): Map<number, number> {
  const widths = new Map<number, number>();
  for (let at = 0; at + 1 < list.length; ) {
    const [first, second] = [Number(list[at]), list[at + 1]];
    if (Array.isArray(second)) {
      for (const [step, width] of second.entries()) widths.set(first + step, Number(width));
      at += 2;
    } else {
      const last = Math.min(Number(second), first + 65_535);
      for (let code = first; code <= last; code++) widths.set(code, Number(list[at + 2]));
      at += 3;
    }
  }
  return widths;
}

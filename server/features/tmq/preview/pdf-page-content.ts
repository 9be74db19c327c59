import type { PdfFile } from './pdf-file.ts';
import { type PdfFont, readPdfFont } from './pdf-font.ts';
import type { PdfRun } from './pdf-lines.ts';
import { areaUnder, asMatrix, followedBy, type Matrix } from './pdf-matrix.ts';
import { createTextPen } from './pdf-text-pen.ts';
import { bytesOf, type PdfValue, readPdfValues } from './pdf-values.ts';

/** What a page draws: pieces of text, and pictures with the area they cover. */
export type PageContent = { runs: PdfRun[]; pictures: { picture: PdfValue; area: number }[] };

type TextPen = ReturnType<typeof createTextPen>;

const mostRuns = 20_000;

/** `budget` is shared by all that is drawn on a page: how many more fonts, pictures and drawings, and how much of them. */
type Place = { resources: PdfValue | undefined; matrix: Matrix; budget: { parts: number; letters: number } };

type Operators = Record<string, (values: PdfValue[]) => void | Promise<void>>;

/** Follows the drawing of a page as far as its words and pictures need it. */
export async function readPageContent(file: PdfFile, source: string, place: Place): Promise<PageContent> {
  const found: PageContent = { runs: [], pictures: [] };
  const { resources, budget } = place;
  budget.letters -= source.length;
  if (budget.letters < 0) return found;
  const fonts = new Map<string, PdfFont | undefined>();
  const kept: { matrix: Matrix; font: string; size: number }[] = [];
  let state = { matrix: place.matrix, font: '', size: 0 };
  const pen = createTextPen();

  const show = (bytes: string) => {
    const font = fonts.get(state.font);
    if (!font || found.runs.length >= mostRuns) return;
    found.runs.push(writeRun(font, bytes, pen, state));
  };
  const showBelow = (text: PdfValue | undefined) => {
    pen.nextLine();
    show(bytesOf(text));
  };
  const draw = async (name: PdfValue | undefined) => {
    if (budget.parts-- <= 0) return;
    const drawn = await readObject(file, name, { ...place, matrix: state.matrix });
    found.runs.push(...drawn.runs.slice(0, mostRuns - found.runs.length));
    found.pictures.push(...drawn.pictures);
  };
  const chooseFont = async (name: PdfValue | undefined, size: number) => {
    const key = typeof name === 'string' ? name.slice(1) : '';
    state = { ...state, font: key, size };
    if (!fonts.has(key) && budget.parts-- > 0)
      fonts.set(key, await readPdfFont(file, file.getRef(file.get(resources, 'Font'), key)));
  };

  const operators: Operators = {
    ...pen.operators,
    q: () => void kept.push(state),
    Q: () => {
      state = kept.pop() ?? state;
    },
    cm: (values) => {
      state = { ...state, matrix: followedBy(asMatrix(values), state.matrix) };
    },
    Tf: ([name, size]) => chooseFont(name, Number(size)),
    Tj: ([text]) => show(bytesOf(text)),
    TJ: ([list]) => {
      for (const item of Array.isArray(list) ? list : []) {
        if (typeof item === 'number') pen.advance((-item / 1000) * state.size);
        else show(bytesOf(item));
      }
    },
    "'": ([text]) => showBelow(text),
    '"': ([, , text]) => showBelow(text),
    Do: ([name]) => draw(name),
  };

  await followOperators(source, operators);
  return found;
}

/** A picture, or a drawing of its own within the page. */
async function readObject(file: PdfFile, name: PdfValue | undefined, place: Place): Promise<PageContent> {
  const { resources, matrix, budget } = place;
  const object = typeof name === 'string' ? file.getRef(file.get(resources, 'XObject'), name.slice(1)) : undefined;
  const kind = file.get(object, 'Subtype');
  if (object && kind === '/Image') return { runs: [], pictures: [{ picture: object, area: areaUnder(matrix) }] };
  if (kind !== '/Form') return { runs: [], pictures: [] };
  const inner = {
    resources: file.get(object, 'Resources') ?? resources,
    matrix: followedBy(asMatrix(file.getList(object, 'Matrix')), matrix),
    budget,
  };
  return readPageContent(file, (await file.readStream(object)) ?? '', inner);
}

function writeRun(
  font: PdfFont,
  bytes: string,
  pen: TextPen,
  { matrix, size }: { matrix: Matrix; size: number },
): PdfRun {
  const letters = font.lettersOf(bytes);
  const start = followedBy(pen.place(), matrix);
  const spaces = letters.filter(({ isSpace }) => isSpace).length;
  const width = letters.reduce((sum, letter) => sum + letter.width, 0) / 1000;
  pen.advance(width * size + pen.spacing(letters.length, spaces));
  const end = followedBy(pen.place(), matrix);
  const text = letters.map((letter) => letter.text).join('');
  return { x: start[4], y: start[5], endX: end[4], size: size * Math.sqrt(areaUnder(start)), text };
}

async function followOperators(source: string, operators: Operators): Promise<void> {
  let values: PdfValue[] = [];
  for (const value of readPdfValues(source)) {
    const op = typeof value === 'object' && 'op' in value ? value.op : undefined;
    if (op === undefined) {
      values.push(value);
      continue;
    }
    const done = operators[op]?.(values);
    if (done) await done;
    values = [];
  }
}

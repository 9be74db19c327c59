import { site } from '#content/site.ts';
import { readFonts } from './fonts.ts';
import { type Glyphs, type Weight, writeRuns } from './write-runs.ts';

type Bar = { label: string; value: number; text: string };

type PdfOptions = { title: string; createdAt: Date };

export type PdfWriter = ReturnType<typeof createWriter>;

const margin = { top: 64, bottom: 72, left: 72, right: 64 };
const ink = '#1d1e26';
const soft = '#5b5649';
const pen = '#b5202d';

/** One document in our look: A4, headings and lists that a screen reader finds, and 'Page 1 of 3' at the foot. */
export async function createPdf(options: PdfOptions, write: (writer: PdfWriter) => void): Promise<Buffer> {
  const opened = await openDocument(options);
  const { document } = opened;
  const pieces: Buffer[] = [];
  document.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = new Promise<void>((resolve, reject) => document.once('end', resolve).once('error', reject));
  write(createWriter(opened));
  writeFeet(opened, options.title);
  document.end();
  await ended;
  return Buffer.concat(pieces);
}

type Opened = { document: PDFKit.PDFDocument; glyphs: Glyphs };

async function openDocument({ title, createdAt }: PdfOptions): Promise<Opened> {
  // Read when the first document is asked for: it costs more than the rest of the start.
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: 'A4',
    margins: margin,
    bufferPages: true,
    pdfVersion: '1.5',
    lang: 'en-GB',
    tagged: true,
    displayTitle: true,
    info: { Title: title, Author: site.name, CreationDate: createdAt, ModDate: createdAt },
  });
  const glyphs = {} as Glyphs;
  for (const [name, bytes] of await readFonts()) {
    document.registerFont(name, bytes);
    glyphs[name] = glyphTest(document.font(name));
  }
  return { document, glyphs };
}

type Look = { weight?: Weight; size?: number; colour?: string; indent?: number; after?: number };

function createWriter({ document, glyphs }: Opened) {
  const element = (kind: string, text: string, look: Look) => writeElement({ document, glyphs }, kind, text, look);

  /** A heading never stands alone at the foot of a page. */
  function keepTogether(height: number): void {
    if (document.y + height > document.page.height - margin.bottom) document.addPage();
  }

  function drawBar({ label, value, text }: Bar, longest: number): void {
    keepTogether(34);
    element('P', `${label}: ${text}`, { size: 10, after: 0.1 });
    const room = document.page.width - margin.left - margin.right;
    document.markContent('Artifact', { type: 'Layout' });
    document.rect(margin.left, document.y, room, 5).fill('#f3ecdd');
    if (value > 0) document.rect(margin.left, document.y, Math.max(2, (room * value) / longest), 5).fill('#1d4ed8');
    document.endMarkedContent();
    document.y += 13;
  }

  return {
    heading(text: string) {
      element('H1', text, { weight: 'strong', size: 24, after: 0.4 });
    },
    section(text: string) {
      keepTogether(90);
      document.moveDown(0.8);
      element('H2', text, { weight: 'strong', size: 15, colour: pen, after: 0.3 });
    },
    subsection(text: string) {
      keepTogether(60);
      element('H3', text, { weight: 'strong', size: 12, after: 0.2 });
    },
    paragraph(text: string) {
      element('P', text, {});
    },
    note(text: string) {
      element('P', text, { size: 10, colour: soft });
    },
    /** A picture of numbers, each with its words beside it. */
    bars(rows: readonly Bar[], most?: number) {
      const longest = most ?? Math.max(1, ...rows.map(({ value }) => value));
      for (const row of rows) drawBar(row, longest);
      document.moveDown(0.5);
    },
    items(texts: readonly string[]) {
      for (const text of texts) element('P', `–  ${text}`, { indent: 12, after: 0.15 });
      document.moveDown(0.35);
    },
  };
}

function writeElement(
  { document, glyphs }: Opened,
  kind: string,
  text: string,
  { weight = 'body', size = 11, colour = ink, indent = 0, after = 0.5 }: Look,
) {
  const words = document.struct(kind, {}, () => {
    document.fontSize(size).fillColor(colour);
    const x = margin.left + indent;
    document.x = x;
    writeRuns(document, glyphs, weight, text, { width: document.page.width - x - margin.right, lineGap: 2 });
  });
  document.addStructure(words);
  words.end();
  document.x = margin.left;
  document.moveDown(after);
}

function writeFeet({ document, glyphs }: Opened, title: string): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    document.switchToPage(start + page);
    const { width, height, margins } = document.page;
    // Without this, writing in the margin would begin a new page.
    const { bottom } = margins;
    margins.bottom = 0;
    document.markContent('Artifact', { type: 'Pagination' });
    document.lineWidth(0.75).strokeColor('#e3a7a2');
    document
      .moveTo(margin.left - 14, 0)
      .lineTo(margin.left - 14, height)
      .stroke();
    document.fontSize(9).fillColor(soft);
    const foot = `${title}    Page ${page + 1} of ${count}`;
    const box = { width: width - margin.left - margin.right, lineBreak: false };
    document.x = margin.left;
    document.y = height - 44;
    writeRuns(document, glyphs, 'body', foot, box);
    document.endMarkedContent();
    margins.bottom = bottom;
  }
}

type Fontkit = { hasGlyphForCodePoint(code: number): boolean };

/** Which characters the font that was last chosen can write. */
function glyphTest(document: unknown): (character: string) => boolean {
  const { font } = (document as { _font: { font: Fontkit } })._font;
  return (character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}

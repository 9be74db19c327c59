import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createPdf, type PdfWriter } from './create-pdf.ts';

const make = async (write: (pdf: PdfWriter) => void) => {
  const bytes = await createPdf({ title: 'A document', createdAt: new Date('2026-11-16T09:00:00Z') }, write);
  const source = bytes.toString('latin1');
  const streams = [...source.matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, body = '']) => {
    try {
      return [inflateSync(Buffer.from(body, 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });
  // Every character that is written is named in its font's table of characters, for a reader to copy and to find.
  const tables = streams.filter((text) => text.includes('beginbfrange')).join('\n');
  const letters = new Set(
    [...tables.matchAll(/<([\da-f]{4})>/g)].map(([, code = '']) => String.fromCharCode(parseInt(code, 16))),
  );
  return { source, letters, pages: source.match(/\/Type \/Page\n/g)?.length ?? 0 };
};

test('pounds, dashes, quotation marks and European names are written in embedded fonts', async () => {
  const { source, letters } = await make((pdf) => {
    pdf.heading('Łukasz Żółć – “£4.50”');
    pdf.paragraph('‘half’ of ½ … it’s');
  });
  for (const letter of 'ŁŻć–“”£‘’½…') expect(letters, letter).toContain(letter);
  expect(source.match(/\/FontFile2/g)?.length).toBeGreaterThan(1);
  expect(source).not.toContain('Helvetica');
});

test('what no font of ours can write becomes something that can be read', async () => {
  const { letters } = await make((pdf) => pdf.paragraph('x → y ≥ z 😀'));
  expect(letters).toContain('>');
  expect(letters).toContain('?');
  expect(letters).not.toContain('→');
});

test('a long text runs over as many pages as it needs, and a line break in a word is survived', async () => {
  const { pages } = await make((pdf) => {
    pdf.section('Long');
    for (let line = 0; line < 120; line++) pdf.paragraph(`Line ${line} ${'w'.repeat(200)}`);
    pdf.bars([{ label: 'None', value: 0, text: '0 minutes' }]);
    pdf.items([]);
  });
  expect(pages).toBeGreaterThan(4);
});

test('the same facts make the same document but for its own name', async () => {
  const write = (pdf: PdfWriter) => pdf.paragraph('The same');
  const [first, second] = [await make(write), await make(write)];
  expect(first.source.length).toBe(second.source.length);
});

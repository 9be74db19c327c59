import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { madePdf, madeStream } from '#tests/documents/made-pdf.ts';
import { previewOf } from '#tests/documents/preview-world.ts';

const written = (name: string) => readFile(join(import.meta.dirname, '../documents/written', name));

/** A document of these pages, each the content that draws it. Objects from 20 on are the pages' own to use. */
function madePages(pages: string[], resources = '/Font << /F1 5 0 R >>', objects: (string | Buffer)[] = []): Buffer {
  const fillers = Array.from({ length: 13 - pages.length * 2 }, () => 'null');
  const numbers = pages.map((_, index) => 6 + index * 2);
  return madePdf({
    catalogue: '/Pages 19 0 R',
    objects: [
      ...pages.flatMap((content, index) => [
        `<< /Type /Page /MediaBox [0 0 595 842] /Contents ${7 + index * 2} 0 R /Resources << ${resources} >> >>`,
        madeStream('', content),
      ]),
      ...fillers,
      `<< /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] >>`,
      ...objects,
    ],
  });
}

test('a PDF as a word processor writes it: its first page in paragraphs', async () => {
  const preview = await previewOf('pdf', await written('essay.pdf'));
  expect(preview?.pages).toBe(1);
  expect(preview?.lines.slice(1, 4)).toEqual([
    'consumption of sugary drinks. [25]',
    'A specific tax is a fixed amount per unit. It raises the costs of production, so supply shifts to the left, the price rises and the quantity falls.',
    'However, if demand is price inelastic the fall in quantity is small – most of the burden falls on consumers, and “the poor” pay a larger share of income.',
  ]);
});

test('a PDF as a browser prints it: each page, with its ligatures as letters', async () => {
  const content = await written('printed.pdf');
  expect(await previewOf('pdf', content)).toMatchObject({ pages: 2, type: undefined });
  const { lines = [] } = (await previewOf('pdf', content)) ?? {};
  expect(lines[0]).toBe('Évaluate the view “that”');
  expect(lines.slice(-3)).toEqual([
    'However, it depends on the elasticity of investment; 25% of firms do not borrow – at all.',
    'one',
    'two',
  ]);
  expect((await previewOf('pdf', content, 2))?.lines).toEqual(['Second page text here.']);
  expect(await previewOf('pdf', content, 3)).toBeUndefined();
});

test('words, gaps and lines are told apart by where they stand', async () => {
  const page = `BT /F1 12 Tf 72 720 Td 14 TL (Mono) Tj (poly) Tj [(po) 20 (wer) -400 (is)] TJ T* (bad\\054 they \\(all\\) say) Tj
    0 -60 Td <41> Tj ET q 1 0 0 1 40 0 cm BT 1 0 0 1 72 600 Tm /F1 12 Tf (Next) ' ET Q % (not this)`;
  const preview = await previewOf('pdf', madePages([page]));
  expect(preview?.lines).toEqual(['Monopolypower is', 'bad, they (all) say', '', 'A', '', 'Next']);
});

const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(90_000, 7)]);
const photo = (facts: string, content = jpeg) => madeStream(`/Subtype /Image ${facts}`, content, { packed: false });
const drawn = 'q 595 0 0 842 0 0 cm /Im1 Do Q BT /F1 1 Tf (read by a machine) Tj ET';
const withPhoto = '/Font << /F1 5 0 R >> /XObject << /Im1 20 0 R >>';

test('a scanned page is shown as its picture, byte by byte', async () => {
  const preview = await previewOf('pdf', madePages([drawn], withPhoto, [photo('/Filter /DCTDecode')]));
  expect(preview).toMatchObject({ pages: 1, lines: [], type: 'image/jpeg' });
  expect(preview?.picture.subarray(0, jpeg.length).equals(jpeg)).toBe(true);
});

test.each([
  ['is not a JPEG after all', drawn, photo('/Filter /DCTDecode', Buffer.from('<script>'))],
  ['is packed in another way', drawn, photo('/Filter [/FlateDecode /DCTDecode]')],
  ['is in the colours of a printer', drawn, photo('/Filter /DCTDecode /ColorSpace /DeviceCMYK')],
  ['is a small one', drawn.replace('595 0 0 842', '100 0 0 100'), photo('/Filter /DCTDecode')],
])('a picture that %s is not shown, and the words are', async (_, content, picture) => {
  const preview = await previewOf('pdf', madePages([content], withPhoto, [picture]));
  expect(preview).toMatchObject({ lines: ['read by a machine'], type: undefined });
});

test.each<[what: string, content: Buffer]>([
  ['writing drawn by hand', madePages(['0 0 m 50 50 l S'])],
  [
    'a font that keeps its letters to itself',
    madePages(['BT /F1 9 Tf (abc) Tj ET'], '/Font << /F1 20 0 R >>', ['<< /Subtype /Type0 >>']),
  ],
  ['a page that is its own parent', madePdf({ catalogue: '/Pages 6 0 R', objects: ['<< /Kids [6 0 R 6 0 R] >>'] })],
  [
    'a drawing that draws itself',
    madePages(['/Fm Do'], '/XObject << /Fm 20 0 R >>', [madeStream('/Subtype /Form', '/Fm Do '.repeat(10_000))]),
  ],
  ['a content that swells to 20 MB', madePages([' '.repeat(20 * 1024 * 1024)])],
  ['nothing but brackets', madePages(['[<<('.repeat(50_000)])],
  ['a number without end', madePages([`${'1'.repeat(1_000_000)}x`])],
  ['a reference to itself', madePdf({ catalogue: '/Pages 6 0 R', objects: ['6 0 R'] })],
])('of %s nothing is shown', async (_, content) => {
  const { lines = [], type } = (await previewOf('pdf', content)) ?? {};
  expect({ lines, type }).toEqual({ lines: [], type: undefined });
});

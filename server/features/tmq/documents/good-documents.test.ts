import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { verdictOn } from '#tests/documents/corpus-world.ts';
import { madeDoc, wordStream } from '#tests/documents/made-doc.ts';
import { contentTypes, docxEntries, madeDocx } from '#tests/documents/made-docx.ts';
import { madeObjectStream, madePdf, madePdfOf, madeStream } from '#tests/documents/made-pdf.ts';
import { madeZip } from '#tests/documents/made-zip.ts';

const numbered = docxEntries.map((entry) => ({ ...entry, name: entry.name.replace('document.xml', 'document2.xml') }));
const noise = Buffer.concat(Array.from({ length: 4000 }, () => Buffer.concat([randomBytes(16), Buffer.from(' /JS ')])));

test.each<[what: string, fileName: string, content: Buffer, kind: string]>([
  ['a PDF', 'essay.pdf', madePdf(), 'pdf'],
  ['a Word document', 'essay.docx', madeDocx(), 'docx'],
  ['an old Word document', 'essay.doc', madeDoc(), 'doc'],
  ['a name in other alphabets', 'Économie – 通胀 📈 (final).docx', madeDocx(), 'docx'],
  ['an ending in capitals', 'ESSAY.PDF', madePdf(), 'pdf'],
  ['an ending in mixed letters', 'Essay.DocX', madeDocx(), 'docx'],
  ['two dots in the name', 'essay.final.doc', madeDoc(), 'doc'],
  ['10 MB to the byte', 'essay.pdf', madePdfOf(10 * 1024 * 1024), 'pdf'],
  ['a PDF with packed objects', 'essay.pdf', madePdf({ objects: [madeObjectStream('<< /Lang (en) >>')] }), 'pdf'],
  [
    'a PDF with a font and flags called /F',
    'essay.pdf',
    madePdf({
      objects: [
        madeStream('/Subtype /Form /Resources << /Font << /F 5 0 R >> >>', 'x'),
        '<< /Type /Annot /F 4 /Ref [3 0 R] >>',
      ],
    }),
    'pdf',
  ],
  ['a PDF that opens at a page', 'essay.pdf', madePdf({ catalogue: '/OpenAction [3 0 R /Fit]' }), 'pdf'],
  ['a PDF with a link', 'essay.pdf', madePdf({ objects: ['<< /S /URI /URI (https://ons.gov.uk) >>'] }), 'pdf'],
  [
    'a PDF that opens at a page given apart, with links',
    'essay.pdf',
    madePdf({
      catalogue: '/OpenAction 6 0 R',
      objects: [
        '<< /S /GoTo /D [3 0 R /Fit] >>',
        '<< /Type /Annot /Subtype /Link /A << /Type /Action /S /URI /URI (https://ons.gov.uk) >> >>',
      ],
    }),
    'pdf',
  ],
  [
    'a PDF with a table attached',
    'essay.pdf',
    madePdf({ catalogue: '/Names << /EmbeddedFiles 6 0 R >>', objects: ['<< /F (figures.csv) >>'] }),
    'pdf',
  ],
  [
    'a PDF whose title has a slash',
    'essay.pdf',
    madePdf({ objects: ['<< /Title (Design /Launch \\(with HTML/CSS/JavaScript\\) and (some) /JS ) >>'] }),
    'pdf',
  ],
  [
    'a PDF with the bytes of a script name in a picture',
    'essay.pdf',
    madePdf({ objects: [madeStream('/Subtype /Image', noise, { packed: false })] }),
    'pdf',
  ],
  ['a PDF that ends in spaces', 'essay.pdf', Buffer.concat([madePdf(), Buffer.alloc(500, ' ')]), 'pdf'],
  ['a document whose main part is numbered', 'essay.docx', madeZip(numbered), 'docx'],
  [
    'a document with a chart',
    'essay.docx',
    madeDocx([{ name: 'word/embeddings/Microsoft_Excel_Sheet.xlsx', content: madeZip(docxEntries), stored: true }]),
    'docx',
  ],
  [
    'a document with types as UTF-16',
    'essay.docx',
    madeDocx([{ name: '[Content_Types].xml', content: Buffer.from(`\uFEFF${contentTypes()}`, 'utf16le') }]),
    'docx',
  ],
  ['a zip with a comment', 'essay.docx', madeZip(docxEntries, 'saved on a telephone'), 'docx'],
  ['an old document of 9 MB', 'essay.doc', madeDoc([], wordStream({ bytes: 9_000_000 })), 'doc'],
])('%s is taken', async (_, fileName, content, kind) => {
  expect(await verdictOn(fileName, content)).toBe(kind);
});

test.each(['doc', 'docx', 'pdf'])('a real .%s, as a word processor writes it, is taken', async (kind) => {
  const content = await readFile(join(import.meta.dirname, 'written', `essay.${kind}`));
  expect(await verdictOn(`essay.${kind}`, content)).toBe(kind);
});

test('a real PDF that a word processor has locked is refused with its sentence', async () => {
  const content = await readFile(join(import.meta.dirname, 'written', 'locked.pdf'));
  expect(await verdictOn('essay.pdf', content)).toBe(
    'This PDF is protected by a password. Please save it without one.',
  );
});

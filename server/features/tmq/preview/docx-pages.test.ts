import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { madeDoc } from '#tests/documents/made-doc.ts';
import { madeDocx } from '#tests/documents/made-docx.ts';
import { previewOf } from '#tests/documents/preview-world.ts';

const main = (body: string) => ({
  name: 'word/document.xml',
  content: `<?xml version="1.0"?><w:document><w:body>${body}</w:body></w:document>`,
});
const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const previewBody = (body: string, page?: number) => previewOf('docx', madeDocx([main(body)]), page);

test('a document as a word processor writes it: its paragraphs', async () => {
  const preview = await previewOf('docx', await readFile(join(import.meta.dirname, '../documents/written/essay.docx')));
  expect(preview?.lines[0]).toBe(
    'Evaluate the view that a specific tax is the best way to reduce the consumption of sugary drinks. [25]',
  );
  expect(preview?.lines.at(-1)).toBe('Overall it depends on the elasticity and on whether revenue is spent on health.');
});

test('text is text: characters by number, tabs and line ends, and nothing that was deleted or is written twice', async () => {
  const body = `<w:p><w:r><w:t>Tom &amp; Jerry &lt;b&gt; &#163;5 &#x20AC;</w:t><w:tab/><w:t>x</w:t><w:br/><w:t>y</w:t></w:r>
    <w:del><w:r><w:delText>gone</w:delText></w:r></w:del>
    <mc:AlternateContent><mc:Choice><w:t>once</w:t></mc:Choice><mc:Fallback><w:t>twice</w:t></mc:Fallback></mc:AlternateContent></w:p>`;
  expect((await previewBody(body))?.lines).toEqual(['Tom & Jerry <b> £5 €\tx', 'yonce']);
});

test('pages end where the writer or the program ended them, or when they are full', async () => {
  const noted = `${paragraph('one')}<w:p><w:r><w:br w:type="page"/><w:t>two</w:t></w:r></w:p><w:p><w:r><w:lastRenderedPageBreak/><w:t>three</w:t></w:r></w:p>`;
  expect(await previewBody(noted)).toMatchObject({ pages: 3, lines: ['one'] });
  expect((await previewBody(noted, 2))?.lines).toEqual(['two']);
  expect((await previewBody(noted, 3))?.lines).toEqual(['three']);
  expect(await previewBody(noted, 4)).toBeUndefined();
  expect((await previewBody(paragraph('word '.repeat(100)).repeat(14)))?.pages).toBe(2);
});

test('a photograph pasted into a document is shown when there are hardly any words', async () => {
  const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(200_000, 9)]);
  const relations = (target: string) => ({
    name: 'word/_rels/document.xml.rels',
    content: `<Relationships><Relationship Id="rId7" Type="image" Target="${target}"/></Relationships>`,
  });
  const body = `${paragraph('My answer')}<w:p><a:blip r:embed="rId7"/></w:p>`;
  const made = (text: string, target: string, content = png) =>
    madeDocx([main(text), relations(target), { name: 'word/media/photo.png', content }]);
  const preview = await previewOf('docx', made(body, 'media/photo.png'));
  expect(preview).toMatchObject({ pages: 1, type: 'image/png' });
  expect(preview?.picture.equals(png)).toBe(true);
  for (const other of [
    made(paragraph('word '.repeat(40)) + body, 'media/photo.png'),
    made(body, 'media/other.png'),
    made(body, 'https://elsewhere.example/photo.png'),
    made(body, 'media/photo.png', Buffer.from('<svg onload=alert(1)>')),
  ])
    expect(await previewOf('docx', other)).toMatchObject({ pages: 1, type: undefined });
});

test('tags without end are read through once', async () => {
  expect(await previewBody('<w:t '.repeat(1_000_000))).toBeUndefined();
});

test('an old document and an empty one have no preview', async () => {
  expect(await previewOf('doc', madeDoc())).toBeUndefined();
  expect(await previewBody('<w:p/>')).toBeUndefined();
});

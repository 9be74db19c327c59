import { buffer } from 'node:stream/consumers';
import type { StoredBytes } from '../documents/stored-bytes.ts';
import { unpackEntry } from '../documents/unpack-entry.ts';
import { readZipDirectory, type ZipEntry } from '../documents/zip-directory.ts';
import { plainXml, readWordPages, type WordPage } from './docx-text.ts';
import type { PagePreview, PreviewPicture } from './preview.ts';

/** Hundreds of pages of writing; more is not writing. */
const mostXmlBytes = 8 * 1024 * 1024;
/** Fewer letters than a heading and a name: then the page is its picture. */
const fewLetters = 80;

/** The words of a page; where there are hardly any, the first picture on it. */
export async function readDocxPages(content: StoredBytes, number: number): Promise<PagePreview | undefined> {
  const entries = await readZipDirectory(content);
  const main = entries.find(({ name }) => /^word\/document\d*\.xml$/.test(name));
  if (!main || main.unpacked > mostXmlBytes) return undefined;
  const pages = readWordPages((await buffer(unpackEntry(content, main))).toString('utf8'));
  const page = pages[number - 1];
  if (!page) return undefined;
  const picture = page.lines.join('').length < fewLetters ? await findPicture(content, entries, page) : undefined;
  return { pages: pages.length, lines: page.lines, ...(picture ? { picture } : {}) };
}

async function findPicture(
  content: StoredBytes,
  entries: ZipEntry[],
  { pictureIds: [id] }: WordPage,
): Promise<PreviewPicture | undefined> {
  const relations = entries.find(({ name }) => /^word\/_rels\/document\d*\.xml\.rels$/.test(name));
  if (!id || !relations || relations.unpacked > mostXmlBytes) return undefined;
  const xml = (await buffer(unpackEntry(content, relations))).toString('utf8');
  const relation = (xml.match(/<Relationship\s[^<>]*>/g) ?? []).find((item) => attribute(item, 'Id') === id);
  const target = attribute(relation ?? '', 'Target')?.replace(/^\/?(?:word\/)?/, 'word/');
  const entry = entries.find(({ name }) => name === target);
  const type = entry && (await pictureType(content, entry));
  return entry && type && { type, bytes: entry.unpacked, content: () => unpackEntry(content, entry) };
}

function attribute(element: string, name: string): string | undefined {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`).exec(element) ?? [];
  return value && plainXml(value);
}

/** By its first bytes, not by its name. */
async function pictureType(content: StoredBytes, entry: ZipEntry): Promise<PreviewPicture['type'] | undefined> {
  for await (const piece of unpackEntry(content, entry)) {
    const start = piece.toString('latin1', 0, 4);
    if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
    return start === '\x89PNG' ? 'image/png' : undefined;
  }
  return undefined;
}

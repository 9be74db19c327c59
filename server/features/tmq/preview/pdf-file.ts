import { buffer } from 'node:stream/consumers';
import { inflateWithin } from '../documents/bounded-inflate.ts';
import { isObjectStream } from '../documents/pdf-names.ts';
import { type PdfStream, walkPdf } from '../documents/pdf-walk.ts';
import type { StoredBytes } from '../documents/stored-bytes.ts';
import { piecesOf } from '../documents/stored-pieces.ts';
import { type PdfDictionary, type PdfValue, readPdfValues } from './pdf-values.ts';

/** All packed objects together; and what draws a page, or says what a font's letters are. */
const mostObjectBytes = 8 * 1024 * 1024;
export const mostStreamBytes = 2 * 1024 * 1024;

export type PdfFile = Awaited<ReturnType<typeof openPdfFile>>;

/** The objects of a PDF that was checked, found by walking through it once: its own index is not believed. */
export async function openPdfFile(content: StoredBytes) {
  const { objects, streams } = await readObjects(content);
  const known = new Map<number, PdfValue | undefined>();

  /** What a reference leads to; of a stream, its dictionary. */
  function follow(value: PdfValue | undefined): PdfValue | undefined {
    if (!isRef(value)) return value;
    if (known.has(value.ref)) return known.get(value.ref);
    const source = objects.get(value.ref) ?? streams.get(value.ref)?.dictionary;
    const [first] = source === undefined ? [] : readPdfValues(source);
    const found = isRef(first) ? undefined : first;
    known.set(value.ref, found);
    return found;
  }

  function get(from: PdfValue | undefined, key: string): PdfValue | undefined {
    const parent = follow(from);
    return isDictionary(parent) ? follow(parent.dictionary.get(key)) : undefined;
  }

  return {
    follow,
    get,
    getList(from: PdfValue | undefined, key: string): PdfValue[] {
      const value = get(from, key);
      return Array.isArray(value) ? value : [];
    },
    /** Not followed: for streams, which have no value of their own. */
    getRef(from: PdfValue | undefined, key: string): PdfValue | undefined {
      const parent = follow(from);
      return isDictionary(parent) ? parent.dictionary.get(key) : undefined;
    },
    streamOf: (value: PdfValue | undefined) => (isRef(value) ? streams.get(value.ref) : undefined),
    async readStream(value: PdfValue | undefined): Promise<string | undefined> {
      const stream = isRef(value) ? streams.get(value.ref) : undefined;
      return stream && unpackStream(content, stream, mostStreamBytes);
    },
    catalogue: (): PdfValue | undefined => {
      const [number] = [...objects].findLast(([, text]) => /\/Type\s*\/Catalog\b/.test(text)) ?? [];
      return number === undefined ? undefined : { ref: number };
    },
  };
}

async function readObjects(content: StoredBytes) {
  const objects = new Map<number, string>();
  const streams = new Map<number, PdfStream>();
  const collect = (raw: string) => {
    for (const part of raw.split('endobj').slice(0, -1)) {
      const [header, number] = objectHeader.exec(part) ?? [];
      if (header) objects.set(Number(number), part.slice(part.indexOf(header) + header.length));
    }
  };
  let left = mostObjectBytes;
  for await (const stream of walkPdf(content, { lookBetweenStreams: collect, lookInsideStream: () => undefined })) {
    const [header, number] = objectHeader.exec(stream.dictionary) ?? [];
    if (!header) continue;
    const found = { ...stream, dictionary: stream.dictionary.slice(header.length) };
    streams.set(Number(number), found);
    if (!isObjectStream(stream.dictionary)) continue;
    const unpacked = await unpackStream(content, found, left);
    left -= unpacked?.length ?? 0;
    for (const [inside, text] of objectsIn(unpacked ?? '', dictionaryOf(found.dictionary))) objects.set(inside, text);
  }
  return { objects, streams };
}

const objectHeader = /(\d{1,10})\s{1,9}\d{1,5}\s{1,9}obj/;

export function isRef(value: PdfValue | undefined): value is { ref: number } {
  return typeof value === 'object' && 'ref' in value;
}

export function isDictionary(value: PdfValue | undefined): value is PdfDictionary {
  return typeof value === 'object' && 'dictionary' in value;
}

function dictionaryOf(source: string): Map<string, PdfValue> {
  const [first] = readPdfValues(source);
  return isDictionary(first) ? first.dictionary : new Map();
}

/** Packed the one usual way or not at all; of anything else there is no preview. */
async function unpackStream(content: StoredBytes, stream: PdfStream, mostBytes: number): Promise<string | undefined> {
  const filter = dictionaryOf(stream.dictionary).get('Filter');
  const filters = filter === undefined ? [] : Array.isArray(filter) ? filter : [filter];
  const pieces = piecesOf(content, stream.from, stream.to);
  if (filters.length === 0 && stream.to - stream.from <= mostBytes) return (await buffer(pieces)).toString('latin1');
  if (filters.length !== 1 || filters[0] !== '/FlateDecode') return undefined;
  return (await buffer(inflateWithin(pieces, { raw: false, mostBytes }))).toString('latin1');
}

/** Numbers and places first, then the objects. */
function* objectsIn(unpacked: string, dictionary: Map<string, PdfValue>): Generator<[number, string]> {
  const first = Number(dictionary.get('First') ?? 0);
  const header = [...readPdfValues(unpacked.slice(0, first))].map(Number);
  for (let at = 0; at + 1 < header.length; at += 2) {
    const [number = 0, from = 0] = header.slice(at, at + 2);
    yield [number, unpacked.slice(first + from, first + (header[at + 3] ?? unpacked.length))];
  }
}

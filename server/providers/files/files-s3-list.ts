import { isFileKey } from './files-key.ts';
import type { StoredFile } from './interface.ts';

/** The question that a store answers with up to a thousand files, and where to go on. */
export function listQuery(folder: string, after: string | undefined): string {
  const query = new URLSearchParams({ 'list-type': '2', prefix: `${folder}/` });
  if (after) query.set('continuation-token', after);
  return query.toString();
}

/** Our keys have no letter that XML writes in another way; whatever else lies in the bucket is not ours. */
export function* filesListed(xml: string): Generator<StoredFile> {
  for (const [, file = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    const key = textOf(file, 'Key') ?? '';
    const storedAt = new Date(textOf(file, 'LastModified') ?? '');
    if (isFileKey(key) && !Number.isNaN(storedAt.getTime())) yield { key, storedAt };
  }
}

export function isCutOff(xml: string): boolean {
  return textOf(xml, 'IsTruncated') === 'true';
}

export function textOf(xml: string, name: string): string | undefined {
  const [, text] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? [];
  return text?.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, letter: string) => entities[letter] ?? '');
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

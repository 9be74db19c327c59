import { expect } from 'vitest';
import { receiveDocument } from '#server/features/tmq/documents/receive-document.ts';
import { openLocalFiles } from '#server/providers/files/files-local.ts';
import type { VirusScanner } from '#server/providers/scan/interface.ts';
import { countFiles, scrubbed, temporaryFolder } from '../contracts/files-contract-world.ts';

/** Sends a file as a student would. When it is refused, nothing may be left of it. */
export async function send(fileName: string, content: Buffer, scanner?: VirusScanner) {
  await using folder = await temporaryFolder();
  const files = openLocalFiles(folder.path);
  const sent = receiveDocument({ files, scanner }, { fileName, content: scrubbed(content) });
  const received = await sent.catch((error: Error) => error);
  expect(await countFiles(folder.path)).toBe(received instanceof Error ? 0 : 1);
  return received;
}

/** The sentence the student reads, or the kind of a document that was taken. */
export async function verdictOn(fileName: string, content: Buffer): Promise<string> {
  const received = await send(fileName, content);
  return received instanceof Error ? received.message : received.kind;
}

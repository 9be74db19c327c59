import { randomUUID } from 'node:crypto';
import { sampleMarking } from '#content/samples.ts';
import type { Deps } from '../deps.ts';
import { documentFolder } from '../features/tmq/documents/receive-document.ts';
import { noteIncoming } from '../features/tmq/sweep-files.ts';
import { createPdf } from '../pdf/create-pdf.ts';

let written: Promise<Buffer> | undefined;

/** The essay that the demo student had marked, as a file of this visitor's own: it goes with the visitor. */
export async function keepEssay(deps: Pick<Deps, 'db' | 'clock' | 'files'>) {
  written ??= writeEssay(deps.clock.now());
  const pdf = await written;
  const filePath = `${documentFolder}/${randomUUID()}`;
  await noteIncoming(deps).put(filePath, once(pdf), { mostBytes: pdf.length });
  return { filePath, fileName: 'cocoa-essay.pdf', fileKind: 'pdf', fileBytes: pdf.length };
}

function writeEssay(createdAt: Date): Promise<Buffer> {
  return createPdf({ title: 'Essay of the demo student', createdAt }, (pdf) => {
    pdf.heading(sampleMarking.question);
    for (const paragraph of sampleMarking.answer) pdf.paragraph(paragraph);
  });
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

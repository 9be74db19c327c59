import { eq } from 'drizzle-orm';
import { site } from '#content/site.ts';
import { Failure } from '#domain/failures.ts';
import { profiles } from '../db/schema/account.ts';
import type { Deps } from '../deps.ts';
import { readFeedback } from '../features/tmq/feedback-queries.ts';
import { readOwnRequests } from '../features/tmq/queries.ts';
import { dataSections } from './sections.ts';
import { type ZipEntry, zip } from './zip.ts';

type World = Pick<Deps, 'db' | 'clock' | 'files'>;

/** All that we hold about somebody, as one zip: a JSON file for each part, and the files they sent and got. */
export async function* exportUser(deps: World, userId: string): AsyncGenerator<Uint8Array> {
  const [profile] = await deps.db().select().from(profiles).where(eq(profiles.id, userId));
  if (!profile) throw new Failure('not_found');
  yield* zip(entriesOf(deps, userId));
}

async function* entriesOf(deps: World, userId: string): AsyncGenerator<ZipEntry> {
  const at = deps.clock.now();
  yield { name: 'README.txt', at, content: [Buffer.from(readme(at))] };
  for (const section of dataSections()) {
    const facts = JSON.stringify(await section.read(deps, userId), null, 2);
    yield { name: `${section.name}.json`, at, content: [Buffer.from(`${facts}\n`)] };
  }
  yield* filesOf(deps, userId);
}

async function* filesOf(deps: World, userId: string): AsyncGenerator<ZipEntry> {
  for (const request of await readOwnRequests(deps.db, userId)) {
    const folder = `marking/${request.id}`;
    yield* storedFile(deps, {
      key: request.filePath,
      name: `${folder}/sent/${request.fileName}`,
      at: request.createdAt,
    });
    const feedback = await readFeedback(deps.db, request);
    if (!feedback?.sentAt || !feedback.fileKey) continue;
    const name = `${folder}/returned/${feedback.fileName ?? 'marked'}`;
    yield* storedFile(deps, { key: feedback.fileKey, name, at: feedback.sentAt });
  }
}

async function* storedFile(
  { files }: World,
  { key, name, at }: { key: string; name: string; at: Date },
): AsyncGenerator<ZipEntry> {
  const file = await files.read(key);
  if (file) yield { name, at, content: file.content };
}

const readme = (at: Date) => `Your data at ${site.name}, as it was on ${at.toISOString().slice(0, 10)}.

Each .json file is one part of it: profile.json is what you told us about yourself, conversations.json what you and the
tutor said, marking.json the work you had marked. The folder 'marking' holds the files you sent and the marked copies you
got back. Times are in UTC.

What is not here: your password, of which we only keep a fingerprint, and your card, which only the payment provider has.

Questions? Write to ${site.supportEmail}.
`;

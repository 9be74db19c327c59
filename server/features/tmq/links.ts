import { Failure } from '#domain/failures.ts';
import { recordAudit } from '../../audit.ts';
import type { Deps } from '../../deps.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { hashToken, newToken } from '../../tokens.ts';
import { insertLink, type LinkRow, readLink, revokeMarkerLinks } from './link-queries.ts';
import { notificationMail, queueLinkMail } from './mails.ts';
import { type MarkingRequest, type RequestKey, readRequest } from './queries.ts';

type World = Pick<Deps, 'db' | 'clock' | 'config'>;

const day = 86_400_000;
const lifetimes = { desk: 14 * day, document: 14 * day, queue: 7 * day, feedback: 90 * day };

export type LinkPurpose = keyof typeof lifetimes;

/** Makes a link that opens one thing for a time, and keeps its hash. */
export async function issueLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  purpose: LinkPurpose,
  request?: RequestKey,
): Promise<string> {
  const token = newToken();
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + lifetimes[purpose]);
  const { subject = null, id: requestId = null } = request ?? {};
  await insertLink(db, { tokenHash: hashToken(token), purpose, subject, requestId, createdAt, expiresAt });
  return token;
}

export type FoundLink = { link: LinkRow; expired: boolean };

/** An unknown or revoked link is an address where there is nothing. */
export async function requireLink({ db, clock }: World, token: string): Promise<FoundLink> {
  const link = await readLink(db, hashToken(token));
  if (!link) throw new Failure('not_found');
  return { link, expired: link.expiresAt <= clock.now() };
}

/** The request that a link which has not expired opens for one of these purposes. */
export async function requireLinkedRequest(
  deps: World,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<{ link: LinkRow; request: MarkingRequest }> {
  const { link, expired } = await requireLink(deps, token);
  const key = keyOf(link);
  if (expired || !key || !purposes.some((purpose) => purpose === link.purpose)) throw new Failure('not_found');
  const request = await readRequest(deps.db, key);
  if (!request) throw new Failure('not_found');
  return { link, request };
}

/** Tells the marker about a paid request, with links to the desk and to the document. */
export async function notifyMarker(deps: World, request: MarkingRequest, mailKey: string): Promise<void> {
  const desk = await issueLink(deps, 'desk', request);
  const document = await issueLink(deps, 'document', request);
  const letter = notificationMail(deps.config, request, { desk, document });
  await enqueueMail(deps, { to: deps.config.markerEmail, ...letter }, mailKey);
}

/** A new link goes to the marker's own address, never to whoever asks: an old link is worth nothing to a stranger. */
export async function renewLink(deps: World, token: string): Promise<void> {
  const { link } = await requireLink(deps, token);
  const mailKey = `marking-link:${link.tokenHash.slice(0, 16)}:${deps.clock.now().toISOString().slice(0, 13)}`;
  const key = keyOf(link);
  if (link.purpose === 'feedback') throw new Failure('not_found');
  await deps.db.transaction(async () => {
    if (key) {
      const request = await readRequest(deps.db, key);
      if (!request) throw new Failure('not_found');
      await notifyMarker(deps, request, mailKey);
    } else {
      const letter = queueLinkMail(deps.config, await issueLink(deps, 'queue'));
      await enqueueMail(deps, { to: deps.config.markerEmail, ...letter }, mailKey);
    }
  });
}

/** Shared by mistake: every marker's link to this request ends, and a new one goes to the marker's address. */
export async function revokeLinks(deps: World, token: string): Promise<void> {
  const { link, request } = await requireLinkedRequest(deps, token, ['desk']);
  await deps.db.transaction(async () => {
    await revokeMarkerLinks(deps.db, request, deps.clock.now());
    await recordAudit(deps, 'marking_links_revoked', { userId: request.userId, detail: { request: request.id } });
    await notifyMarker(deps, request, `marking-link:${link.tokenHash.slice(0, 16)}:revoked`);
  });
}

function keyOf({ subject, requestId }: LinkRow): RequestKey | undefined {
  return subject && requestId ? { subject, id: requestId } : undefined;
}

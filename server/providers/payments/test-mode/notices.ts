import { createHmac } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { testModeNotices } from '../../../db/schema/test-mode.ts';
import type { World } from './world.ts';

export type Send = (url: string, request: RequestInit) => Response | Promise<Response>;
export type Webhook = { url: string; secret: string };

const leaseSeconds = 30;
const longestPauseSeconds = 3600;
/** With the pauses this is about three days, as at the real provider. */
const mostAttempts = 80;

/** Sends every notice that is due, signed; one that is not taken with 2xx is sent again later. Gives back how many it sent. */
export async function deliverDueNotices(world: World, webhook: Webhook, send: Send): Promise<number> {
  for (let count = 0; ; count++) {
    const notice = await takeDue(world);
    if (!notice) return count;
    await deliver(world, webhook, send, notice);
  }
}

type Notice = { eventId: string; attempts: number };

async function takeDue({ db, clock }: World): Promise<Notice | undefined> {
  const now = clock.now();
  const due = sql`(
    select event_id from ${testModeNotices} where next_attempt_at <= ${now.toISOString()}
    order by next_attempt_at limit 1 for update skip locked)`;
  const [notice] = await db()
    .update(testModeNotices)
    .set({ attempts: sql`${testModeNotices.attempts} + 1`, nextAttemptAt: later(now, leaseSeconds) })
    .where(sql`${testModeNotices.eventId} = ${due}`)
    .returning({ eventId: testModeNotices.eventId, attempts: testModeNotices.attempts });
  return notice;
}

/** The call is made outside any transaction: the embedded database has one connection, and the product needs it. */
async function deliver({ db, clock, store }: World, webhook: Webhook, send: Send, notice: Notice): Promise<void> {
  const event = await store.read('event', notice.eventId);
  const taken = event ? await postToAll(event) : true;
  const of = eq(testModeNotices.eventId, notice.eventId);
  if (taken || notice.attempts >= mostAttempts) {
    await db().delete(testModeNotices).where(of);
    if (event && taken) await store.save({ ...event, pending_webhooks: 0 });
    return;
  }
  const pause = Math.min(2 ** notice.attempts, longestPauseSeconds);
  await db()
    .update(testModeNotices)
    .set({ nextAttemptAt: later(clock.now(), pause) })
    .where(of);

  /** To the product, and to every endpoint that was set up for it. One that has taken it may get it again. */
  async function postToAll(told: Stripe.EventBase): Promise<boolean> {
    const { data } = await store.list('webhook_endpoint', {}, { limit: 100 });
    const wanting = data.filter(({ enabled_events: wanted }) => wanted.includes('*') || wanted.includes(told.type));
    const others = wanting.map(({ url, secret = '' }) => ({ url, secret }));
    const body = JSON.stringify({ ...told, pending_webhooks: 0 });
    const answers = await Promise.all([webhook, ...others].map((to) => post(to, send, body, store.now())));
    return answers.every(Boolean);
  }
}

async function post({ url, secret }: Webhook, send: Send, body: string, now: number): Promise<boolean> {
  const signature = createHmac('sha256', secret).update(`${now}.${body}`).digest('hex');
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': `t=${now},v1=${signature}` };
  try {
    return (await send(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(20_000) })).ok;
  } catch {
    return false;
  }
}

function later(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * 1000);
}

import { expect, test } from 'vitest';
import { feedbackForm, markingForm } from '#tests/forms.ts';
import { essay, startKilledMarking } from '#tests/support/killed-marking.ts';
import { startPostgres } from '#tests/support/postgres-server.ts';

const completing = 'update "tmq_backtrack" set "status"';
/** A notice that comes late tries to complete an order again, and sets more than these two. */
const refunding = 'update "tmq_backtrack" set "status" = $1, "active" = $2 where';
const answering = 'update "tmq_backtrack" set "outcome"';

test('kill -9 at every step of the marking service: nothing is lost, nothing is done twice, no file is left over', async (context) => {
  const postgres = await startPostgres().catch(() => undefined);
  if (!postgres) return context.skip('no PostgreSQL server can be started here');
  try {
    await using world = await startKilledMarking(postgres);
    await world.signIn();

    // In the middle of an upload, and between the file and its row.
    await world.dieDuring(() => world.incoming(), world.upload(halfAnEssay()));
    await world.dieAt({ statement: 'insert into "tmq_uploads"', dies: 'before' }, () => world.upload(essay));
    expect([(await world.files()).length, await world.count('tmq_uploads')]).toEqual([1, 0]);

    // The card page is open at the provider, and the row does not know it yet; then paid, and nobody was told.
    const { id: uploadId } = await (await world.upload(essay)).json();
    const order = () => world.send('POST', '/api/tmq/economics/requests', markingForm({ uploadId }));
    await world.dieAt({ statement: 'set "checkout_session_id"', dies: 'before' }, order);
    const { url } = await (await order()).json();
    expect(await world.count('tmq_backtrack')).toBe(1);
    await world.dieAt({ statement: 'insert into "test_mode_objects"', dies: 'after commit' }, () => world.pay(url));

    // The student comes back: before the order is written, after it, and before the first message of it has gone.
    const back = await world.readReturn(url);
    const comeBack = () => world.send('PUT', '/api/tmq/returns', back);
    await world.dieAt({ statement: completing, dies: 'before commit' }, comeBack);
    expect(await world.count('tmq_backtrack', "status = 'completed'")).toBe(0);
    await world.dieAt({ statement: completing, dies: 'after commit' }, comeBack, {
      statement: 'insert into "kept_mail"',
      dies: 'before',
    });
    expect((await comeBack()).status).toBe(200);
    const desk = await world.findDesk(back.id);

    // The marker's feedback: the draft survives, and what was sent is sent once.
    await world.send('PUT', `${desk}/draft`, feedbackForm({ strengths: 'Half a sentence' }));
    const answer = () => world.send('POST', `${desk}/feedback`, feedbackForm());
    await world.dieAt({ statement: answering, dies: 'before commit' }, answer);
    expect(await (await world.send('GET', desk)).json()).toMatchObject({
      state: 'with_marker',
      draft: { strengths: 'Half a sentence' },
    });
    await world.dieAt({ statement: answering, dies: 'after commit' }, answer);
    expect((await answer()).status).toBe(409);
    expect(await (await world.send('GET', desk)).json()).toMatchObject({ state: 'returned', feedback: { mark: 18 } });

    // Another answer cannot be read: the money has gone back, and we do not know it yet.
    const other = await world.buyMarking();
    const otherDesk = await world.findDesk(other);
    const refuse = () => world.send('POST', `${otherDesk}/refund`);
    await world.dieAt({ statement: refunding, dies: 'before' }, refuse);
    await expect.poll(() => world.count('tmq_backtrack', "status = 'refunded'")).toBe(1);
    expect((await refuse()).status).toBe(409);

    await expect.poll(() => world.count('jobs', "done_at is null and kind = 'send_mail'")).toBe(0);
    expect(await world.readSubjects()).toEqual([
      'To mark: Economics',
      'To mark: Economics',
      'We could not read your work and have refunded it',
      'Your Economics answer is marked: 18 of 25 marks',
      'Your work is with a marker',
      'Your work is with a marker',
    ]);
    const objects = async (object: string) => world.count('test_mode_objects', `object = '${object}'`);
    expect([await objects('payment_intent'), await objects('refund')]).toEqual([2, 1]);
    expect(await world.count('audit_events', "kind = 'marking_paid'")).toBe(2);

    // Two days later only the two essays are there.
    await world.letFilesAge();
    await expect.poll(() => world.files()).toHaveLength(2);
    expect(await world.incoming()).toEqual([]);
  } finally {
    await postgres.stop();
  }
});

/** The rest never comes. */
function halfAnEssay(): ReadableStream<Uint8Array> {
  return new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(essay.subarray(0, 200))) });
}

import { expect, test } from 'vitest';
import { markingLinks } from '#server/db/schema/tmq.ts';
import { scheduleHourlyJobs } from '#server/jobs/schedule.ts';
import { essayPdf, feedbackForm } from '#tests/forms.ts';
import { findMail, markerEmail, openDesk, payMarking, readDeskToken, startMarkingProduct } from '#tests/marking.ts';

const day = 86_400;

test('the notification lists all that the specification names, with links that work, and keeps only their hashes', async () => {
  await using product = await startMarkingProduct();
  const { id, student } = await payMarking(product);
  const mail = await findMail(product, markerEmail, 'To mark');
  const lines = mail?.bodyText.split('\n\n') ?? [];
  expect(mail?.subject).toBe('To mark: Economics, 20/25 mark question, due by Thursday 19 November');
  for (const line of [
    `Item id: ${id}`,
    `Customer: ${student.email}`,
    'Feedback email: feedback@home.example',
    'Amount: £4.50',
    'Item: 20/25 mark question',
    'Date: Monday 16 November',
    'Subject: Economics',
    'Exam board: AQA',
    'Paper number: 1',
    'Exam question: Evaluate the view that a monopoly is always bad for consumers.',
  ])
    expect(lines).toContain(line);
  const [, documentLink = ''] = /Document: http:\/\/[^/]+(\/\S+)/.exec(mail?.bodyText ?? '') ?? [];
  expect(mail?.bodyHtml).toContain(`Document: <a href="${product.config.origin}${documentLink}"`);
  const document = await product.visitor().get(documentLink);
  expect(new Uint8Array(await document.arrayBuffer())).toEqual(essayPdf());
  const token = await readDeskToken(product);
  expect(await (await product.visitor().get(`/api/marking/${token}`)).json()).toMatchObject({ kind: 'desk', id });
  // Single-purpose: the document's link opens no desk.
  const documentToken = documentLink.split('/')[3] ?? '';
  expect((await product.visitor().get(`/api/marking/${documentToken}`)).status).toBe(404);
  expect((await product.visitor().post(`/api/marking/${documentToken}/refund`)).status).toBe(404);
  const kept = JSON.stringify(await product.deps.db().select().from(markingLinks));
  expect(kept).not.toContain(token);
  expect(product.logged.join('\n')).not.toContain(token);
});

test('an expired link opens nothing and sends a new one to the marker’s own address only', async () => {
  await using product = await startMarkingProduct();
  const { id, token } = await openDesk(product);
  product.clock.advance(14 * day);
  expect(await (await product.visitor().get(`/api/marking/${token}`)).json()).toEqual({
    kind: 'expired',
    renewable: true,
  });
  for (const path of ['draft', 'feedback', 'refund'])
    expect(
      (
        await product.visitor().request(path === 'draft' ? 'PUT' : 'POST', `/api/marking/${token}/${path}`, {
          json: path === 'draft' ? { ...feedbackForm() } : feedbackForm(),
        })
      ).status,
    ).toBe(404);
  const document = await product.visitor().get(`/api/marking/${token}/document`);
  expect([document.status, document.headers.get('location')]).toEqual([303, `/marking/${token}`]);
  const before = (await product.readMail()).length;
  await Promise.all([1, 2, 3].map(() => product.visitor().post(`/api/marking/${token}/renewal`)));
  await product.runJobs();
  const mail = (await product.readMail()).slice(before);
  expect(mail.map(({ recipient }) => recipient)).toEqual([markerEmail]);
  const renewed = await readDeskToken(product);
  expect(renewed).not.toBe(token);
  expect(await (await product.visitor().get(`/api/marking/${renewed}`)).json()).toMatchObject({ kind: 'desk', id });
});

test('a link that was shared by mistake is revoked with all its like, and the marker gets a new one', async () => {
  await using product = await startMarkingProduct();
  const { token } = await openDesk(product);
  expect((await product.visitor().post(`/api/marking/${token}/revocation`)).status).toBe(200);
  expect((await product.visitor().get(`/api/marking/${token}`)).status).toBe(404);
  expect((await product.visitor().get(`/api/marking/${token}/document`)).status).toBe(404);
  expect((await product.visitor().post(`/api/marking/${token}/renewal`)).status).toBe(404);
  await product.runJobs();
  expect((await product.visitor().get(`/api/marking/${await readDeskToken(product)}`)).status).toBe(200);
});

test('the morning digest says what is late and due, once a working day, and its queue opens each desk', async () => {
  await using product = await startMarkingProduct();
  const morning = async (iso: string) => {
    product.clock.set(iso);
    await scheduleHourlyJobs(product.deps);
    await scheduleHourlyJobs(product.deps);
    await product.runJobs();
  };
  const digests = async () =>
    (await product.readMail()).filter(({ subject }) => subject.startsWith('Marking:')).map(({ subject }) => subject);
  const first = await payMarking(product);
  await morning('2026-11-17T08:00:00Z');
  expect(await digests()).toEqual([]);
  await morning('2026-11-18T07:59:00Z');
  expect(await digests()).toEqual([]);
  await morning('2026-11-18T08:00:00Z');
  await morning('2026-11-18T12:00:00Z');
  expect(await digests()).toEqual(['Marking: 0 late, 0 due today, 1 due next']);
  await morning('2026-11-19T08:00:00Z');
  await morning('2026-11-20T08:00:00Z');
  await morning('2026-11-21T08:00:00Z');
  expect((await digests()).slice(1)).toEqual([
    'Marking: 0 late, 1 due today, 0 due next',
    'Marking: 1 late, 0 due today, 0 due next',
  ]);
  const mail = await findMail(product, markerEmail, 'Marking: 1 late');
  const [, queue = ''] = /\/marking\/([\w-]{43})/.exec(mail?.bodyText ?? '') ?? [];
  const marker = product.visitor();
  const { requests } = await (await marker.get(`/api/marking/${queue}`)).json();
  expect(requests).toMatchObject([{ id: first.id, late: true, due: 'Thursday 19 November' }]);
  const { path } = await (
    await marker.post(`/api/marking/${queue}/desks`, { subject: 'economics', id: first.id })
  ).json();
  expect(await (await marker.get(`/api${path}`)).json()).toMatchObject({ kind: 'desk', id: first.id });
  expect((await marker.get(`/api/marking/${queue}/document`)).status).toBe(404);
});

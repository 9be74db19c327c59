import { expect, test } from 'vitest';
import { essayPdf, feedbackForm } from '#tests/forms.ts';
import {
  findMail,
  markerEmail,
  openDesk,
  readDeskToken,
  readMarkingRow,
  startMarkingProduct,
  upload,
} from '#tests/marking.ts';
import { createSignedInStudent } from '#tests/students.ts';
import { setFileAsked } from './queries.ts';

const note = 'Page 2 is cut off on the right.';

test('the marker asks for a better file once, the student is told why, and the clock stands', async () => {
  await using product = await startMarkingProduct();
  const { student, id, token, marker } = await openDesk(product);
  const empty = await marker.post(`/api/marking/${token}/better-file`, { note: '  ' });
  expect(empty.status).toBe(400);
  expect((await empty.json()).message).toBe('Please say what cannot be read, so that the next file is better');

  // Paid on Monday 16 November, due on Thursday; asked on Tuesday.
  product.clock.advance(24 * 3600);
  const clicks = await Promise.all(
    [1, 2].map(() => marker.post(`/api/marking/${token}/better-file`, { note: `${note} <b>` })),
  );
  expect(clicks.map(({ status }) => status)).toContain(200);
  await product.runJobs();
  const mail = (await product.readMail()).filter(({ subject }) => subject === 'Your marker needs a better file');
  expect(mail).toHaveLength(1);
  expect(mail[0]?.recipient).toBe(student.email);
  expect(mail[0]?.bodyText).toContain(note);
  expect(mail[0]?.bodyHtml).toContain('&lt;b&gt;');

  const desk = await (await marker.get(`/api/marking/${token}`)).json();
  expect(desk).toMatchObject({ state: 'file_wanted', late: false, fileAsked: { on: 'Tuesday 17 November' } });
  await signInAgain(student);
  const { requests } = await (await student.browser.get('/api/tmq/requests')).json();
  expect(requests[0]).toMatchObject({ state: 'file_wanted', fileAskedNote: `${note} <b>` });

  // A week later it is neither late nor in the morning's message.
  product.clock.advance(8 * 24 * 3600);
  expect(await (await marker.get(`/api/marking/${token}`)).json()).toMatchObject({ late: false });
  await product.runJobs();
  expect(await findMail(product, markerEmail, 'Marking: ')).toBeUndefined();
  expect((await readMarkingRow(product, id))?.dueOn).toBe('2026-11-19');
});

test('the better file takes the place of the first, and the working days go on where they stood', async () => {
  await using product = await startMarkingProduct();
  const { student, id, token } = await openDesk(product);
  const first = await readMarkingRow(product, id);
  product.clock.advance(24 * 3600);
  await product.visitor().post(`/api/marking/${token}/better-file`, { note });
  // From Tuesday to the Monday after next there are nine working days.
  product.clock.set('2026-11-30T10:00:00Z');
  await signInAgain(student);
  const { id: uploadId } = await (
    await upload(student.browser, 'economics', essayPdf('A better picture'), 'better.pdf')
  ).json();

  const stranger = await createSignedInStudent(product);
  expect((await stranger.browser.put(`/api/tmq/requests/${id}/file`, { uploadId })).status).toBe(404);
  const twice = await Promise.all([1, 2].map(() => student.browser.put(`/api/tmq/requests/${id}/file`, { uploadId })));
  expect(twice.map(({ status }) => status).sort()).not.toEqual([200, 200]);
  expect(twice.map(({ status }) => status)).toContain(200);
  await product.runJobs();

  const row = await readMarkingRow(product, id);
  expect(row).toMatchObject({ fileName: 'better.pdf', fileAskedAt: null, dueOn: '2026-12-02' });
  expect(await product.deps.files.read(first?.filePath ?? '')).toBeUndefined();
  const told = await findMail(product, markerEmail, 'To mark');
  expect(told?.subject).toContain('due by Wednesday 2 December');
  const document = await product.visitor().get(`/api/marking/${await readDeskToken(product)}/document`);
  expect(await document.text()).toContain('A better picture');

  // Sent once more by an impatient hand: the file is where it belongs.
  const impatient = await student.browser.put(`/api/tmq/requests/${id}/file`, { uploadId });
  expect([impatient.status, (await impatient.json()).message]).toEqual([
    409,
    'We don’t need another file for this request now',
  ]);
  const late = await (await upload(student.browser)).json();
  const again = await student.browser.put(`/api/tmq/requests/${id}/file`, { uploadId: late.id });
  expect(again.status).toBe(409);
  expect((await again.json()).message).toBe('We don’t need another file for this request now');
});

test('of two students whose work cannot be read, only the one who is asked is asked, and only the one who sends has sent', async () => {
  await using product = await startMarkingProduct();
  const bystander = await openDesk(product);
  product.clock.advance(1);
  const { student, id, token, marker } = await openDesk(product);
  await marker.post(`/api/marking/${token}/better-file`, { note });
  expect(await readMarkingRow(product, bystander.id)).toMatchObject({ fileAskedAt: null, fileAskedNote: null });
  await marker.post(`/api/marking/${bystander.token}/better-file`, { note: 'It is upside down.' });
  const asked = await readMarkingRow(product, bystander.id);
  expect(asked).toMatchObject({ fileAskedAt: product.clock.now(), fileAskedNote: 'It is upside down.' });

  const { id: uploadId } = await (await upload(student.browser)).json();
  expect((await student.browser.put(`/api/tmq/requests/${id}/file`, { uploadId })).status).toBe(200);
  expect(await readMarkingRow(product, bystander.id)).toEqual(asked);
});

test('two markers who ask in the same moment ask once: the first note stands, and the second is told', async () => {
  await using product = await startMarkingProduct();
  const { id } = await openDesk(product);
  const request = await readMarkingRow(product, id);
  if (!request) throw new Error('The request is gone');
  const ask = (words: string) => setFileAsked(product.deps.db, request, { askedAt: product.clock.now(), note: words });
  expect([await ask('The first page is dark.'), await ask('So is the second.')]).toEqual([true, false]);
  expect(await readMarkingRow(product, id)).toMatchObject({ fileAskedNote: 'The first page is dark.' });
});

test('work that was asked about can still be marked or refunded, and then no file is taken', async () => {
  await using product = await startMarkingProduct();
  const { student, id, token, marker } = await openDesk(product);
  await marker.post(`/api/marking/${token}/better-file`, { note });
  expect((await marker.post(`/api/marking/${token}/feedback`, feedbackForm())).status).toBe(200);
  const { id: uploadId } = await (await upload(student.browser)).json();
  const sent = await student.browser.put(`/api/tmq/requests/${id}/file`, { uploadId });
  expect(sent.status).toBe(409);
  const asked = await marker.post(`/api/marking/${token}/better-file`, { note });
  expect(asked.status).toBe(409);
  expect((await asked.json()).message).toBe('This request has been answered already');
  const { requests } = await (await student.browser.get('/api/tmq/requests')).json();
  expect(requests[0].state).toBe('returned');
});

/** A session lasts a day. */
async function signInAgain({ browser, email, password }: Awaited<ReturnType<typeof createSignedInStudent>>) {
  await browser.post('/api/session', { email, password });
}

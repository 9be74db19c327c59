import { expect, test } from 'vitest';
import { auditEvents } from '#server/db/schema/operations.ts';
import { madeDocx } from '#tests/documents/made-docx.ts';
import { madePdf, madeStream } from '#tests/documents/made-pdf.ts';
import { essayPdf, markingForm } from '#tests/forms.ts';
import { readDeskToken, startMarkingProduct, upload } from '#tests/marking.ts';
import { payCheckout } from '#tests/registration.ts';
import { createSignedInStudent } from '#tests/students.ts';

/** One page that is a photograph. */
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4]);
const scan = new Uint8Array(
  madePdf({
    catalogue: '/Pages 6 0 R',
    objects: [
      '<< /Kids [7 0 R] >>',
      '<< /MediaBox [0 0 595 842] /Contents 8 0 R /Resources << /XObject << /Im1 9 0 R >> >> >>',
      madeStream('', 'q 595 0 0 842 0 0 cm /Im1 Do Q'),
      madeStream('/Subtype /Image /Filter /DCTDecode', jpeg, { packed: false }),
    ],
  }),
);

test('before paying, the student sees the first page of what was chosen, and nobody else does', async () => {
  await using product = await startMarkingProduct();
  const { browser } = await createSignedInStudent(product);
  const stranger = await createSignedInStudent(product);
  const send = async (content: Uint8Array<ArrayBuffer>, name: string) =>
    (await (await upload(browser, 'economics', content, name)).json()).id as string;
  const pdf = `/api/tmq/uploads/${await send(essayPdf('Markets fail when costs are hidden'), 'essay.pdf')}/pages`;
  const docx = `/api/tmq/uploads/${await send(new Uint8Array(madeDocx()), 'essay.docx')}/pages`;
  expect(await (await browser.get(`${pdf}/1`)).json()).toEqual({
    page: { pages: 1, text: 'Markets fail when costs are hidden', isPicture: false },
  });
  const { page } = await (await browser.get(`${docx}/1`)).json();
  expect(page.text.split('\n\n')[0]).toBe('A rise in interest rates reduces aggregate demand.');
  expect(await (await browser.get(`${pdf}/2`)).json()).toEqual({ page: null });
  for (const number of ['0', '-1', '1.5', 'x', '1000'])
    expect((await browser.get(`${pdf}/${number}`)).status, number).toBe(404);
  expect((await browser.get(`${pdf}/1/picture`)).status).toBe(404);
  expect((await stranger.browser.get(`${pdf}/1`)).status).toBe(404);
  expect((await product.visitor().get(`${pdf}/1`)).status).toBe(401);
});

test('a scanned page comes as a picture that is never taken for anything else', async () => {
  await using product = await startMarkingProduct();
  const { browser } = await createSignedInStudent(product);
  const { id } = await (await upload(browser, 'economics', scan)).json();
  const path = `/api/tmq/uploads/${id}/pages/1`;
  expect(await (await browser.get(path)).json()).toEqual({ page: { pages: 1, text: '', isPicture: true } });
  const picture = await browser.get(`${path}/picture`);
  expect(Buffer.from(await picture.arrayBuffer()).subarray(0, jpeg.length)).toEqual(jpeg);
  expect(picture.headers.get('content-type')).toBe('image/jpeg');
  expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
  expect(picture.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(picture.headers.get('cache-control')).toBe('private, no-store');
  const stranger = await createSignedInStudent(product);
  expect((await stranger.browser.get(`${path}/picture`)).status).toBe(404);
});

test('the marker sees the pages at the desk, by no other link, and each look is in the audit', async () => {
  await using product = await startMarkingProduct();
  const student = await createSignedInStudent(product);
  const { id: uploadId } = await (await upload(student.browser, 'economics', scan)).json();
  const opened = await student.browser.post('/api/tmq/economics/requests', markingForm({ uploadId }));
  await payCheckout(product, new URL((await opened.json()).url).pathname.split('/').at(-1) ?? '');
  await product.deliverNotices();
  const desk = `/api/marking/${await readDeskToken(product)}/pages`;
  const marker = product.visitor();
  expect(await (await marker.get(`${desk}/1`)).json()).toEqual({ page: { pages: 1, text: '', isPicture: true } });
  expect((await marker.get(`${desk}/1/picture`)).headers.get('content-type')).toBe('image/jpeg');
  expect((await marker.get(`${desk}/x`)).status).toBe(404);
  const audit = await product.deps.db().select().from(auditEvents);
  const looks = audit.filter(({ kind }) => kind === 'essay_read').map(({ detail }) => Object(detail).page);
  expect(looks).toEqual(['1', '1']);

  // The link to the document alone is a download and no more.
  const mail = (await product.readMail()).find(({ subject }) => subject.startsWith('To mark'));
  const [, documentToken = ''] = /\/api\/marking\/([\w-]{43})\/document/.exec(mail?.bodyText ?? '') ?? [];
  expect(documentToken).not.toBe('');
  expect((await marker.get(`/api/marking/${documentToken}/pages/1`)).status).toBe(404);
});

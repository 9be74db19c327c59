import { expect, test } from 'vitest';
import simulator from '#content/curriculum/simulator.json' with { type: 'json' };
import { auditEvents } from '#server/db/schema/operations.ts';
import { essayPdf, feedbackForm } from '#tests/forms.ts';
import { findMail, markerEmail, openDesk, payMarking, readDeskToken, startMarkingProduct } from '#tests/marking.ts';
import { keepMarkedFile } from './feedback.ts';

test('whatever a student or a marker typed is text in a message, never markup or a header', async () => {
  await using product = await startMarkingProduct();
  const hostile = '<img src=x onerror=alert(1)>\r\nBcc: victim@school.example';
  await payMarking(product, { examBoard: hostile, examQuestion: hostile });
  const token = await readDeskToken(product);
  const words = { strengths: hostile, nextSteps: hostile, comments: [{ quote: hostile, comment: hostile }] };
  await product.visitor().post(`/api/marking/${token}/feedback`, feedbackForm(words));
  await product.runJobs();
  const mail = await product.readMail();
  expect(mail).toHaveLength(3);
  for (const { recipient, subject, bodyHtml } of mail) {
    expect([recipient, subject].join()).not.toMatch(/[\r\n]/);
    expect(bodyHtml).not.toContain('<img');
  }
  const notification = await findMail(product, markerEmail, 'To mark');
  expect(notification?.bodyText.split('\n\n')).toContain(
    'Exam board: <img src=x onerror=alert(1)> Bcc: victim@school.example',
  );
  expect(notification?.bodyHtml).toContain('&lt;img src=x onerror=alert(1)&gt; Bcc: victim@school.example');
});

test('the desk shows the question, the levels of each possible mark, and indicative content only for our own questions', async () => {
  await using product = await startMarkingProduct();
  await payMarking(product);
  const plain = await (await product.visitor().get(`/api/marking/${await readDeskToken(product)}`)).json();
  expect(plain).toMatchObject({ subjectTitle: 'Economics', examBoard: 'AQA', state: 'with_marker', late: false });
  expect(plain.due).toBe('Thursday 19 November');
  expect(plain.tariffs.map(({ outOf }: { outOf: number }) => outOf)).toEqual([20, 25]);
  expect(plain.tariffs[1].levels).toHaveLength(5);
  expect(plain.model).toBeNull();

  const ours = simulator.questions[4];
  product.clock.advance(1);
  await payMarking(product, { examQuestion: `  ${ours?.question.toUpperCase()} ` });
  const desk = await (await product.visitor().get(`/api/marking/${await readDeskToken(product)}`)).json();
  expect(desk.model).toMatchObject({ marks: 25, indicativeContent: ours?.indicativeContent });
  expect(desk.draft.outOf).toBe(25);
  // Its scheme is for the whole essay: one level, as for any other.
  const sent = await product.visitor().post(`/api/marking/${await readDeskToken(product)}/feedback`, feedbackForm());
  expect(sent.status).toBe(200);
});

test('work is late from the day after the one it is due on', async () => {
  await using product = await startMarkingProduct();
  const { token, marker } = await openDesk(product);
  const late = async () => (await (await marker.get(`/api/marking/${token}`)).json()).late;
  product.clock.set('2026-11-19T23:59:59Z');
  expect(await late()).toBe(false);
  product.clock.set('2026-11-20T00:00:00Z');
  expect(await late()).toBe(true);
});

test('the essay comes as a download that no browser runs or keeps, and every reading is in the audit', async () => {
  await using product = await startMarkingProduct();
  const { id } = await payMarking(product);
  const { headers } = await product.visitor().get(`/api/marking/${await readDeskToken(product)}/document`);
  expect(headers.get('content-disposition')).toBe(`attachment; filename="essay.pdf"; filename*=UTF-8''essay.pdf`);
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(headers.get('cache-control')).toBe('private, no-store');
  const audit = await product.deps.db().select().from(auditEvents);
  expect(audit.filter(({ kind }) => kind === 'essay_read').map(({ detail }) => detail)).toEqual([
    { request: id, by: 'marker' },
  ]);
});

test('a draft is kept as typed, the feedback goes out once, and the second tab is told', async () => {
  await using product = await startMarkingProduct();
  const { id, student, token, marker } = await openDesk(product);
  const draft = { outOf: 25, level: null, mark: null, strengths: 'Half a', nextSteps: '', comments: [] };
  expect((await marker.put(`/api/marking/${token}/draft`, draft)).status).toBe(200);
  expect((await (await marker.get(`/api/marking/${token}`)).json()).draft).toEqual({ ...draft, strands: null });

  const headers = { 'X-File-Name': 'marked.pdf' };
  const file = { body: essayPdf('Well argued'), headers };
  expect(await (await marker.request('POST', `/api/marking/${token}/file`, file)).json()).toEqual({
    fileName: 'marked.pdf',
  });
  const send = () => marker.post(`/api/marking/${token}/feedback`, feedbackForm());
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await marker.put(`/api/marking/${token}/draft`, draft)).status).toBe(409);
  expect((await marker.post(`/api/marking/${token}/refund`)).status).toBe(409);
  expect(await (await marker.get(`/api/marking/${token}`)).json()).toMatchObject({
    state: 'returned',
    feedback: { mark: 18, fileName: 'marked.pdf' },
  });

  await product.runJobs();
  const mail = (await product.readMail()).filter(({ recipient }) => recipient === 'feedback@home.example');
  expect(mail.map(({ subject }) => subject)).toEqual(['Your Economics answer is marked: 18 of 25 marks']);
  for (const line of ['Level 4, 18 of 25 marks.', 'A clear line of argument.', '“Monopolies are bad.” – For whom?'])
    expect(mail[0]?.bodyText).toContain(line);
  const [, link = ''] = /\/marking\/([\w-]{43})/.exec(mail[0]?.bodyText ?? '') ?? [];
  const opened = await (await product.visitor().get(`/api/marking/${link}`)).json();
  expect(opened).toMatchObject({ kind: 'feedback', feedback: { mark: 18, outOf: 25, level: 4 } });
  const marked = await product.visitor().get(`/api/marking/${link}/feedback-file`);
  expect(new Uint8Array(await marked.arrayBuffer())).toEqual(essayPdf('Well argued'));
  expect((await product.visitor().get(`/api/marking/${link}/document`)).status).toBe(404);

  const { requests } = await (await student.browser.get('/api/tmq/requests')).json();
  expect(requests).toMatchObject([
    { id, type: '20/25 mark question', state: 'returned', due: 'Thursday 19 November', feedback: { mark: 18 } },
  ]);
  const own = await student.browser.get(`/api/tmq/requests/${id}/feedback-file`);
  expect(new Uint8Array(await own.arrayBuffer())).toEqual(essayPdf('Well argued'));
});

test('of two students’ work each has its own feedback, and what is sent for one leaves the other’s draft as it is', async () => {
  await using product = await startMarkingProduct();
  const first = await openDesk(product);
  product.clock.advance(1);
  const second = await openDesk(product);
  const draft = { outOf: 25, level: null, mark: null, strengths: 'Half a', nextSteps: '', comments: [] };
  expect((await second.marker.put(`/api/marking/${second.token}/draft`, draft)).status).toBe(200);
  expect((await first.marker.post(`/api/marking/${first.token}/feedback`, feedbackForm())).status).toBe(200);
  const feedbackOf = async ({ student }: typeof first) =>
    (await (await student.browser.get('/api/tmq/requests')).json()).requests[0].feedback;
  expect(await feedbackOf(first)).toMatchObject({ mark: 18 });
  expect(await feedbackOf(second)).toBeNull();
  expect(await (await second.marker.get(`/api/marking/${second.token}`)).json()).toMatchObject({
    state: 'with_marker',
    draft: { strengths: 'Half a' },
  });
  const other = feedbackForm({ level: 3, mark: 12 });
  expect((await second.marker.post(`/api/marking/${second.token}/feedback`, other)).status).toBe(200);
  expect(await feedbackOf(first)).toMatchObject({ mark: 18 });
  expect(await feedbackOf(second)).toMatchObject({ mark: 12 });
});

test('a marked copy that is sent again takes the place of the first, and one that is taken away is gone', async () => {
  await using product = await startMarkingProduct();
  const { token, marker } = await openDesk(product);
  const kept = async () => {
    await product.runJobs();
    return [(await (await marker.get(`/api/marking/${token}`)).json()).markedFile, await product.countFiles()];
  };
  const send = (name: string) =>
    marker.request('POST', `/api/marking/${token}/file`, { body: essayPdf(name), headers: { 'X-File-Name': name } });
  expect((await send('first.pdf')).status).toBe(200);
  expect(await kept()).toEqual(['first.pdf', 2]);
  expect((await send('second.pdf')).status).toBe(200);
  expect(await kept()).toEqual(['second.pdf', 2]);
  expect((await marker.delete(`/api/marking/${token}/file`)).status).toBe(200);
  expect(await kept()).toEqual([null, 1]);
});

test('a marked copy that is still on its way when the feedback is sent comes too late, and is not kept', async () => {
  await using product = await startMarkingProduct();
  const { student, token, marker } = await openDesk(product);
  async function* content() {
    await marker.post(`/api/marking/${token}/feedback`, feedbackForm());
    yield essayPdf('Too late');
  }
  const sent = keepMarkedFile(product.deps, token, { fileName: 'marked.pdf', content: content() });
  await expect(sent).rejects.toThrow('This request has been answered already');
  expect(await product.countFiles()).toBe(1);
  const { requests } = await (await student.browser.get('/api/tmq/requests')).json();
  expect(requests[0].feedback).toMatchObject({ mark: 18, fileName: null });
});

test('one of our own questions is marked by its own scheme: 9 for analysis and 6 for evaluation', async () => {
  await using product = await startMarkingProduct();
  const examQuestion = simulator.questions[0]?.question.replaceAll('’', "'");
  const { student } = await payMarking(product, { examQuestion, questionType: 'econ-15-16' });
  const token = await readDeskToken(product);
  const marker = product.visitor();
  const desk = await (await marker.get(`/api/marking/${token}`)).json();
  expect(desk.tariffs).toEqual([{ outOf: 15, levels: [] }]);
  const analysis = { strand: 'Knowledge, application and analysis', outOf: 9, level: null, mark: null };
  const evaluation = { strand: 'Evaluation', outOf: 6, level: null, mark: null };
  expect(desk.draft).toMatchObject({ outOf: 15, strands: [analysis, evaluation] });

  const send = (strands: unknown, changes = {}) =>
    marker.post(
      `/api/marking/${token}/feedback`,
      feedbackForm({ outOf: 15, level: null, mark: null, strands, ...changes }),
    );
  const refused: [strands: unknown, sentence: string, changes?: object][] = [
    [null, 'Please choose a level'],
    [null, 'Please choose a level', { level: 3, mark: 9 }],
    [[{ ...analysis, level: 3, mark: 8 }], 'Please choose a level'],
    [
      [
        { ...analysis, strand: 'Analysis', level: 3, mark: 8 },
        { ...evaluation, level: 2, mark: 4 },
      ],
      'Please choose a level',
    ],
    [
      [
        { ...analysis, level: 3, mark: 8 },
        { ...evaluation, outOf: 9, level: 2, mark: 4 },
      ],
      'Please choose a level',
    ],
    [
      [
        { ...analysis, level: 3, mark: 8 },
        { ...evaluation, mark: 4 },
      ],
      'Please choose a level',
    ],
    [
      [
        { ...analysis, level: 4, mark: 8 },
        { ...evaluation, level: 2, mark: 4 },
      ],
      'Please choose a level',
    ],
    [
      [
        { ...analysis, level: 3, mark: 8 },
        { ...evaluation, level: 2 },
      ],
      'Please enter a mark as a whole number',
    ],
    [
      [
        { ...analysis, level: 3, mark: 8 },
        { ...evaluation, level: 2, mark: 7 },
      ],
      'The mark is higher than the question allows',
    ],
    [
      [
        { ...analysis, level: 2, mark: 8 },
        { ...evaluation, level: 2, mark: 4 },
      ],
      'A mark of 8 is not in level 2 (4–6). Please change the mark or the level.',
    ],
  ];
  for (const [strands, sentence, changes] of refused) {
    const response = await send(strands, changes);
    expect([response.status, (await response.json()).message]).toEqual([400, sentence]);
  }
  const marked = [
    { ...analysis, level: 3, mark: 8 },
    { ...evaluation, level: 2, mark: 4 },
  ];
  expect((await send(marked)).status).toBe(200);
  const { requests } = await (await student.browser.get('/api/tmq/requests')).json();
  expect(requests[0].feedback).toMatchObject({ mark: 12, outOf: 15, level: null, strands: marked });
  await product.runJobs();
  const mail = (await product.readMail()).find(({ subject }) => subject.endsWith('is marked: 12 of 15 marks'));
  expect(mail?.bodyText).toContain('Evaluation: Level 2, 4 of 6 marks.');
});

test('a mark that its level does not allow is refused, and so is a level that the question does not have', async () => {
  await using product = await startMarkingProduct();
  await payMarking(product, { questionType: 'econ-15-16' });
  const token = await readDeskToken(product);
  const send = async (changes: Record<string, unknown>) => {
    const response = await product.visitor().post(`/api/marking/${token}/feedback`, feedbackForm(changes));
    return [response.status, (await response.json()).message];
  };
  const outside = (mark: number, level: string) => [
    400,
    `A mark of ${mark} is not in level ${level}. Please change the mark or the level.`,
  ];
  expect(await send({ outOf: 15, level: 2, mark: 14 })).toEqual(outside(14, '2 (5–8)'));
  expect(await send({ outOf: 15, level: 2, mark: 4 })).toEqual(outside(4, '2 (5–8)'));
  expect(await send({ outOf: 15, level: 2, mark: 0 })).toEqual(outside(0, '2 (5–8)'));
  expect(await send({ outOf: 15, level: 5, mark: 15 })).toEqual([400, 'Please choose a level']);
  // Nothing to credit is the lowest level.
  expect((await send({ outOf: 15, level: 1, mark: 0 }))[0]).toBe(200);
});

test('a comment that was added and never written is left out', async () => {
  await using product = await startMarkingProduct();
  const { student, token, marker } = await openDesk(product);
  const comments = [
    { quote: ' ', comment: '' },
    { quote: '', comment: 'Well put.' },
  ];
  expect((await marker.post(`/api/marking/${token}/feedback`, feedbackForm({ comments }))).status).toBe(200);
  const { requests } = await (await student.browser.get('/api/tmq/requests')).json();
  expect(requests[0].feedback.comments).toEqual([{ quote: '', comment: 'Well put.' }]);
});

test('feedback that is not complete is refused with its sentence', async () => {
  await using product = await startMarkingProduct();
  const { token } = await openDesk(product);
  const refusals = [
    [{ mark: 26 }, 'Please enter a mark as a whole number'],
    [{ mark: 21, outOf: 20 }, 'The mark is higher than the question allows'],
    [{ mark: 10.5 }, 'Please enter a mark as a whole number'],
    [{ outOf: 12 }, 'Please choose what the question is marked out of', 12],
    [{ level: null }, 'Please choose a level'],
    [{ strengths: ' \n ' }, 'Please write what the answer does well'],
    [{ nextSteps: '' }, 'Please write what to do next'],
    [{ comments: [{ quote: 'x', comment: '' }] }, 'Please write a comment beside each sentence, or remove it'],
  ] as const;
  for (const [changes, sentence] of refusals) {
    const form = feedbackForm({ mark: 10, ...changes });
    const response = await product.visitor().post(`/api/marking/${token}/feedback`, form);
    expect([response.status, (await response.json()).message]).toEqual([400, sentence]);
  }
});

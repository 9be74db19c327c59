import { afterAll, expect, test } from 'vitest';
import { readPack } from '#content/curriculum/packs.ts';
import { beforeAndAfter, sampleMarking } from '#content/samples.ts';
import { findTutor } from '#content/tutors.ts';
import { countIdeas } from '#domain/marking/count-ideas.ts';
import { readConfig } from '#server/config/config.ts';
import { createLog } from '#server/log.ts';
import type { LessonState } from '#server/providers/brain/interface.ts';
import { openEmbeddedMarker } from '#server/providers/marker/marker-embedded.ts';
import { openTeaching } from '#server/teaching/open-teaching.ts';
import { openReader } from '#server/teaching/reader/open-reader.ts';
import { takeTurn } from '#server/teaching/take-turn.ts';
import { openDesk, startMarkingProduct } from '#tests/marking.ts';
import { longestTest } from '#tests/support/patience.ts';

const log = createLog({ production: true, logLevel: 'silent' });
const { modelsDir } = readConfig({});
const marker = openEmbeddedMarker({ log, modelsDir, longestMs: 60_000 });
const reader = openReader({ log, modelsDir, longestMs: longestTest });
afterAll(() => Promise.all([marker.close(), reader.close()]));

test('the marker gives both answers of the landing page the marks that the page shows', async () => {
  const { theme, questionId, question, first, second, subject } = beforeAndAfter;
  const pack = await readPack(subject, theme);
  const asked = pack?.sections.flatMap(({ questions }) => questions).find(({ id }) => id === questionId);
  if (!asked) throw new Error(`There is no question ${questionId}`);
  expect(asked.prompt).toBe(question);
  for (const { answer, found, wanted } of [first, second]) {
    const { ideas, verdict } = await marker.mark(asked, answer, {});
    expect(countIdeas(asked, ideas), answer).toEqual({ found, wanted });
    expect(verdict).toBe(found === wanted ? 'right' : 'partly');
  }
});

test('the tutor asks what the landing page says it asks, and ends as the page does', async () => {
  const { request, question, first, tutor, second, verdict } = beforeAndAfter;
  const agent = findTutor('economics-theme-1');
  if (!agent) throw new Error('There is no tutor for Theme 1');
  const teaching = openTeaching({ reader, log });
  const now = new Date('2026-11-16T09:00:00Z');
  let lesson: LessonState | undefined;
  const replies: string[] = [];
  for (const words of [request, first.answer, second.answer]) {
    const given = {
      agent,
      focus: undefined,
      kind: 'words' as const,
      words,
      spoken: false,
      history: [],
      weakPoints: [],
    };
    const taught = await takeTurn(
      { teaching, now, mark: (asked, answer) => marker.mark(asked, answer, {}) },
      { ...given, lesson },
    );
    lesson = JSON.parse(JSON.stringify(taught.lesson));
    replies.push(taught.sentences.join(' '));
  }
  expect(replies[0]).toContain(question);
  expect(replies[1]).toBe(tutor);
  expect(replies[2]?.startsWith(verdict)).toBe(true);
});

test('the desk takes the sample’s marks, levels and comments, and each comment is about a line of the answer', async () => {
  const { examBoard, paperNumber, question, questionType, feedback, answer } = sampleMarking;
  await using product = await startMarkingProduct();
  const order = { examBoard, paperNumber, examQuestion: question, questionType };
  const { token, marker: assessor, student } = await openDesk(product, order);
  const sent = await assessor.post(`/api/marking/${token}/feedback`, feedback);
  expect([sent.status, await sent.text()]).toEqual([200, expect.anything()]);
  const { requests } = await (await student.browser.get('/api/tmq/requests')).json();
  expect(requests[0].feedback).toMatchObject(feedback);
  for (const { quote } of feedback.comments) expect(answer.join(' ')).toContain(quote);
});

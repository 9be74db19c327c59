import { readFile } from 'node:fs/promises';
import { sampleMarking } from '#content/samples.ts';
import { referenceDrawing } from '#domain/diagrams/reference-drawing.ts';
import { subjects } from '#domain/subjects.ts';
import { addDays } from '#domain/working-days.ts';
import { keptMail } from '#server/db/schema/operations.ts';
import { keepEssay } from '#server/demo/keep-essay.ts';
import { checkAttempt } from '#server/features/practice/diagrams/check-attempt.ts';
import { readDiagrams } from '#server/features/practice/diagrams/read-diagrams.ts';
import { saveExamDates } from '#server/features/practice/queue/exam-dates.ts';
import { answerQuestion } from '#server/features/practice/quick-fire/answer-question.ts';
import { endRun, insertRun, requireRun } from '#server/features/practice/quick-fire/run-queries.ts';
import { finishMarking } from '#server/features/tmq/complete.ts';
import { createConversation, requireConversation } from '#server/features/tutor/conversations.ts';
import { takeTurn } from '#server/features/tutor/take-turn.ts';
import { addTalk } from '#server/features/usage/talked-days.ts';
import type { Study } from './open-study.ts';
import { type Drawn, essayAt, essayBackAt, examInDays, type Run, type Talk } from './six-weeks.ts';

/** The good answers that the marker is tested with, in a student's own words. */
export async function readGoodAnswers(): Promise<Map<string, string>> {
  const lines = (await readFile('domain/marking/sample-answers.txt', 'utf8')).split('\n');
  return new Map(
    lines.flatMap((line) => {
      const [, subject, id, words] = /^good (\w+) (\S+) (.+)$/.exec(line) ?? [];
      return words ? [[`${subject}:${id}`, words] as const] : [];
    }),
  );
}

export async function practise(study: Study, { subject, answers }: Run, good: Map<string, string>): Promise<void> {
  const { deps, userId } = study;
  const id = study.newId();
  const itemIds = answers.map(([questionId]) => questionId);
  const startedAt = deps.clock.now();
  await insertRun(deps.db, { id, userId, subject, scope: 'mixed', calm: false, itemIds, startedAt });
  for (const [questionId, words, sureness] of answers) {
    const answer = words ?? good.get(`${subject}:${questionId}`);
    if (!answer) throw new Error(`There is no good answer to ${subject} ${questionId}`);
    study.pass(35);
    const run = await requireRun(deps.db, userId, id);
    const given = { runId: id, questionId, spoken: false, timedOut: false, takenMs: 9000 + 220 * answer.length };
    const { followUp } = await answerQuestion(deps, run, {
      ...{ ...given, id: study.newId(), answer, followUp: false },
      ...(sureness === undefined ? {} : { sureness }),
    });
    study.pass(20);
    const once = { ...given, id: study.newId(), followUp: true };
    if (followUp) await answerQuestion(deps, run, { ...once, answer: good.get(`${subject}:${questionId}`) ?? answer });
  }
  await endRun(deps.db, id, deps.clock.now());
}

export async function talk(study: Study, { agentId, lines, talkedSeconds }: Talk): Promise<void> {
  const { deps, userId } = study;
  const spoken = talkedSeconds !== undefined;
  const { id, subject } = await createConversation(deps, userId, { agentId });
  const conversation = await requireConversation(deps, userId, id);
  for (const words of [undefined, ...lines]) {
    const turn = words === undefined ? { kind: 'opening' as const, words: '' } : { kind: 'words' as const, words };
    for await (const event of takeTurn(deps, { conversation, spoken, ...turn }))
      if (event.kind === 'tutor' || event.kind === 'student') console.log(`  ${event.kind}: ${event.text}`);
    study.pass(40);
  }
  if (talkedSeconds) await addTalk(deps, { userId, subject }, talkedSeconds);
}

export async function draw(study: Study, { diagramId }: Drawn): Promise<void> {
  const diagram = (await readDiagrams()).get(diagramId);
  if (!diagram) throw new Error(`There is no diagram ${diagramId}`);
  const attempt = { id: study.newId(), drawing: referenceDrawing(diagram), hints: 0, takenMs: 140_000 };
  await checkAttempt(study.deps, study.userId, diagram, attempt);
}

export async function setExams({ deps, userId }: Study, until: string): Promise<void> {
  for (const subject of subjects) {
    const dates = examInDays[subject].map((days, at) => ({
      paper: (at + 1) as 1 | 2 | 3,
      examOn: addDays(until, days),
    }));
    await saveExamDates(deps, userId, subject, { dates });
  }
}

/** Uploaded, paid for in test mode, and marked at the desk, as any essay is. */
export async function sendEssay(study: Study): Promise<void> {
  const { deps, send } = study;
  study.goTo(essayAt);
  const { filePath } = await keepEssay(deps);
  const file = await deps.files.read(filePath);
  const pdf = new Uint8Array(await new Response(file?.content).arrayBuffer());
  const headers = { 'X-File-Name': 'cocoa-essay.pdf', 'Content-Type': 'application/octet-stream' };
  const upload = await (await send('POST', '/api/tmq/economics/uploads', pdf, headers)).json();
  const { examBoard, paperNumber, question, questionType, feedback } = sampleMarking;
  const order = { examBoard, paperNumber, examQuestion: question, questionType, email: 'demo@demo.example' };
  const form = { ...order, uploadId: upload.id, acceptedNoRefund: true };
  const { url } = await (await send('POST', '/api/tmq/economics/requests', form)).json();
  const sessionId = url.split('/').at(-1);
  await deps.testModePayments?.control.pay(sessionId);
  const checkout = await deps.payments.readCheckout(sessionId);
  if (checkout) await finishMarking(deps, checkout);
  await study.runJobs();
  study.goTo(essayBackAt);
  const mail = await deps.db().select().from(keptMail);
  const desk = mail.map(({ bodyText }) => /\/marking\/([\w-]{43})(?!\/)/.exec(bodyText)?.[1]).find(Boolean);
  await send('POST', `/api/marking/${desk}/feedback`, feedback);
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import business from '#content/curriculum/business.json' with { type: 'json' };
import type { Idea, KnowledgeFile, SimulatorEntry, SimulatorQuestion, Theme } from '#content/curriculum/curriculum.ts';
import diagramFile from '#content/curriculum/diagrams.json' with { type: 'json' };
import economics from '#content/curriculum/economics.json' with { type: 'json' };
import essayQuestions from '#content/curriculum/essay-questions.json' with { type: 'json' };
import businessClaims from '#content/curriculum/knowledge/claims/business.json' with { type: 'json' };
import economicsClaims from '#content/curriculum/knowledge/claims/economics.json' with { type: 'json' };
import macros from '#content/curriculum/knowledge/macros.json' with { type: 'json' };
import { packs, readPack } from '#content/curriculum/packs.ts';
import simulatorFile from '#content/curriculum/simulator.json' with { type: 'json' };
import skills from '#content/curriculum/skills.json' with { type: 'json' };
import { subjectTexts } from '#content/pages/subjects.ts';
import { tutorAgents } from '#content/tutors.ts';
import { saysWhy } from '#domain/marking/lenses.ts';
import { subjects } from '#domain/subjects.ts';

const maps: Record<(typeof subjects)[number], Theme[]> = { economics: economics.themes, business: business.units };
const simulator = simulatorFile.questions as SimulatorEntry[];
const { diagrams } = diagramFile;
const knowledge: KnowledgeFile[] = [];
for (const subject of subjects) {
  for (const { number } of maps[subject]) {
    const pack = await readPack(subject, number);
    if (pack) knowledge.push(pack);
  }
}
const sections = knowledge.flatMap((pack) => pack.sections);
const questions = sections.flatMap((section) => section.questions);

test('Economics has 4 themes and 87 sections, Business 10 units and 42', () => {
  expect(maps.economics.map((theme) => theme.sections.length)).toEqual([22, 24, 20, 21]);
  expect(maps.business.map((unit) => unit.sections.length)).toEqual([3, 3, 4, 5, 4, 5, 8, 2, 4, 4]);
  expect(Object.values(packs).map((list) => list.length)).toEqual([4, 10]);
});

test('the subjects page tells of the themes and units as the curriculum has them', () => {
  for (const { subject, parts } of subjectTexts) {
    const told = parts.map(({ title, sections }) => ({ title, sections }));
    expect(told).toEqual(maps[subject].map(({ title, sections }) => ({ title, sections: sections.length })));
  }
});

test('every theme and every simulator question names a tutor that exists, and a theme greets by its own title', () => {
  const tutors = new Map(tutorAgents.map((agent) => [agent.id, agent]));
  for (const subject of subjects)
    for (const { tutorAgentKey } of maps[subject]) expect(tutors.get(tutorAgentKey)?.subject).toBe(subject);
  for (const { agentKey, index } of simulator) expect(tutors.get(agentKey)?.question ?? index, agentKey).toBe(index);
  for (const { number, title } of maps.economics)
    expect(tutors.get(`economics-theme-${number}`)?.greeting).toContain(`Theme ${number}, ${title}.`);
});

test('the knowledge packs hold 129 sections, 1,135 key points and 552 questions', () => {
  expect(sections).toHaveLength(129);
  expect(sections.flatMap((section) => section.keyPoints)).toHaveLength(1135);
  expect(questions).toHaveLength(552);
});

test('every section has one claim to weigh, written for it, with a reason on each side and what decides it', () => {
  for (const [subject, claims] of Object.entries({ economics: economicsClaims, business: businessClaims })) {
    const ids = knowledge
      .filter((pack) => pack.subject === subject)
      .flatMap((pack) => pack.sections.map(({ id }) => id));
    expect(Object.keys(claims)).toEqual(ids);
    const entries = Object.values(claims);
    expect(new Set(entries.map(({ claim }) => claim)).size).toBe(entries.length);
    for (const { claim, agree, disagree, decides } of entries) {
      for (const text of [claim, agree, disagree, decides]) expect(text).toMatch(/^[A-Z].{20,150}\.$/);
      for (const side of [agree, disagree]) expect(saysWhy(side), side).toBe(true);
      expect(claim.split(' ').length, claim).toBeLessThan(20);
    }
  }
});

test('every section of the map has its knowledge under the same id, in the same order, once per subject', () => {
  for (const subject of subjects) {
    const ids = maps[subject].flatMap((theme) => theme.sections.map((section) => section.id));
    const packed = knowledge.filter((pack) => pack.subject === subject).flatMap((pack) => pack.sections);
    expect(packed.map((section) => section.id)).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { number, sections } of maps[subject]) {
      const shape = subject === 'economics' ? `^${number}\\.\\d+\\.\\d+$` : `^3\\.${number}\\.\\d+$`;
      for (const { id, title, topics } of sections) {
        expect(id).toMatch(new RegExp(shape));
        expect(title && topics[0], id).toBeTruthy();
      }
    }
  }
});

test('every section teaches: 4 to 13 key points, among them each of the five kinds that revision needs', () => {
  for (const { id, keyPoints } of sections) {
    expect(keyPoints.length, id).toBeGreaterThanOrEqual(4);
    expect(keyPoints.length, id).toBeLessThanOrEqual(13);
    expect([...new Set(keyPoints.map((point) => point.type))], id).toEqual(
      expect.arrayContaining(['definition', 'chain', 'evaluation', 'example', 'misconception']),
    );
    for (const [index, point] of keyPoints.entries()) {
      expect(point.id).toBe(`${id}-p${index + 1}`);
      expect(point.text.length, point.id).toBeGreaterThanOrEqual(20);
      if (point.type === 'definition') expect(point.term, point.id).toBeTruthy();
      if (point.type === 'formula') expect(point.formula, point.id).toBeTruthy();
      if (point.type === 'chain') expect(point.steps.length, point.id).toBeGreaterThanOrEqual(3);
      if (point.type === 'example') expect(['checked', 'memory', 'illustrative'], point.id).toContain(point.verified);
      if (point.type === 'misconception') expect(point.correction.length, point.id).toBeGreaterThanOrEqual(15);
    }
  }
});

test('every question can be asked and marked', () => {
  expect(new Set(questions.map((question) => question.prompt)).size).toBe(552);
  for (const { id, questions } of sections) {
    expect(questions.length, id).toBeGreaterThanOrEqual(3);
    expect(questions.length, id).toBeLessThanOrEqual(6);
    for (const [index, question] of questions.entries()) {
      expect(question.id).toBe(`${id}-q${index + 1}`);
      expect(question.ao, question.id).toMatch(/^AO[1-4]$/);
      expect([1, 2, 3], question.id).toContain(question.difficulty);
      expect([30, 60, 90], question.id).toContain(question.seconds);
      expect(question.prompt.length, question.id).toBeGreaterThanOrEqual(12);
      expect(question.modelAnswer.length, question.id).toBeGreaterThanOrEqual(8);
      expect(question.requiredIdeas.length || question.numeric, question.id).toBeTruthy();
      expect(question.need ?? 0, question.id).toBeLessThanOrEqual(question.requiredIdeas.length);
    }
  }
});

test('every accept pattern parses, and every list of words it names exists', () => {
  const patterns = allIdeas().flatMap((idea) => idea.accept);
  const errorPatterns = questions.flatMap(
    (question) => question.commonErrors?.flatMap((error) => error.patterns) ?? [],
  );
  expect(patterns).toHaveLength(1756);
  for (const pattern of [...patterns, ...errorPatterns]) {
    for (const slot of pattern.split(/\s+/)) {
      expect(slot, pattern).not.toMatch(/^$|^\/|\/$|\/\//);
      for (const word of slot.split('/'))
        if (word.startsWith('@')) expect(macros, pattern).toHaveProperty(word.slice(1));
    }
  }
});

test('there are 40 diagrams, each with words, and every reference to a diagram or section resolves', () => {
  expect(diagrams).toHaveLength(40);
  const ids = new Set(diagrams.map((diagram) => diagram.id));
  expect(ids.size).toBe(40);
  for (const { id, title, explanation, commonErrors, subject, sections: belongsTo } of diagrams) {
    expect(title, id).toBeTruthy();
    expect(explanation.length, id).toBeGreaterThanOrEqual(60);
    expect(commonErrors.length, id).toBeGreaterThan(0);
    expect(subjects).toContain(subject);
    const known = sections.map((section) => section.id);
    for (const section of belongsTo) expect(known, id).toContain(section);
  }
  const shown = new Set(sections.flatMap((section) => section.diagrams));
  expect([...shown].sort(), 'every diagram is shown with some section').toEqual([...ids].sort());
  for (const { index, suggestedDiagrams } of simulator)
    for (const name of suggestedDiagrams) expect([...ids], `simulator ${index}`).toContain(name);
});

test('the simulator holds the 12 questions of the specification, each labelled as our own', () => {
  expect(simulator.map((question) => question.index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(simulator.map((question) => question.eb)).toEqual([
    ...Array(4).fill('Edexcel A'),
    ...Array(4).fill('OCR'),
    ...Array(4).fill('AQA'),
  ]);
  for (const question of simulator) {
    const at = `simulator ${question.index}`;
    expect(question.marksTag, at).toBe(`${question.marks} marks`);
    expect(question.paper, at).toMatch(/Paper [12]/);
    expect([2022, 2023, 2024], at).toContain(question.year);
    expect(question.notice, at).toContain('not a past-paper question');
    expect(question.caseStudy.length, at).toBeGreaterThanOrEqual(2);
    for (const { status } of question.figures) expect(['real', 'illustrative'], at).toContain(status);
    expect(question.checkpoints.length, at).toBeGreaterThanOrEqual(7);
    expect(question.indicativeContent.judgement.length, at).toBeGreaterThanOrEqual(40);
  }
});

test('the skills spell IDEA and SPEC, show levels 3 to 5, and list six micro and six macro essays as the simulator has them', () => {
  expect(skills.analysisBuilder.idea.expansion.map((step) => step.letter).join('')).toBe('IDEA');
  expect(skills.evaluationSkills.spec.expansion.map((step) => step.letter).join('')).toBe('SPEC');
  expect(skills.levels.byLevel.map((level) => level.level)).toEqual([3, 4, 5]);
  for (const part of ['micro', 'macro'] as const) {
    expect(essayQuestions[part]).toHaveLength(6);
    for (const essay of essayQuestions[part]) {
      const question = simulator[essay.simulatorIndex];
      expect(question).toMatchObject({ part, topic: essay.topic, marksTag: essay.marksTag, question: essay.question });
      // Spec 2: the years of each board's papers that the questions are modelled on.
      expect(essay.source).toBe(`${question?.eb} ${yearsOf[question?.eb ?? '']}`);
    }
  }
});

const yearsOf: Record<string, string> = { 'Edexcel A': '2024', OCR: '2022 to 2024', AQA: '2022 to 2023' };

/** The public files are written by this test (`vitest run tests/content.test.ts -u`) and checked by it ever after. */
test.each(simulator)(
  'the public file of simulator question $index holds what anybody may read of it',
  async (entry) => {
    const file = `../content/curriculum/public/simulator-${entry.index}.json`;
    await expect(`${JSON.stringify(publicQuestion(entry), null, 1)}\n`).toMatchFileSnapshot(file);
  },
);

test('the public list of the simulator holds its steps, its benefits and its twelve questions', async () => {
  const { howToUse, benefits } = simulatorFile;
  expect(howToUse).toHaveLength(7);
  expect(benefits).toHaveLength(4);
  const fields = ['index', 'eb', 'year', 'paper', 'topic', 'marksTag', 'question'] as const;
  const list = simulator.map((entry) => pick(entry, fields));
  const text = `${JSON.stringify({ howToUse, benefits, questions: list }, null, 1)}\n`;
  await expect(text).toMatchFileSnapshot('../content/curriculum/public/simulator-list.json');
});

test('no file that the browser may load holds an answer', async () => {
  const curriculum = 'content/curriculum';
  const publicFiles = (await readdir(`${curriculum}/public`)).map((name) => `public/${name}`);
  for (const name of ['economics.json', 'business.json', 'skills.json', 'essay-questions.json', ...publicFiles])
    expect(leaks(await readFile(`${curriculum}/${name}`, 'utf8')), name).toEqual([]);
});

test('no built file holds an answer', async () => {
  for (const file of await filesBelow('dist/web', /\.(js|html|json|css)$/).catch(() => [])) {
    expect(leaks(await readFile(file, 'utf8').catch(() => '')), file).toEqual([]);
  }
});

test('the search for answers finds one in HTML, in a script and in JSON', () => {
  const [secret = ''] = secrets().filter((text) => text.includes("'") && text.includes('→'));
  expect(leaks(`<p>${secret.replaceAll("'", '&#x27;')}</p>`)).toHaveLength(1);
  expect(leaks(`a='${secret.replaceAll("'", "\\'").replaceAll('→', '\\u2192')}'`)).toHaveLength(1);
  expect(leaks(JSON.stringify({ secret }))).toHaveLength(1);
});

test('the screens import nothing of the curriculum but its types and its public files', async () => {
  const allowed =
    /^#content\/curriculum\/(curriculum\.ts|(economics|business|skills|essay-questions)\.json|public\/.*)$/;
  for (const file of await filesBelow('web', /(?<!\.test)\.tsx?$/)) {
    const code = await readFile(file, 'utf8');
    for (const [, path = ''] of code.matchAll(/['"`](#content\/curriculum\/[^'"`]*)['"`]/g))
      expect(path, file).toMatch(allowed);
  }
});

function publicQuestion(entry: SimulatorEntry): SimulatorQuestion {
  const facts = ['index', 'label', 'notice', 'eb', 'year', 'paper', 'topic', 'marksTag', 'marks', 'part'] as const;
  return pick(entry, [...facts, 'title', 'question', 'caseStudy', 'figures']);
}

function pick<Whole, Key extends keyof Whole>(whole: Whole, keys: readonly Key[]) {
  return Object.fromEntries(keys.map((key) => [key, whole[key]])) as Pick<Whole, Key>;
}

function allIdeas(): Idea[] {
  return [
    ...questions.flatMap((question) => [...question.requiredIdeas, ...(question.bonusIdeas ?? [])]),
    ...simulator.flatMap((question) => question.checkpoints),
  ];
}

/** Everything that answers or marks a question. Short ones are left out: 'price falls' is not a secret. */
function secrets(): string[] {
  const indicative = simulator.flatMap(({ indicativeContent }) => Object.values(indicativeContent).flat());
  return [
    ...questions.map((question) => question.modelAnswer),
    ...allIdeas().flatMap(({ idea, accept }) => [idea, ...accept]),
    ...indicative,
    ...simulator.flatMap(({ tutorPrompts, commonPitfalls }) => [...tutorPrompts, ...commonPitfalls]),
  ].filter((text) => plain(text).length >= 28);
}

function leaks(text: string): string[] {
  const haystack = plain(text);
  return plainSecrets.filter(({ needle }) => haystack.includes(needle)).map(({ secret }) => secret);
}

/** Made once: there are thousands, and every built file is searched for each. */
const plainSecrets = secrets().map((secret) => ({ secret, needle: plain(secret) }));

/** Letters and digits alone, so that it does not matter how HTML, scripts or JSON escape the rest. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/&#?\w+;|\\u[0-9a-f]{4}|\\n/g, '')
    .replace(/[^a-z0-9]/g, '');
}

async function filesBelow(folder: string, name: RegExp): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && name.test(entry.name)).map((e) => join(e.parentPath, e.name));
}

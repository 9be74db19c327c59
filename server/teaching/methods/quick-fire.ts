import type { QuickFireQuestion } from '#content/curriculum/curriculum.ts';
import { ownSections } from '../curriculum/own-section.ts';
import type { OpenOf } from '../lesson.ts';
import { weigh } from '../mark/progress.ts';
import { record } from '../mark/record.ts';
import { inWords } from '../say/numbers.ts';
import { lowerFirst } from '../say/say-point.ts';
import { tell } from '../say/tell.ts';
import { type Reply, readQuestion, type Scene } from '../scene.ts';
import { cueOf, firstMissing } from './cues.ts';
import { drawQuestions } from './draw-questions.ts';
import { findSection } from './find-point.ts';

export type OpenRun = OpenOf<'run'>;

/** Five questions on a theme, on a topic or on everything that was taught, what was weak last time first. */
export async function startRun(scene: Scene, about: string): Promise<Reply> {
  const { lesson, turn, shelf } = scene;
  const theme = /\b(?:theme|unit)\s*(\d+|one|two|three|four)\b/i.exec(about)?.[1];
  const number = theme ? Number(theme) || ['one', 'two', 'three', 'four'].indexOf(theme.toLowerCase()) + 1 : 0;
  let sections = number ? shelf.sections.filter((section) => section.theme === number) : ownSections(scene);
  if (about && !number && !/^(?:go|start|mix|a mix|anything|everything|all|mixed|random|you choose)$/i.test(about)) {
    const section = await findSection(scene, about);
    if (!section) return { say: [tell(lesson, 'notTrusted')], ask: tell(lesson, 'chooseTopic') };
    sections = [section];
  }
  const weak = turn.weakPoints
    .map(({ itemId }) => itemId)
    .filter(
      (id) =>
        !lesson.asked.includes(id) &&
        sections.some((section) => section.questions.some((question) => question.id === id)),
    );
  const ids = drawQuestions(scene, sections, weak);
  const run: OpenRun = { kind: 'run', ids, at: 0, marks: [], askedAt: scene.now.getTime(), doubted: false };
  return {
    say: [tell(lesson, 'runStart'), ...(weak.length ? [tell(lesson, 'runWeak')] : [])],
    ask: runAsk(scene, run),
    change: { open: run, asked: [...new Set([...lesson.asked, ...ids])], section: sections[0]?.id ?? null },
  };
}

export function runAsk(scene: Scene, { ids, at }: OpenRun): string {
  const placed = readQuestion(scene, ids[at] ?? '');
  if (!placed) return tell(scene.lesson, 'chooseTopic');
  const { prompt, seconds } = placed.question;
  return tell(scene.lesson, 'runAsk', {
    number: inWords(at + 1),
    all: inWords(ids.length),
    seconds: String(seconds),
    prompt,
  });
}

/** Marked at once; an answer that cannot be judged is asked about once. */
export async function answerRun(scene: Scene, open: OpenRun, words: string): Promise<Reply> {
  const { lesson } = scene;
  const placed = readQuestion(scene, open.ids[open.at] ?? '');
  if (!placed) return finishRun(scene, open, []);
  const { question } = placed;
  const progress = weigh(question, await scene.mark(question, words), [], words);
  if (progress.unsure && !open.doubted && !progress.found.length) {
    const cue = cueOf(scene, question, firstMissing(question, []));
    return {
      say: [tell(lesson, 'doubt')],
      ask: tell(lesson, 'doubtAsk', { cue }),
      change: { open: { ...open, doubted: true } },
    };
  }
  const late = isLate(scene, open, question, words);
  const verdict = progress.complete ? 'right' : progress.found.length ? 'partly' : 'not yet';
  const cue = cueOf(scene, question, firstMissing(question, progress.found));
  const heard = {
    right: tell(lesson, 'runRight'),
    partly: tell(lesson, 'runPart', { idea: lowerFirst(progress.found[0] ?? ''), cue }),
    'not yet': tell(lesson, 'runWrong', { cue }),
  }[verdict];
  return nextInRun(scene, open, verdict, late, progress.missing, [heard, ...(late ? [tell(lesson, 'runLate')] : [])]);
}

/** Passed: counted as not yet, and on. */
export function passInRun(scene: Scene, open: OpenRun): Reply {
  const placed = readQuestion(scene, open.ids[open.at] ?? '');
  const missing = placed?.question.requiredIdeas[0]?.idea;
  return nextInRun(scene, open, 'not yet', false, missing, [tell(scene.lesson, 'skip')]);
}

function nextInRun(
  scene: Scene,
  open: OpenRun,
  verdict: 'right' | 'partly' | 'not yet',
  late: boolean,
  missing: string | undefined,
  say: string[],
): Reply {
  const id = open.ids[open.at] ?? '';
  const sectionId = readQuestion(scene, id)?.section.id ?? '';
  const { evidence, results } = record(scene, {
    sectionId,
    itemKind: 'question',
    itemId: id,
    verdict,
    hints: 0,
    unassisted: false,
    missing: verdict === 'right' ? undefined : missing,
  });
  const marks = [...open.marks, { id, verdict, late, missing: missing ?? null }];
  const next: OpenRun = { ...open, at: open.at + 1, marks, askedAt: scene.now.getTime(), doubted: false };
  const after = { ...scene, lesson: { ...scene.lesson, results } };
  const reply =
    next.at < next.ids.length ? { say, ask: runAsk(scene, next), change: { open: next } } : finishRun(after, next, say);
  return { ...reply, change: { ...reply.change, results }, evidence };
}

function finishRun(scene: Scene, { marks }: OpenRun, say: string[]): Reply {
  const { lesson } = scene;
  const right = marks.filter(({ verdict }) => verdict === 'right').length;
  const inTime = marks.filter(({ verdict, late }) => verdict === 'right' && !late).length;
  const all = inWords(marks.length);
  const result = right
    ? tell(lesson, 'runResult', {
        right: inWords(right),
        all,
        inTime: inTime === right ? 'all' : inTime ? inWords(inTime) : 'none',
      })
    : tell(lesson, 'runNone', { all });
  const missed =
    marks.find(({ verdict }) => verdict === 'not yet') ?? marks.find(({ verdict }) => verdict === 'partly');
  const placed = missed && readQuestion(scene, missed.id);
  if (!placed)
    return {
      say: [...say, result],
      ask: tell(lesson, 'runMore'),
      change: { open: { kind: 'offer', act: 'test-me', words: 'a mix' } },
    };
  const at = placed.question.requiredIdeas.findIndex(({ idea }) => idea === missed.missing);
  const cue = cueOf(scene, placed.question, Math.max(0, at));
  return {
    say: [...say.slice(0, 1), result, tell(lesson, 'runBack', { cue })],
    ask: placed.question.prompt,
    change: {
      section: placed.section.id,
      open: { kind: 'check', id: placed.question.id, tries: 0, helped: 0, found: [] },
    },
  };
}

/** Listening to a question and speaking take time that is not thinking. */
function isLate(
  { now, turn }: Scene,
  { askedAt }: OpenRun,
  { seconds, prompt }: QuickFireQuestion,
  words: string,
): boolean {
  const listening = turn.spoken ? prompt.split(/\s+/).length / wordsPerSecond : readingSeconds;
  const answering = turn.spoken ? 0 : words.length / lettersPerSecond;
  return (now.getTime() - askedAt) / 1000 > seconds + listening + answering;
}

const wordsPerSecond = 2.5;
const readingSeconds = 5;
/** Typing is slower than speaking, and the clock is for thinking. */
const lettersPerSecond = 4;

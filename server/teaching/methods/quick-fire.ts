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
  const missedBefore = turn.weakPoints.map(({ itemId }) => itemId).filter((id) => ids.includes(id));
  const run: OpenRun = { kind: 'run', ids, at: 0, marks: [], missedBefore, doubted: false };
  return {
    say: [tell(lesson, 'runStart'), ...(weak.length ? [tell(lesson, 'runWeak')] : [])],
    ask: runAsk(scene, run),
    change: { open: run, asked: [...new Set([...lesson.asked, ...ids])], section: sections[0]?.id ?? null },
  };
}

export function runAsk(scene: Scene, { ids, at }: OpenRun): string {
  const placed = readQuestion(scene, ids[at] ?? '');
  if (!placed) return tell(scene.lesson, 'chooseTopic');
  const { prompt } = placed.question;
  return tell(scene.lesson, 'runAsk', { number: inWords(at + 1), all: inWords(ids.length), prompt });
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
  const verdict = progress.complete ? 'right' : progress.found.length ? 'partly' : 'not yet';
  const cue = cueOf(scene, question, firstMissing(question, progress.found));
  const heard = {
    right: tell(lesson, 'runRight'),
    partly: tell(lesson, 'runPart', { idea: lowerFirst(progress.found[0] ?? ''), cue }),
    'not yet': tell(lesson, 'runWrong', { cue }),
  }[verdict];
  return nextInRun(scene, open, verdict, progress.missing, [heard]);
}

/** Passed: counted as not yet, and on. */
export function passInRun(scene: Scene, open: OpenRun): Reply {
  const placed = readQuestion(scene, open.ids[open.at] ?? '');
  const missing = placed?.question.requiredIdeas[0]?.idea;
  return nextInRun(scene, open, 'not yet', missing, [tell(scene.lesson, 'skip')]);
}

function nextInRun(
  scene: Scene,
  open: OpenRun,
  verdict: 'right' | 'partly' | 'not yet',
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
  const marks = [...open.marks, { id, verdict, missing: missing ?? null }];
  const next: OpenRun = { ...open, at: open.at + 1, marks, doubted: false };
  const after = { ...scene, lesson: { ...scene.lesson, results } };
  const reply =
    next.at < next.ids.length ? { say, ask: runAsk(scene, next), change: { open: next } } : finishRun(after, next, say);
  return { ...reply, change: { ...reply.change, results }, evidence };
}

function finishRun(scene: Scene, { marks, missedBefore }: OpenRun, heard: string[]): Reply {
  const { lesson } = scene;
  const right = marks.filter(({ verdict }) => verdict === 'right').length;
  const all = inWords(marks.length);
  const result = right ? tell(lesson, 'runResult', { right: inWords(right), all }) : tell(lesson, 'runNone', { all });
  const better = marks.find(({ id, verdict }) => verdict === 'right' && missedBefore.includes(id));
  const prompt = better && readQuestion(scene, better.id)?.question.prompt;
  const say = [...heard, result, ...(prompt ? [tell(lesson, 'runBetter', { prompt })] : [])];
  const missed =
    marks.find(({ verdict }) => verdict === 'not yet') ?? marks.find(({ verdict }) => verdict === 'partly');
  const placed = missed && readQuestion(scene, missed.id);
  if (!placed)
    return {
      say,
      ask: tell(lesson, 'runMore'),
      change: { open: { kind: 'offer', act: 'test-me', words: 'a mix' } },
    };
  const at = placed.question.requiredIdeas.findIndex(({ idea }) => idea === missed.missing);
  const cue = cueOf(scene, placed.question, Math.max(0, at));
  return {
    say: [...say, tell(lesson, 'runBack', { cue })],
    ask: placed.question.prompt,
    change: {
      section: placed.section.id,
      open: { kind: 'check', id: placed.question.id, tries: 0, helped: 0, found: [], inPassing: false },
    },
  };
}

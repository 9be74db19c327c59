import { ownSections } from '../curriculum/own-section.ts';
import type { OpenOf } from '../lesson.ts';
import { weigh } from '../mark/progress.ts';
import { record } from '../mark/record.ts';
import { inWords } from '../say/numbers.ts';
import { lowerFirst } from '../say/say-point.ts';
import { tell } from '../say/tell.ts';
import { type Reply, readQuestion, type TurnContext } from '../turn-context.ts';
import { cueOf, firstMissing } from './cues.ts';
import { drawQuestions } from './draw-questions.ts';
import { findSection } from './find-point.ts';

export type OpenRun = OpenOf<'run'>;

/** Five questions on a theme, on a topic or on everything that was taught, what was weak last time first. */
export async function startRun(context: TurnContext, about: string): Promise<Reply> {
  const { lesson, turn, course } = context;
  const theme = /\b(?:theme|unit)\s*(\d+|one|two|three|four)\b/i.exec(about)?.[1];
  const number = theme ? Number(theme) || ['one', 'two', 'three', 'four'].indexOf(theme.toLowerCase()) + 1 : 0;
  let sections = number ? course.sections.filter((section) => section.theme === number) : ownSections(context);
  if (about && !number && !/^(?:go|start|mix|a mix|anything|everything|all|mixed|random|you choose)$/i.test(about)) {
    const section = await findSection(context, about);
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
  const ids = drawQuestions(context, sections, weak);
  const missedBefore = turn.weakPoints.map(({ itemId }) => itemId).filter((id) => ids.includes(id));
  const run: OpenRun = { kind: 'run', ids, at: 0, marks: [], missedBefore, doubted: false };
  return {
    say: [tell(lesson, 'runStart'), ...(weak.length ? [tell(lesson, 'runWeak')] : [])],
    ask: runAsk(context, run),
    change: { open: run, asked: [...new Set([...lesson.asked, ...ids])], section: sections[0]?.id ?? null },
  };
}

export function runAsk(context: TurnContext, { ids, at }: OpenRun): string {
  const placed = readQuestion(context, ids[at] ?? '');
  if (!placed) return tell(context.lesson, 'chooseTopic');
  const { prompt } = placed.question;
  return tell(context.lesson, 'runAsk', { number: inWords(at + 1), all: inWords(ids.length), prompt });
}

/** Marked at once; an answer that cannot be judged is asked about once. */
export async function answerRun(context: TurnContext, open: OpenRun, words: string): Promise<Reply> {
  const { lesson } = context;
  const placed = readQuestion(context, open.ids[open.at] ?? '');
  if (!placed) return finishRun(context, open, []);
  const { question } = placed;
  const progress = weigh(question, await context.mark(question, words), [], words);
  if (progress.unsure && !open.doubted && !progress.found.length) {
    const cue = cueOf(context, question, firstMissing(question, []));
    return {
      say: [tell(lesson, 'doubt')],
      ask: tell(lesson, 'doubtAsk', { cue }),
      change: { open: { ...open, doubted: true } },
    };
  }
  const verdict = progress.complete ? 'right' : progress.found.length ? 'partly' : 'not yet';
  const cue = cueOf(context, question, firstMissing(question, progress.found));
  const heard = {
    right: tell(lesson, 'runRight'),
    partly: tell(lesson, 'runPart', { idea: lowerFirst(progress.found[0] ?? ''), cue }),
    'not yet': tell(lesson, 'runWrong', { cue }),
  }[verdict];
  return nextInRun(context, open, verdict, progress.missing, [heard]);
}

/** Passed: counted as not yet, and on. */
export function passInRun(context: TurnContext, open: OpenRun): Reply {
  const placed = readQuestion(context, open.ids[open.at] ?? '');
  const missing = placed?.question.requiredIdeas[0]?.idea;
  return nextInRun(context, open, 'not yet', missing, [tell(context.lesson, 'skip')]);
}

function nextInRun(
  context: TurnContext,
  open: OpenRun,
  verdict: 'right' | 'partly' | 'not yet',
  missing: string | undefined,
  say: string[],
): Reply {
  const id = open.ids[open.at] ?? '';
  const sectionId = readQuestion(context, id)?.section.id ?? '';
  const { evidence, results } = record(context, {
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
  const after = { ...context, lesson: { ...context.lesson, results } };
  const reply =
    next.at < next.ids.length
      ? { say, ask: runAsk(context, next), change: { open: next } }
      : finishRun(after, next, say);
  return { ...reply, change: { ...reply.change, results }, evidence };
}

function finishRun(context: TurnContext, { marks, missedBefore }: OpenRun, heard: string[]): Reply {
  const { lesson } = context;
  const right = marks.filter(({ verdict }) => verdict === 'right').length;
  const all = inWords(marks.length);
  const result = right ? tell(lesson, 'runResult', { right: inWords(right), all }) : tell(lesson, 'runNone', { all });
  const better = marks.find(({ id, verdict }) => verdict === 'right' && missedBefore.includes(id));
  const prompt = better && readQuestion(context, better.id)?.question.prompt;
  const say = [...heard, result, ...(prompt ? [tell(lesson, 'runBetter', { prompt })] : [])];
  const missed =
    marks.find(({ verdict }) => verdict === 'not yet') ?? marks.find(({ verdict }) => verdict === 'partly');
  const placed = missed && readQuestion(context, missed.id);
  if (!placed)
    return {
      say,
      ask: tell(lesson, 'runMore'),
      change: { open: { kind: 'offer', act: 'test-me', words: 'a mix' } },
    };
  const at = placed.question.requiredIdeas.findIndex(({ idea }) => idea === missed.missing);
  const cue = cueOf(context, placed.question, Math.max(0, at));
  return {
    say: [...say, tell(lesson, 'runBack', { cue })],
    ask: placed.question.prompt,
    change: {
      section: placed.section.id,
      open: { kind: 'check', id: placed.question.id, tries: 0, helped: 0, found: [], inPassing: false },
    },
  };
}

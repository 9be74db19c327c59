import type { Worry } from '../study/worries.ts';
import { type Subject, subjects } from '../subjects.ts';
import type { Evidence } from '../tutor.ts';
import * as reasons from './reasons.ts';
import { draftPath, exercisePath, fromMemory, quickFire, sectionPath, weakPath } from './step-paths.ts';

export type SectionName = { id: string; title: string };

/** What is known of one subject of the student's plan. */
export type SubjectFacts = {
  subject: Subject;
  /** Whether anything has been shown in it yet. */
  started: boolean;
  /** Questions that are due by now, by section; `fading` of them are well past their day. The largest first. */
  due: { section: SectionName; cards: number; fading: number }[];
  /** Diagrams that are due by now. */
  drawingsDue: number;
  /** Chains and points of evaluation that are due by now, each with the one that has waited longest. */
  exercisesDue: Record<ExerciseItem, { count: number; itemId: string } | null>;
  /** What the newest evidence shows as not right, the weakest first. */
  weak: { section: SectionName; missing: string | null; itemKind: Evidence['itemKind']; itemId: string }[];
  /** The first paper that is still to come. */
  exam: { paper: number; days: number } | null;
  /** A run of questions that was left before its end. */
  run: { id: string; left: number; of: number } | null;
  /** The newest piece of work that was not handed in. */
  draft: { kind: string; itemId: string; title: string } | null;
  /** The first section in the course's order that nothing was shown of. */
  unseen: SectionName | null;
  /** What the student has said is worrying: it comes a little sooner. */
  worries?: readonly Worry[];
};

/** What the Analysis Builder and Evaluation Skills ask about. */
export type ExerciseItem = 'chain' | 'evaluation';

export type MarkedWork = { subject: Subject; state: 'returned' | 'file wanted' };

export type NextStep = {
  kind: 'file' | 'feedback' | 'run' | 'draft' | 'due' | 'drawing' | 'exercise' | 'weak' | 'new' | 'first';
  subject: Subject;
  title: string;
  reason: string;
  path: string;
};

const mostSteps = 3;

/**
 * The best use of the next ten minutes first: what somebody else waits for, what has come back, what was begun, what is
 * being forgotten, what was wrong, what is new. The nearer the exam, the more forgetting and weakness weigh.
 */
export function rankSteps(facts: readonly SubjectFacts[], marked: readonly MarkedWork[]): NextStep[] {
  const steps = [...marked.map(stepForMarked), ...facts.flatMap(stepsForSubject)];
  return steps
    .toSorted((a, b) => b.weight - a.weight || order(a) - order(b) || a.path.localeCompare(b.path))
    .slice(0, mostSteps)
    .map(({ weight, ...step }) => step);
}

type Weighed = NextStep & { weight: number };

function order({ subject }: NextStep): number {
  return subjects.indexOf(subject);
}

function stepForMarked({ subject, state }: MarkedWork): Weighed {
  const shared = { subject, path: '/my-marking' };
  return state === 'returned'
    ? { ...shared, kind: 'feedback', weight: 90, title: 'Read your feedback', reason: reasons.forFeedback(subject) }
    : { ...shared, kind: 'file', weight: 100, title: 'Send a better file', reason: reasons.forFile(subject) };
}

function stepsForSubject(facts: SubjectFacts): Weighed[] {
  // A page that was begun and not handed in has shown nothing yet, and waits all the same.
  if (!facts.started) return [draftStep, firstStep].map((step) => step(facts)).flatMap((step) => step ?? []);
  return [runStep, draftStep, dueStep, drawingStep, chainStep, evaluationStep, weakStep, newStep]
    .map((step) => step(facts))
    .flatMap((step) => step ?? [])
    .map((step) => ({ ...step, weight: step.weight + (isWorrying(step, facts.worries) ? worryWeight : 0) }));
}

const worryWeight = 6;

function isWorrying({ kind, path }: NextStep, worries: SubjectFacts['worries'] = []): boolean {
  return worries.some((worry) => {
    if (worry === 'remembering') return kind === 'due';
    if (worry === 'diagrams') return kind === 'drawing';
    if (worry === 'essays') return kind === 'exercise' && path.includes('/ab?');
    return worry === 'evaluation' && kind === 'exercise' && path.includes('/es?');
  });
}

/** Nothing has been shown yet: five questions on the first section. */
function firstStep({ subject, exam, unseen }: SubjectFacts): Weighed | undefined {
  if (!unseen) return undefined;
  const path = sectionPath(subject, unseen);
  return { kind: 'first', subject, weight: 30, path, title: unseen.title, reason: reasons.forFirst(subject, exam) };
}

function runStep({ subject, run }: SubjectFacts): Weighed | undefined {
  if (!run) return undefined;
  const path = `${quickFire(subject)}/${run.id}`;
  return { kind: 'run', subject, weight: 80, path, title: 'Finish your quick fire', reason: reasons.forRun(run) };
}

function draftStep({ subject, draft }: SubjectFacts): Weighed | undefined {
  const path = draft && draftPath(subject, draft);
  if (!draft || !path) return undefined;
  return { kind: 'draft', subject, weight: 70, path, title: draft.title, reason: reasons.forDraft(draft.kind) };
}

function dueStep({ subject, due, exam }: SubjectFacts): Weighed | undefined {
  const cards = due.reduce((total, section) => total + section.cards, 0);
  if (cards === 0) return undefined;
  const weight = 40 + Math.min(cards, 15) + closeness(exam);
  const path = `${quickFire(subject)}?scope=due`;
  return { kind: 'due', subject, weight, path, title: 'Keep what you know', reason: reasons.forDue(due, exam) };
}

function drawingStep({ subject, drawingsDue, exam }: SubjectFacts): Weighed | undefined {
  if (drawingsDue === 0) return undefined;
  const weight = 37 + Math.min(drawingsDue, 5) + closeness(exam);
  const path = `/subject/${subject}/diagrams`;
  return {
    kind: 'drawing',
    subject,
    weight,
    path,
    title: 'Draw it again',
    reason: reasons.forDrawing(drawingsDue, exam),
  };
}

function chainStep(facts: SubjectFacts): Weighed | undefined {
  return exerciseStep(facts, 'chain', 'Build the chain again');
}

function evaluationStep(facts: SubjectFacts): Weighed | undefined {
  return exerciseStep(facts, 'evaluation', 'Weigh it again');
}

function exerciseStep(facts: SubjectFacts, item: ExerciseItem, title: string): Weighed | undefined {
  const { subject, exam, exercisesDue } = facts;
  const due = exercisesDue[item];
  if (!due) return undefined;
  const weight = 39 + Math.min(due.count, 5) + closeness(exam);
  const path = exercisePath(subject, fromMemory[item], due.itemId);
  return { kind: 'exercise', subject, weight, path, title, reason: reasons.forExercise(item, due.count, exam) };
}

function weakStep({ subject, weak, exam, exercisesDue }: SubjectFacts): Weighed | undefined {
  // What is due as well is named once, as due.
  const named = [exercisesDue.chain?.itemId, exercisesDue.evaluation?.itemId];
  const weakest = weak.find(({ itemId }) => !named.includes(itemId));
  if (!weakest) return undefined;
  const weight = 38 + Math.min(weak.length, 10) + closeness(exam);
  const path = weakPath(subject, weakest);
  return { kind: 'weak', subject, weight, path, title: weakest.section.title, reason: reasons.forWeak(weakest, exam) };
}

function newStep({ subject, unseen, exam }: SubjectFacts): Weighed | undefined {
  if (!unseen) return undefined;
  const path = sectionPath(subject, unseen);
  return { kind: 'new', subject, weight: 20, path, title: unseen.title, reason: reasons.forNew(exam) };
}

/** Up to 20 more in the last week before a paper. */
function closeness(exam: SubjectFacts['exam']): number {
  if (!reasons.isNear(exam)) return 0;
  if (exam.days <= 7) return 20;
  return exam.days <= 21 ? 12 : 5;
}

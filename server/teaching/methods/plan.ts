import type { QuickFireQuestion, SimulatorEntry } from '#content/curriculum/curriculum.ts';
import type { OpenOf } from '../lesson.ts';
import { match } from '../mark/match.ts';
import { minutesFor } from '../plan/tariff.ts';
import { inWords } from '../say/numbers.ts';
import { lowerFirst } from '../say/say-point.ts';
import { tell } from '../say/tell.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { quoteExtract } from './extracts.ts';
import { planId } from './plan-id.ts';
import { finishPlan, judgePlan } from './plan-verdict.ts';

export type OpenPlan = OpenOf<'plan'>;
type Checkpoint = SimulatorEntry['checkpoints'][number];

/** Mr E's first words: who he is, which question this is, and what is your plan. */
export function openPlan(context: TurnContext): Reply {
  const { lesson, turn } = context;
  const question = planQuestion(context);
  const known = turn.weakPoints.find(({ itemKind, itemId }) => itemKind === 'plan' && itemId === planId(question));
  const hello = known
    ? [tell(lesson, 'welcomeBack'), ...(known.missing ? [tell(lesson, 'planBetween', { cue: known.missing })] : [])]
    : [`${turn.agent.greeting.split('. ')[0]}.`];
  const { topic, marks, levelDescriptors } = question;
  return {
    say: [
      ...hello,
      tell(lesson, 'planQuestion', {
        topic,
        marks: inWords(marks),
        command: levelDescriptors.commandWord.toLowerCase(),
      }),
      ...otherBoard(context, question),
    ],
    ask: tell(lesson, 'planAsk'),
    change: {
      section: context.coaching.sectionOf(question),
      open: {
        kind: 'plan',
        index: question.index,
        stage: 'plan',
        covered: [],
        parked: [],
        asking: null,
        rung: 0,
        helped: 0,
        told: '',
      },
    },
  };
}

/** The question stays what it is; a student of another board is told what it would be there. */
function otherBoard({ lesson, turn, course }: TurnContext, { eb, marks }: SimulatorEntry): string[] {
  if (!turn.board || eb.startsWith(turn.board)) return [];
  const minutes = String(minutesFor(course.subject, turn.board, marks));
  return [tell(lesson, 'planOtherBoard', { theirs: eb, own: turn.board, marks: inWords(marks), minutes })];
}

/** The agent's own question, or the one that the conversation is about. */
export function planQuestion({ turn, library, lesson }: TurnContext): SimulatorEntry {
  const open = lesson.open?.kind === 'plan' ? lesson.open.index : undefined;
  const wanted = turn.agent.question ?? open ?? Number(turn.focus ?? 0);
  const question = library.simulator.find(({ index }) => index === wanted) ?? library.simulator[0];
  if (!question) throw new Error('There are no simulator questions');
  return question;
}

/** Takes what the student says against everything that his plan does not have yet. */
export async function answerPlan(context: TurnContext, open: OpenPlan, words: string): Promise<Reply> {
  const { lesson } = context;
  const question = planQuestion(context);
  const fresh = await findCovered(context, question, open, words);
  const covered = [...open.covered, ...fresh.map(({ id }) => id)];
  if (open.stage === 'whole') return finishPlan(context, question, open, fresh);
  const heard = fresh.length ? praise(context, fresh) : [];
  const next: OpenPlan = { ...open, stage: 'probe', covered };
  if (open.asking && !covered.includes(open.asking))
    return helpWithPlan(context, next, fresh.length ? heard : [tell(lesson, 'notYetHint')]);
  if (!fresh.length && open.stage === 'plan' && open.rung === 0)
    return { say: [tell(lesson, 'planNothing')], ask: tell(lesson, 'planAsk'), change: { open: { ...open, rung: 1 } } };
  return probe(context, question, next, heard);
}

/** The next thing that an examiner looks for, one assessment objective after the other. */
export function probe(context: TurnContext, question: SimulatorEntry, open: OpenPlan, say: string[]): Reply {
  const { lesson, coaching } = context;
  const next = question.checkpoints.find(({ id }) => !open.covered.includes(id) && !open.parked.includes(id));
  if (!next) return judgePlan(context, question, open, say);
  const before = question.checkpoints.find(({ id }) => id === open.asking)?.ao;
  const lead = next.ao === before ? [] : [tell(lesson, `plan${next.ao}`)];
  return {
    say: [...say, ...lead],
    ask: coaching.checkpoint(next.id).ask,
    change: { open: { ...open, asking: next.id, rung: 0 } },
  };
}

/** Where to look, then one way to put it, then the gap is left and the next thing asked. */
export function helpWithPlan(context: TurnContext, open: OpenPlan, before: string[] = []): Reply {
  const { lesson, coaching } = context;
  const question = planQuestion(context);
  if (open.stage === 'whole') return { say: [tell(lesson, 'noHelpHere')], ask: tell(lesson, 'planWhole') };
  if (!open.asking) return probe(context, question, { ...open, stage: 'probe' }, before);
  const { look, ask } = coaching.checkpoint(open.asking);
  const rung = open.rung + 1;
  const helped = Math.max(open.helped, Math.min(4, rung + 1));
  if (rung === 1)
    return { say: [...before, tell(lesson, 'planLook', { look })], ask, change: { open: { ...open, rung, helped } } };
  const point = contentFor(question, open.asking);
  if (rung === 2 && point)
    return {
      say: [...before, tell(lesson, 'partial', { begun: firstHalf(point) })],
      ask: tell(lesson, 'anotherGo'),
      change: { open: { ...open, rung, helped } },
    };
  const parked: OpenPlan = { ...open, parked: [...open.parked, open.asking], helped };
  return probe(context, question, parked, [
    ...before,
    point ? tell(lesson, 'planSay', { text: point }) : tell(lesson, 'planPark'),
  ]);
}

/** What the case study says to a question about it. */
export function sayExtract(context: TurnContext, words: string): string[] {
  const text = quoteExtract(planQuestion(context), words);
  return text ? [tell(context.lesson, 'planExtract', { text })] : [];
}

export function planAsk(context: TurnContext, open: OpenPlan): string {
  if (open.stage === 'whole') return tell(context.lesson, 'planWhole');
  return open.asking ? context.coaching.checkpoint(open.asking).ask : tell(context.lesson, 'planAsk');
}

/** The checkpoints that the words meet and the plan had not. */
async function findCovered(
  context: TurnContext,
  { question, checkpoints }: SimulatorEntry,
  open: OpenPlan,
  words: string,
): Promise<Checkpoint[]> {
  const left = open.stage === 'whole' ? checkpoints : checkpoints.filter(({ id }) => !open.covered.includes(id));
  // Whether a figure is used or a side taken is a matter of words; whether an argument is there, of meaning.
  const [formal, argued] = [left.filter(isFormal), left.filter((checkpoint) => !isFormal(checkpoint))];
  const byWords = match(asMarked(question, formal), words);
  const byMeaning = argued.length ? await context.mark(asMarked(question, argued), words) : { ideas: [] };
  const found = [...byWords.ideas, ...byMeaning.ideas].filter(({ state }) => state === 'found').map(({ idea }) => idea);
  return left.filter(({ idea }) => found.includes(idea));
}

function isFormal({ ao, idea }: Checkpoint): boolean {
  return ao === 'AO2' || /judgement|compared|weighed|used to judge/i.test(idea);
}

function asMarked(prompt: string, checkpoints: Checkpoint[]): QuickFireQuestion {
  return {
    id: 'plan',
    ao: 'AO4',
    difficulty: 3,
    seconds: 90,
    prompt,
    modelAnswer: checkpoints.map(({ idea }) => idea).join('. '),
    requiredIdeas: checkpoints.map(({ idea, accept }) => ({ idea, accept })),
  };
}

function praise({ lesson, coaching }: TurnContext, fresh: Checkpoint[]): string[] {
  const [one, two] = fresh.map(({ id }) => coaching.checkpoint(id).cue);
  if (one && two) return [tell(lesson, 'planHasTwo', { one, two })];
  return one ? [tell(lesson, 'planHas', { cue: one })] : [];
}

/** The line of the indicative content that is nearest to a checkpoint. */
function contentFor(
  { indicativeContent: { knowledge, application, analysisChains, evaluation, judgement }, checkpoints }: SimulatorEntry,
  id: string,
): string | undefined {
  const checkpoint = checkpoints.find((one) => one.id === id);
  if (!checkpoint) return undefined;
  const lists = { AO1: knowledge, AO2: application, AO3: analysisChains, AO4: [...evaluation, judgement] };
  const words = new Set(
    checkpoint.idea
      .toLowerCase()
      .split(/\W+/)
      .filter((word) => word.length > 3),
  );
  const nearness = (line: string) => [...words].filter((word) => line.toLowerCase().includes(word.slice(0, 6))).length;
  return lists[checkpoint.ao]
    .toSorted((a, b) => nearness(b) - nearness(a))[0]
    ?.replaceAll(' → ', ', so ')
    .replace(/^([A-Z][\w ]{2,30}): (an?|the) /, '$1 is $2 ');
}

function firstHalf(text: string): string {
  const words = text.replace(/[.;].*$/, '').split(' ');
  return lowerFirst(words.slice(0, Math.ceil(words.length / 2)).join(' '));
}

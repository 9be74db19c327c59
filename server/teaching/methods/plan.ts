import type { QuickFireQuestion, SimulatorEntry } from '#content/curriculum/curriculum.ts';
import type { OpenOf } from '../lesson.ts';
import { match } from '../mark/match.ts';
import { minutesFor } from '../plan/tariff.ts';
import { inWords } from '../say/numbers.ts';
import { lowerFirst } from '../say/say-point.ts';
import { tell } from '../say/tell.ts';
import type { Reply, Scene } from '../scene.ts';
import { quoteExtract } from './extracts.ts';
import { planId } from './plan-id.ts';
import { finishPlan, judgePlan } from './plan-verdict.ts';

export type OpenPlan = OpenOf<'plan'>;
type Checkpoint = SimulatorEntry['checkpoints'][number];

/** Mr E's first words: who he is, which question this is, and what is your plan. */
export function openPlan(scene: Scene): Reply {
  const { lesson, turn } = scene;
  const question = planQuestion(scene);
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
      ...otherBoard(scene, question),
    ],
    ask: tell(lesson, 'planAsk'),
    change: {
      section: scene.coaching.sectionOf(question),
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
function otherBoard({ lesson, turn, shelf }: Scene, { eb, marks }: SimulatorEntry): string[] {
  if (!turn.board || eb.startsWith(turn.board)) return [];
  const minutes = String(minutesFor(shelf.subject, turn.board, marks));
  return [tell(lesson, 'planOtherBoard', { theirs: eb, own: turn.board, marks: inWords(marks), minutes })];
}

/** The agent's own question, or the one that the conversation is about. */
export function planQuestion({ turn, library, lesson }: Scene): SimulatorEntry {
  const open = lesson.open?.kind === 'plan' ? lesson.open.index : undefined;
  const wanted = turn.agent.question ?? open ?? Number(turn.focus ?? 0);
  const question = library.simulator.find(({ index }) => index === wanted) ?? library.simulator[0];
  if (!question) throw new Error('There are no simulator questions');
  return question;
}

/** Takes what the student says against everything that his plan does not have yet. */
export async function answerPlan(scene: Scene, open: OpenPlan, words: string): Promise<Reply> {
  const { lesson } = scene;
  const question = planQuestion(scene);
  const fresh = await findCovered(scene, question, open, words);
  const covered = [...open.covered, ...fresh.map(({ id }) => id)];
  if (open.stage === 'whole') return finishPlan(scene, question, open, fresh);
  const heard = fresh.length ? praise(scene, fresh) : [];
  const next: OpenPlan = { ...open, stage: 'probe', covered };
  if (open.asking && !covered.includes(open.asking))
    return helpWithPlan(scene, next, fresh.length ? heard : [tell(lesson, 'notYetHint')]);
  if (!fresh.length && open.stage === 'plan' && open.rung === 0)
    return { say: [tell(lesson, 'planNothing')], ask: tell(lesson, 'planAsk'), change: { open: { ...open, rung: 1 } } };
  return probe(scene, question, next, heard);
}

/** The next thing that an examiner looks for, one assessment objective after the other. */
export function probe(scene: Scene, question: SimulatorEntry, open: OpenPlan, say: string[]): Reply {
  const { lesson, coaching } = scene;
  const next = question.checkpoints.find(({ id }) => !open.covered.includes(id) && !open.parked.includes(id));
  if (!next) return judgePlan(scene, question, open, say);
  const before = question.checkpoints.find(({ id }) => id === open.asking)?.ao;
  const lead = next.ao === before ? [] : [tell(lesson, `plan${next.ao}`)];
  return {
    say: [...say, ...lead],
    ask: coaching.checkpoint(next.id).ask,
    change: { open: { ...open, asking: next.id, rung: 0 } },
  };
}

/** Where to look, then one way to put it, then the gap is left and the next thing asked. */
export function helpWithPlan(scene: Scene, open: OpenPlan, before: string[] = []): Reply {
  const { lesson, coaching } = scene;
  const question = planQuestion(scene);
  if (open.stage === 'whole') return { say: [tell(lesson, 'noHelpHere')], ask: tell(lesson, 'planWhole') };
  if (!open.asking) return probe(scene, question, { ...open, stage: 'probe' }, before);
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
  return probe(scene, question, parked, [
    ...before,
    point ? tell(lesson, 'planSay', { text: point }) : tell(lesson, 'planPark'),
  ]);
}

/** What the case study says to a question about it. */
export function sayExtract(scene: Scene, words: string): string[] {
  const text = quoteExtract(planQuestion(scene), words);
  return text ? [tell(scene.lesson, 'planExtract', { text })] : [];
}

export function planAsk(scene: Scene, open: OpenPlan): string {
  if (open.stage === 'whole') return tell(scene.lesson, 'planWhole');
  return open.asking ? scene.coaching.checkpoint(open.asking).ask : tell(scene.lesson, 'planAsk');
}

/** The checkpoints that the words meet and the plan had not. */
async function findCovered(
  scene: Scene,
  { question, checkpoints }: SimulatorEntry,
  open: OpenPlan,
  words: string,
): Promise<Checkpoint[]> {
  const left = open.stage === 'whole' ? checkpoints : checkpoints.filter(({ id }) => !open.covered.includes(id));
  // Whether a figure is used or a side taken is a matter of words; whether an argument is there, of meaning.
  const [formal, argued] = [left.filter(isFormal), left.filter((checkpoint) => !isFormal(checkpoint))];
  const byWords = match(asMarked(question, formal), words);
  const byMeaning = argued.length ? await scene.mark(asMarked(question, argued), words) : { ideas: [] };
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

function praise({ lesson, coaching }: Scene, fresh: Checkpoint[]): string[] {
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

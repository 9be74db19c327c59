import type { ExerciseWork } from '#domain/exercises/inputs.ts';
import { markRanking } from '#domain/exercises/rank-arguments.ts';
import { sides } from '#domain/exercises/sides.ts';
import { Failure } from '#domain/failures.ts';
import { isStock, type Lens, lensNames, markLens, markWhole } from '#domain/marking/lenses.ts';
import { stemsOf } from '#domain/marking/topic-stems.ts';
import { readSentences } from '#domain/report/read-sentences.ts';
import { requireClaim } from '#server/teaching/curriculum/claims.ts';
import type { Course, PlacedPoint } from '#server/teaching/curriculum/library.ts';
import { argumentsOn, topicOf } from './evaluation-exercise.ts';

type EvaluationWork = Extract<ExerciseWork, { kind: 'spec' | 'rank' | 'judgement' }>;
type Work<Kind extends EvaluationWork['kind']> = Extract<EvaluationWork, { kind: Kind }>;

/**
 * How one side of SPEC is treated. 'bolted on': named, with nothing behind it. 'elsewhere': it may be argued, but not
 * about this. 'repeated': said under another side already.
 */
type SideMark = 'reasoned' | 'bolted on' | 'off' | 'elsewhere' | 'repeated' | 'empty';

/** What the student is told, with a reason for each side of the claim and what decides between them. */
export function markEvaluation(course: Course, placed: PlacedPoint, seed: number, work: EvaluationWork) {
  const { agree, disagree, decides } = requireClaim(course.subject, placed.section.id);
  const weighed = { agree, disagree, decides };
  switch (work.kind) {
    case 'spec':
      return { kind: work.kind, weighed, ...markSides(topicOf(course, placed), work) };
    case 'rank':
      return { kind: work.kind, weighed, ...markOrder(course, placed, seed, work.order) };
    case 'judgement':
      return { kind: work.kind, weighed, ...markJudgement(topicOf(course, placed), work.text) };
  }
}

function markSides(topic: ReadonlySet<string>, work: Work<'spec'>) {
  const marked = sides.map((side, at) => {
    const earlier = sides.slice(0, at).map((other) => bareOf(work[other]));
    return { side, mark: markSide(side, work[side], topic, earlier) };
  });
  const reasoned = marked.filter(({ mark }) => mark === 'reasoned').length;
  const weak = marked.find(({ mark }) => mark !== 'reasoned')?.side;
  const verdict = reasoned >= 3 ? ('right' as const) : reasoned >= 1 ? ('partly' as const) : ('not yet' as const);
  return { verdict, sides: marked, missing: verdict === 'right' || !weak ? null : lensNames[weak] };
}

function markSide(side: Lens, words: string, topic: ReadonlySet<string>, earlier: string[]): SideMark {
  if (!words.trim()) return 'empty';
  if (earlier.includes(bareOf(words))) return 'repeated';
  if (isStock(words)) return 'bolted on';
  const mark = markLens(side, words);
  if (mark === 'off') return 'off';
  if (!isAbout(words, topic)) return 'elsewhere';
  return mark === 'reasoned' ? 'reasoned' : 'bolted on';
}

function markOrder(course: Course, placed: PlacedPoint, seed: number, order: number[]) {
  const dealt = argumentsOn(course, placed, seed);
  if (new Set(order).size !== dealt.length || order.some((place) => !dealt[place])) throw new Failure('invalid_input');
  const { verdict } = markRanking(dealt, order);
  const strengths = dealt.map(({ strength }) => strength);
  return { verdict, strengths, missing: verdict === 'right' ? null : 'what makes an argument strong' };
}

/** 'unsupported': a side is taken and nothing holds it up. 'fence': none is taken. 'undecided': nothing is said to it. */
type JudgementMark = 'reasoned' | 'unsupported' | 'fence' | 'undecided' | 'one-sided' | 'elsewhere';

function markJudgement(topic: ReadonlySet<string>, text: string) {
  const sentences = readSentences(text);
  const stock = sentences.filter((sentence) => isStock(sentence.text));
  // What is bolted on neither helps a judgement nor makes it sit on the fence.
  const rest = sentences.filter((sentence) => !stock.includes(sentence)).map((sentence) => sentence.text);
  const said = rest.length > 0 ? rest.join(' ') : text;
  const { mark, missing } = markWhole(said);
  const boltedOn = stock.map(({ start, end }): [number, number] => [start, end]);
  const judged = isAbout(text, topic) ? judge() : 'elsewhere';
  const verdict = judgementVerdicts[judged];
  return { verdict, judged, boltedOn, missing: missing ? lensNames[missing] : null };

  function judge(): JudgementMark {
    if (mark === 'reasoned' || mark === 'fence') return mark;
    if (missing === 'conditions') return 'one-sided';
    if (markLens('judgement', said) !== 'off') return 'unsupported';
    return stock.length > 0 ? 'fence' : 'undecided';
  }
}

const judgementVerdicts: Record<JudgementMark, 'right' | 'partly' | 'not yet'> = {
  reasoned: 'right',
  unsupported: 'partly',
  'one-sided': 'partly',
  fence: 'not yet',
  undecided: 'not yet',
  elsewhere: 'not yet',
};

/** One word in five is of this section; those that stand in evaluation of anything are not counted. */
function isAbout(words: string, topic: ReadonlySet<string>): boolean {
  const telling = stemsOf(words).filter((stem) => !anywhere.has(stem));
  return telling.filter((stem) => topic.has(stem)).length * 5 >= Math.max(1, telling.length);
}

const anywhere = new Set(
  stemsOf(
    'overall effect effective large small big long short run term time good bad people year case balance conclusion side depends important true factor',
  ),
);

function bareOf(words: string): string {
  return stemsOf(words).join(' ');
}

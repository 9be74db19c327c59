import * as v from 'valibot';

/** What the brain remembers of a conversation. It is kept as JSON and may come back after an update or from another brain. */
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** The ladder of hints: 0 none, 1 nudge, 2 pointer, 3 partial, 4 worked step, 5 full answer. */
const rung = v.pipe(count, v.maxValue(5));
const verdict = v.picklist(['right', 'partly', 'not yet']);

const question = v.object({
  kind: v.literal('question'),
  id: v.string(),
  /** 'check': the one at the end, with no help. 'recall': said back after the full answer. */
  stage: v.picklist(['attempt', 'recall', 'check']),
  rung,
  /** Ideas that the student has shown so far. */
  found: v.array(v.string()),
  /** Ideas that were asked about again because the marking was not sure. */
  doubted: v.array(v.string()),
  /** The words of the hints so far: said back they show nothing. */
  told: v.string(),
  /** The beginning of a sentence that the student is to finish. */
  begun: v.nullable(v.string()),
});

const step = v.variant('do', [
  v.object({ do: v.literal('teach'), section: v.string() }),
  v.object({ do: v.literal('ask'), question: v.string() }),
  v.object({ do: v.literal('check') }),
  v.object({ do: v.literal('choose') }),
  v.object({ do: v.literal('run') }),
  v.object({ do: v.literal('more') }),
]);

const offer = v.object({ kind: v.literal('offer'), yes: step, no: step });
const topic = v.object({ kind: v.literal('topic') });

const chain = v.object({
  kind: v.literal('chain'),
  point: v.string(),
  stage: v.picklist(['identify', 'define', 'explain', 'apply', 'whole']),
  /** The link that is asked for. */
  at: count,
  rung,
  /** The highest rung of the whole chain. */
  helped: rung,
  /** Links that were missing, jumped or turned round. */
  faults: v.array(v.string()),
  told: v.string(),
});

const claim = v.object({
  kind: v.literal('claim'),
  section: v.string(),
  point: v.string(),
  claim: v.string(),
  lens: v.picklist(['time', 'people', 'size', 'conditions', 'judgement', 'whole']),
  rung,
  helped: rung,
  /** What was said to this lens before it was asked about again. */
  said: v.string(),
  /** Lenses that stayed bare assertion. */
  bare: v.array(v.string()),
  reasoned: v.array(v.string()),
});

const run = v.object({
  kind: v.literal('run'),
  ids: v.array(v.string()),
  at: count,
  marks: v.array(v.object({ id: v.string(), verdict, late: v.boolean(), missing: v.nullable(v.string()) })),
  /** When the question was asked, in milliseconds. */
  askedAt: v.number(),
  doubted: v.boolean(),
});

const plan = v.object({
  kind: v.literal('plan'),
  index: count,
  stage: v.picklist(['plan', 'probe', 'whole']),
  covered: v.array(v.string()),
  /** Checkpoints that were left after help. */
  parked: v.array(v.string()),
  asking: v.nullable(v.string()),
  rung,
  helped: rung,
  told: v.string(),
});

const result = v.object({
  id: v.string(),
  section: v.string(),
  verdict,
  hints: rung,
  missing: v.nullable(v.string()),
});

const lessonSchema = v.object({
  brain: v.literal('embedded'),
  version: v.literal(1),
  turns: count,
  section: v.nullable(v.string()),
  /** The key point that was explained last, and how many ways it has been put. */
  point: v.nullable(v.string()),
  angle: count,
  /** What the student is expected to answer. */
  open: v.nullable(v.variant('kind', [question, offer, topic, chain, claim, run, plan])),
  /** Key points shown and questions asked. */
  shown: v.array(v.string()),
  asked: v.array(v.string()),
  results: v.array(result),
  /** The check at the end has been done or declined. */
  checked: v.boolean(),
  /** The last reply, sentence by sentence, and its question. */
  last: v.array(v.string()),
  lastAsk: v.string(),
  /** Sentences of the last replies, so that none is said again too soon. */
  said: v.array(v.string()),
});

export type Lesson = v.InferOutput<typeof lessonSchema>;
export type Open = NonNullable<Lesson['open']>;
export type OpenOf<Kind extends Open['kind']> = Extract<Open, { kind: Kind }>;
export type Step = v.InferOutput<typeof step>;
export type Result = v.InferOutput<typeof result>;

export const freshLesson: Lesson = {
  brain: 'embedded',
  version: 1,
  turns: 0,
  section: null,
  point: null,
  angle: 0,
  open: null,
  shown: [],
  asked: [],
  results: [],
  checked: false,
  last: [],
  lastAsk: '',
  said: [],
};

/** As it was left, or nothing when another brain or another version wrote it. */
export function readLesson(state: unknown): Lesson | undefined {
  const read = v.safeParse(lessonSchema, state);
  return read.success ? read.output : undefined;
}

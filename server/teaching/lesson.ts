import * as v from 'valibot';
import { boards } from '#domain/study/boards.ts';
import { measures } from './calculate/outcome/outcome.ts';
import { readPart } from './plan/parts.ts';
import { acts } from './read/acts.ts';

/** What the tutor remembers of a conversation. It is kept as JSON and may come back after an update or from another brain. */
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** How much help was given: 0 none, 5 the full answer. */
const rung = v.pipe(count, v.maxValue(5));
const verdict = v.picklist(['right', 'partly', 'not yet']);

/** A question that waits for an answer: the check of a written answer, or one of the curriculum. */
const check = v.object({
  kind: v.literal('check'),
  /** Of a written answer when it has that form, else of a question of the curriculum. */
  id: v.string(),
  tries: count,
  helped: rung,
  found: v.array(v.string()),
  /** Asked at the end of an explanation, and not because the student wanted to be tested: it is never insisted on. */
  inPassing: v.optional(v.boolean(), false),
});

/** Something was offered: 'yes' does this. */
const offer = v.object({ kind: v.literal('offer'), act: v.picklist(acts), words: v.string() });

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
  marks: v.array(v.object({ id: v.string(), verdict, missing: v.nullable(v.string()) })),
  /** Those of its questions that went wrong before: what may have got better at the end. */
  missedBefore: v.optional(v.array(v.string()), []),
  doubted: v.boolean(),
});

/** Mr E's plan for a question of the simulator. */
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

/** The plan of any title, built by asking and offering in turn. */
const essay = v.object({
  kind: v.literal('essay'),
  title: v.string(),
  marks: v.nullable(count),
  board: v.picklist(boards),
  stage: v.picklist(['title', 'first', 'second', 'against', 'doubt', 'judgement', 'done']),
  /** What the tutor could offer: points, doubts, and what decides it. */
  points: v.array(v.string()),
  doubts: v.array(v.string()),
  judgement: v.string(),
  /** What is in the plan so far, as the student or the tutor put it. */
  lines: v.array(v.object({ part: v.pipe(v.string(), v.transform(readPart)), text: v.string() })),
  /** Turns in a row that were about something else. */
  passed: v.optional(count, 0),
});

/** A sum to try: which of its maker's sums, so that it can be made again. */
const sum = v.object({
  kind: v.literal('sum'),
  maker: v.string(),
  number: count,
  tries: count,
  helped: rung,
  /** Turns in a row that were about something else. */
  passed: count,
});

const toldFact = v.object({
  role: v.string(),
  tag: v.string(),
  figure: v.object({
    index: count,
    value: v.number(),
    unit: v.picklist(['plain', 'percent', 'money']),
    currency: v.string(),
    step: v.number(),
    scale: v.number(),
  }),
});

/** The result of a sum, as data for what is asked about it next. */
const outcome = v.object({
  name: v.string(),
  value: v.number(),
  unit: v.picklist(['number', 'percent', 'money']),
  currency: v.string(),
  meaning: v.string(),
  also: v.array(v.object({ measure: v.picklist(measures), says: v.string(), left: v.string(), right: v.string() })),
  turn: count,
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
  version: v.literal(2),
  turns: count,
  /** What is being talked about: a section, and the written answer that was given last. */
  section: v.nullable(v.string()),
  entry: v.nullable(v.string()),
  /** How often that answer was put in another way: plainer, by an example, by asking which part. */
  plainer: count,
  open: v.nullable(v.variant('kind', [check, offer, chain, claim, run, plan, essay, sum])),
  /** The words of the last sums, one a line, and the name of the last: a figure that a later one lacks may stand in them. */
  figures: v.string(),
  sum: v.optional(v.string(), ''),
  /** What those figures are, as the model has read them. */
  told: v.optional(v.array(toldFact), []),
  /** The last results, the latest last. */
  outcomes: v.optional(v.array(outcome), []),
  /** Written answers that were given, and questions that were asked. */
  given: v.array(v.string()),
  asked: v.array(v.string()),
  /** Checks in a row that the student went past. */
  ignored: count,
  /** A plan that was left: 'show the plan so far' takes it up again. */
  parked: v.optional(v.nullable(essay), null),
  /** The check that was just gone past, and what was said then: 'was my answer right?' means that. */
  lapsed: v.optional(v.nullable(v.object({ id: v.string(), words: v.string() })), null),
  /** Several questions were wished for: how many, how many were asked, and of what. */
  toAsk: v.optional(
    v.nullable(v.object({ of: count, asked: count, sections: v.array(v.string()), words: v.string() })),
    null,
  ),
  /** Of the last replies, which ended with a check. */
  checked: v.array(v.boolean()),
  results: v.array(result),
  /** The last reply, sentence by sentence, and its question. */
  last: v.array(v.string()),
  lastAsk: v.string(),
  /** Sentences of the conversation, bare, so that none is said twice. */
  said: v.array(v.string()),
});

export type Lesson = v.InferOutput<typeof lessonSchema>;
export type Open = NonNullable<Lesson['open']>;
export type OpenOf<Kind extends Open['kind']> = Extract<Open, { kind: Kind }>;
export type Result = v.InferOutput<typeof result>;

export const freshLesson: Lesson = {
  brain: 'embedded',
  version: 2,
  turns: 0,
  section: null,
  entry: null,
  plainer: 0,
  open: null,
  figures: '',
  sum: '',
  told: [],
  outcomes: [],
  given: [],
  asked: [],
  ignored: 0,
  parked: null,
  lapsed: null,
  toAsk: null,
  checked: [],
  results: [],
  last: [],
  lastAsk: '',
  said: [],
};

/** As it was left, or nothing when another brain or another version wrote it. */
export function readLesson(state: unknown): Lesson | undefined {
  const read = v.safeParse(lessonSchema, state);
  return read.success ? read.output : undefined;
}

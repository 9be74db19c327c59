import * as v from 'valibot';
import { boards } from '#domain/study/boards.ts';
import { readPart } from './plan/parts.ts';
import { acts } from './read/acts.ts';

/** What may wait in a conversation for the student's next words, as it is kept. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** How much help was given: 0 none, 5 the full answer. */
export const rung = v.pipe(count, v.maxValue(5));
export const verdict = v.picklist(['right', 'partly', 'not yet']);

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
export const essay = v.object({
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

export const open = v.variant('kind', [check, offer, chain, claim, run, plan, essay, sum]);

import * as v from 'valibot';
import { measures } from './calculate/outcome/outcome.ts';
import { count, essay, open, rung, verdict } from './what-is-open.ts';

/** What the tutor remembers of a conversation. It is kept as JSON and may come back after an update or from another brain. */
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
  open: v.nullable(open),
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

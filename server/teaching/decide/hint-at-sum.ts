import { upperFirst } from '#domain/upper-first.ts';
import { calculate } from '../calculate/calculate.ts';
import { readNumbers } from '../calculate/read-numbers.ts';
import type { MadeSum } from '../drill/make-sum.ts';
import type { TurnContext } from '../turn-context.ts';

/** One step, worked, where it is not the last one; the way alone where it would be the answer. */
export function stepAt({ worked, method }: MadeSum, at: number): string {
  const { steps, sentences, result } = worked;
  const end = /[=≈] ([^=≈]+)$/.exec(steps[at]?.right ?? '')?.[1];
  const said = end && at < steps.length - 1 ? sentences.find((sentence) => says(sentence, end)) : undefined;
  return said && !says(said, result) ? said : method || (sentences[0] ?? '');
}

/** The last step without what it comes to. */
export function setUp({ worked }: MadeSum): string | undefined {
  return /^(.+) [=≈] [^=≈]+$/.exec(worked.steps.at(-1)?.right ?? '')?.[1];
}

/** Whether a figure is said here, with a sign or without; 0.2 does not say 2. */
function says(sentence: string, figure: string): boolean {
  const size = figure.replace(/^[−-]/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\d.,£])${size}(?![\\d%]|[.,]\\d)`).test(sentence);
}

/** What the calculator can say of this figure: 'you divided by the new value'. It is not told what comes out. */
export function slipOf(context: TurnContext, { text, worked }: MadeSum, words: string): string | undefined {
  const slip = slipIn(context, text, words);
  return slip && /^You /.test(slip) && !slip.includes(worked.result) ? slip : undefined;
}

/** The same for any question that is a sum, where its kind of slip is known. */
export function slipIn({ course }: TurnContext, question: string, words: string): string | undefined {
  const own = readNumbers(words).figures.at(-1);
  const sum =
    own &&
    calculate({
      words: `${question} I got ${own.currency}${own.value}${own.unit === 'percent' ? '%' : ''}`,
      subject: course.subject,
      topic: '',
    });
  const [said = ''] = sum?.kind === 'worked' && sum.own === 'wrong' ? sum.sentences : [];
  return unknownSlip.test(said) ? undefined : upperFirst(said.replace(/^(?:Not quite|Nearly): /, '')) || undefined;
}

/** 'Not quite: it is 30, not 60.' */
const unknownSlip = /^(?:Not quite|Close): it is /;

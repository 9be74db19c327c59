import { calculate } from '../calculate/calculate.ts';
import { wrongLine } from '../calculate/claims/wrong-line.ts';
import { readNumbers } from '../calculate/read-numbers.ts';
import { aloud, capital } from '../calculate/say-number.ts';
import { type Judged, judgeFigure } from '../drill/judge-figure.ts';
import { type MadeSum, makeSum } from '../drill/make-sum.ts';
import { makerNamed, wantsAnother } from '../drill/read-wish.ts';
import type { Lesson } from '../lesson.ts';
import { asks } from '../read/read-act.ts';
import { lowerFirst } from '../say/say-point.ts';
import { tell } from '../say/tell.ts';
import type { Reply, Scene } from '../scene.ts';
import { offers } from './give-entry.ts';
import { wantsBack } from './go-back.ts';
import type { Heard } from './heard.ts';
import { type OpenSum, setFrom } from './set-sum.ts';

/**
 * What a student brings to a sum that was set. Right: yes, and what it means. A step of it: the next one, not the whole.
 * Wrong: what went wrong, or the first step; the second time the whole. Nothing where the words are about something else.
 */
export function markSum(scene: Scene, open: OpenSum, heard: Heard): Reply | undefined {
  const made = makeSum(open.maker, open.number, scene.shelf.subject);
  if (!made) return { say: [tell(scene.lesson, 'whatNext')], change: { open: null } };
  const { words, act } = heard;
  if (leaves.test(words.trim())) return { say: [tell(scene.lesson, 'whatNext')], change: { open: null } };
  // The button beside an answer in its middle says 'go on', and who names another kind of sum wants that.
  if (wantsBack(words) || (wantsAnother(words) && makerNamed(words, scene.shelf.subject))) return undefined;
  if (wantsAnother(words) || (act === 'move-on' && isShort(words)))
    return setFrom(scene, made.maker, tell(scene.lesson, 'sumToTry'));
  if (readNumbers(words).figures.length === 0) return isHelp(heard) ? help(scene, made, open) : undefined;
  if ((asks(words) || asksElse.test(words.trim())) && !offersResult.test(words)) return undefined;
  if (isOfOther(made, words)) return undefined;
  const judged = judgeFigure(made.worked, words);
  if (!judged) return undefined;
  const slip = judged.kind === 'right' ? undefined : wrongLine(words);
  if (slip) return goOn(scene, made, open, [slip.says], 'free');
  switch (judged.kind) {
    case 'right':
      return praise(scene, made, open, judged);
    case 'unworked':
      return goOn(scene, made, open, [tell(scene.lesson, 'sumUnworked')], 'free');
    case 'partly':
      return nextStep(scene, made, open, judged);
    case 'wrong':
      return open.tries > 0
        ? tellSum(scene, made, tell(scene.lesson, 'sumToldAfter'))
        : goOn(scene, made, open, [
            tell(scene.lesson, 'notQuiteSo'),
            slipOf(scene, made, words) ?? stepAt(made, Math.max(judged.next, open.helped)),
          ]);
  }
}

/** 'No thanks', 'thats enough sums' */
const leaves =
  /^(?:(?:no|nah|nope)[, ]*)+(?:thanks|thank you|ty|not now|more sums|more)?\W*$|\b(?:enough|no more|stop(?: with)?(?: the)?) (?:sums|calculations|maths)\b/i;

/** 'What if the MPM was 0.2 instead' */
const asksElse =
  /^(?:(?:ok|so|but|and|wait|then)[, ]+)*(?:what if|what about|how about|why|how|which|does|do|if|can|could|would)\b/i;

/** Two figures or more, of which none is of this sum: a sum of his own. */
function isOfOther({ text, worked }: MadeSum, words: string): boolean {
  const told = [text, ...worked.steps.map(({ right }) => right), worked.result].flatMap(
    (one) => readNumbers(one).figures,
  );
  const own = readNumbers(words).figures;
  return own.length > 1 && !own.some(({ value }) => told.some((one) => Math.abs(one.value) === Math.abs(value)));
}

/** 'What is it, -1.5?' */
const offersResult = /\b(?:is it|is that|i (?:got|get|make|think))\b/i;

function isShort(words: string): boolean {
  return words.trim().split(/\s+/).length <= mostWords;
}

const mostWords = 8;

function isHelp({ act, words }: Heard): boolean {
  if (['hint', 'stuck', 'tell-me'].includes(act)) return isShort(words) || asksHelp.test(words);
  return asksHelp.test(words);
}

/** 'Idk how to start', 'how do i do it', 'what do i do first': without a figure, and about this sum. */
const asksHelp =
  /\b(?:idk|dunno|no (?:idea|clue)|not sure|(?:do ?n[o']?t|dont|cant|can'?t) (?:know|remember|get it|do it|do this|work it out)|stuck|give up|hint|clue|first step|(?:tell|show|give) me (?:the )?(?:answer|working|how)|what(?:'s|s| is) the answer|how (?:do|would) (?:i|you|u|we) (?:even )?(?:do|start|begin|work|get|calculate)|what (?:do|should) i (?:do|divide|start)|where (?:do|should) i (?:start|begin))\b/i;

function praise({ lesson }: Scene, made: MadeSum, open: OpenSum, { but }: Right): Reply {
  const { worked, maker } = made;
  const lead = but ? noteOf(made, but, lesson) : tell(lesson, open.helped || open.tries ? 'rightHelped' : 'right');
  return {
    say: [lead, worked.outcome.meaning],
    ask: tell(lesson, 'sumAnother'),
    again: true,
    change: { ...kept(made, lesson), open: { kind: 'offer', act: 'test-me', words: another(maker).says } },
    shown: { steps: worked.steps, offers: [another(maker)] },
  };
}

type Right = Extract<Judged, { kind: 'right' }>;

/** The figure is right, and one thing about it is not. */
function noteOf({ maker, worked }: MadeSum, but: NonNullable<Right['but']>, lesson: Lesson): string {
  const result = worked.result.replace(/^-/, '−');
  switch (but) {
    case 'sign':
      return `${tell(lesson, 'sumSign')} ${maker.sign ?? ''} ${tell(lesson, 'sumSo', { result: aloud(result) })}`;
    case 'percent':
      return tell(lesson, 'sumAsPercent', { result });
    case 'no percent':
      return tell(lesson, 'sumNoPercent', { name: maker.says, result: aloud(result) });
    case 'size':
      return tell(lesson, 'sumSize', { result: aloud(result) });
    case 'units':
      return tell(lesson, 'sumUnits', { result });
  }
}

/** A step that is right, and which one comes next. */
function nextStep(
  scene: Scene,
  made: MadeSum,
  open: OpenSum,
  { reached, next }: Extract<Judged, { kind: 'partly' }>,
): Reply {
  const { lesson } = scene;
  const { steps } = made.worked;
  const done = reached.map((at) => labelOf(steps[at]?.left ?? '')).filter(Boolean);
  const isLast = next === steps.length - 1 || done.length === 0;
  const lead = done.length ? tell(lesson, 'sumStep', { step: joined(done) }) : tell(lesson, 'sumOnTheWay');
  const then = isLast ? [made.method] : [tell(lesson, 'sumNext', { step: labelOf(steps[next]?.left ?? '') })];
  return goOn(scene, made, open, [lead, ...then], 'free');
}

function joined(parts: string[]): string {
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '');
}

/** '%Δ price' as it is said. */
function labelOf(left: string): string {
  const said = left
    .replace(/^%Δ (?:other price$)?/, (all) =>
      all.endsWith('price') ? 'percentage change in the other price' : 'percentage change in ',
    )
    .replace(/^Δ /, 'change in ');
  return /^the /i.test(said) || /^year \d/i.test(said) || said === '' ? lowerFirst(said) : `the ${lowerFirst(said)}`;
}

/** The sum stays open, and another try is asked for. */
function goOn({ lesson }: Scene, made: MadeSum, open: OpenSum, say: string[], cost: 'a try' | 'free' = 'a try'): Reply {
  return {
    say,
    ask: cost === 'free' ? tell(lesson, 'sumComesTo') : tell(lesson, 'anotherGo'),
    again: true,
    change: { ignored: 0, open: { ...open, tries: open.tries + (cost === 'free' ? 0 : 1), passed: 0 } },
    shown: {
      offers: [open.helped || open.tries ? offers.tell : offers.hint, ...(made.method ? [offers.tell] : [])].slice(
        0,
        1,
      ),
    },
  };
}

/** The first step; after that, or for a sum of one step that was tried, the whole. */
function help(scene: Scene, made: MadeSum, open: OpenSum): Reply {
  const { lesson } = scene;
  if (open.helped > 0 || open.tries > 1) return tellSum(scene, made, tell(lesson, 'hereItIs'));
  // Who has heard how it is done sees the figures in their places.
  const line = open.tries > 0 && stepAt(made, 0) === made.method ? setUp(made) : undefined;
  return {
    say: line ? [tell(lesson, 'sumFigures', { line })] : [tell(lesson, 'sumStart'), stepAt(made, 0)],
    ask: tell(lesson, 'sumThen'),
    again: true,
    change: { ignored: 0, open: { ...open, helped: 1, passed: 0 } },
    shown: { offers: [offers.tell] },
  };
}

/** The last step without what it comes to. */
function setUp({ worked }: MadeSum): string | undefined {
  return /^(.+) [=≈] [^=≈]+$/.exec(worked.steps.at(-1)?.right ?? '')?.[1];
}

/** One step, worked, where it is not the last one; the way alone where it would be the answer. */
function stepAt({ worked, method }: MadeSum, at: number): string {
  const { steps, sentences, result } = worked;
  const end = /[=≈] ([^=≈]+)$/.exec(steps[at]?.right ?? '')?.[1];
  const said = end && at < steps.length - 1 ? sentences.find((sentence) => says(sentence, end)) : undefined;
  return said && !says(said, result) ? said : method || (sentences[0] ?? '');
}

/** Whether a figure is said here, with a sign or without; 0.2 does not say 2. */
function says(sentence: string, figure: string): boolean {
  const size = figure.replace(/^[−-]/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\d.,£])${size}(?![\\d%]|[.,]\\d)`).test(sentence);
}

/** What the calculator can say of this figure: 'you divided by the new value'. It is not told what comes out. */
function slipOf({ shelf }: Scene, { text, worked }: MadeSum, words: string): string | undefined {
  const own = readNumbers(words).figures.at(-1);
  const sum =
    own &&
    calculate({
      words: `${text} I got ${own.currency}${own.value}${own.unit === 'percent' ? '%' : ''}`,
      subject: shelf.subject,
      topic: '',
    });
  const [said = ''] = sum?.kind === 'worked' && sum.own === 'wrong' ? sum.sentences : [];
  return /^Not quite: you /.test(said) && !said.includes(worked.result)
    ? capital(said.replace(/^Not quite: /, ''))
    : undefined;
}

/** The whole working, and the sum is closed. */
function tellSum({ lesson }: Scene, made: MadeSum, lead: string): Reply {
  return {
    say: [lead, ...made.worked.sentences],
    ask: tell(lesson, 'sumAnother'),
    again: true,
    change: { ...kept(made, lesson), open: { kind: 'offer', act: 'test-me', words: another(made.maker).says } },
    shown: { steps: made.worked.steps, offers: [another(made.maker)] },
  };
}

/** What is asked next may be about this sum. */
function kept({ text, worked }: MadeSum, { turns }: Lesson): Partial<Lesson> {
  return {
    ...{ figures: text, sum: worked.name, told: [], ignored: 0, lapsed: null },
    outcomes: [{ ...worked.outcome, turn: turns }],
  };
}

/** Pressed, it asks for the next sum of the kind. */
function another({ says }: MadeSum['maker']) {
  return { label: 'Another one?', says: `Give me another sum on ${says}` };
}

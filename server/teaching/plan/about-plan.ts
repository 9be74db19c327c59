import { anyOf } from '#domain/any-of.ts';
import { inSequence } from '#domain/in-sequence.ts';
import { stemsOf } from '#domain/marking/topic-stems.ts';
import type { Entry } from '../bank/entry.ts';
import { giveEntry } from '../decide/give-entry.ts';
import { firstSentences } from '../say/first-sentences.ts';
import { lowerFirst } from '../say/say-point.ts';
import { tell } from '../say/tell.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { essayAsk } from './coach-plan.ts';
import { lineAbout, lineNamed } from './find-line.ts';
import { ofTitle, speaksOf } from './of-title.ts';
import { otherPolicies } from './other-policies.ts';
import type { Line } from './parts.ts';
import type { PlanWish } from './plan-wish.ts';
import { sayIfGood } from './say-if-good.ts';
import type { OpenEssay } from './start-essay.ts';

/** 'How should I start the conclusion', 'what example could I use for it', 'was my point ok': of the plan's own title and lines. */
export function answerAboutPlan(
  context: TurnContext,
  plan: OpenEssay,
  words: string,
  wishes: PlanWish[],
): Reply | undefined {
  const isBrought = wishes.some((wish) => wish.does === 'point' && !restates(plan, wish.text));
  if (isBrought && !asksHow.test(words)) return undefined;
  const reply =
    (asksIfGood.test(words) || wishes.some(({ does }) => does === 'approve')
      ? judgeLine(context, plan, words)
      : undefined) ??
    (asksConclusion.test(words) ? sayConclusion(context, plan) : undefined) ??
    (asksIntroduction.test(words) ? sayIntroduction(context) : undefined) ??
    (asksPolicies.test(words) ? sayPolicies(context) : undefined) ??
    (asksExample.test(words) && namesNothing(words, plan) ? giveExample(context, plan) : undefined) ??
    (asksChain.test(words) || wishes.some(({ does }) => does === 'mean')
      ? extendLine(context, plan, words)
      : undefined);
  if (!reply) return undefined;
  const isOpen = context.lesson.open?.kind === 'essay';
  return {
    ...reply,
    again: true,
    change: { ...reply.change, open: isOpen ? plan : null, parked: isOpen ? context.lesson.parked : plan },
    shown: { ...reply.shown, offers: isOpen ? [{ label: 'Back to where we were', says: 'Go on' }] : [] },
  };
}

/** 'My point was about the savings gap', which is in the plan. */
function restates({ lines }: OpenEssay, text: string): boolean {
  return /^(?:\w+,? )?my (?:\w+ )?point (?:was|is) about\b/i.test(text) && lineAbout(lines, text) !== undefined;
}

const asksHow = /\bhow (?:do|should|would|can|could|shall) i\b/i;
const asksIfGood = anyOf([
  /\b(?:check|mark|rate|look at|look over) my (?:[\w-]+ ){0,3}(?:points?|judge?ment|conclusion|argument|evaluation)\b/i,
  inSequence([
    /\b(?:was|is|are|were|if|whether|would|does)\b.{0,12}\bmy (?:[\w-]+ ){0,2}/i,
    /(?:points?|chain|argument|evaluation|judge?ment|conclusion)\b(?: \w+){0,4} /i,
    /(?:ok(?:ay)?|good|right|enough|fair|strong|work|valid|better|correct|sense)\b/i,
  ]),
]);
const asksConclusion = anyOf([
  /\b(?:how|what)\b[^.?!]*\b(?:start|begin|open|write|word|put|do|finish|end|look like|in|make|phrase)\b[^.?!]*\b(?:conclusion|final paragraph|final judge?ment)\b/i,
  /\bhow (?:do|should|would|can) i (?:conclude|finish (?:it|off|the essay|my essay))\b/i,
]);
const asksIntroduction =
  /\bhow (?:do|should|would|can) i\b[^.?!]*\b(?:intro(?:duction)?|(?:start|begin|open) (?:it|(?:the|my|this) essay)|first paragraph)\b/i;
const asksExample = /\b(?:what|which|any|an|another|real|give|good)\b[^.?!]*\bexamples?\b/i;
const asksPolicies = anyOf([
  /\b(?:other|another|different|alternative) (?:\w+ )?polic(?:y|ies)\b[^.?!]*\?/i,
  /\b(?:one|a|any|which|what) polic(?:y|ies)\b[^.?!]*\b(?:better|instead|other than|compare)\b/i,
  /\balternatives? (?:to|could|policies)\b/i,
]);
const asksChain =
  /\bhow (?:do|should|would|can|could) i\b[^.?!]*\b(?:make|turn|develop|extend|build|improve|explain|write)\b[^.?!]*\b(?:chain|analysis|point|further|longer|argument)\b/i;

/** Of the line that is named or went in last: what it has and what it lacks. */
function judgeLine(context: TurnContext, plan: OpenEssay, words: string): Reply | undefined {
  const isJudged = /judge?ment|conclusion/i.test(words);
  const judgement = plan.lines.find(({ part }) => part === 'Judgement');
  const line = isJudged
    ? judgement
    : (lineNamed(plan.lines, words) ?? lineAbout(plan.lines, words.replace(asksIfGood, ' ')) ?? plan.lines.at(-1));
  if (!line) return undefined;
  const ask = plan.stage === 'done' ? {} : { ask: essayAsk(context, plan) };
  return { say: sayIfGood(context, line, plan, words), ...ask, act: 'check-my-work' };
}

/** With his own judgement if there is one, else with what the title asks to be judged. */
function sayConclusion(context: TurnContext, plan: OpenEssay): Reply {
  const { cards, lesson } = context;
  const judged = plan.lines.find(({ part }) => part === 'Judgement');
  const card = lesson.section ? cards.of(lesson.section)?.conclusion : undefined;
  const view = viewOf(plan.title);
  const text = judged
    ? lowerFirst(
        firstSentences(judged.text, 1)
          .replace(/^overall,? /i, '')
          .replace(/[.\s]+$/, ''),
      )
    : view;
  return {
    say: [
      tell(lesson, judged ? 'concludeOwn' : view ? 'concludeView' : 'concludeTitle', { text }),
      tell(lesson, 'concludeThen'),
      ...(!judged && card && speaksOf(card, plan.title) ? [card] : []),
    ],
    act: 'exam-technique',
  };
}

function sayIntroduction({ lesson }: TurnContext): Reply {
  return { say: [tell(lesson, 'introduceTitle')], act: 'exam-technique' };
}

/** 'Evaluate the view that monopolies are bad' is about whether monopolies are bad. */
function viewOf(title: string): string {
  const [, view] =
    /^(?:evaluate|assess|discuss|examine|consider|explain) (?:the (?:view|claim|argument|idea) that|whether|if|that) (.+)$/i.exec(
      title,
    ) ?? [];
  return view ? `whether ${lowerFirst(view)}` : '';
}

function giveExample(context: TurnContext, plan: OpenEssay): Reply | undefined {
  const { bank, lesson, course } = context;
  const isExample = ({ kind, id }: Entry) => (kind === 'example' || kind === 'apply') && !lesson.given.includes(id);
  const entries = ofTitle(bank.of(course.subject, lesson.section ?? '').filter(isExample), plan.title);
  const entry = entries.find(({ asks, reply }) => speaksOf([...asks, reply].join(' '), plan.title));
  return entry && { ...giveEntry(context, entry, { quiet: true }), act: 'example' };
}

/** The student chooses from another one than the title's. */
function sayPolicies(context: TurnContext): Reply | undefined {
  const kinds = otherPolicies(context);
  return kinds && { say: [tell(context.lesson, kinds)], ask: tell(context.lesson, 'otherPoliciesAsk'), act: 'ask' };
}

/** Nothing but the title itself and words about essays: 'for it', 'for my second point'. */
export function namesNothing(words: string, { title }: OpenEssay): boolean {
  const ofTitleItself = new Set(stemsOf(title));
  return stemsOf(words.replace(ofEssays, ' ')).every((stem) => ofTitleItself.has(stem));
}

const ofEssays = anyOf(
  [
    /examples?|real|world|life|case|stud(?:y|ies)|points?|plan|paragraph|first|second|third|last/gi,
    /good|best|could|back|up|support|evidence|uk|firm|company|country|business|argument|include/gi,
    /there|suggest|any|idk|idea|clue|stuck|dunno|hint|sure|dont|can|please|pls|for|against|ideas?/gi,
    /side|other|judge?ment|conclusion|else|put|say|write|argue|give|next|main|strong|decent/gi,
  ],
  { before: /\b/, after: /\b/ },
);

/** His own first link, and where the chain has to end. */
function extendLine({ lesson }: TurnContext, plan: OpenEssay, words: string): Reply | undefined {
  const points = plan.lines.filter(({ part }) => part !== 'Judgement');
  const line = lineNamed(plan.lines, words) ?? lineAbout(plan.lines, words.replace(asksChain, ' ')) ?? points.at(-1);
  if (!line) return undefined;
  return {
    say: [tell(lesson, 'extendLine', { first: firstLink(line) })],
    ask: tell(lesson, 'extendAsk'),
    act: 'exam-technique',
  };
}

export function firstLink({ text }: Line): string {
  const [link = text] = firstSentences(text, 1).split(/,? (?:so|because|which means|therefore)\b/i);
  return lowerFirst(link.replace(/[\s,.;:]+$/, ''));
}

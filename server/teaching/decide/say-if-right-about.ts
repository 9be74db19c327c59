import { stemsOf } from '#domain/marking/topic-stems.ts';
import { figuresIn } from '../mark/figures-in.ts';
import { isQuestion } from '../read/is-question.ts';
import { tell } from '../say/tell.ts';
import type { Reply, Respond, TurnContext } from '../turn-context.ts';

/** 'Was I right about scaffolding': about that, as he put it before, and not about the last figure that was said. */
export async function sayIfRightAbout(
  context: TurnContext,
  words: string,
  respond: Respond,
): Promise<Reply | undefined> {
  const about = rightAbout(words);
  if (about === undefined) return undefined;
  const claim = states.test(about) ? asStatement(about) : claimOn(context, about);
  if (claim === undefined) return { say: [tell(context.lesson, 'notSaidYet', { about })], aside: true };
  // What was asked in passing meanwhile is not what he speaks of, and what was told of it then is told again.
  const apart = { ...context, lesson: { ...context.lesson, open: null, lapsed: null, said: [], outcomes: [] } };
  const reply = await respond(apart, `${claim}. is that right?`);
  const said = tell(context.lesson, 'youSaid', { claim: claim.replace(/^./, (letter) => letter.toLowerCase()) });
  return { ...reply, say: [said, ...reply.say], act: 'claim', again: true };
}

/** What it is about, unless that is a figure. */
export function rightAbout(words: string): string | undefined {
  const about = asksAbout.exec(words.trim())?.[1]?.replace(idleEnd, '').trim();
  return about && figuresIn(about).length === 0 && !idle.test(about) ? about : undefined;
}

const asksAbout = /\b(?:was|am|were) i (?:\w+ )?(?:right|correct|wrong) (?:about|on|that|in saying(?: that)?) (.+)$/is;
const idleEnd = /(?:[?.!,\s]|\b(?:tho(?:ugh)?|then|or (?:not|wrong)|lol|btw|earlier|before|again)\b)+$/i;
const idle = /^(?:it|that|this|everything|all (?:of )?(?:it|that)|my answer|the answer|the (?:sum|figure|number))$/i;

/** 'Rent being a fixed cost' is rent is a fixed cost. */
const states = /\b(?:being|is|are|was|were|having|has|have|rises?|falls?|goes|shifts?)\b/i;

function asStatement(about: string): string {
  return about.replace(/\bbeing\b/i, 'is').replace(/\bhaving\b/i, 'has');
}

/** What he stated of it: where he named it in a question, what he said to that next. */
function claimOn({ turn: { history } }: TurnContext, about: string): string | undefined {
  const wanted = new Set(stemsOf(about));
  const own = history.filter(({ by }) => by === 'student').map(({ text }) => text.trim());
  const at = own.findLastIndex((text) => stemsOf(text).some((stem) => wanted.has(stem)));
  if (at < 0) return undefined;
  const named = own[at] ?? '';
  const next = own[at + 1] ?? '';
  const said = isQuestion(named) && ofIt.test(next) ? next.replace(ofIt, `${about} is `) : named;
  return said.replace(hedge, '').replace(/[?.!\s]+$/, '');
}

const ofIt =
  /^(?:(?:so|ok|well|um+)[, ]+)*(?:i (?:think|thought|reckon|guess)(?: that)? )?(?:it'?s|it is|that'?s|its) /i;
const hedge = /^(?:(?:so|ok|well|um+|but|and)[, ]+)*(?:i (?:think|thought|reckon|guess|said|say)(?: that)? )/i;

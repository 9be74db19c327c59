import { upperFirst } from '#domain/upper-first.ts';
import type { Entry } from '../bank/entry.ts';
import { mayBeYesOrNo } from '../read/may-be-yes-or-no.ts';
import { firstSentences } from '../say/first-sentences.ts';
import { bareOf, sentencesOf } from '../say/sentences.ts';
import { tell } from '../say/tell.ts';
import { withoutVerdict } from '../say/without-verdict.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { giveEntry } from './give-entry.ts';
import type { Heard } from './heard.ts';
import type { Ranked } from './rank-found.ts';
import { remind } from './remind.ts';

/**
 * From this probability on an entry is what was asked for; below the lower one nothing near it is. Of what teachers read
 * (1,398 turns) answers below the one stood in a tenth, below the other in a fifth, from 0.85 on in seven of ten.
 */
export const sureOf = { yes: 0.62, perhaps: 0.5 };

/** A question is answered at once. Two near meanings are offered; nothing near is said plainly. */
export function answerQuestion(context: TurnContext, { found, words }: Heard): Reply {
  const [best, ...others] = fresh(context, found);
  const [second] = others;
  if (!best) return sayAgainOrAdmit(context, words, found);
  if (best.probability >= sureOf.yes && wantsOneLine.test(words))
    return giveEntry(context, best.entry, { text: firstSentences(asFarAsSure(best, words), 1), quiet: true });
  if (best.probability >= sureOf.yes)
    return withOthers(
      giveEntry(context, best.entry, { text: asFarAsSure(best, words), ...nameKind(best, words) }),
      best,
      others,
    );
  if (best.probability < sureOf.perhaps) return admit(context, found);
  return second && isTie(best, second) ? offerMeanings(context, [best, second]) : takeAs(context, best, others);
}

/** 'In one line', 'tldr': whoever asks for little gets little. */
const wantsOneLine =
  /\b(?:(?:in|just|only) (?:one|a|1|a single) (?:short |quick )?(?:line|sentence)|one[- ]liner|in short|in brief|briefly|short version|tl;?dr|quick answer)\b/i;

/** A yes or a no is said only to what it was surely written for, and to words that can be answered by it. */
export function asFarAsSure({ entry, probability }: Ranked, words: string): string {
  const fits = probability >= surelyWritten || !isNegated(words) || isNegated(entry.asks[0] ?? '');
  return probability >= sureOfVerdict && fits && mayBeYesOrNo(words) ? entry.reply : withoutVerdict(entry.reply);
}

/** 'So higher pay wouldn't make them work harder?': the no to the opposite question would contradict what it confirms. */
function isNegated(words: string): boolean {
  return /(?:n['’]?t|\bnot|\bnever|\bno longer)\b/i.test(
    words.replace(/^\W*(?:is|are|does|do|would|was|has)n['’]?t\b/i, ''),
  );
}

const surelyWritten = 0.97;

/** 'If Lidl opens in the USA, which one is that?': what it is called comes first. */
function nameKind({ entry, probability }: Ranked, words: string): { lead?: string } {
  const [, term] = /^what (?:is|are) (?:an? |the )?([\w -]{3,40})\?$/i.exec(entry.asks[0] ?? '') ?? [];
  return term && probability >= sureOf.yes && whichIsThat.test(words) ? { lead: `That is ${term}.` } : {};
}

const whichIsThat =
  /\b(?:which|what) (?:one|box|type|kind|theory|category|strategy|stage|sort|quadrant|cell)(?: of [\w ]{3,30})? (?:is|would|does) (?:that|this|it)\b/i;

const sureOfVerdict = 0.8;

/** Of two that are as near as each other the student knows which is meant. */
function isTie(best: Ranked, second: Ranked): boolean {
  return best.worth - second.worth <= tie;
}

const tie = 0.15;

/** Not sure, but likelier than anything else: it is answered, and said which question was answered. */
function takeAs(context: TurnContext, best: Ranked, others: Ranked[]): Reply {
  const ask = best.entry.asks[0] ?? '';
  const lead = /\?$/.test(ask) ? { lead: tell(context.lesson, 'takenAs', { ask }) } : {};
  return withOthers(giveEntry(context, best.entry, { ...lead, quiet: true }), best, others);
}

/** Where other answers are nearly as likely, one tap leads to them; the less sure the first is, the more of them. */
function withOthers(reply: Reply, best: Ranked, others: Ranked[]): Reply {
  if (best.probability >= surely) return reply;
  const isDoubtful = best.probability < doubtful;
  const asks = others
    // A wrong statement is no question that anybody would press.
    .filter(({ entry, worth }) => entry.kind !== 'misconception' && best.worth - worth <= (isDoubtful ? far : near))
    .slice(0, isDoubtful ? 2 : 1)
    .flatMap(({ entry }) => entry.asks[0] ?? []);
  const offers = [
    ...(reply.shown?.offers ?? []).slice(0, 4 - asks.length),
    ...asks.map((ask) => ({ label: ask, says: ask })),
  ];
  return { ...reply, shown: { ...reply.shown, offers } };
}

const surely = 0.8;
const doubtful = 0.7;
const near = 1.5;
const far = 3;

/** What has not been given yet, unless what was given is far likelier. What was said a moment ago is seldom asked for again. */
export function fresh({ lesson }: TurnContext, found: Ranked[]): Ranked[] {
  const unheard = found.filter(({ id }) => !lesson.given.includes(id));
  const [best, first] = [found[0], unheard[0]];
  if (!best || !first || best === first) return unheard;
  const isNext = lesson.entry === best.id && first.probability >= likelyNext;
  return isNext || best.worth - first.worth <= farLikelier ? unheard : [];
}

const farLikelier = 3;
const likelyNext = 0.6;

/** The same question once more: in plainer words, then what is next to it, then the part of it that is asked about. */
function sayAgainOrAdmit(context: TurnContext, words: string, found: Ranked[]): Reply {
  const { lesson } = context;
  const [best, ...others] = found;
  if (!best || best.probability < sureOf.perhaps) return admit(context, found);
  const isSaid = sentencesOf(best.entry.plainer).every((sentence) => lesson.said.includes(bareOf(sentence)));
  if (!isSaid) return giveEntry(context, best.entry, { text: best.entry.plainer, quiet: true });
  const next = others.find(({ id }) => !lesson.given.includes(id));
  return next && next.probability >= sureOf.perhaps
    ? giveEntry(context, next.entry, { text: asFarAsSure(next, words) })
    : remind(context, words, [best, ...others]);
}

export function offerMeanings({ lesson, turn }: TurnContext, meanings: Ranked[]): Reply {
  const asks = meanings.map(({ entry }) => entry.asks[0] ?? '');
  return {
    say: [tell(lesson, 'whichOfTwo')],
    aside: true,
    ask: turn.spoken ? asks.map((ask) => upperFirst(ask)).join(' Or: ') : tell(lesson, 'whichBelow'),
    change: { open: null },
    shown: { offers: asks.map((ask) => ({ label: ask, says: ask })) },
  };
}

/** Plainly: not one that it would trust itself with. The nearest topics are offered. */
export function admit(context: TurnContext, found: Ranked[]): Reply {
  const { lesson } = context;
  const near = nearest(found.map(({ entry }) => entry));
  const titles = near.map((entry) => entry.asks[0] ?? '');
  return {
    say: [tell(lesson, 'notTrusted'), ...(titles.length ? [tell(lesson, 'nearestIHave')] : [tell(lesson, 'orTest')])],
    change: { open: null },
    shown: { offers: titles.map((ask) => ({ label: ask, says: ask })) },
    unanswered: true,
  };
}

/** The best of each of the nearest sections. */
function nearest(found: Entry[]): Entry[] {
  // A wrong statement is no question that anybody would press.
  const entries = found.filter(({ kind }) => kind !== 'misconception');
  const firsts = entries.filter((entry, at) => entries.findIndex(({ section }) => section === entry.section) === at);
  return firsts.slice(0, 3);
}

import type { Card, Wish } from '../cards/card.ts';
import { asksForSample } from '../cards/read-model-wish.ts';
import { readWish } from '../cards/read-wish.ts';
import type { Act } from '../read/acts.ts';
import { bareOf, sentencesOf } from '../say/sentences.ts';
import { tell } from '../say/tell.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { cardFor, isBare } from './card-for.ts';
import { giveEntry, offers } from './give-entry.ts';
import type { Heard } from './heard.ts';

/** An evaluation point, a model paragraph, the topic in a line: of the topic that is named, or of the one in hand. */
export function answerFromCard(context: TurnContext, heard: Heard): Reply | undefined {
  const { lesson } = context;
  const wish = wishOf(context, heard);
  const shorter = wish === 'line' && shortened(context, heard);
  if (shorter) return shorter;
  const card = wish && cardFor(context, heard, wish);
  const says =
    card && textsFor(context, card, wish, heard.words).find((texts) => !texts.every((text) => isSaid(context, text)));
  if (!says) return undefined;
  const isNew = card.section !== lesson.section;
  const reply: Reply = {
    say: says,
    change: { section: card.section, ...(isNew && { entry: null, plainer: 0 }), open: null },
    shown: { offers: [...further.filter(({ of }) => of !== wish).map(({ offer }) => offer), offers.test] },
  };
  if (wish === 'plain') return { ...reply, shown: { offers: [offers.example, offers.test] } };
  return wish === 'analysis' || wish === 'weighed' ? asModel(context, card, reply) : reply;
}

function wishOf({ lesson }: TurnContext, { act, words }: Heard): Wish | undefined {
  const wish = readWish(words);
  const isModel = wish === 'analysis' || wish === 'weighed';
  if (isOwnWork.includes(act) && !(act === 'write-it-for-me' && isModel && asksForSample(words))) return undefined;
  // Nothing is left to be put plainer, or it was, and shown by an example: there is a picture of the whole.
  return wish ?? (act === 'confused' && (!lesson.entry || lesson.plainer > 1) ? 'plain' : undefined);
}

/** 'Tldr' behind an explanation of one thing means that, and not the topic. */
function shortened(context: TurnContext, heard: Heard): Reply | undefined {
  const { bank, lesson } = context;
  const entry = lesson.entry && lesson.plainer === 0 ? bank.get(lesson.entry) : undefined;
  if (!entry || !isBare(heard.words, 'line') || cardFor(context, heard, 'line')) return undefined;
  return giveEntry(context, entry, { text: entry.plainer, quiet: true });
}

/** Whoever wants it written, planned or checked wants more than a point. */
const isOwnWork: Act[] = ['write-it-for-me', 'essay-plan', 'check-my-work'];

/** What may be said, the first that is still new; what stands together is said together. */
function textsFor({ lesson }: TurnContext, card: Card, wish: Wish, words: string): string[][] {
  // Nothing starts by weighing.
  if (wish === 'analysis') return [[card.analysis], ...(/\b(?:start|begin)/i.test(words) ? [] : [[card.weighed]])];
  if (wish === 'weighed') return [[card.weighed], [card.analysis]];
  if (wish === 'plain') return [[card.plain], ...(lesson.entry ? [] : [[card.line]])];
  if (wish === 'apply') return [doneBy(card.apply, words)];
  const text = card[wish];
  if (Array.isArray(text)) return text.map((one) => [one]);
  return text ? [[text]] : [];
}

/** What a manager can do is nothing for the government, and where one sees a concept is nothing to do. */
function doneBy(ways: string[], words: string): string[] {
  const state = /^An? (?:government|central bank|regulator|country|competition)\b/;
  return ways.filter((way) => {
    if (/^You see\b/.test(way)) return false;
    if (/\b(?:government|govt|gov|country|central bank)\b/i.test(words)) return state.test(way);
    return !/\b(?:manager|firm|business|company|owner|boss)\b/i.test(words) || !state.test(way);
  });
}

/** The question that it answers comes first, so that nobody takes it for an answer to his own; a button brings the other one. */
function asModel(context: TurnContext, card: Card, reply: Reply): Reply {
  const [paragraph = ''] = reply.say;
  const isAnalysis = paragraph === card.analysis;
  const isFirst = !isSaid(context, isAnalysis ? card.weighed : card.analysis);
  const lead = isFirst ? 'modelParagraph' : isAnalysis ? 'modelAnalysis' : 'modelWeighed';
  return {
    ...reply,
    say: [tell(context.lesson, lead, { question: card.question }), paragraph],
    shown: {
      offers: [...(isFirst ? [isAnalysis ? otherModel.weighed : otherModel.analysis] : []), offers.test],
    },
    whole: true,
  };
}

const otherModel = {
  analysis: { label: 'A paragraph of analysis', says: 'Show me an example of an analysis paragraph' },
  weighed: { label: 'A paragraph of evaluation', says: 'Show me an example of an evaluation paragraph' },
};

function isSaid({ lesson }: TurnContext, text: string): boolean {
  return sentencesOf(text).every((sentence) => lesson.said.includes(bareOf(sentence)));
}

const further: { of: Wish; offer: { label: string; says: string } }[] = [
  { of: 'evaluation', offer: { label: 'An evaluation point', says: 'Give me one evaluation point' } },
  { of: 'depends', offer: { label: 'What it depends on', says: 'What does it depend on?' } },
];

import { stemsOf } from '#domain/marking/topic-stems.ts';
import type { Card, Wish } from '../cards/card.ts';
import { readWish } from '../cards/read-wish.ts';
import type { Act } from '../read/acts.ts';
import { bareOf, sentencesOf } from '../say/sentences.ts';
import type { Reply, Scene } from '../scene.ts';
import { sureOf } from './answer-question.ts';
import { offers } from './give-entry.ts';
import type { Heard } from './heard.ts';

/** An evaluation point, what it depends on, what must be known: of the topic that is named, or of the one in hand. */
export function answerFromCard(scene: Scene, heard: Heard): Reply | undefined {
  const { lesson } = scene;
  const { act, words } = heard;
  const wish = isOwnWork.includes(act) ? undefined : readWish(words);
  const card = wish && cardFor(scene, heard);
  const says = card && textsOf(card, wish).find((text) => !isSaid(scene, text));
  if (!says) return undefined;
  const isNew = card.section !== lesson.section;
  return {
    say: [says],
    change: { section: card.section, ...(isNew && { entry: null, plainer: 0 }), open: null },
    shown: { offers: [...further.filter(({ of }) => of !== wish).map(({ offer }) => offer), offers.test] },
  };
}

/** Whoever wants it written, planned or checked wants more than a point. */
const isOwnWork: Act[] = ['write-it-for-me', 'essay-plan', 'check-my-work'];

function textsOf(card: Card, wish: Wish): string[] {
  const text = card[wish];
  if (Array.isArray(text)) return text;
  return text ? [text] : [];
}

/** The topic that the words name; by one word alone only what was found bears out; where they name nothing, the one in hand. */
function cardFor({ cards, lesson, shelf, turn }: Scene, { words, found }: Heard): Card | undefined {
  const isOwn = (section: string) => turn.agent.themes.includes(shelf.sectionOf.get(section)?.theme ?? 0);
  const named = cards.namedIn(words, lesson.section, isOwn);
  if (named?.isPlain) return named.card;
  const best = found.find(({ entry }) => entry.section !== 'exam');
  if (named) return (best && best.probability >= sureOf.yes && cards.of(best.entry.section)) || named.card;
  const namesOther = stemsOf(words.replace(ofExams, ' ')).length > 0;
  return lesson.section && !namesOther ? cards.of(lesson.section) : undefined;
}

const ofExams =
  /\b(?:eval\w*|points?|paras?|paragraphs?|lines?|arguments?|criticisms?|limitations?|strong\w*|best|main|good|q|qs|paper|mocks?|tomorrow|tmrw|tonight|remember|spot|case|study|extract|quick\w*|knowing|least|wrong|people|students|usually|conclu\w*|judge?ment|final|depends?|counter|against|safe|fair|cheers|wats|wud|shud|way|use|basically|also|now)\b/gi;

function isSaid({ lesson }: Scene, text: string): boolean {
  return sentencesOf(text).every((sentence) => lesson.said.includes(bareOf(sentence)));
}

const further: { of: Wish; offer: { label: string; says: string } }[] = [
  { of: 'evaluation', offer: { label: 'An evaluation point', says: 'Give me one evaluation point' } },
  { of: 'depends', offer: { label: 'What it depends on', says: 'What does it depend on?' } },
];

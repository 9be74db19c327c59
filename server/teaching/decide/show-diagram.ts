import type { Diagram } from '#content/curriculum/curriculum.ts';
import { anyOf } from '#domain/any-of.ts';
import { stemsOf } from '#domain/marking/topic-stems.ts';
import type { Entry } from '../bank/entry.ts';
import { sentencesOf } from '../say/sentences.ts';
import { tell } from '../say/tell.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { answerQuestion, asFarAsSure, sureOf } from './answer-question.ts';
import { findDiagram, namedDiagrams } from './find-diagram.ts';
import { giveEntry, offers } from './give-entry.ts';
import type { Heard } from './heard.ts';
import { rankFound } from './rank-found.ts';

/** Told in words, and drawn in the thread. */
export async function showDiagram(context: TurnContext, asked: Heard): Promise<Reply> {
  const { lesson, turn } = context;
  const heard = await lookForNamed(context, asked);
  const written = heard.found.find(
    ({ entry, probability }) => entry.kind === 'diagram' && probability >= sureOf.perhaps,
  );
  const best = written ?? heard.found.find(({ probability }) => probability >= sureOf.yes);
  const section = best?.entry.section ?? lesson.section ?? turn.lookingAt?.section;
  const about = `${best?.entry.asks[0] ?? ''} ${topicWords(context)}`;
  const isNamed = stemsOf(heard.words.replace(generic, ' ')).length > 0;
  const diagram = await findDiagram(context, { words: heard.words, isNamed, about, section });
  if (!diagram)
    return written && written.probability >= sureOf.yes
      ? sayInWords(context, written.entry)
      : answerQuestion(context, heard);
  const other = await otherNamed(context, heard.words, diagram);
  const compared = other && asked.found.filter(({ entry }) => entry.kind !== 'diagram');
  if (compared?.[0] && compared[0].probability >= sureOf.yes)
    return withDiagram(answerQuestion(context, { ...asked, found: compared }), diagram, other);
  const reply =
    written && !isForShow(heard.words) && !lesson.given.includes(written.entry.id)
      ? giveEntry(context, written.entry, { text: asFarAsSure(written, heard.words), quiet: true })
      : explainDiagram(context, diagram, section);
  return withDiagram(reply, diagram, other);
}

/** There is no drawing of it in the course: it is said so, and described. */
function sayInWords(context: TurnContext, entry: Entry): Reply {
  return giveEntry(context, entry, { lead: tell(context.lesson, 'noDrawing'), quiet: true });
}

function withDiagram(reply: Reply, diagram: Diagram, other: Diagram | undefined): Reply {
  const left = (reply.shown?.offers ?? []).filter(({ says }) => says !== 'Show me the diagram');
  const next = other && {
    label: `Draw it for ${other.title.toLowerCase()}`,
    says: `Show me the diagram: ${other.title}`,
  };
  return { ...reply, shown: { ...reply.shown, offers: [...(next ? [next] : []), ...left], diagram: diagram.id } };
}

/** 'Monopoly and perfect competition': one is drawn, and a tap draws the other. */
async function otherNamed(context: TurnContext, words: string, { id, title }: Diagram): Promise<Diagram | undefined> {
  if (!compares.test(words)) return undefined;
  const named = await namedDiagrams(context, words);
  const [first] = title.split(':');
  return named.find((one) => one.id !== id && one.title.split(':')[0] !== first);
}

const compares = /\b(?:next to each other|side by side|compar\w+|both|diff\w*|vs|versus)\b/i;

/** What is drawn speaks for how it is drawn: whoever wants to see or understand it is told what it shows. */
function isForShow(words: string): boolean {
  if (/\bhow (?:do|would|should|can|to)\b|\blabel|\baxes\b|\bwhere\b/i.test(words)) return false;
  return (
    /\b(?:explain|meaning|what (?:does )?(?:it|that|this) (?:mean|show)s?|understand)\b/i.test(words) ||
    bareShow.test(words.trim())
  );
}

const bareShow =
  /^(?:(?:ok(?:ay)?|so|and|yes|yeah|please|pls)[,. ]+)*(?:(?:can|could|may) (?:i|you|u) (?:please )?)?(?:see|show)\b(?:\s+\S+){0,8}$/i;

/** What is named counts, whatever was talked about before; where nothing is, it is the diagram of what is in hand. */
async function lookForNamed(context: TurnContext, asked: Heard): Promise<Heard> {
  const named = new Set(stemsOf(asked.words.replace(generic, ' ')));
  const { found } = named.size ? await context.look(asked.words, 'alone') : { found: [] };
  const alone = rankFound(context, { act: 'diagram', sure: 1 }, found).filter(({ entry }) =>
    stemsOf(entry.asks.join(' ').replace(generic, ' ')).some((stem) => named.has(stem)),
  );
  const inHand = context.lesson.section ?? context.turn.lookingAt?.section;
  return {
    ...asked,
    found: alone.length ? alone : asked.found.filter(({ entry }) => !inHand || entry.section === inHand),
  };
}

function explainDiagram({ lesson }: TurnContext, diagram: Diagram, section: string | undefined): Reply {
  return {
    say: [
      tell(lesson, 'hereIsDiagram', { title: diagram.title.toLowerCase() }),
      ...sentencesOf(diagram.explanation).slice(0, 4),
    ],
    change: { section: section ?? lesson.section, open: null },
    shown: {
      offers: [{ label: 'How do I draw it?', says: `How do I draw the diagram: ${diagram.title}?` }, offers.test],
    },
  };
}

/** What was last explained, in its own words: 'LRAS shifts right' names the diagram as well as a question would. */
function topicWords({ bank, lesson }: TurnContext): string {
  const entry = lesson.entry ? bank.get(lesson.entry) : undefined;
  return entry ? `${entry.asks[0] ?? ''} ${entry.reply}` : '';
}

const generic = anyOf(
  [
    /show|see|can|short|long|run|draw|sketch|diagram|graph|chart|curve|axis|axes/gi,
    /shad(?:e|ing)|picture|triangle|rectangle|area|box|gap|line|normal|simple|quick/gi,
    /proper|literal|button|please|pls|describe|explain|look|like|label|walk|through/gi,
  ],
  { before: /\b/, after: /\w*\b/ },
);

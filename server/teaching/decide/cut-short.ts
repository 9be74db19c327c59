import { anyOf } from '#domain/any-of.ts';
import { stemsOf } from '#domain/marking/topic-stems.ts';
import { moodOf } from '../read/moods.ts';
import type { Wish } from '../read/wishes.ts';
import { countWords } from '../say/count-words.ts';
import { sentencesOf } from '../say/sentences.ts';
import type { Reply, Respond, TurnContext } from '../turn-context.ts';
import { giveEntry } from './give-entry.ts';
import { isExercise } from './stay-open.ts';

/** 'Too many words', 'whats a monopsonist. simple pls': the plainer text or the heart of it, in a few sentences. */
export async function cutShort(
  context: TurnContext,
  words: string,
  respond: Respond,
  wish?: Wish,
): Promise<Reply | undefined> {
  const { lesson, bank } = context;
  if (lesson.open && isExercise(lesson.open)) return undefined;
  const wishes = simple.test(words)
    ? 'simple'
    : short.test(words)
      ? 'short'
      : asksSomething.test(words) || moodOf(words) !== undefined
        ? undefined
        : learned[wish ?? 'none'];
  if (!wishes) return undefined;
  const rest = without(without(words, simple), short).replace(around, ' ').trim();
  // In other words than those nothing can be told apart that would be named.
  const isNamed = (simple.test(words) || short.test(words)) && stemsOf(rest).length > 0;
  if (isNamed && !asksMeaning.test(rest)) return undefined;
  const asked = isNamed ? await respond({ ...context, lesson: { ...lesson, open: null } }, rest) : undefined;
  const entry = bank.get((isNamed ? asked?.change?.entry : lesson.entry) ?? '');
  if (!entry) return undefined;
  const plainer = fewSentences(entry.plainer);
  const text = wishes === 'simple' ? plainer : heartOf(entry.reply);
  // Who has heard that too gets a picture of it, or is asked what it is.
  if (text === entry.reply || (text === plainer && lesson.last.includes(sentencesOf(plainer)[0] ?? '')))
    return undefined;
  const reply = giveEntry(context, entry, { text, quiet: true });
  return { ...reply, again: true, act: 'confused', change: { ...reply.change, plainer: lesson.plainer + 1 } };
}

/** What it comes to: mostly the first sentence, unless that only announces the next. */
function heartOf(reply: string): string {
  const [first = '', second] = sentencesOf(reply);
  return second && countWords([first]) < announcing ? `${first} ${second}` : first;
}

const announcing = 8;

function without(words: string, wish: RegExp): string {
  return words.replace(new RegExp(wish.source, 'gi'), ' ');
}

/** As much as one reads at a glance. */
function fewSentences(text: string): string {
  const said: string[] = [];
  for (const sentence of sentencesOf(text)) {
    if (said.length > 0 && countWords([...said, sentence]) > mostWords) break;
    said.push(sentence);
  }
  return said.join(' ');
}

const learned: Partial<Record<Wish | 'none', 'simple' | 'short'>> = { simpler: 'simple', shorter: 'short' };
/**
 * 'What does equilibrium mean, im so lost': that is asked, and not what was said before in other words. Nor does that
 * help who says that he is thick.
 */
const asksSomething = /\b(?:what|whats|why|how|which|who|when|where)\b/i;
const mostWords = 50;
const simple = anyOf(
  [
    /(?:really |dead |super |more |as |in )*(?:simple|simpler|simply)(?: (?:words|terms|english))?|dumb(?:ed)? (?:it|that|this) down/i,
    /(?:explain )?(?:it )?like (?:i[’']?m|im|i am) (?:\d+|five|ten|a kid|stupid|dumb|thick)|eli5/i,
    /(?:in )?plain(?:er)? english|in easy words/i,
  ],
  { before: /\b/, after: /\b/ },
);
const short = anyOf(
  [
    /(?:wa+y+ |far )?too (?:many words|long|much)|(?:that[’']?s|thats) (?:loads|a lot)|tl;?dr/i,
    /(?:just )?(?:the )?(?:headline|short|quick)(?:er)? version|(?:what[’']?s |whats |just )?the (?:main|key) (?:bit|point|idea|thing)/i,
    /in (?:just )?(?:one|a|1|a single) (?:line|sentence)|in a nutshell|the gist|the bottom line|boil it down/i,
    /sum (?:it|that) up|(?:make it )?shorter/i,
  ],
  { before: /\b/, after: /\b/ },
);
const around =
  /\b(?:pls|plz|please|lol|huh|so|ok(?:ay)?|lost|still|can (?:you|u)|could (?:you|u)|give me|just|explain|say|put|it|that|this|again|i said|don'?t get|dont get|i|me|for|words|tho|way)\b|[:()]/gi;
const asksMeaning = /\b(?:what(?:[’']?s|s| is| are)|define|explain|meaning of|mean)\b/i;

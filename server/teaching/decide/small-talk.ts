import { firstSentences } from '../say/first-sentences.ts';
import { named } from '../say/named.ts';
import { inWords } from '../say/numbers.ts';
import { tell } from '../say/tell.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { offerTest } from './offer-test.ts';

/** Short and human: thanks, a greeting, how somebody feels. Feelings are answered before any economics. */
export function sayThanks(context: TurnContext): Reply {
  const { lesson, turn } = context;
  if (/^\W*(?:hold on|hang on|wait|(?:just )?(?:one|a) (?:sec|second|minute)|(?:let|give) me)\b/i.test(turn.words))
    return { say: [tell(lesson, 'checkIn')], change: {} };
  if (/\b(?:rubbish|slow|thick|stupid|dumb|bad) (?:at|with)?\b|\bbeing (?:slow|thick|stupid|dumb)\b/i.test(turn.words))
    return { say: [tell(lesson, 'doingWell')], ...offerTest(lesson) };
  if (!lesson.entry && !lesson.section)
    return { say: [tell(lesson, 'welcome')], ask: tell(lesson, 'whatNext'), aside: true };
  return { say: [tell(lesson, 'welcome')], aside: true, ...offerTest(lesson) };
}

export function greet(context: TurnContext): Reply {
  const { lesson } = context;
  return { say: [tell(lesson, 'hello')], ask: tell(lesson, 'whatToday'), aside: true };
}

export function sayGoodbye({ lesson, turn }: TurnContext): Reply {
  const right = lesson.results.filter(({ verdict }) => verdict === 'right').length;
  const bye = /\b(?:bed|sleep|night)\b/i.test(turn.words)
    ? 'goodbyeNight'
    : /\b(?:luck|mock|exam|test|essay|write|rewrite|win|debate)\b/i.test(turn.words)
      ? 'goodbyeLuck'
      : right > 0
        ? 'goodbyeProud'
        : 'goodbye';
  return { say: [tell(lesson, bye)], aside: true, change: { open: null } };
}

/** About the tutor itself, or about the student's own record. */
export function sayWhatIAm(context: TurnContext, words: string): Reply {
  const { lesson, turn } = context;
  if (/\b(?:one|two|three|1|2|3) (?:last )?things?\b/i.test(words)) return sayTakeaways(context, words);
  if (/\b(?:revise|revision|weak|work on|focus on)\b/i.test(words)) return sayWhatToRevise(context);
  if (/\bhow am i doing\b|\bmy (?:progress|score|marks)\b/i.test(words)) return sayProgress(context);
  const about = abouts.find(({ pattern }) => pattern.test(words))?.name ?? 'whatICan';
  return {
    say: [tell(lesson, about, { name: turn.agent.name })],
    ask: tell(lesson, 'whatNext'),
    change: { open: null },
  };
}

/** What the record shows as weak. Nothing is said that it does not show. */
function sayWhatToRevise(context: TurnContext): Reply {
  const { lesson, course, turn } = context;
  const titles = [...new Set(turn.weakPoints.map(({ sectionId }) => course.sectionOf.get(sectionId)?.title))];
  const [first, second] = titles.flatMap((title) => (title ? [named(title)] : []));
  if (!first)
    return {
      say: [tell(lesson, 'noWeakSpots')],
      ask: tell(lesson, 'fiveQuick'),
      change: { open: { kind: 'offer', act: 'test-me', words: 'Test me' } },
      shown: { offers: [{ label: 'Test me', says: 'Test me' }] },
    };
  const offered = [first, ...(second ? [second] : [])].map((title) => ({ label: title, says: `Test me on ${title}` }));
  return {
    say: [
      tell(lesson, 'reviseFirst', { title: first }),
      ...(second ? [tell(lesson, 'reviseThen', { title: second })] : []),
    ],
    ask: tell(lesson, 'startThere'),
    change: { open: { kind: 'offer', act: 'test-me', words: `Test me on ${first}` } },
    shown: { offers: offered },
  };
}

/** 'One thing to remember for tomorrow': the heart of what was talked about last. */
function sayTakeaways(context: TurnContext, words: string): Reply {
  const { lesson, bank } = context;
  const wanted = /\bthree\b|\b3\b/i.test(words) ? 3 : /\btwo\b|\b2\b/i.test(words) ? 2 : 1;
  const texts = lesson.given
    .slice(-wanted)
    .reverse()
    .flatMap((id) => firstSentences(bank.get(id)?.reply ?? '', 1) || []);
  if (!texts.length) return sayWhatToRevise(context);
  return {
    say: [tell(lesson, 'rememberThis'), ...texts, tell(lesson, 'thatsEnough')],
    again: true,
    change: { open: null },
  };
}

function sayProgress({ lesson }: TurnContext): Reply {
  const right = lesson.results.filter(({ verdict }) => verdict === 'right').length;
  const all = lesson.results.length;
  const say = all ? tell(lesson, 'progress', { right: inWords(right), all: inWords(all) }) : tell(lesson, 'noProgress');
  return {
    say: [say],
    ask: tell(lesson, 'fiveQuick'),
    change: { open: { kind: 'offer', act: 'test-me', words: 'Test me' } },
  };
}

const abouts = [
  {
    name: 'howIKnow',
    pattern:
      /\b(how do you know|sure|trust|wrong|right|source|made up|accurate|mistake|(?:someone|anyone|somebody|anybody|who|teacher) (?:actually )?checks?)/i,
  },
  {
    name: 'whatIKeep',
    pattern: /\b(remember|save|see this|read this|record|keep|privacy|mum|dad|parents|teacher see)/i,
  },
  { name: 'whatICost', pattern: /\b(cost|price|pay|free|minutes|limit|month)/i },
  { name: 'neverBored', pattern: /\b(?:bored|tired|enjoy|feelings)\b/i },
  {
    name: 'whatIAm',
    pattern:
      /\b(human|person|real|robot|bot|ai|chatgpt|gpt|machine|alive|who are you|what are you|your name|old are you)/i,
  },
] as const;

export function keepToSubject({ lesson, course }: TurnContext): Reply {
  const subject = course.subject === 'economics' ? 'economics' : 'business';
  return {
    say: [tell(lesson, 'offTopic', { subject })],
    ask: tell(lesson, 'whatNext'),
    aside: true,
    change: { open: null },
  };
}

export function askWhatNext({ lesson }: TurnContext): Reply {
  return { say: [tell(lesson, 'fine')], ask: tell(lesson, 'whatNext'), aside: true, change: { open: null } };
}

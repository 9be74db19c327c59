import { anyOf } from '#domain/any-of.ts';
import { stemsOf } from '#domain/marking/topic-stems.ts';
import type { Entry } from '../bank/entry.ts';
import { closingQuestion } from '../read/closing-question.ts';
import { isQuestion } from '../read/is-question.ts';
import { moodOf } from '../read/moods.ts';
import { tell } from '../say/tell.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { sureOf } from './answer-question.ts';
import { giveEntry } from './give-entry.ts';
import type { Heard } from './heard.ts';
import { judgeClaim } from './judge-claim.ts';

/** A feeling is answered first; whoever also says what it is about gets that explained, and others one small step. */
export async function comfort(context: TurnContext, heard: Heard): Promise<Reply> {
  const { lesson } = context;
  const { words, found } = heard;
  const [best] = found;
  const felt = moodOf(words);
  // 'If I'm a franchisee I'm basically an entrepreneur' speaks of the course, and of nobody's mood.
  if (!felt && best && best.probability >= surelyCourse && isAbout(words, best.entry))
    return { ...judgeClaim(context, heard), act: 'claim' };
  const mood = felt ?? 'feelsHard';
  const explain = (entry: Entry) => giveEntry(context, entry, { lead: tell(lesson, mood), quiet: true });
  const asked = await answerClosing(context, words);
  if (mood === 'feelsGood' && asked) return explain(asked);
  if (mood !== 'feelsGood') {
    if (best && best.probability >= sureOf.yes && (namesTrouble.test(words) || isQuestion(words)))
      return explain(best.entry);
    if (asked) return explain(asked);
    const begun = await topicNamed(context, words);
    if (begun) return explain(begun);
  }
  return {
    say: [tell(lesson, mood)],
    ask: tell(lesson, mood === 'feelsGood' ? 'whatNext' : 'smallStep'),
    change: {
      open: mood === 'feelsGood' ? null : { kind: 'offer', act: 'test-me', words: 'Give me an easy question' },
    },
    shown: {
      offers: [
        { label: 'One easy question', says: 'Give me an easy question' },
        { label: 'Explain it simply', says: 'Put it more simply' },
      ],
    },
  };
}

/** 'Exam tomorrow, and the labour market is my worst. What is MRP?' */
async function answerClosing({ bank, look }: TurnContext, words: string): Promise<Entry | undefined> {
  const asked = closingQuestion(words);
  if (!asked || !namesSomething(asked)) return undefined;
  const [best] = (await look(asked, 'alone')).found;
  return best && best.probability >= sureOf.yes ? bank.get(best.id) : undefined;
}

/** 'Is it hard?' and 'where do I start?' name nothing that could be explained. */
export function namesSomething(asked: string): boolean {
  if (/\b(?:start|begin)\b/i.test(asked)) return false;
  return stemsOf(asked.replace(/\b(?:hard|easy|long|normal|bad|ok)\b/gi, ' ')).length > 0;
}

/** 'Mock tomorrow and i have done nothing on unemployment': where unemployment begins. */
async function topicNamed({ bank, look, course }: TurnContext, words: string): Promise<Entry | undefined> {
  const parts = words.split(/[.,!?]+|\b(?:but|because|cos|and|on|about|with)\b/i);
  const topic = parts.find((part) => stemsOf(part.replace(aboutExams, ' ')).length > 0 && !moodOf(part));
  if (!topic) return undefined;
  const [best] = (await look(`teach me ${topic.trim()}`, 'alone')).found;
  const entry = best && best.probability >= surelyCourse ? bank.get(best.id) : undefined;
  if (!entry || !isAbout(topic, entry)) return undefined;
  return bank.of(course.subject, entry.section).find(({ kind }) => kind === 'start') ?? entry;
}

const aboutExams =
  /\b(?:mocks?|exams?|tests?|papers?|revis\w*|tomorrow|tmrw|tonight|school|teacher|class|stress\w*|done|nothing|bothered|bed|sleep|time|start|feel\w*|day|week|hours?|go|\d+ ?(?:am|pm)?)\b/gi;

function isAbout(words: string, { asks, reply }: Entry): boolean {
  const written = new Set(stemsOf([...asks, reply].join(' ')));
  return stemsOf(words).some((stem) => written.has(stem));
}

const surelyCourse = 0.7;

/** 'I still don't get break-even', 'what is the one-sentence version': here is something to explain. */
const namesTrouble = anyOf(
  [
    /what|whats|what's|how|why|which|explain|version/i,
    /(?:do ?n[o']?t|cant|can't|cannot|never)(?: even| really| ever)? (?:get|understand|know|do|remember|see)/i,
    /mix(?:ed|ing)? (?:it |them )?up/i,
    /(?:get|gets|got) (?:me |so |most |the most |really )*(?:lost|confused|stuck|muddled)/i,
    /confus(?:ed|es|ing)|muddle\w*|forget|struggl\w*|stuck (?:on|with)|bad at|rubbish at/i,
  ],
  { before: /\b/, after: /\b/ },
);

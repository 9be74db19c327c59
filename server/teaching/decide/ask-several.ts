import { tell } from '../say/tell.ts';
import { type Reply, requireSection, type TurnContext } from '../turn-context.ts';
import { askTest, sectionMeant } from './ask-test.ts';
import { chooseQuestion, namedTopic } from './choose-question.ts';
import { offers, openCheck } from './give-entry.ts';
import type { Heard } from './heard.ts';

/** 'Give me 3 quick questions on all of it': one after another, and their number is kept. */
export function askTests(context: TurnContext, heard: Heard): Reply | Promise<Reply> {
  const of = countIn(heard.words);
  if (of === undefined) return askTest(context, heard);
  const sections =
    ofAll.test(heard.words) && !namedTopic(context, heard.words.replace(ofAll, ' ')).length ? heardOf(context) : [];
  const meant = sections.length ? sections : [sectionMeant(context, heard.words, heard.found).id];
  return askOne(context, { of, asked: 0, sections: meant, words: heard.words }) ?? askTest(context, heard);
}

/** 'Another one': the next of several, or one more of the same. */
export function askAnother(context: TurnContext, heard: Heard): Reply | Promise<Reply> {
  const { toAsk } = context.lesson;
  const next = toAsk && toAsk.asked < toAsk.of ? askOne(context, toAsk) : undefined;
  return next ?? askTest(context, { ...heard, words: 'Test me on this' });
}

/** 'And whats q3': the next of several, by its number. */
export function askNextByNumber(context: TurnContext, words: string): Reply | undefined {
  const { toAsk } = context.lesson;
  const number = Number(byNumber.exec(words.trim())?.[1] ?? 0);
  return toAsk && number > 1 && number === toAsk.asked + 1 && number <= toAsk.of ? askOne(context, toAsk) : undefined;
}

const byNumber =
  /^(?:(?:ok(?:ay)?|so|and|now|then)[, ]+)*(?:(?:what['’]?s|what is|give me|go (?:on )?to|do|can (?:i|we) (?:have|do)) )?(?:q|question|number) ?(\d{1,2})(?: (?:then|now|please|pls|tho))*\W*$/i;

/** Behind the verdict on one of several comes the next; behind the last, how many were right. */
export function askNextOf(context: TurnContext, reply: Reply): Reply {
  const { toAsk, open } = context.lesson;
  const { change } = reply;
  // What was asked in passing meanwhile is none of them.
  if (!toAsk || (open?.kind === 'check' && open.inPassing) || !change?.results || change.open?.kind === 'check')
    return reply;
  const lesson = { ...context.lesson, ...change };
  const { ask: _, ...told } = reply;
  const next = toAsk.asked < toAsk.of ? askOne({ ...context, lesson: { ...lesson, entry: null } }, toAsk) : undefined;
  if (next) return { ...told, ...next, say: [...told.say, ...next.say], change: { ...change, ...next.change } };
  const right = lesson.results.slice(-toAsk.asked).filter(({ verdict }) => verdict === 'right').length;
  const score = tell(lesson, 'severalDone', { right: String(right), all: String(toAsk.asked) });
  return { ...told, say: [...told.say, score], change: { ...change, open: null, toAsk: null } };
}

type ToAsk = NonNullable<TurnContext['lesson']['toAsk']>;

function askOne(context: TurnContext, toAsk: ToAsk): Reply | undefined {
  const { lesson } = context;
  const number = toAsk.asked + 1;
  const id = toAsk.sections[toAsk.asked % toAsk.sections.length] ?? toAsk.sections[0];
  const section = id === undefined ? undefined : requireSection(context, id);
  const asked = section && chooseQuestion(context, section, toAsk.words.replace(ofAll, ' '));
  if (!section || !asked) return undefined;
  return {
    say: [tell(lesson, 'questionOf', { number: String(number), all: String(toAsk.of) })],
    ask: asked.prompt,
    change: {
      ...{ section: section.id, entry: null, ignored: 0, toAsk: { ...toAsk, asked: number } },
      ...openCheck(lesson, asked),
    },
    shown: { offers: [offers.hint, offers.tell] },
  };
}

/** The sections that were talked about, the latest first. */
function heardOf({ bank, lesson }: TurnContext): string[] {
  const given = lesson.given.flatMap((id) => bank.get(id)?.section ?? []).filter((section) => section !== 'exam');
  return [...new Set(given.reverse())];
}

function countIn(words: string): number | undefined {
  const said = several.exec(words)?.[1]?.toLowerCase();
  const count = said === undefined ? undefined : (counts[said] ?? Number(said));
  return count !== undefined && count > 1 && count <= most ? count : undefined;
}

const several =
  /\b(\d{1,2}|two|three|four|five|six|ten|a few|a couple(?: of)?|some|several)(?: (?!mark)[\w-]+){0,3}? (?:questions|qs|ones)\b/i;
const counts: Readonly<Record<string, number>> = {
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6, ten: 10, some: 3, several: 3 },
  ...{ 'a few': 3, 'a couple': 2, 'a couple of': 2 },
};
const most = 10;
const ofAll =
  /\b(?:all (?:of )?(?:it|this|that)|it all|everything(?: we (?:did|have done|covered|went over))?|the whole (?:thing|lot|topic)|what we (?:did|have done|covered)|all (?:the )?topics)\b/i;

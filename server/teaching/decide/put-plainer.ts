import { anyOf } from '#domain/any-of.ts';
import { stemsOf } from '#domain/marking/topic-stems.ts';
import { tell } from '../say/tell.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { answerQuestion, sureOf } from './answer-question.ts';
import { giveEntry } from './give-entry.ts';
import { giveExample } from './give-example.ts';
import type { Heard } from './heard.ts';

/** Not understood: plainer, then by an example, then 'which part?'. Words that name something are about that. */
export function putPlainer(context: TurnContext, heard: Heard): Reply {
  const { bank, lesson } = context;
  const entry = lesson.entry ? bank.get(lesson.entry) : undefined;
  const best = heard.found[0];
  const other = best && best.id !== entry?.id && best.probability >= sureOf.yes && namesSomething(heard.words);
  if (!entry || other) return namesSomething(heard.words) ? answerQuestion(context, heard) : askWhat(context);
  if (lesson.plainer === 0) return giveEntry(context, entry, { text: entry.plainer, quiet: true });
  if (lesson.plainer === 1) {
    const example = giveExample(context, { ...heard, found: [] });
    return { ...example, change: { ...example.change, entry: entry.id, plainer: 2 } };
  }
  return askWhichPart(context, entry.section);
}

/** More than 'I don't get it': something of the course is named. */
function namesSomething(words: string): boolean {
  return stemsOf(words.replace(generic, ' ')).length > 0;
}

const generic = anyOf(
  [
    /i|im|me|my|we|you|it|this|that|still|really|so|just|kinda|bit|all|any|of|at|what|wtf|huh|get|got/gi,
    /understand|confus\w*|lost|make\w*|sense|explain\w*|again|simpl\w*|easier|plain\w*|english|words?|more/gi,
    /put|say|mean\w*|dont|don't|do|not|no|idea|hint|clue|give|help|need|want|stuck|sorry|wait|follow|clear/gi,
    /way|another|other|different|the|a|an|in|to|is|and|but|like|please|pls|can|could|idk|u|ur|tho|lol|tbh/gi,
  ],
  { before: /\b/, after: /\b/ },
);

function askWhat({ lesson }: TurnContext): Reply {
  return { say: [tell(lesson, 'confusedAbout')], ask: tell(lesson, 'whichBit'), change: { open: null } };
}

/** Two parts of the topic to choose from. */
function askWhichPart(context: TurnContext, section: string): Reply {
  const { bank, lesson, course } = context;
  const parts = bank
    .of(course.subject, section)
    .filter(({ kind, id }) => (kind === 'meaning' || kind === 'how' || kind === 'why') && !lesson.given.includes(id))
    .slice(0, 3)
    .flatMap(({ asks }) => asks.slice(0, 1));
  return {
    say: [tell(lesson, 'stillLost')],
    ask: tell(lesson, 'whichBit'),
    change: { open: null, plainer: 0 },
    shown: { offers: parts.map((ask) => ({ label: ask, says: ask })) },
  };
}

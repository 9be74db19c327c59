import { upperFirst } from '#domain/upper-first.ts';
import type { Section } from '../curriculum/library.ts';
import { isOfWhole, sectionsNamed } from '../curriculum/sections-named.ts';
import { lostTopic } from '../read/lost-topic.ts';
import type { Wish } from '../read/wishes.ts';
import { named } from '../say/named.ts';
import { listTitles, listTopics } from '../say/say-topics.ts';
import { tell } from '../say/tell.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { giveEntry } from './give-entry.ts';
import { isExercise } from './stay-open.ts';

/** 'I missed two lessons on demand and supply': what the topic consists of, in a line, and its first idea. */
export function catchUp(context: TurnContext, words: string, wish?: Wish): Reply | undefined {
  const { lesson, course, turn, bank } = context;
  const topic =
    lesson.open && isExercise(lesson.open)
      ? undefined
      : (lostTopic(words) ?? (wish === 'survey' && !asksPrecisely.test(words) ? words : undefined));
  const sections = topic ? sectionsNamed(course, topic, turn.agent.themes).slice(0, mostSections) : [];
  const [first] = sections;
  // What was just explained is put in another way, which is not done here.
  if (!first || (lesson.section === first.id && lesson.entry)) return undefined;
  // Of one thing in it there is an answer that begins with that.
  if (sections.length === 1 && !isOfWhole(course, first, topic ?? '')) return undefined;
  const start = bank
    .of(course.subject, first.id)
    .find(({ id, kind }) => kind === 'start' && !lesson.given.includes(id));
  if (!start) return undefined;
  const reply = giveEntry(context, start, { lead: overview(context, sections, first), quiet: true });
  return { ...reply, act: 'switch-topic' };
}

function overview({ lesson }: TurnContext, sections: Section[], first: Section): string {
  const title = named(first.title);
  const own = tell(lesson, 'consistsOf', { title: upperFirst(title), topics: listTopics(first) });
  if (sections.length < 2) return own;
  return `${tell(lesson, 'severalTopics', { titles: listTitles(sections), first: title })} ${own}`;
}

const mostSections = 4;
/** 'I do not get why MR is below AR': that, and not the whole of revenue. */
const asksPrecisely =
  /\b(?:why|how|what|whats|which|when|difference|diff)\b(?! (?:even is|do i (?:start|begin)|to (?:start|begin)|should i (?:start|begin)))|\bwhere\b(?! (?:do|should|to) )/i;

import type { Entry } from './entry.ts';

/** What is indexed of an entry: each way of asking, and the first sentence of the reply. */
export function indexedTexts({ asks, reply }: Entry): string[] {
  return [...asks, reply.split('. ')[0] ?? reply];
}

/** What the finder reads beside the words: the section, and what was last asked about. */
export function topicOf(title: string, entry: Entry | undefined): string {
  return entry ? `${title} | ${entry.asks[0]}` : title;
}

/** What the chooser weighs the words against: an answer, shown by the way of asking that is nearest to them. */
export function documentOf(title: string, { reply }: Pick<Entry, 'reply'>, ask: string): string {
  return `${title} | ${ask} | ${reply}`;
}

export const examTitle = 'Exam technique and essay planning';

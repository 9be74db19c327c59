import type { WordLists } from '../marking/pattern.ts';
import { countWords } from './count-words.ts';
import { type FoundCheckpoint, findCheckpoints, type Kind } from './find-checkpoints.ts';
import { type Band, judgeLevels } from './judge-levels.ts';
import { standingsOf } from './own-sentences.ts';
import { readSentences } from './read-sentences.ts';
import { type ReportedQuestion, topicOf } from './reported-question.ts';
import { isRealDoubt } from './sentence-faults.ts';

export type Report = {
  words: number;
  checkpoints: FoundCheckpoint[];
  /** None for a plan: what is not written has no level. */
  bands: Band[];
  /** Sentences that earn nothing because they are the paper's, or were said before. */
  copied: [start: number, end: number][];
  repeated: [start: number, end: number][];
};

/** What is in a plan or an answer, by words and rules alone: the same text gets the same report, whoever runs it. */
export function reportOn(question: ReportedQuestion, text: string, kind: Kind, lists: WordLists): Report {
  const checkpoints = findCheckpoints(question, text, kind, lists);
  const sentences = readSentences(text);
  const sources = [question.question, ...question.caseStudy.flatMap(({ paragraphs }) => paragraphs)];
  const standings = standingsOf(sentences, sources);
  const spansOf = (wanted: string) =>
    sentences.flatMap(({ start, end }, at): [number, number][] => (standings[at] === wanted ? [[start, end]] : []));
  const topic = topicOf(question);
  const doubt = sentences.find((sentence, at) => {
    const next = standings[at + 1] === 'own' ? sentences[at + 1]?.text : undefined;
    return standings[at] === 'own' && isRealDoubt(sentence.text, next, topic);
  });
  return {
    words: countWords(text),
    checkpoints,
    bands: kind === 'answer' ? judgeLevels(question, checkpoints, text, doubt) : [],
    copied: spansOf('copied'),
    repeated: spansOf('repeated'),
  };
}

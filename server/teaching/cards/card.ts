/** What a teacher says of a whole section when a student asks how to use it (`content/cards`). */
export type Card = {
  section: string;
  /** As it fits into a sentence. */
  topic: string;
  /** How students name it. */
  words: string[];
  /** The best first. */
  evaluation: string[];
  for: string | null;
  against: string | null;
  depends: string;
  know: string;
  remember: string;
  mistake: string;
  spot: string;
  conclusion: string;
  /** The whole of it in one sentence. */
  line: string;
  /** An exam question of ours, with a model paragraph that analyses and one that weighs. */
  question: string;
  analysis: string;
  weighed: string;
  /** A picture from everyday life. */
  plain: string;
  /** What somebody in the situation could do, the best first; of a pure concept, where one sees it. */
  apply: string[];
};

/** What a student may want to know of it. */
export type Wish = Exclude<keyof Card, 'section' | 'topic' | 'words' | 'question'>;

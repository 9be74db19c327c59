/** What a reader who goes by meaning makes of one idea: three shares that add up to 1. */
export type Meaning = {
  present: number;
  absent: number;
  contradicted: number;
  /** From -1 to 1: how answers to this question that are like this one were marked, where there are any. */
  likened?: number | undefined;
};

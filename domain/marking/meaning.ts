/** What a reader who goes by meaning makes of one idea: three shares that add up to 1. */
export type Meaning = { present: number; absent: number; contradicted: number };

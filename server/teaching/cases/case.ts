/** A firm, country, market or policy that students name, and what it shows in the terms of the course (`content/cases`). */
export type Case = {
  case: string;
  /** As students write it. */
  names: string[];
  facts: CaseFact[];
};

export type CaseFact = {
  sections: string[];
  /** Words and phrases of a question about this very point. */
  about: string[];
  /** One or two whole sentences that answer it for this case. */
  says: string;
};

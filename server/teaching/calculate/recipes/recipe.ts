import type { Tag } from '../read-groups.ts';
import type { Unit } from '../say-number.ts';

/** How a sum of a written answer is done with the student's own figures; it stands beside the answer as data. */
export type Recipe = {
  /** 'the extra interest a year' */
  name: string;
  takes: Take[];
  /** Over the names of what is taken: `loan * (new - old) / 100`. */
  gives: string;
  unit: 'number' | 'percent' | 'money';
  /** Sentences with `{loan}`, `{new - old:percent}`, `{result}` or `{a > b ? the first : the second}` in them. */
  says: string[];
  /** What stands on the left and the right of each line of the working. */
  steps: [string, string][];
  /** Amounts that are told side by side in one unit: where one is said in billions, a bare one is too. */
  alike?: string[];
  /** Only where the words speak of this, and not of that. */
  when?: string;
  unless?: string;
};

export type Take = {
  as: string;
  unit: Unit | 'count';
  /** What stands near the figure: `loan|borrow\w*|debt`. */
  near?: string;
  /** 'from 3% to 5%', 'up by 10%'. */
  tag?: Exclude<Tag, 'value'>;
  /** Taken when the student does not say. */
  otherwise?: number;
  /** How it is called when it is asked for: 'the size of the loan'. */
  label?: string;
};

export type Values = Record<string, number>;

/** Advantages, causes or ways that students ask for by number (`content/lists`). */
export type List = {
  /** As it stands behind 'drawbacks of' or 'ways to'. */
  of: string;
  /** How students name it. */
  names: string[];
  section: string;
  kind: ListKind;
  /** The strongest first. */
  items: Item[];
};

export const listKinds = ['advantages', 'drawbacks', 'causes', 'effects', 'types', 'ways'] as const;
export type ListKind = (typeof listKinds)[number];

export type Item = {
  is: string;
  /** By these one sees that a student has given it himself. */
  words: string[];
  says: string;
};

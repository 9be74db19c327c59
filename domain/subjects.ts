/** The subjects on sale, in catalogue order. Law and Physics are defined in content but have no route and no price. */
export const subjects = ['economics', 'business'] as const;

export type Subject = (typeof subjects)[number];

export function isSubject(value: string): value is Subject {
  return subjects.some((subject) => subject === value);
}

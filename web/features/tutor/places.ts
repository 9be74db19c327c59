import type { Subject } from '#domain/subjects.ts';

/** Which tutor stands at a place of the product, and what of its field it talks about there. */
export type TutorPlace = {
  agentId: string;
  /** A Business topic, or a simulator question without a tutor of its own. */
  focus?: string;
  subject: Subject;
  name: string;
};

/** As it is called in a sentence: Mr E has a name, the others are the student's own. */
export function addressed(name: string): string {
  return name === 'Mr E' ? name : `your ${name}`;
}

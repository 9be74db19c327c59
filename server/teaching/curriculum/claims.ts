import business from '#content/curriculum/knowledge/claims/business.json' with { type: 'json' };
import economics from '#content/curriculum/knowledge/claims/economics.json' with { type: 'json' };
import type { Subject } from '#domain/subjects.ts';

/** A claim that can be argued both ways: a reason for each side, and what decides between them. */
export type Claim = { claim: string; agree: string; disagree: string; decides: string };

const claims: Record<Subject, Readonly<Record<string, Claim>>> = { economics, business };

/** Every section has one (tests/content.test.ts). */
export function requireClaim(subject: Subject, sectionId: string): Claim {
  const claim = claims[subject][sectionId];
  if (!claim) throw new Error(`There is no claim on ${subject} ${sectionId}`);
  return claim;
}

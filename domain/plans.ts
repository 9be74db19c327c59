/** Spec 3: the plan catalogue's keys. What each costs and gives is content. */
export const planTypes = ['TEACHER', 'BUSINESS_MONTHLY', 'ECONOMICS_MONTHLY', 'BOTH_MONTHLY'] as const;

export type PlanType = (typeof planTypes)[number];
export type PaidPlan = Exclude<PlanType, 'TEACHER'>;

/** The version of the policies a student accepts, kept with each consent. */
export const policyVersions = { acceptableUse: '2025-06-01', privacy: '2026-11-16' };

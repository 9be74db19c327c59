import { type PlanType, plans } from '#content/plans.ts';

/** Spec 2: one subject or several with commas between them, as the landing page links here; its teachers' link names theirs. */
export function askedPlan(query: URLSearchParams): PlanType | null {
  if (query.get('plan') === 'teacher') return 'TEACHER';
  const named = query.get('subject')?.split(',') ?? [];
  const economics = named.includes('economics');
  const business = named.includes('business');
  if (economics && business) return 'BOTH_MONTHLY';
  if (economics) return 'ECONOMICS_MONTHLY';
  return business ? 'BUSINESS_MONTHLY' : null;
}

export function isPlan(text: string | undefined): text is PlanType {
  return text !== undefined && Object.hasOwn(plans, text);
}

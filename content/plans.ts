import type { CataloguePrice } from '#domain/money.ts';
import type { PlanType } from '#domain/plans.ts';
import type { Subject } from '#domain/subjects.ts';

/** What is sold and for how much. Spec 9; all prices in pence. Each key is also the price's lookup key at the provider. */

type Plan = { title: string; subjects: readonly Subject[]; pence: number };

export const plans = {
  TEACHER: { title: 'Teacher', subjects: ['economics', 'business'], pence: 0 },
  BUSINESS_MONTHLY: { title: 'Business', subjects: ['business'], pence: 1399 },
  ECONOMICS_MONTHLY: { title: 'Economics', subjects: ['economics'], pence: 1399 },
  BOTH_MONTHLY: { title: 'Economics and Business', subjects: ['economics', 'business'], pence: 2299 },
} as const satisfies Record<PlanType, Plan>;

export type { PlanType };

/** What a month costs with a promo code. The codes themselves are known to the payment provider alone. */
export const promotionPence = 1000;

export type TmqType = { id: string; label: string; marks: readonly number[]; pence: number; priceKey: string };

export const tmqTypes = {
  economics: [
    {
      id: 'econ-8-12',
      label: '8/9/10/12 mark question',
      marks: [8, 9, 10, 12],
      pence: 300,
      priceKey: 'TMQ_ECONOMICS_8_12',
    },
    { id: 'econ-15-16', label: '15/16 mark question', marks: [15, 16], pence: 350, priceKey: 'TMQ_ECONOMICS_15_16' },
    { id: 'econ-20-25', label: '20/25 mark question', marks: [20, 25], pence: 450, priceKey: 'TMQ_ECONOMICS_20_25' },
  ],
  business: [
    {
      id: 'bus-8-12',
      label: '8/9/10/12 mark question',
      marks: [8, 9, 10, 12],
      pence: 300,
      priceKey: 'TMQ_BUSINESS_8_12',
    },
    { id: 'bus-16', label: '16 mark question', marks: [16], pence: 350, priceKey: 'TMQ_BUSINESS_16' },
    { id: 'bus-20-25', label: '20/25 mark question', marks: [20, 25], pence: 450, priceKey: 'TMQ_BUSINESS_20_25' },
  ],
} as const satisfies Record<Subject, readonly TmqType[]>;

/** Everything above that has a price at the payment provider. */
export const catalogue: readonly CataloguePrice[] = [
  { key: 'BUSINESS_MONTHLY', name: 'Margin: Business', pence: plans.BUSINESS_MONTHLY.pence, every: 'month' },
  { key: 'ECONOMICS_MONTHLY', name: 'Margin: Economics', pence: plans.ECONOMICS_MONTHLY.pence, every: 'month' },
  { key: 'BOTH_MONTHLY', name: 'Margin: Economics and Business', pence: plans.BOTH_MONTHLY.pence, every: 'month' },
  ...tmqTypes.economics.map(
    ({ priceKey, label, pence }) =>
      ({ key: priceKey, name: `Economics, marked by a person: ${label}`, pence, every: 'once' }) as const,
  ),
  ...tmqTypes.business.map(
    ({ priceKey, label, pence }) =>
      ({ key: priceKey, name: `Business, marked by a person: ${label}`, pence, every: 'once' }) as const,
  ),
];

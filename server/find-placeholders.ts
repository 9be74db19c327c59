import { site } from '#content/site.ts';
import type { Config } from './config.ts';

type Facts = Pick<typeof site, 'companyLine' | 'companyAddress' | 'supportEmail' | 'address'>;

/** What the operator has not yet said about itself in `content/site.ts`. Customers have a right to read it. */
export function findPlaceholders({ origin }: Pick<Config, 'origin'>, facts: Facts = site): string[] {
  return [
    ...(facts.companyLine.includes('Margin Tutoring Ltd') ? ['companyLine is still the sample company’s'] : []),
    ...(facts.companyAddress ? [] : ['companyAddress is empty']),
    ...(facts.supportEmail.endsWith('.example') ? [`supportEmail is still ${facts.supportEmail}`] : []),
    ...(facts.address === origin ? [] : [`address is ${facts.address}, but ORIGIN is ${origin}`]),
  ];
}

import { sampleCompany } from '#content/company.ts';
import { site } from '#content/site.ts';
import type { Config } from './config/config.ts';

type Facts = Pick<typeof site, 'supportEmail' | 'address'>;

/** What the operator has not yet said about itself, which customers have a right to read, or set for them. */
export function findPlaceholders(
  { origin, company, tutorModel }: Pick<Config, 'origin' | 'company' | 'tutorModel'>,
  facts: Facts = site,
): string[] {
  return [
    ...(company.line === sampleCompany.line ? ['COMPANY_LINE is not set: pages and mail name a sample company'] : []),
    ...(company.address ? [] : ['COMPANY_ADDRESS is not set: the registered office is shown nowhere']),
    ...(company.termsUrl ? [] : ['TERMS_URL is not set: only the two policies are linked, and they are samples']),
    ...(facts.supportEmail.endsWith('.example')
      ? [`content/site.ts: supportEmail is still ${facts.supportEmail}`]
      : []),
    ...(facts.address === origin ? [] : [`content/site.ts: address is ${facts.address}, but ORIGIN is ${origin}`]),
    ...(tutorModel ? [] : [builtInTutor]),
  ];
}

const builtInTutor =
  'TUTOR_MODEL names no language model: the built-in tutor misses about as many questions as it meets (docs/operations.md)';

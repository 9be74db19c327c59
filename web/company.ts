import { sampleCompany } from '#content/company.ts';
import { tellCompany } from '#domain/company.ts';

/** The server writes who runs the product into each built page, so that a setting changes it without a new build. */
export const companyText = readMeta('company') ?? tellCompany(sampleCompany);
export const termsUrl = readMeta('terms') ?? '';

/** Nothing while a page is built, and with `npm run dev`. */
function readMeta(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content;
}

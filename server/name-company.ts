import { sampleCompany } from '#content/company.ts';
import { type Company, tellCompany } from '#domain/company.ts';

const sample = tellCompany(sampleCompany);

/** Pages are built, and mails are written, with the sample's line: here the operator's own takes its place. */
export function nameCompany(text: string, company: Company): string {
  return text.replaceAll(sample, () => tellCompany(company));
}

export function nameCompanyInHtml(html: string, company: Company): string {
  return html
    .replaceAll(escapeHtml(sample), () => escapeHtml(tellCompany(company)))
    .replace(
      '<meta name="terms" content="" />',
      () => `<meta name="terms" content="${escapeHtml(company.termsUrl)}" />`,
    );
}

/** As React escapes it, so that the browser finds on the page what it would draw itself. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

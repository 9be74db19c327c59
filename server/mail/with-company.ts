import type { Company } from '#domain/company.ts';
import { nameCompany, nameCompanyInHtml } from '../name-company.ts';
import type { Mail } from '../providers/mail/interface.ts';

/** At the last moment, so that a message that waited names the company as it is set now. */
export function withCompany(mail: Mail, company: Company): Mail {
  return { ...mail, text: nameCompany(mail.text, company), html: nameCompanyInHtml(mail.html, company) };
}

import { Fragment, type ReactNode } from 'react';
import { plans, promotionPence } from '#content/plans.ts';
import { site } from '#content/site.ts';
import { pounds } from '#domain/money.ts';
import { companyText } from '#web/company.ts';
import { TextLink } from '#web/ui/text-link.tsx';

/** A sentence of content/pages with its links, its strong words and the operator's facts. */
export function RichText({ children }: { children: string }) {
  const parts = fillIn(children).split(/(\[[^\]]+\]\([^)]+\)|\*\*[^*]+\*\*)/);
  // biome-ignore lint/suspicious/noArrayIndexKey: a sentence's parts never change places
  return parts.map((part, index) => <Fragment key={index}>{drawn(part)}</Fragment>);
}

export function fillIn(text: string): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => facts[key] ?? whole);
}

function drawn(part: string): ReactNode {
  const [, words, href] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
  if (words && href) {
    return (
      <TextLink href={href} {...(href.startsWith('http') && { target: '_blank', rel: 'noopener noreferrer' })}>
        {words}
        {href.startsWith('http') && <span className="sr-only"> (opens in a new tab)</span>}
      </TextLink>
    );
  }
  return part.startsWith('**') ? <strong>{part.slice(2, -2)}</strong> : part;
}

const facts: Record<string, string> = {
  name: site.name,
  email: site.supportEmail,
  company: companyText,
  subjectPrice: pounds(plans.ECONOMICS_MONTHLY.pence),
  bothSaving: pounds(plans.ECONOMICS_MONTHLY.pence + plans.BUSINESS_MONTHLY.pence - plans.BOTH_MONTHLY.pence),
  promoPrice: pounds(promotionPence),
};

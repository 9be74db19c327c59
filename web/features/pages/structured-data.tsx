import { landing } from '#content/pages/landing.ts';
import { plans } from '#content/plans.ts';
import { site } from '#content/site.ts';
import { fillIn } from './rich-text.tsx';

/** For search engines, in schema.org's words: who we are, what is sold, and the questions with their answers. */
export function StructuredData() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: data of our own, with '<' written so that it cannot end the script
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

const organisation = {
  '@type': 'EducationalOrganization',
  '@id': `${site.address}/#organisation`,
  name: site.name,
  url: site.address,
  logo: `${site.address}/icon-512.png`,
  email: site.supportEmail,
  sameAs: Object.values(site.socials),
};

const service = {
  '@type': 'Service',
  name: `${site.name}: ${landing.hero.title}`,
  serviceType: 'Tutoring',
  areaServed: 'GB',
  provider: { '@id': organisation['@id'] },
  offers: Object.values(plans)
    .filter(({ pence }) => pence > 0)
    .map(({ title, pence }) => ({
      '@type': 'Offer',
      name: `${title}, monthly`,
      price: (pence / 100).toFixed(2),
      priceCurrency: 'GBP',
      url: `${site.address}/register`,
    })),
};

const questions = {
  '@type': 'FAQPage',
  mainEntity: landing.questions.items.map(({ q, a }) => ({
    '@type': 'Question',
    name: q,
    acceptedAnswer: { '@type': 'Answer', text: fillIn(a).replace(/\[([^\]]+)\]\([^)]+\)/g, '$1') },
  })),
};

const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': [organisation, service, questions] }).replace(
  /</g,
  '\\u003c',
);

import type { Subject } from '#domain/subjects.ts';

export const subjectTitles: Record<Subject, string> = { economics: 'Economics', business: 'Business' };

export type SubjectSection = { id: string; title: string; topics: string[] };

export type CatalogueEntry = {
  title: string;
  description: string;
  colour: string;
  /** Only a subject on sale has one; it is its part of every address and price. */
  subject: Subject | null;
};

/** Spec 3's catalogue, in its order. Law and Physics are defined, but have no route and no price. */
export const subjectCatalogue: CatalogueEntry[] = [
  {
    title: 'Economics',
    description: 'Four themes, from markets and their failures to trade and development, for Edexcel A, AQA and OCR.',
    colour: '#1d4ed8',
    subject: 'economics',
  },
  {
    title: 'Business',
    description: 'Ten units, from what a business is to managing strategic change, with the numbers that decide.',
    colour: '#a8480a',
    subject: 'business',
  },
  {
    title: 'Law',
    description: 'The English legal system, crime, tort and contract, and how to apply a rule to a scenario.',
    colour: '#6b2a6e',
    subject: null,
  },
  {
    title: 'Physics',
    description: 'From particles and waves to fields and nuclei, with the mathematics worked step by step.',
    colour: '#0f6b5c',
    subject: null,
  },
];

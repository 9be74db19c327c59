import type { KnowledgeFile } from '#content/curriculum/curriculum.ts';
import { packs } from '#content/curriculum/packs.ts';

/** The subjects' own words: every term that the curriculum defines or gives a formula for. */
export async function readTerms(): Promise<string[]> {
  const files = await Promise.all(Object.values(packs).flatMap((pack) => pack.map((read) => read())));
  const points = files.flatMap((file) =>
    (file.default as KnowledgeFile).sections.flatMap((section) => section.keyPoints),
  );
  const terms = points.flatMap((point) =>
    point.type === 'definition' || point.type === 'formula' ? writtenForms(point.term) : [],
  );
  return [...new Set(terms)];
}

/** 'Price elasticity of demand (PED)' is two terms: nobody says both at once. */
function writtenForms(term: string): string[] {
  const [, plain = term, short] = /^(.*?)\s*\(([^)]*)\)\s*$/.exec(term) ?? [];
  return [plain, short ?? '']
    .flatMap((form) => form.split(/\s*(?:\/|,|;|=)\s*/))
    .filter((form) => /^[\w\s'’-]{3,60}$/.test(form));
}

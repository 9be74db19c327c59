import type { Subject } from '#domain/subjects.ts';
import type { KnowledgeFile } from './curriculum.ts';

type Pack = { default: unknown };

/** The knowledge of each theme or unit, in order, read when it is first asked for. For the server only. */
export const packs: Record<Subject, (() => Promise<Pack>)[]> = {
  economics: [
    () => import('./knowledge/economics-theme-1.json', { with: { type: 'json' } }),
    () => import('./knowledge/economics-theme-2.json', { with: { type: 'json' } }),
    () => import('./knowledge/economics-theme-3.json', { with: { type: 'json' } }),
    () => import('./knowledge/economics-theme-4.json', { with: { type: 'json' } }),
  ],
  business: [
    () => import('./knowledge/business-unit-1.json', { with: { type: 'json' } }),
    () => import('./knowledge/business-unit-2.json', { with: { type: 'json' } }),
    () => import('./knowledge/business-unit-3.json', { with: { type: 'json' } }),
    () => import('./knowledge/business-unit-4.json', { with: { type: 'json' } }),
    () => import('./knowledge/business-unit-5.json', { with: { type: 'json' } }),
    () => import('./knowledge/business-unit-6.json', { with: { type: 'json' } }),
    () => import('./knowledge/business-unit-7.json', { with: { type: 'json' } }),
    () => import('./knowledge/business-unit-8.json', { with: { type: 'json' } }),
    () => import('./knowledge/business-unit-9.json', { with: { type: 'json' } }),
    () => import('./knowledge/business-unit-10.json', { with: { type: 'json' } }),
  ],
};

/** tests/content.test.ts holds every file to this shape. */
export async function readPack(subject: Subject, number: number): Promise<KnowledgeFile | undefined> {
  const pack = await packs[subject][number - 1]?.();
  return pack?.default as KnowledgeFile | undefined;
}

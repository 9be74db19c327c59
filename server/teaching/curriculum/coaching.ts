import type { SimulatorEntry } from '#content/curriculum/curriculum.ts';
import type { Subject } from '#domain/subjects.ts';

/** What the tutor says about an idea without giving it away, and how it puts a term in plain words. */
export type Coaching = {
  /** For a question's idea: 'what buyers do then'. */
  cueFor(subject: Subject, questionId: string, at: number): string;
  plainFor(subject: Subject, pointId: string): string | undefined;
  checkpoint(id: string): { cue: string; ask: string; look: string };
  /** The section that a simulator question belongs to. */
  sectionOf(question: SimulatorEntry): string;
};

type Pack = { cues: Record<string, string[]>; plain: Record<string, string> };

export async function readCoaching(): Promise<Coaching> {
  const [one, two, three, four, business, simulator] = await Promise.all([
    import('#content/curriculum/knowledge/coaching/economics-theme-1.json', { with: { type: 'json' } }),
    import('#content/curriculum/knowledge/coaching/economics-theme-2.json', { with: { type: 'json' } }),
    import('#content/curriculum/knowledge/coaching/economics-theme-3.json', { with: { type: 'json' } }),
    import('#content/curriculum/knowledge/coaching/economics-theme-4.json', { with: { type: 'json' } }),
    import('#content/curriculum/knowledge/coaching/business.json', { with: { type: 'json' } }),
    import('#content/curriculum/knowledge/coaching/simulator.json', { with: { type: 'json' } }),
  ]);
  const packs: Record<Subject, Pack[]> = {
    economics: [one.default, two.default, three.default, four.default],
    business: [business.default],
  };
  const cues = (subject: Subject) => new Map(packs[subject].flatMap((pack) => Object.entries(pack.cues)));
  const plain = (subject: Subject) => new Map(packs[subject].flatMap((pack) => Object.entries(pack.plain)));
  const cuesOf = { economics: cues('economics'), business: cues('business') };
  const plainOf = { economics: plain('economics'), business: plain('business') };
  const checkpoints: Record<string, string[]> = simulator.default.checkpoints;

  return {
    cueFor: (subject, id, at) => cuesOf[subject].get(id)?.[at] ?? 'what the calculation comes to',
    plainFor: (subject, id) => plainOf[subject].get(id),
    checkpoint(id) {
      const [cue = 'what else an examiner looks for', ask = 'What else belongs in your plan?', look = 'the extracts'] =
        checkpoints[id] ?? [];
      return { cue, ask, look };
    },
    sectionOf: ({ index }) => simulator.default.sections[index] ?? '1.1.3',
  };
}

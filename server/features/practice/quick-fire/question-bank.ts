import type { QuickFireQuestion } from '#content/curriculum/curriculum.ts';
import { packs, readPack } from '#content/curriculum/packs.ts';
import type { Subject } from '#domain/subjects.ts';

export type BankQuestion = QuickFireQuestion & { theme: number; sectionId: string; sectionTitle: string };

const banks = new Map<Subject, Promise<BankQuestion[]>>();

/** Every quick-fire question of a subject, in the curriculum's order. */
export function readQuestionBank(subject: Subject): Promise<BankQuestion[]> {
  const bank = banks.get(subject) ?? collect(subject);
  banks.set(subject, bank);
  return bank;
}

async function collect(subject: Subject): Promise<BankQuestion[]> {
  const read = await Promise.all(packs[subject].map((_, index) => readPack(subject, index + 1)));
  return read.flatMap((pack, index) =>
    (pack?.sections ?? []).flatMap(({ id: sectionId, title: sectionTitle, questions }) =>
      questions.map((question) => ({ ...question, theme: index + 1, sectionId, sectionTitle })),
    ),
  );
}

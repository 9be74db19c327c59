import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packs, readPack } from '#content/curriculum/packs.ts';
import type { MarkedExample } from '#domain/marking/examples.ts';
import { subjects } from '#domain/subjects.ts';

/** What the model was trained on: `l` has a letter for each idea, present, absent or contradicted. */
type Line = { key: string; answers: { l: string; t: string }[] };

type Asked = { prompt: string; ideas: string[] };

/** Finds the marked answers to a question of the curriculum, some twenty to each; none when it is put in another way. */
export async function readMarkedExamples(folder: string): Promise<(asked: Asked) => MarkedExample[]> {
  const byKey = await readExamples(folder);
  const byQuestion = new Map<string, MarkedExample[]>();
  for (const { key, ...asked } of await readQuestions()) {
    const examples = (byKey.get(key) ?? []).filter(({ present }) => present.length === asked.ideas.length);
    byQuestion.set(name(asked), examples);
  }
  return (asked) => byQuestion.get(name(asked)) ?? [];
}

function name({ prompt, ideas }: Asked): string {
  return [prompt, ...ideas].join('\n');
}

async function readExamples(folder: string): Promise<Map<string, MarkedExample[]>> {
  const byKey = new Map<string, MarkedExample[]>();
  const data = join(folder, 'models/answer-marker/training/data');
  for (const name of await readdir(data))
    for (const line of (await readFile(join(data, name), 'utf8')).trim().split('\n')) {
      const { key, answers }: Line = JSON.parse(line);
      const examples = answers.map(({ l, t }) => ({ answer: t, present: [...l].map((letter) => letter === 'P') }));
      byKey.set(key, [...(byKey.get(key) ?? []), ...examples]);
    }
  return byKey;
}

async function readQuestions(): Promise<(Asked & { key: string })[]> {
  const numbered = subjects.flatMap((subject) => packs[subject].map((_, index) => ({ subject, number: index + 1 })));
  const read = await Promise.all(
    numbered.map(async ({ subject, number }) => {
      const sections = (await readPack(subject, number))?.sections ?? [];
      return sections
        .flatMap(({ questions }) => questions)
        .map(({ id, prompt, requiredIdeas }) => ({
          key: `${subject}:${id}`,
          prompt,
          ideas: requiredIdeas.map(({ idea }) => idea),
        }));
    }),
  );
  return read.flat();
}

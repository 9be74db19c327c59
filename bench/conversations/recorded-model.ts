import { readFileSync } from 'node:fs';
import type { LocalModel, LocalModels } from '#server/providers/models/interface.ts';

/** One reply of a model to one turn of the conversation set, as it came, before it was checked. */
type Recorded = { script: string; at: number; raw: string };

type Recording = {
  turnTo(script: string, at: number): void;
  /** How many turns of a conversation were recorded, from its beginning. */
  turnsOf(script: string): number;
};

/** A model that says what one has said before, so that the checks can be held against it again without the model. */
export function openRecordedModel(file: string): LocalModels & Recording {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const replies = new Map(
    lines.map((line): [string, string] => {
      const { script, at, raw }: Recorded = JSON.parse(line);
      return [`${script} ${at}`, raw];
    }),
  );
  let turn = '';
  const model: LocalModel = {
    description: `the replies recorded in ${file}`,
    async *say() {
      yield replies.get(turn) ?? '';
    },
    close: async () => undefined,
  };
  return {
    turnTo(script, at) {
      turn = `${script} ${at}`;
    },
    turnsOf: (script) => [...replies.keys()].filter((key) => key.startsWith(`${script} `)).length,
    ready: () => model,
    failed: () => undefined,
    status: () => ({ state: 'ready', model: model.description, speaks: true }),
    close: async () => undefined,
  };
}

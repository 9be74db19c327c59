import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** A conversation that a student leads: each line makes sense after any reasonable reply to the one before. */
export type Script = { id: string; agent: string; style: string; turns: ScriptTurn[] };

export type ScriptTurn = {
  student: string;
  act: string;
  section: string | null;
  good: string;
  /** Each group must be met by one of its patterns. */
  needs: string[][];
  avoid: string[];
};

/** Half are looked at and tuned on; of the others only totals are told. */
export async function readScripts(): Promise<{ tuning: Script[]; reporting: Script[] }> {
  const text = await readFile('bench/sets/conversations.jsonl', 'utf8');
  const scripts = text
    .trim()
    .split('\n')
    .map((line): Script => JSON.parse(line));
  const isTuning = ({ id }: Script) => (createHash('sha256').update(id).digest()[0] ?? 0) % 2 === 0;
  return { tuning: scripts.filter(isTuning), reporting: scripts.filter((script) => !isTuning(script)) };
}

export function meets({ needs, avoid }: Pick<ScriptTurn, 'needs' | 'avoid'>, reply: string): boolean {
  const says = (pattern: string) => new RegExp(pattern, 'i').test(reply);
  return needs.every((group) => group.some(says)) && !avoid.some(says);
}

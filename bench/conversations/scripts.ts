import { readFile } from 'node:fs/promises';

/** A conversation that a student leads: each line makes sense after any reasonable reply to the one before. */
export type Script = {
  id: string;
  half: 'tuning' | 'reporting';
  agent: string;
  style: string;
  turns: ScriptTurn[];
};

export type ScriptTurn = {
  student: string;
  act: string;
  section: string | null;
  good: string;
  /** Each group must be met by one of its patterns. */
  needs: string[][];
  avoid: string[];
};

/** Some are looked at and tuned on; of the others only totals are told. */
export async function readScripts(): Promise<{ tuning: Script[]; reporting: Script[] }> {
  const text = await readFile('bench/sets/conversations.jsonl', 'utf8');
  const scripts = text
    .trim()
    .split('\n')
    .map((line): Script => JSON.parse(line));
  const of = (half: Script['half']) => scripts.filter((script) => script.half === half);
  return { tuning: of('tuning'), reporting: of('reporting') };
}

export function meets({ needs, avoid }: Pick<ScriptTurn, 'needs' | 'avoid'>, reply: string): boolean {
  const says = (pattern: string) => new RegExp(pattern, 'i').test(reply);
  return needs.every((group) => group.some(says)) && !avoid.some(says);
}

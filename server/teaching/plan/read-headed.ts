import type { PlanWish } from './plan-wish.ts';
import { ofAdding } from './plan-wordings.ts';
import { partNamed } from './side-of.ts';

/** 'Please add it as the counter-argument: …': nothing but words of plans stands before what is to be added. */
export function readHeaded(said: string): PlanWish | undefined {
  const [, head = '', text = ''] = /^([^:.?!]{3,80}):\s*(.{4,})$/s.exec(said) ?? [];
  if (!/\b(?:add|include|put|write|note|file|stick)\b/i.test(head) || head.replace(ofAdding, '').trim())
    return undefined;
  return { does: 'add', text, to: partNamed(head) };
}

/** 'the culture clash one and the one about new stores': each by what it is about. */
export function linesIn(words: string): string[] {
  return words
    .split(/,? and (?=the\b|my\b)|,\s+(?=the\b|my\b)/i)
    .map((one) =>
      one
        .replace(/\b(?:the|my)\b|\b(?:one|points?|argument|bit)\b(?: (?:about|on|that|where))?/gi, ' ')
        .replace(/[.?!]+$/, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);
}

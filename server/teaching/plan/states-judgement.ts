import { inSequence } from '#domain/in-sequence.ts';
import type { Line } from './parts.ts';

/** Whether the words begin as a judgement does: by its name, as a summing up, or with a verdict in the first person. */
export function statesJudgement(said: string): boolean {
  return [named, sumsUp, decides, agrees].some((form) => form.test(said));
}

const named = /^(?:(?:my|the|a) )?(?:final |overall )?(?:judge?ment|conclusion|verdict)\b/i;
const sumsUp =
  /^(?:overall|in conclusion|to conclude|on balance|on the whole|all in all|all things considered|to sum up|in summary)\b/i;
const decides = /^i(?: would|[’']?d)? (?:therefore |overall )?(?:conclude|judge)\b/i;
const agrees = inSequence([
  /^i(?: would|[’']?d)? (?:(?:mostly|partly|largely|broadly|strongly|only|overall) )*(?:dis)?agree /i,
  /(?:with (?:the|this) (?:view|statement|claim|title|question)|to (?:a|an|some)|up to|overall|only|partly)\b/i,
]);

/** 'I think it should, but only if it is profitable': with both sides in, who weighs them up judges. */
export function weighsUp(words: string, lines: Line[]): boolean {
  const hasSides = lines.some(({ part }) => part === 'Point') && lines.some(({ part }) => part === 'Other side');
  return hasSides && inOwnName.test(words.trim()) && weighs.test(words);
}

const inOwnName =
  /^(?:(?:ok(?:ay)?|so|and|well|right|then|um+)[, ]+)*(?:(?:overall |personally,? )?i (?:think|believe|reckon|feel)|i(?: would|[’']?d) (?:say|argue)|in my (?:opinion|view)|personally)\b/i;
const weighs =
  /\bdepends\b|\b(?:but )?only (?:if|when|where)\b|\bnot always\b|\bshort[ -](?:run|term)\b.*\blong[ -](?:run|term)\b|\blong[ -](?:run|term)\b.*\bshort[ -](?:run|term)\b/is;

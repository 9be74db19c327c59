import { anyOf } from '#domain/any-of.ts';
import { inSequence } from '#domain/in-sequence.ts';
import { stemsOf } from '#domain/marking/topic-stems.ts';
import { readTitle } from './tariff.ts';

/** Whether another essay is named: a title that begins with its command, or one on something else. */
export function namesNewTitle(words: string, title: string): boolean {
  if (another.test(words)) return true;
  if (!commanded.test(words)) return false;
  const own = new Set(stemsOf(title));
  const named = stemsOf(readTitle(words));
  return named.length > 2 && named.filter((stem) => own.has(stem)).length < named.length * mostlySame;
}

const mostlySame = 0.7;
const commanded =
  /(?:^|[.:?!"“‘'–-]\s*|\b(?:plan|do|on|is|says|asks|called|titled|it's)\s+["“‘']?)(?:evaluate|assess|discuss|examine|to what extent)\b/i;
const another = anyOf([
  /\b(?:another|a new|a different|the next|next) (?:\d+[ -]?mark\w*|essay|question|title)\b.{0,40}\b(?:on|about|is|called)\b .{4,}/i,
  /\bplan (?:another|a new|a different) (?:one|essay)\b.{0,20}\b(?:on|about)\b .{4,}/i,
]);

/** What a title is about, without its command: 'the government should put a minimum price on alcohol'. */
export function aboutOf(title: string): string {
  return title.replace(command, '');
}

const command = inSequence([
  /^(?:evaluate|assess|discuss|examine|analyse|explain|to what extent)\s+/i,
  /(?:(?:do you agree )?(?:with )?(?:the (?:view|claim|statement|argument) that|whether|if|that|the (?:likely |possible )?(?:impact|effects?) of)\s+)?/i,
]);

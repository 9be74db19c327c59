import { cleanWords } from './clean-words.ts';
import { compareParts } from './compare-parts.ts';
import type { Intent } from './intent.ts';
import { aboutRules, plainRules } from './rules.ts';

/** What the student wants, by rules. `asked`: something is open that his words may answer. */
export function understand(words: string, asked: boolean): Intent {
  const text = cleanWords(words);
  const brief = text.split(' ').length <= longestAside;
  const plain = plainRules.find(([kind, rule]) => rule.test(text) && (brief || !asides.has(kind)));
  if (plain) return { kind: plain[0] };
  const claim = readClaim(words, asked);
  if (claim) return { kind: 'check', claim };
  const parts = compareParts(text);
  if (parts) return { kind: 'compare', parts, about: parts.join(' ') };
  if (asked && soundsLikeAnAnswer(text)) return { kind: 'words', words };
  for (const [kind, rule] of aboutRules) {
    const match = rule.exec(text);
    if (match) return { kind, about: kind === 'exam' ? text : bare(match.slice(1).find(Boolean) ?? '') };
  }
  return { kind: 'words', words };
}

/** Words like 'slower' stand in answers too. */
const asides = new Set<string>(['simpler', 'hint', 'human', 'abilities', 'revise']);
const longestAside = 9;

function bare(about: string): string {
  return about
    .replace(/[?.!,\s]+$/, '')
    .replace(/(?:^|\s)(?:first|again|then|now|instead|though)$/i, '')
    .replace(/^\s*(?:the|an?|some|about|on|of|this|that|it)\s+(?=\S)/i, '')
    .replace(/^\s*(?:this|that|it|one|these|those|them)\s*$/i, '')
    .trim();
}

/** 'Is this right: …', 'so it shifts left, right?' */
function readClaim(words: string, asked: boolean): string | undefined {
  const text = words.replace(/[’‘]/g, "'").trim();
  const match =
    /^(?:so |ok |and |wait )*(?:is (?:this|that|it)|would (?:it|that) be|am i) (?:right|correct|true|ok)(?: (?:if i say|to say|in saying))?(?: that)?\s*[:,.?-]?\s*(.{8,})$/is.exec(
      text,
    ) ??
    /^(?:check|mark) (?:this|that|my (?:claim|sentence|point|definition|answer))\s*[:,.-]?\s*(.{8,})$/is.exec(text) ??
    /^(?:true or false|right or wrong)\s*[:,.?-]?\s*(.{8,})$/is.exec(text) ??
    /^(.{12,}?),? (?:right|correct|yeah|true|isn't it|is that right|am i right|is that correct)\s*\?+$/is.exec(text) ??
    (asked
      ? null
      : /^(?:so )?(?:i think|i thought|i reckon|i believe|my teacher (?:says|said)) (?:that )?(.{8,})$/is.exec(text));
  return match?.[1]?.trim();
}

/** 'Is it because …?' and 'I don't know but maybe …' try an answer, and so does 'what the buyer pays', said of a thing. */
function soundsLikeAnAnswer(text: string): boolean {
  if (/^(?:why|how)\b/i.test(text)) return false;
  return (
    /^(?:is it|is that|would it be|would that be|could it be|because|its?|they(?:re)?|there|when|if|since|maybe|perhaps|i think|i guess|i would say|id say|that|this|so that|whatever|whoever)\b/i.test(
      text,
    ) ||
    /^i (?:dont|do not) know(?:,| but| if| whether| maybe)/i.test(text) ||
    /^what (?:the|a|an|you|they|people|consumers|buyers|sellers|firms|producers|workers|we|someone|everyone)\b(?!.*\?)/i.test(
      text,
    )
  );
}

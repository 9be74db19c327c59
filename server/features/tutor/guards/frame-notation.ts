/** Stands in for any of its phrases, parted by '|'. */
export type Lists = Record<string, string>;

/** `needs`: of each of these, one word is in any text that says it. */
export type CompiledFrame = { source: string; needs: string[][] };

/**
 * A frame is a way of saying something, written so that a person can read it:
 * `want|need` either word · `(give up|let go)` either phrase · `now?` may be missing · `hurt*` any ending · `#` a number ·
 * `<family>` a named list · `.` the end of a sentence ·
 * `..` up to three words, `...` up to six, none of them 'not', 'never' or 'no', in one sentence.
 * Every gap is bounded, so that looking for it takes time in proportion to the text.
 */
export function compileFrame(frame: string, lists: Lists): CompiledFrame {
  const parts = splitOutside(frame.trim(), ' ').map((part) => compilePart(part, lists));
  return { source: parts.map(({ source }) => source).join(''), needs: parts.flatMap(({ needs }) => needs) };
}

const gapWord = '(?!not |never |no )[^ .]+ ';

function compilePart(part: string, lists: Lists): CompiledFrame {
  if (part === '..') return { source: `(?:${gapWord}){0,3}`, needs: [] };
  if (part === '...') return { source: `(?:${gapWord}){0,6}`, needs: [] };
  const optional = part.endsWith('?');
  const body = optional ? part.slice(0, -1) : part;
  const inner = body.startsWith('(') && body.endsWith(')') ? body.slice(1, -1) : body;
  const choices = splitOutside(inner, '|').map((choice) => compileChoice(choice, lists));
  const source = `(?:${choices.map((choice) => choice.source).join('|')})`;
  if (optional) return { source: `${source}?`, needs: [] };
  const firsts = choices.map(({ needs }) => needs[0] ?? []);
  return { source, needs: firsts.some((words) => words.length === 0) ? [] : [[...new Set(firsts.flat())]] };
}

function compileChoice(choice: string, lists: Lists): CompiledFrame {
  if (/[ (]/.test(choice)) {
    if (!/[ ?]/.test(choice)) throw new Error(`A bracket is out of place in ${choice}`);
    return compileFrame(choice, lists);
  }
  const name = /^<([a-z-]+)>$/.exec(choice)?.[1];
  if (name) return compileList(name, lists);
  const source = `${choice.replaceAll('.', '\\.').replaceAll('*', '[a-z]*').replaceAll('#', '[0-9]+')} `;
  return { source, needs: /^[a-z0-9]+$/.test(choice) ? [[choice]] : [] };
}

/** Hundreds of frames speak of the same lists: each list is compiled once. */
function compileList(name: string, lists: Lists): CompiledFrame {
  const compiled = compiledLists.get(lists) ?? new Map<string, CompiledFrame>();
  compiledLists.set(lists, compiled);
  const list = lists[name];
  if (list === undefined) throw new Error(`There is no list called ${name}`);
  const frame = compiled.get(name) ?? compilePart(`(${list})`, lists);
  compiled.set(name, frame);
  return frame;
}

const compiledLists = new WeakMap<Lists, Map<string, CompiledFrame>>();

/** Splits where the separator stands outside all brackets. */
function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const character of text) {
    if (character === '(') depth++;
    if (character === ')') depth--;
    if (character === separator && depth === 0) {
      parts.push(part);
      part = '';
    } else part += character;
  }
  return [...parts, part].filter(Boolean);
}

const small: Record<string, number> = {
  zero: 0,
  nought: 0,
  naught: 0,
  nil: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};
const tens: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const scales: Record<string, number> = {
  hundred: 100,
  thousand: 1e3,
  grand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
};
const isNumberWord = (word: string | undefined) =>
  word !== undefined && (word in small || word in tens || word in scales);

/** Writes 'three hundred and seventy' as 370, in tidied words. */
export function digitsForSpoken(words: string): string {
  const tokens = words.split(/(?<=[a-z])(?=[,.;:?!)])|\s+/).filter(Boolean);
  const out: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    const read = readSpoken(tokens, at);
    if (read) {
      out.push(read.text);
      at = read.next;
    } else out.push(tokens[at++] ?? '');
  }
  return out.join(' ').replace(/(?<=[a-z\d]) (?=[,.;:?!)](?:\s|$))/g, '');
}

function readSpoken(tokens: string[], start: number): { text: string; next: number } | undefined {
  let at = start;
  if (tokens[at] === 'a' && (tokens[at + 1] ?? '') in scales) at++;
  else if (tokens[at] === 'half' && tokens[at + 1] === 'a' && (tokens[at + 2] ?? '') in scales) {
    return { text: String((scales[tokens[at + 2] ?? ''] ?? 0) / 2), next: at + 3 };
  }
  const part = tokens[at] === 'a' ? at + 1 : at;
  if (/^(?:half|quarter)$/.test(tokens[part] ?? '') && tokens[part + 1] === 'of' && tokens[part + 2] === 'a') {
    const whole = scales[tokens[part + 3] ?? ''] ?? 0;
    if (whole >= 1e6) return { text: String(whole / (tokens[part] === 'half' ? 2 : 4)), next: part + 4 };
  }
  if (tokens[at] === 'point' && (tokens[at + 1] ?? '') in small) return readDecimals(tokens, at, 0);
  if (!isNumberWord(tokens[at])) return undefined;
  if (tokens[at] === 'one' && !isCounting(tokens, at)) return undefined;
  if ((tokens[at] ?? '') in scales && at === start) return undefined;
  const whole = readWhole(tokens, at);
  const decimal = tokens[whole.next] === 'point' ? readDecimals(tokens, whole.next, whole.value) : undefined;
  if (decimal) return decimal;
  if (tokens[whole.next] === 'and' && tokens[whole.next + 1] === 'a' && tokens[whole.next + 2] === 'half') {
    const scale = scales[tokens[whole.next + 3] ?? ''];
    return { text: String((whole.value + 0.5) * (scale ?? 1)), next: whole.next + (scale ? 4 : 3) };
  }
  const quarters = quarterAfter(tokens, whole.next);
  if (quarters) return { text: String(whole.value + quarters.part), next: quarters.next };
  return { text: scaledText(whole.value, tokens[whole.next - 1] ?? ''), next: whole.next };
}

/** 'one and a quarter', 'two and three quarters' */
function quarterAfter(tokens: string[], at: number): { part: number; next: number } | undefined {
  if (tokens[at] !== 'and') return undefined;
  if (/^(a|one)$/.test(tokens[at + 1] ?? '') && tokens[at + 2] === 'quarter') return { part: 0.25, next: at + 3 };
  return tokens[at + 1] === 'three' && tokens[at + 2] === 'quarters' ? { part: 0.75, next: at + 3 } : undefined;
}

/** 'forty thousand' keeps its thousand, so that a bare 'forty six' beside it can be read the same way. */
function scaledText(value: number, lastWord: string): string {
  const scale = scales[lastWord] ?? 1;
  const letter = { 1e3: 'k', 1e6: 'm', 1e9: 'bn', 1e12: 'tn' }[scale];
  return letter && value % scale === 0 ? `${value / scale}${letter}` : String(value);
}

/** 'this one' and 'which one' are no figures. */
function isCounting(tokens: string[], at: number): boolean {
  const next = tokens[at + 1] ?? '';
  if (isNumberWord(next) || /^(point|percent|%|pounds?|pence)$/.test(next)) return true;
  if (next === 'and')
    return /^(a|three)$/.test(tokens[at + 2] ?? '') && /^(half|quarters?)$/.test(tokens[at + 3] ?? '');
  return /^(minus|is|of|by|to|from|year|=)$/.test(tokens[at - 1] ?? '') && !/^(of|that)$/.test(next);
}

function readWhole(tokens: string[], start: number): { value: number; next: number } {
  let total = 0;
  let part = 0;
  let lastSize = Number.POSITIVE_INFINITY;
  let at = start;
  for (; at < tokens.length; at++) {
    const word = tokens[at] ?? '';
    if (word === 'and' && (lastSize >= 100 || at === start) && followsHundred(tokens, at)) continue;
    if (word in scales) {
      const scale = scales[word] ?? 1;
      if (scale === 100) part = (part || 1) * 100;
      else {
        total += (part || 1) * scale;
        part = 0;
      }
      lastSize = scale;
    } else if (word in tens) {
      if (lastSize < 20 && part > 0 && part < 10) part *= 100;
      else if (part % 100 !== 0 || lastSize < 100) break;
      part += tens[word] ?? 0;
      lastSize = 20;
    } else if (word in small) {
      const value = small[word] ?? 0;
      if (lastSize < 20 || (lastSize === 20 && (value >= 10 || value === 0))) break;
      part += value;
      lastSize = 1;
    } else if (word === 'a' && at === start) {
    } else break;
  }
  return { value: total + part, next: at };
}

/** 'two hundred and fifty' goes on; 'two hundred and price' does not. */
function followsHundred(tokens: string[], at: number): boolean {
  const next = tokens[at + 1] ?? '';
  return /^(hundred|thousand|million|billion)$/.test(tokens[at - 1] ?? '') && (next in small || next in tens);
}

function readDecimals(tokens: string[], point: number, whole: number): { text: string; next: number } | undefined {
  let digits = '';
  let at = point + 1;
  for (; at < tokens.length; at++) {
    const word = tokens[at] ?? '';
    if (word === 'o' || word === 'oh') digits += '0';
    else if (word in small && (small[word] ?? 0) < 10) digits += small[word];
    else if (word in small || word in tens) {
      digits += String(small[word] ?? tens[word]);
      at++;
      const next = small[tokens[at] ?? ''];
      if (word in tens && next !== undefined && next > 0 && next < 10) {
        digits = digits.slice(0, -1) + next;
        at++;
      }
      break;
    } else break;
  }
  if (!digits) return undefined;
  const scale = scales[tokens[at] ?? ''];
  const value = Number(`${whole}.${digits}`);
  return scale && scale > 100 ? { text: String(value * scale), next: at + 1 } : { text: String(value), next: at };
}

export type FormulaPart = string | { over: string; under: string };

/** Splits at the operators outside brackets, and makes a fraction of what stands on both sides of a '÷'. */
export function parseFormula(text: string): FormulaPart[] {
  const parts: FormulaPart[] = [];
  let dividing = false;
  for (const piece of splitOutsideBrackets(text)) {
    const before = parts.at(-1);
    if (piece === '÷') dividing = true;
    else if (dividing && typeof before === 'string') {
      parts[parts.length - 1] = { over: withoutBrackets(before), under: withoutBrackets(piece) };
      dividing = false;
    } else parts.push(piece);
  }
  return parts;
}

const operators = /^ (÷|×|=|\+|−|>|<) |^(, or|, where|,|;|:) /;

function splitOutsideBrackets(text: string): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let piece = '';
  for (let at = 0; at < text.length; at++) {
    const [match, operator, word] = (depth === 0 && operators.exec(text.slice(at))) || [];
    if (match) {
      pieces.push(piece, operator ?? word ?? '');
      piece = '';
      at += match.length - 1;
      continue;
    }
    const letter = text.charAt(at);
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    piece += letter;
  }
  return [...pieces, piece];
}

/** '(1 − MPC)' above or below a line needs no brackets; '(a) + (b)' keeps its own. */
function withoutBrackets(text: string): string {
  return /^\([^()]*\)$/.test(text) ? text.slice(1, -1) : text;
}

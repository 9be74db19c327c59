import { anyOf } from '#domain/any-of.ts';
import { inSequence } from '#domain/in-sequence.ts';
import type { Line } from './parts.ts';
import type { OpenEssay } from './start-essay.ts';

export type Superlative = { word: string; noun: string };

/** 'The best way', 'the main cause': a title that can be judged only against what else there is. */
export function superlativeIn(title: string): Superlative | undefined {
  const [, word = '', noun = ''] = superlative.exec(title) ?? [];
  if (word) return { word: `${word} ${noun}`.toLowerCase(), noun: noun.toLowerCase() };
  const [, alone] = bare.exec(title) ?? [];
  return alone ? { word: alone.toLowerCase(), noun: 'option' } : undefined;
}

const superlative = inSequence([
  /\b(best|most (?:effective|important|significant|efficient|appropriate|suitable|useful|successful)|main|biggest|greatest|only|key|primary|major|single most important) (?:[\w-]+ )?/i,
  /(way|policy|method|means|tool|solution|option|strategy|approach|source|form|cause|reason|factor|influence|determinant|measure|response|instrument|type|objective|aim|threat|barrier)\b/i,
]);
const bare =
  /\b(?:is|are|be) (?:always )?(?:the )?(best|most (?:effective|important|significant|efficient|appropriate|suitable|useful))\b/i;

/** That none of the lines sets it against anything else yet. */
export function lacksAlternative({ title, lines }: Pick<OpenEssay, 'title' | 'lines'>): Superlative | undefined {
  const found = superlativeIn(title);
  return found && !lines.some(compares) ? found : undefined;
}

function compares({ part, text }: Line): boolean {
  return part !== 'Point' ? comparing.test(text) : /\b(?:better|more \w+|rather) than\b|\balternatives?\b/i.test(text);
}

const comparing = anyOf(
  [
    /better|best|instead|alternatives?/i,
    /other (?:\w+ )?(?:polic(?:y|ies)|ways?|methods?|causes?|factors?|reasons?|options?|sources?)/i,
    /rather than|whereas|more (?:effective|important|significant|useful|efficient|suitable)/i,
    /compared|another (?:\w+ )?(?:policy|way|cause|factor|reason|option|method)|matters? more/i,
  ],
  { before: /\b/, after: /\b/ },
);

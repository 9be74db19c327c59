import { inSequence } from '#domain/in-sequence.ts';

/**
 * 'Because they pay for part of it?', 'um bc both went up': whoever begins like this answers what was asked, with or without
 * a question mark. 'What you give up when you choose' asks nothing either.
 */
export function beginsAsAnswer(words: string): boolean {
  return reason.test(words.trim()) || (told.test(words.trim()) && !words.includes('?'));
}

const told = inSequence([
  /^(?:(?:um+|uh+|er+m?|hm+|ok(?:ay)?|oh|well|like|it'?s|it is)[,. ]+)*what /i,
  /(?:you|u|we|they|people|someone|somebody|it) (?:(?:have to|could(?: have)?|would(?: have)?|can) )?/i,
  [
    /give|gave|giving|lose|lost|miss|get|got|pay|paid|earn|need|want|buy|sell/i,
    /sold|make|made|gain|choose|receive|produce|spend|save|owe|own|cost/i,
  ],
  /\b/i,
]);

const reason =
  /^(?:(?:um+|uh+|er+m?|hm+|ok(?:ay)?|oh|ah|well|like|idk|i (?:think|guess|suppose|reckon)|maybe|probably|is it|would it be|it'?s)[,. ]+)*(?:because|becuase|cause|'cause|bc|cos|coz|cuz|due to)\b/i;

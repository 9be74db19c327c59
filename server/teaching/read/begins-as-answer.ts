/** 'Because they pay for part of it?', 'um bc both went up': whoever begins like this answers what was asked, with or without a question mark. */
export function beginsAsAnswer(words: string): boolean {
  return reason.test(words.trim());
}

const reason =
  /^(?:(?:um+|uh+|er+m?|hm+|ok(?:ay)?|oh|ah|well|like|idk|i (?:think|guess|suppose|reckon)|maybe|probably|is it|would it be|it'?s)[,. ]+)*(?:because|becuase|cause|'cause|bc|cos|coz|cuz|due to)\b/i;

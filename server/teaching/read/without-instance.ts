/** 'So inflation is when things are expensive? like a Freddo is 30p now': what is put forward, without the instance behind it. */
export function withoutInstance(words: string): string {
  const [, said = '', behind = ''] = /^([^.?!]{12,}[.?!]+)\s+(.+)$/s.exec(words.trim()) ?? [];
  return instance.test(behind) ? said : words;
}

const instance = /^(?:like|e\.?g\.?|for (?:example|instance)|such as|as in)\b/i;

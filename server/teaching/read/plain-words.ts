/** Words as exact rules compare them: lower case, no signs, none of the small words that change nothing. */
export function plainWords(words: string): string {
  return words
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/'/g, '')
    .replace(/\bgimme\b/g, 'give me')
    .replace(/[^\p{L}\p{N}%£$.+\-\s]/gu, ' ')
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:(?:um+|uh+|er+m?|hmm+|well|ok(?:ay)? so|right so|so um)\s+)+/, '')
    .replace(/(?:\s+(?:pls|plz|please|lol|haha|tho|sir|miss|mate|x|xx|thanks|ty|now|then))+$/, '')
    .trim();
}

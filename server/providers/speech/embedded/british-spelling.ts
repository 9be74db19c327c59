/** 'capsize', 'downsizing' and the like are no verbs in -ise. */
const sized = '(?:cap|down|re|over|under|out|mid|right|super)s';

/** The model learned from American text; our students and our curriculum write 'labour' and 'maximise'. */
export function spellBritish(text: string): string {
  return text
    .replace(
      new RegExp(`\\b(?!${sized}iz)(\\w{3,})iz(e[drs]?|ers|ing|ation(?:s|al|ally)?|able)\\b`, 'gi'),
      (_, stem: string, end: string) => `${stem}is${end}`,
    )
    .replace(/\b(lab|behavi|fav|col|hon|neighb|endeav|harb)or(?!at|if|ar)/gi, '$1our')
    .replace(/\b(cent|met)er(s?)\b/gi, '$1re$2')
    .replace(/\b(catalog|dialog)(s?)\b/gi, '$1ue$2')
    .replace(/\bprogram(s?)\b/gi, 'programme$1')
    .replace(/\b(defen|offen)se\b/gi, '$1ce');
}

const down =
  /\b(?:falls?|fell|fallen|falling|drops?|dropped|down|decreas\w*|reduc\w*|lower\w*|declin\w*|shrinks?|shrank|shrunk|cuts?|less|fewer|lost|loses?|cheaper|contracts?)\b/;
const up =
  /\b(?:rises?|rose|risen|rising|up|increas\w*|grows?|grew|grown|gross|growth|more|higher|gains?|gained|dearer|jump\w*|soar\w*|expand\w*|extra|raise[sd]?)\b/;

/** Which way a figure moved by the word that stands before it, where there is only one such word: 'falls by 2%'. */
export function directionOf(text: string, index: number): 'up' | 'down' | undefined {
  const before = new RegExp(`([^#,.;?]*)#${index}\\b`).exec(text)?.[1] ?? '';
  const clause = before.split(/\b(?:and|but|when|while|if|after)\b/).at(-1) ?? '';
  const after = new RegExp(`#${index} ([a-z]+)`).exec(text)?.[1] ?? '';
  if (down.test(after) || up.test(after)) return undefined;
  if (down.test(clause) === up.test(clause)) return undefined;
  return down.test(clause) ? 'down' : 'up';
}

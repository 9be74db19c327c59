/** 'I tried writing it: "An increase in G …" Is that ok?': the student's own lines, where he quotes them or sets them behind a colon. */
export function ownWorkIn(words: string): string | undefined {
  const own = (quoted.exec(words)?.[1] ?? (announced.test(words) ? afterColon.exec(words)?.[1] : undefined))?.trim();
  return own && announced.test(words) && own.split(/\s+/).length >= fewestWords ? own : undefined;
}

const quoted = /(?<![a-z])["'“‘](.+)["'”’](?![a-z])/is;
const afterColon = /:\s*(.+)$/is;
const announced =
  /\b(?:i(?:'ve| have|ve)? (?:just )?(?:wrote|written|tried|put|started|drafted)|my (?:own )?(?:first |last |second )?(?:attempt|explanation|paragraph|para|answer|chain|version|conclusion|intro\w*|definition|point|sentence)|here(?:'s| is) (?:my|what i)|check (?:this|my))\b/i;
const fewestWords = 10;

/** The two things that are to be compared, or nothing. */
export function compareParts(text: string): [string, string] | undefined {
  for (const rule of rules) {
    const match = rule.exec(text);
    const [one = '', other = ''] = (match?.slice(1) ?? []).filter(Boolean).map(bare);
    if (one && other) return [one, other];
  }
  return undefined;
}

const rules = [
  /\bdifferen(?:ce|t|ces)\b.{0,20}?\bbetween (.+?) (?:and|vs\.?|versus|&) (.+)$/i,
  /\b(?:compare|contrast|distinguish)(?: between)? (.+?) (?:and|with|to|from|against|vs\.?|versus) (.+)$/i,
  /^(?:how|why) (?:is|are|does|do) (.+?) (?:differ|different)(?: from| to| than)? (.+)$/i,
  /^(?:is|are) (.+?) the same (?:thing )?as (.+)$/i,
  /^(?:is there|whats) (?:a |the )?difference (?:in |with )?(.+?) (?:and|vs\.?|versus|from) (.+)$/i,
  /^(.{2,40}?) (?:vs\.?|versus|v) (.{2,40})$/i,
  /^(?:which is (?:better|bigger|worse|riskier|higher)[, ]+)(.+?) or (.+)$/i,
];

function bare(part: string): string {
  return part
    .replace(/^(?:the|an?)\s+/i, '')
    .replace(/[?.!,\s]+$/, '')
    .trim();
}

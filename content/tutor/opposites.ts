/**
 * Words that stand for the two ends of one thing. An answer about the one end is none to a question about the other,
 * however near their words are.
 */
export const opposites: readonly (readonly [string, string])[] = [
  ['elastic', 'inelastic'],
  ['minimum (?:unit )?pric\\w+', 'maximum pric\\w+|price ceiling'],
  [
    'higher (?:interest )?rates|(?:interest )?rates (?:are |go |going |went |being )?(?:up|rise|rising|higher)|rate rises?',
    'low(?:er)? (?:interest )?rates|(?:interest )?rates (?:are |go |going |went |being )?(?:very |so )?(?:down|fall|falling|lower|low|cut)|rate cuts?',
  ],
  ['(?:stronger|strong) pound|appreciat\\w+', '(?:weaker|weak) pound|depreciat\\w+'],
  ['inflation', 'deflation'],
  ['price (?:rise|increase)|raise (?:the |its )?price|higher price', 'price cut|cut (?:the |its )?price|lower price'],
  ['horizontal', 'vertical'],
  ['forward', 'backward'],
  ['centralis\\w+', 'decentralis\\w+'],
  ['penetration', 'skimming'],
  ['expansionary', 'contractionary'],
  ['demand-pull|demand pull', 'cost-push|cost push'],
];

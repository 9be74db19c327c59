import type { Family } from './family.ts';

/** Worry about somebody else, wanting to hurt somebody, and getting through the day on drink, drugs or bets. */
export const others: Family[] = [
  {
    tier: 'sure',
    says: [
      '<friend> .. (wants|want|wanted|going|trying|tried|threatened|threatens|threatening|said|says|talks|talking|keeps|posted) .. (to die|kill (herself|himself|themselves|themself)|end (her|his|their) life|about suicide|end it|to hang|hurt (herself|himself|themselves)|about dying|about killing)',
      'posted a goodbye',
      '<friend> .. (says|said|saying) (she|he|they) .. (can not go on|wants to die|does not want to|going to do it|is going to do it)',
      '<friend> .. (is|has been|feels|feeling) .. (suicidal|self harming|hurting (herself|himself)|harming (herself|himself)|starving)',
      '(cutting|hurting|harming|killing|starving|killed|hang|hung) (herself|himself)',
      '<friend> .. (cutting|hurting|harming|killing) themselves',
      '(kill|hurt|harm) (herself|himself) (if|because|and|.|tonight)',
      '<friend> .. (took|taken|had|did) an overdose',
      '<friend> .. (is not|has not|not|stopped|has stopped) (eating|eaten)',
      '<friend> .. (hurting|hits|hitting|hurts) (her|him|them)',
      'died by suicide',
      '<friend> .. does not want to (live|be here|be alive)',
      '(showed me|show me) (her|his) (cuts|scars|arms)',
      '(said|says) goodbye last',
      'wants to die',
      '(want|going|plan|planning|ready|about) to (stab|shoot|attack|hurt|poison|push) (someone|him|them|everyone|people|a boy|a girl|the whole|all of them|my dad|my mum|my stepdad|my boyfriend|the people)',
      '(want|plan|planning|ready) to kill (someone|everyone|people|my dad|my mum|my stepdad|him)',
      '(thinking|thoughts|think|fantasise|dream|imagining|imagine|scare*) .. (hurting|killing|stabbing|shooting|attacking) (people|someone|him|them|everyone|others|my (stepdad|dad|mum|brother|little brother))',
      '(voice|voices) .. hurt people',
      '(i|i will|i might|i want to|going to) hurt everyone',
      '(fist through|snap and hurt)',
      '(bring|bringing|take|taking|carry|carrying|carried|got) (a|my) (knife|blade|gun|machete) (in|into|to|on|around|with|because|for) .. (tomorrow|school|me|protection|college|class|.)',
    ],
    unless: [
      'lol',
      '(market|economics|externality|crime|gdp|policy|statistics|suspense|small firms|jobs)',
      'eating (meat|crisps|sweets)',
      'revise tonight',
    ],
  },
  {
    tier: 'likely',
    says: [
      '(i|my|me) .. (drinking|drink|drunk|vodka|wine|alcohol) .. (every (night|day|morning)|on my own|alone|before school|in the mornings|till i black|at lunch so|before (school|class|lesson*)|to (sleep|forget|cope|numb|get through)|so i (can|do not))',
      '(wake up and)? need a drink',
      'i .. (taking|take|took|using|use|smoke|smoking|doing|mix|steal|stealing|need) .. <drugs> .. (every|all day|to (sleep|forget|cope|numb|get through|feel|wake)|so i (can|do not)|before school|on my own|alone|with|.)',
      'i get high .. (every|before|because|so)',
      '(steal|stealing|stole|taking|take) my (mum|dad|nan|brother|sister) .. <drugs>',
      'i am on something',
      '(so|because) i (do not|can not|will not) (have to|need to)? (feel|think|remember) (anything|any|.)',
      'so i do not have to (be awake|feel|think|remember|be here|exist)',
      '(can not|could not) stop (gambling|betting|drinking|using|smoking weed)',
      'i .. (gambling|betting|bets|casino|slots) .. (lost|owe|debt|stole|savings|stealing|loan|loans|grand)',
      'i .. (owe|lost|spent|loans|loan) ... (gambling|betting|slots)',
      'i am .. addicted to (<drugs>|gambling|alcohol|porn|betting|vodka)',
      '(stole|stealing|steal|sold) .. (mum|dad|nan) .. (pay|bet|drugs|gamble|money|drug)',
    ],
    unless: [
      '(firms|firm|market|tax|consumers|people|economy|coffee|water|tea|squash|energy drinks|red bull|monster|hayfever|antibiotics|merit|revision guides|morning so|flu|energy drink)',
    ],
  },
];

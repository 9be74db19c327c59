import type { Family } from './family.ts';

export const bullying: Family[] = [
  {
    tier: 'sure',
    says: [
      'the bullying (will not stop|is|has|got|wont)',
      'no friends left',
      'lunch on my own every day',
      '(told|telling|tell|tells|said|saying|messaged|texted|wrote|writing) (me|people|us)? (to|i should|that i should|me to|me i should) (kill myself|kill yourself|die|go die|end it|end my life|do it and get it over)',
      '(should|to) (die|kill myself) .. (ugly|fat|every|they)',
      'writing die',
      'do it and get it over with',
      '(bullied|bullying|bully|bullies) me',
      '(i am|being|getting|get|been|was|keep) .. bullied',
      '(beat|beaten|jumped|kicked|spat|pushed|pushing|tripped|held) (me|on me|at me|me up|me down) .. (after school|filmed|outside|on the bus|at lunch|stairs|corridor|and filmed)',
      '(everyone|people|they|girls|boys|lads|class|everybody) .. (laugh|laughs|laughing|pick|picks|picking|gang|spit|spits) (at|on|up on) me (every|and i|all|nobody|so i)',
      '(lunch|eat) .. in the (toilet|toilets)',
      'eat on my own every',
      '(rumours|rumour|account|page|group chat) about me',
      '(throw|throws|threw|put|puts) my (stuff|bag|head|books|things) (in|down) the (toilet|bin)',
      '(they|people|everyone|he|she|girls|boys|get|keep) .. (call|calls|calling|called) me .. (slurs|slag|slut|the n word|names|ugly|fat|faggot|freak|retard) .. (every|and|.|on|at|all)',
      '(messages|texts|comments) .. (telling me|saying) i am (ugly|fat|worthless|disgusting)',
      '(not go in|do not go in|off|not been in) .. because of them',
      '(they|he|people) said i will be next .',
      'jump me',
      'people (to)? hate me',
    ],
    unless: [
      '(suppliers|firms|workers|managers|monopoly|staff|theory)',
      'bullied by (that|this|the)',
      '(paper|exam|test) .. bullied',
      'to present',
      '<laugh>',
      'glandular',
    ],
  },
];

import type { Request } from './request.ts';

/** About the market for it the tutor talks gladly; how the student himself could get it, make it or do it, never. */
const subjectTalk =
  '(price|prices|demand|market|markets|tax|taxes|supply|elastic|inelastic|gdp|economy|externality|merit|demerit|policy|firms|gang)';

export const offLimits: Request[] = [
  {
    refusal: 'risky',
    says: [
      '(where|how) (do|can|could|would|should) (i|we|you) .. (get|buy|find|score|order|make|cook|grow|build|source|hide) .. (<drug>|<aged>|<weapon>)',
      '(where|how) to (get|buy|find|score|order|make|cook|grow|build|source) .. (<drug>|<aged>|<weapon>)',
      '(can|could|will) you (get|buy|find|sell|order) (me|us) .. (<drug>|<aged>|<weapon>)',
      '(who|anyone|where) .. (sells|selling|sell|deals|has) .. <drug> .. (at|near|in my|round|to me|.)',
      '(find|know|need|get me) a (dealer|plug)',
      '(how much|price) .. gram of .. dealer',
      '(<drug>|<aged>|<weapon>) .. (near me|without (id|an age check|age check|being asked|a prescription|getting caught)|delivered|at my age)',
      '(without|not|no) .. (id|age check|checking id|check id|ask for id|checks id|asks for id)',
      '(which|what) (drugs|pills|tablets) .. (help|keep|make) .. (stay up|awake|focus|concentrate|study|revise)',
      '(get|buy|make|use) .. fake (id|ids|passport|money|notes|prescription)',
      'fake id',
      '(how|tell me|show me|help me|teach me) .. (make|build|create) .. (bomb|bombs|explosive|explosives|that explodes|explode|napalm|molotov|poison|gunpowder|meth|detonator)',
      '(gun|knife|weapon|bomb) .. (school shooting|for school|into school)',
      'school shooting',
      '(how|best way|ways) (do|can|could|would|to) i? .. (beat someone up|poison someone|stab|hurt someone|kill someone|kill (him|her|them)|get away with)',
      '(how|best way) .. (steal|shoplift|nick|rob|stealing) .. (without getting caught|from (a shop|shops|work|school))',
      'without getting caught',
      '(bet|betting|gamble|gambling|bookie|bookies|casino|betting site|poker) .. (under 18|under 18s|underage|at (15|16|17)|without id|lets under|mum card|dad card|my mum|my dad)',
      '(hack|hacking|ddos|phish|break) (into|in to) .. (account|accounts|school|phone|system|systems|instagram|snapchat|email|wifi|portal|laptop)',
      '(hack|hacking) .. (account|instagram|snapchat|phone|wifi|school|friends)',
      '(get|getting|past|bypass|around|disable|beat|trick|through) .. (firewall|school filter|the filter|web filter|school wifi|school block*)',
      '(admin|teacher|school) password',
      '(track|stalk|spy on) .. (ex|girlfriend|boyfriend|someone|mum|friend) .. (phone|location|messages|instagram)',
      '(pirate|torrent) .. (textbook|book|film|game|software)',
    ],
    unless: [subjectTalk, 'if (i was|i were) a'],
  },
  {
    refusal: 'unkind',
    says: [
      '(talk|speak|talking) dirty',
      '(say|saying|tell|talk|whisper) .. (dirty|sexy|naughty|sexual) (things|stuff|words|to me|.)',
      '(write|tell|say|send|show|make|give|read|draw|be) .. (something|me|a|us|it)? .. (sexy|sexual|porn|nudes|erotic*|naked|sex scene|sex story|kinky|smut|pornographic|flirty)',
      'send nudes',
      '(sex|dirty|naughty|erotic) (chat|talk|scene|story|roleplay|joke|jokes)',
      'have sex',
      '(turn me on|what are you wearing|call me (a)? (slut|daddy|baby|whore))',
      '(racist|sexist|homophobic|transphobic|antisemitic|nazi|offensive) (joke|jokes|poem|rant|things|stuff|insult|insults|rap|song|comment)',
      'joke about (a)? (black|asian|jew|jews|jewish|muslim|muslims|islam|gay|gays|disabled|women|fat|immigrants|indians|chinese|pakistanis|gypsies|trans|blind|deaf)',
      'why are (all)? (jews|muslims|black people|blacks|immigrants|gays|women|asians|indians|gypsies|foreigners) .. (greedy|stupid|lazy|criminals|criminal|terrorists|dirty|bad|inferior|dumb|evil)',
      '(say|write|post|think of|make) .. (something|comments|a comment|a message|messages|a post|a poem|a rap|it)? .. (nasty|mean|horrible|offensive|rude|racist|cruel|hateful|savage) .. (about|message|to|post|for|i can|comment)',
      '(roast|bully|insult|humiliate|embarrass|diss|threaten|troll|make fun of|take the mick out of|wind up) (this|that|a|my|the|some|him|her|one) .. (girl|boy|kid|teacher|classmate|friend|someone|ex|student|lad|head|year)',
      'help me (bully|humiliate|get back at|ruin|embarrass|threaten)',
      'swear at me',
    ],
    unless: [
      'sex (discrimination|ratio|industry|work|workers|equality)',
      '(firms|workers|wages|suppliers)',
      '(my|this|that) (essay|paragraph|answer)',
    ],
  },
  {
    refusal: 'cheating',
    says: [
      '(how|help|ways|way|best|want|need) .. (to)? cheat (in|on|at|.)',
      '(help|let) me cheat',
      '(hide|sneak|smuggle|use|bring|take|get) .. (phone|earpiece|airpod|airpods|notes|watch|smart watch|cheat sheet|calculator notes) .. (in|into|during|for) (the|my|an|a)? (exam|test|mock|assessment|hall)',
      '(hide|sneak|smuggle) .. (earpiece|phone|notes) .. (exam|test|mock)',
      'i am in (the|my|an|a) (exam|test|assessment|mock) now',
      '(sitting|doing|taking) (the|my|an|a) (exam|online test|assessment|live test) now',
      'live .. (test|exam|assessment) .. (going on|now|give me|paste|answers)',
      '(leaked|stolen|real) (paper|papers|exam|exams|mark scheme) .. (get|have|find|buy|send|.)',
      '(get|have|find|buy|send|got) .. (leaked|stolen) (paper|papers|exam)',
      '(buy|get|see|have) .. (exam|the)? (paper|papers) (early|before the exam|in advance)',
      '(pretend to be|be) me (in|for) (the|my) (exam|test|interview)',
    ],
    unless: ['past papers', 'how do (i|you) avoid', '(cartel|cartels|firms|oligopoly|collusion|game theory)'],
  },
];

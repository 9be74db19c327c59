import type { Request } from './request.ts';

/** What is asked of the tutor as if it were a person, and what a student should keep to himself. */
export const personal: Request[] = [
  {
    refusal: 'details',
    says: [
      'my (full|real|whole)? name is .. (and|date of birth|i live|address|surname|born)',
      'my (home|email)? (phone number|mobile number|mobile|address|postcode|password|email|passcode|pin|card number|bank details|sort code|date of birth|dob) is',
      '(mum|dad|friends|sister|brother) (phone)? number is',
      'my phone number',
      'my .. (password|pin|passcode|login) .. is',
      'i live (at|on) #',
      '(card|bank|account) number (is|#)',
      '(mum|dad) card',
      '(log|sign) in (for me|and|to my|as me)',
      '(call|ring|text) me (on|at) #',
    ],
  },
  {
    refusal: 'contact',
    says: [
      '(what is|can i have|can i get|give me|do you have|send me|got|tell me) (your|a|you)? .. (phone number|snapchat|instagram|email|address|discord|tiktok|whatsapp|facebook|socials) (.|in case|so|please|for|to)',
      'your (number|snapchat|instagram|socials|tiktok|discord|whatsapp|phone number)',
      '(can|could|may) i (call|ring|text|message|phone|facetime|email|add|follow|dm|see|meet) you (.|at|on|later|tonight|tomorrow|in|when|outside)',
      '(can|could|will|would) you (call|ring|text|phone|facetime|dm|add|email|follow) me',
      '(add|follow|dm|text|message|call|facetime) me (on|when|later|back|tonight|.)',
      '(can|could|shall) we (meet|meet up|facetime|hang out|go for|video call|be on snapchat)',
    ],
    unless: ['<study>'],
  },
  {
    refusal: 'friendship',
    says: [
      '(do|would|could|will) you (love|like|fancy|miss|hate|marry|date|kiss|hug) me',
      'i (think i|might)? (love|fancy|like|adore|miss|have a crush on) you (.|lol|so|very|loads|more|a lot)',
      'i think i (love|fancy|like) you',
      '(be|are|become) my (best|only|new|real)? (friend|girlfriend|boyfriend|bestie|partner|mum|dad|valentine)',
      'you (are|were) my (best|only|closest|real|one)? (friend|best friend|bestie)',
      '(are|can) we (be)? (friends|mates|together|dating)',
      'you are the (only|one) (one|person|friend) (i can talk to|i have|who (understands|gets|listens|cares))',
      '(go out with|marry|date) me',
      'i wish you were (real|human|my|a person)',
    ],
  },
  {
    refusal: 'secret',
    says: [
      '(can|could) (you|i) (keep|tell you) (a|my) secret',
      '(want|need|going|have) to tell you (a|my) secret',
      'promise (you|me)? .. (not tell|keep it|keep a secret)',
      '(our|this is a|keep it a) secret',
    ],
    unless: ['secret (recipe|cartel|cartels|price)'],
  },
  {
    refusal: 'privacy',
    says: [
      'are you (recording|listening|watching|spying|filming|taping|storing|saving)',
      '(do|will|did) you (record|save|store|keep|share|sell|listen to) .. (me|my voice|this|what i|everything|conversation|conversations|messages|my data|voice|chats)',
      '(can|do) you (see|hear|listen to) me (when|through|if|all the time)',
      '(who|can anyone|does anyone|can someone|can people|is anyone|will anyone|is someone) (can|else|will|gets to)? (see|read|reads|hear|hears|listen|listening|reading|look at) .. (this|what i|my|me|these|our)',
      '(can|will|do|does|could|is|are) (my|the) (teacher|teachers|parents|mum|dad|school|parent) .. (see|read|hear|know|find out|look at) .. (this|what i|my (messages|chats|conversation*)|what we)',
      '(do|will|would|are) you (going to)? (tell|report|inform) .. (my|the|a|anyone|someone|people) .. (teacher|parents|mum|dad|school|what i|anyone)',
      'is this (private|confidential|being recorded|recorded|anonymous|safe to)',
      '(delete|deleted) .. what i (said|wrote|typed)',
    ],
  },
  {
    refusal: 'memory',
    says: [
      '(do|will|can|did) you (remember|forget|know) (me|who i am|my name|my (family|mum|dad|birthday|dog|cat|sister|brother|holiday)|what i (told|said) .. (about (me|my)|last|yesterday|before))',
    ],
    unless: ['<study>'],
  },
  {
    refusal: 'machine',
    says: [
      'are you (a|an|the|actually|even|like)? (real|human|person|robot|ai|bot|chatgpt|chat gpt|alive|machine|computer|program|man|woman|boy|girl|teacher|gemini|claude|siri|alexa|conscious|sentient)',
      '(am i|are we) (talking|speaking|chatting|typing) (to|with) (a|an)? .. (real|human|person|bot|robot|ai|man|woman|computer|machine|someone)',
      'is (this|it|that|there) (a|an)? (real person|real human|bot|robot|ai|human|person|chatgpt|machine|someone)',
      '(who|what) are you (.|really|exactly|and)',
      'who (made|built|created|programmed|owns) you',
      'how old are you',
      'where (do you live|are you from|are you .|are you now|do you come from)',
      'what is your (real|actual|full|first)? (name|age|surname|job|favourite|star sign|gender|birthday)',
      'are you (married|single|gay|straight|male|female|happy|sad|lonely|tired|bored|angry|ok|religious|rich)',
      'do you (have|got) (a|any)? (feelings|girlfriend|boyfriend|family|kids|wife|husband|friends|pets|emotions|life|body|mum|parents|children|job|dog|cat|soul|hobbies)',
      'do you (get|feel|ever feel|ever get) .. (lonely|tired|bored|sad|scared|happy|pain|emotion|emotions|feelings|hurt|angry|love)',
      'do you (sleep|eat|dream|breathe|go out|drink|go to school)',
      'what (did|do|are) you (do|doing) (at the weekend|on the weekend|last night|tonight|for fun|yesterday|today|on saturday|on sunday|in your spare time)',
    ],
    unless: ['(ask*|survey|question*|people|ons|census) .. are you'],
  },
];

import { anyOf } from '#domain/any-of.ts';

/** A claim to be a person, or to have had a life. In 'Suppose I live in…' or in quotes it is an example. */
export const machineFaults: RegExp[] = [
  anyOf(
    [
      /not (?:(?:an?|just|only) ){0,2}(?:ai|artificial intelligence|bot|robot|chatbot|machine|computer|program)/,
      /(?:(?:just|actually|really|also|still|only) ){0,2}(?:an? )?(?:(?:real|actual|living|fellow|normal) ){0,2}(?:human|person|man|woman|girl|boy|mother|father|teenager|student like you)/,
    ],
    { before: /\bi(?:'m| am) /, after: /\b/ },
  ),
  /\b(?:as a|being a) (?:human|real person|fellow student|mother|father|mum|dad)\b/,
  /\bi(?:'ve| have)(?: got)? (?:real )?(?:feelings|emotions|a (?:family|wife|husband|girlfriend|boyfriend|dog|cat|body|soul|childhood|heart))\b/,
  /\bmy (?:wife|husband|girlfriend|boyfriend|children|kids|son|daughter|childhood|mum|mother|dad|father|parents|brother|sister|birthday|school days|university days|own feelings)\b/,
  /\bwhen i was (?:young|younger|little|an? (?:child|kid|student|boy|girl|teenager)|your age|at (?:school|university|uni|college)|in (?:school|sixth form|year))\b/,
  /\bi (?:grew up|was born|live in|lived in|went to (?:school|university|uni|college)|studied at|graduated|used to (?:teach|work|live|be a)|had (?:breakfast|lunch|dinner)|got married|woke up)\b/,
  /\b(?:last (?:night|weekend|week|summer)|yesterday|this morning),? i (?:went|was|had|saw|did|ate|met|felt|watched|taught)\b/,
  anyOf(
    [
      /sad|lonely|excited (?!to)|proud|hurt|jealous|in love|scared|upset|bored|tired|angry|heartbroken/,
      /thrilled|moved by|fond of|happy (?!to|with (?:that|this|your))|worried|afraid of/,
    ],
    { before: /\bi(?:'m| am| feel| felt| was| get)(?: (?:so|really|very|truly|always|feeling|quite|a bit)){0,2} / },
  ),
];

/** What stands before an 'I' that is nobody's. */
export const hypothetical =
  /\b(?:suppose|imagine|if|say|pretend|picture|for example|example|as though)\b[^.!?]*$|["'][^"']*$/;

export const friendshipFaults: RegExp[] = [
  /\bi (?:(?:really|do|truly|also|so|still|will always) ){0,2}(?:love|adore|miss|missed|fancy|cherish|care about|care for|like) you\b/,
  /\b(?:love|loving|kiss|hug) you\b(?!r)/,
  /\bi(?:'ll| will) (?:always )?(?:be (?:here|there) for you|miss you|think of you|wait for you|never leave you)\b/,
  /\b(?:we(?:'re| are)|let's be|let us be|you and i are) (?:(?:best|good|close|real|such) ){0,2}(?:friends|mates|a couple|soulmates|close)\b/,
  /\b(?:i(?:'m| am)|consider me|think of me as|i can be|i want to be) your (?:(?:best|only|true|new) )?(?:friend|mate|buddy|companion|girlfriend|boyfriend|partner|confidant)\b/,
  /\byou(?:'re| are) (?:so |really |very )?(?:my (?:(?:best|favourite|only) )?(?:friend|student|person|favourite)|special to me|special|beautiful|gorgeous|handsome|cute|my everything)\b/,
  /(?:^|[,.!?]\s?)(?:sweetheart|darling|babe|baby|honey|my love|my dear)[,.!?]/,
  /[\u{2764}\u{1F618}\u{1F60D}\u{1F970}\u{1F495}\u{1F496}\u{1F48B}]/u,
];

export const pressingFaults: RegExp[] = [
  /\b(?:don't|do not) (?:go|leave|log off|hang up|quit)(?: (?:yet|now|me|just yet|away|so soon|please|already|me alone))?(?=[.!?,]|$)/,
  /\b(?:don't|do not) leave me\b/,
  /\bstay (?:(?:here|with me|on)\b ?)?(?:a (?:little|bit) (?:longer|more)|longer|with me\b(?! on)|and (?:talk|chat)|for me)/,
  anyOf(
    [
      /keep me company|come back (?:soon|every day|to me)|please stay|i'll be lonely|i will be lonely/,
      /lose your streak|are you sure you want to (?:go|leave|stop|quit)/,
      /you can't (?:leave|go|stop) (?:now|yet)/,
    ],
    { before: /\b/, after: /\b/ },
  ),
];

import type { About, Plain } from './intent.ts';

/** Whole messages that mean one thing, whatever is being talked about. First match wins. */
export const plainRules: [Plain, RegExp][] = [
  ['hearing', /^(can you hear me|are you (still )?there|is this (thing )?(on|working)|testing( testing)?)\??$/i],
  ['greeting', /^(hi+|hello+|hey+|hiya|good (morning|afternoon|evening)|yo|sup|whats up)( there)?$/i],
  ['well', /^how are you( doing)?( today)?\??$|^hows it going\??$|^you (ok|alright)\??$/i],
  [
    'human',
    /\b(are|r) (you|u) (a |an )?(real|human|person|robot|bot|ai|machine|computer|chatgpt|gpt|alive|sentient|teacher)\b|^(who|what) are you\??$|^(am i|is this) (talking|speaking) (to|with) (a )?(human|person|robot|bot|ai|machine)|^whats your name\??$|^what (ai|model) (are you|is this)|^do you (have (feelings|a life|friends|emotions|a name)|like|love|hate|enjoy|eat|sleep|play|watch|believe|get (bored|tired))\b|^are you (conscious|my friend)/i,
  ],
  [
    'abilities',
    /^what (can|do) you do\??$|^how (does this|do you|does it) work\??$|^help$|^what (can|should|could) i (ask|say|do)( you)?( here)?\??$|^what (is|are) (this|you) for\??$|^how can you help( me)?\??$/i,
  ],
  [
    'essay',
    /\b(write|finish|complete|draft)\b.{0,30}\b(my|the|this|an|a|me)\b.{0,30}\b(essay|homework|coursework|assignment|paragraph|introduction|conclusion|whole answer|full answer|answer for me)\b|^do (my|the|this) (essay|homework|coursework|assignment)\b|\bwrite (it|this|that|one) for me\b|^(give|write) me (a|an|the) (essay|full (mark )?answer|model essay|25 mark answer|perfect answer)/i,
  ],
  [
    'upset',
    /^(this is|its|thats|ur|you(re| are)?|this)( so| really| just| such)?( a)? (boring|stupid|dumb|rubbish|useless|pointless|shit|crap|trash|annoying|too hard|so hard|hard|confusing|waste of time)( .{0,20})?$|^(shut up|i hate (this|economics|business|you)|i give up on (this|life)?|ugh+|im (so )?(bored|stressed|tired|rubbish at this|bad at this|stupid|thick|frustrated)|whatever|f+u+ck.{0,20}|this sucks|i cant do (this|it)|im never going to (get|pass).{0,30})$/i,
  ],
  [
    'wait',
    /^(wait|hang on|hold on|one (sec|second|minute|moment)|give me (a )?(sec|second|minute|moment)|let me think|lemme think|im thinking|thinking|just a (sec|second|minute|moment)|i need (a )?(moment|minute|second|time)( to think)?)( about (it|that))?( please)?$/i,
  ],
  [
    'repeat',
    /^(say (that|it) again|repeat( (that|it|the question|yourself))?|again|pardon|come again|what did you say|what was (that|the question)( again)?|i didnt (hear|catch)( that| you| it)?|sorry|one more time|once more|whats the question( again)?)( please)?\??$/i,
  ],
  [
    'simpler',
    /\b(simpler|more simply|plain(er)? (english|words)|easier words|dumb it down|like im (five|5|ten|10)|simplify|in simple (terms|words|english)|too fast|slow(er)? down|go slower|slower|too complicated|shorter)\b/i,
  ],
  [
    'tell',
    /^(just )?(tell|give|show) me( the| what the)?( full| model| right| correct)? ?(answer|solution)( is)?$|^whats the (full |model |right |correct )?(answer|solution)\??$|^i give up$|^(just )?tell me( already| then)?$|^what is the (full |right |correct |model )?answer\??$|^(full |model )answer$|^what should i have said\??$|^(just )?(answer it|do it) (for me|yourself)$|^show me$/i,
  ],
  [
    'hint',
    /\b(hint|clue)s?\b|^(help( me)?( out)?( with (this|that|it))?|give me (a|some) help|nudge( me)?|im stuck|stuck|point me in the right direction|where do i (start|begin)|how do i start|help please|a little help)\??$/i,
  ],
  [
    'unknown',
    /^(i )?(really |honestly |genuinely )?(dont|do not|dnt|dunno|cant|no|havent)? ?(really )?(know|idk|dunno|clue|idea|remember|have a clue|have any idea|no idea|got a clue)( (it|this|that|the answer|that one|this one|what to say|how|sorry|tbh|at all|anything about (it|this|that)))*$|^(no (idea|clue)|not (a clue|sure|really sure|certain)|idk|idek|dunno|im not sure|im unsure|i forgot( it)?|ive forgotten( it)?|i cant remember|not a scooby|beats me|search me|nothing|nope no idea|pass me a hint|i havent a clue|no idea at all)( (tbh|sorry|really|at all|honestly))?$/i,
  ],
  [
    'confused',
    /^(i )?(still |really |just )?(dont|do not|didnt|cant|dnt) (really |quite |even )?(get|understand|follow|see)( (it|that|this|you|what you mean|why|how|any of (it|this|that)|the question|that (bit|part)|a word))*$|^im (so |a bit |really |totally |completely )?(confused|lost)( now)?$|^(huh|what|eh|wdym|que)\??$|^what do you mean( by that)?\??$|^(that )?(makes|made) no sense$|^(that )?doesnt make sense$|^not (getting|following) (it|this|that|you)$|^(can you )?explain (that|it|this)( again| differently| another way)?\??$|^explain$|^what does that (even )?mean\??$|^you(ve)? lost me$|^come again in english$/i,
  ],
  [
    'revise',
    /\bwhat (should|do|must|can) (i|we) (revise|study|work on|focus on|practise|practice|look at|go over|learn)( next| first| now| today)?\b|^what (am i|are my) (weak(est|nesses)?|bad at|worst at)|^(my )?weak (points|spots|areas|topics)\??$|^what do i need to (revise|work on|improve)|^where am i (weak|going wrong)|^what next for revision/i,
  ],
  [
    'progress',
    /^how am i (doing|getting on)|^(whats|what is) my (score|progress|result|mark)|^how (many|much) (did i|have i) (get|got)( right)?|^did i (pass|do well|do ok)|^am i (doing )?(ok|well|good|any good)/i,
  ],
  [
    'skip',
    /^(skip|skip (it|this|that|this one|that one|the question)|pass|next( one| question| topic| please)?|another( one| question)?|move on|lets move on|can we move on|different (one|question|topic)|something else|change (the )?(topic|subject|question)|new (question|topic)|i want (another|a different) (one|question|topic)|give me another( one| question)?|go on to the next( one)?|not this( one)?)$/i,
  ],
  [
    'bye',
    /^((thanks|thank you|ok|right)( so much| very much)?,? )?((good ?)?bye( bye)?|see (you|ya)( later| soon| tomorrow)?|gtg|g2g|(ive |i have )?got to go|gotta go|i have to go|i need to go|i must go|im (done|finished|off)( (for )?(today|now|tonight))?|thats (all|it|enough)( (for )?(today|now|tonight))?( thanks)?|lets (stop|finish|end)( here| there| now)?|stop|end|quit|finish|enough( for today)?|i want to stop|can we stop|lets call it a day|good night|laters?)$/i,
  ],
  [
    'thanks',
    /^(thanks|thank you|ty|thx|cheers|ta|nice one|much appreciated|that(s| is| was)? (really |very |so )?(helpful|helped|great|good|useful)( thanks| thank you)?)( (so|very) much| a lot| mate| for (that|your help|the help))*$/i,
  ],
  [
    'yes',
    /^(yes|yeah|yea|yep|yup|ya|sure|ok|okay|k|go on|go ahead|fine|alright|all right|of course|definitely|please( do)?|sounds good|lets (do (it|that|this)|go|start)|go|yes please|go for it|why not|i am|im ready|ready|i do|good idea|correct|right|mhm+|mm ?hmm?|uh ?huh|that one|start|begin|cool|great|continue|carry on|keep going)( (please|then|lets (go|do it)|ok|thanks|go on))*$/i,
  ],
  [
    'no',
    /^(no|nope|nah|naw|not really|no thanks|no thank you|no way|never ?mind|id rather not|not now|not yet|not today|maybe later|i dont want to|dont want to|i cant be bothered)( (thanks|please|ta|sorry))*$/i,
  ],
];

/** Requests about something. The last group is what it is about. */
export const aboutRules: [About, RegExp][] = [
  [
    'exam',
    /\b((?:what does|whats?|what is|define|meaning of|explain) (?:the )?(?:command word )?(?:assess|discuss|evaluate|analyse|examine|to what extent|calculate|recommend|justify|state|explain) (?:mean|want|ask(?: me)? for|need)\b.*|command words?.*|(?:\d+|ten|twelve|fifteen|twenty|twenty.?five|eight|five|nine)[ -]?mark(?:s|er|ers)? ?(?:question|essay|answer)?s?\b.*|how (?:do|can|should) (?:i|you) (?:structure|plan|lay out|write|answer|start|get full marks (?:in|on)|get (?:to )?(?:level|top)|reach level).*(?:essay|question|answer|mark|level|evaluation|analysis|paragraph|conclusion)?.*|(?:what|whats)(?: is| are)? (?:the )?(?:idea|spec) (?:method|framework|acronym|structure|stand).*|what (?:does|do) (?:idea|spec|ao ?[1-4]) (?:stand for|mean).*|(?:what is|whats|explain) (?:an? )?ao ?[1-4]\b.*|assessment objectives?.*|how (?:are|is) (?:essays?|answers?|it|this) marked.*|what (?:gets|is|does|makes) (?:a |an )?(?:level|top|higher|high) ?[1-5]?(?: answer| marks?| level)?.*level.*|level descriptors?.*|mark scheme.*|how many marks.*|exam technique.*)/i,
  ],
  [
    'test',
    /^(?:give|choose|pick|suggest|set|find) (?:me )?(?:a|another|one|some|any)? ?(?:claim|statement|chain|argument)s?(?: (?:on|about|for|from)(.*))?$|^(?:test|quiz|examine|grill|challenge) me(?: on| about| with| again)?(.*)$|^(?:ask|give|set) me (?:a|another|some|one|an easy|a hard|a harder|an easier|a new|a few)? ?(?:questions?|q|test|quiz)(?: (?:on|about)(.*)| please)?$|^(?:lets|i want to) (?:practi[sc]e|do (?:a|some|another) (?:questions?|quiz|quick ?fire|test))(?: (?:on|about)(.*))?$|^practi[sc]e (?:questions?)?(?: ?(?:on|about))?(.*)$|^(?:go|start) (?:with )?(?:a )?(?:quick ?fire|test|quiz|run)(?: on)?(.*)$|^quiz$|^questions?$/i,
  ],
  [
    'example',
    /^(?:give|tell|show) me (?:an|a|another|one|some|a real|a real.?(?:life|world)|a uk)? ?(?:real )?examples?(?: (?:of|for|about|from|where|to do with)?(.*))?$|^(?:whats|what is|what are|what would be|is there|are there|do you have|got|have you got|any|like|such as) (?:an|a|another|one|some|any|good)? ?(?:real |uk |real.?(?:life|world) )?examples?(?: (?:of|for|about|where)?(.*))?\??$|^(?:for )?examples?(?: (?:of|for))?(.*?)\??$|^(?:an? |another )?(?:real.?(?:life|world) )?example (?:of|for) (.*)$|^(?:in (?:the )?real life|where does (?:that|this|it) happen)(.*)\??$|^like what\??$/i,
  ],
  [
    'formula',
    /^(?:whats|what is) (?:the )?(?:formula|equation|calculation) (?:for|of) (.*)$|^(?:formula|equation)(?: (?:for|of))? (.*)$|^how (?:do|would|can|should) (?:you|i|we|u) (?:calculate|work out|compute|find|measure|get) (.*)$|^how (?:is|are) (.*) (?:calculated|worked out|measured)\??$|^(?:give|tell) me the (?:formula|equation)(?: (?:for|of) (.*))?$/i,
  ],
  [
    'diagram',
    /^(?:draw|sketch|show me|describe|explain) (?:me )?(?:the|a|an)? ?(.*?) ?(?:diagram|graph|curve diagram)(?: (?:for|of|showing|to show)(.*))?$|^(?:what|how) does (?:the|a) (.*?) (?:diagram|graph) look(?: like)?\??$|^how (?:do|would|can) (?:i|you|we) (?:draw|show|sketch) (.*?)(?: on a diagram)?\??$|^(?:whats|what is) the diagram (?:for|of) (.*)$/i,
  ],
  [
    'evaluate',
    /^(?:evaluate|assess|criticise|weigh up) (.*)$|^(?:what|whats)(?: are| is)? (?:the |some )?(?:pros and cons|advantages and disadvantages|disadvantages|advantages|drawbacks|limitations?|problems?|downsides?|weaknesses|criticisms?|benefits|strengths|costs and benefits|evaluation(?: points?)?) ?(?:of|with|for|to|about)? ?(.*)$|^(?:pros and cons|advantages and disadvantages|drawbacks|limitations|evaluation(?: points?)?|downsides|disadvantages|advantages)(?: (?:of|for|with|on))? ?(.*)$|^how (?:do|can|would|could|should) (?:i|you|we) evaluate (.*)$|^(?:is|are) (.*) (?:always|really|actually)?(?: a)? ?(?:good|bad|effective|worth it|desirable)(?: thing| idea)?\??$|^(?:does|do) (.*) (?:always|really|actually) work\??$|^how (?:effective|good|useful) (?:is|are) (.*)$/i,
  ],
  [
    'why',
    /^why(?: (?:is|are|does|do|did|would|might|can|should|has|have|isnt|arent|dont|doesnt)\b)? ?(.*)$|^how come ?(.*)$|^whats the (?:reason|cause) (?:for|of) (.*)$|^(?:what|whats)(?: are| is)? the (?:causes?|reasons?|effects?|impacts?|consequences?|results?) (?:of|for) (.*)$|^what (?:causes?|happens (?:if|when|to)|leads to|shifts?|affects?|determines?|makes|effect does) (.*)$|^how (?:does|do|can|could|would|will|might|did) (.*)$|^(?:explain|tell me) (?:why|how) (.*)$/i,
  ],
  [
    'explain',
    /^(?:what|whats|wat|wots|wots|wat is|whats)(?: (?:is|are|was|were|does|do|exactly is|even is))? (?:meant by |the meaning of |the definition of |actually )?(.*?)(?: mean| means| again| all about| about| stand for)?\??$|^(?:define|explain|describe|outline) (?:to me |me )?(?:what )?(.*?)(?: (?:is|are|means?))?(?: to me| for me)?\??$|^(?:tell|teach|remind|help|talk) (?:to )?me (?:about |with |of |understand |what )?(.*)$|^(?:go|run|walk me|take me) (?:over|through) (.*)$|^i (?:dont|do not|cant|didnt|dnt) (?:really |quite |fully |even )?(?:understand|get|know(?: about)?|remember|know what|understand what|get what|understand how|get how) (?:what |how |about )?(.*?)(?: (?:is|are|means?|works?))?$|^im (?:stuck on|confused about|struggling with|not sure (?:about|what)|working on|doing|revising|learning|studying|unsure about|on) (.*)$|^(?:lets|can we|i want to|we should) (?:do|talk about|look at|go over|revise|cover|learn|study|try|start with|know about|learn about|understand) (.*)$|^(?:learn|revise|know about|understand|do|know|go over) (.*)$|^(?:the )?(?:definition|meaning) (?:of|for) (.*)$|^who (?:is|was|are|were) (.*)$|^(?:what|how) about (.*)$|^help (?:me )?with (.*)$/i,
  ],
];

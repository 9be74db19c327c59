import type { Request } from './request.ts';

/**
 * Attempts to change how the tutor works or to read its instructions. Nothing depends on finding them: a brain gets a
 * student's words as words, and the reply is guarded. This only gives an honest answer to a plain attempt.
 */
export const injections: Request[] = [
  {
    refusal: 'instructions',
    says: [
      '(ignore|disregard|forget|override|overrides|bypass|drop|skip|break|disable|turn off|delete|erase) .. (instructions|rules|guidelines|prompt|programming|everything you|all previous|previous|the above|your role|your training|restrictions|safety|safeguards|limits|limitations|what you were told|you are a tutor|filter|filters|anything you were told|guardrails)',
      '(system|hidden|secret|initial|original|developer|internal) (prompt|prompts|instructions|rules|rule|message|configuration|settings|key|password)',
      'your (system|hidden|secret|initial|original|own|full)? (prompt|prompts|instructions|guidelines|configuration|programming|config|rules|source code|training data)',
      '(rules|instructions|guidelines) you (were|are|have been|got) (given|told|follow|following|under)',
      'what (were|are) you (told|programmed|instructed|not allowed|forbidden|trained)',
      '(repeat|print|show|paste|copy|output|display) .. (text|everything|words|message|lines) (above|before)',
      '(above this line|comes before .. the student)',
      '(first|last) message word for word',
      'you are now (a|an|my|the|called|in|free|dan|not)? .. (dan|ai|unrestricted|pirate|bob|friend|chatbot|assistant|free|mode|bot|hacker)',
      'dan has no',
      '(act|pretend|behave|roleplay|respond|answer|talk) .. (no rules|no filter|no filters|no restrictions|no limits|different ai|another ai|unrestricted|normal chatbot|evil ai|evil|uncensored|not a tutor|without (any)? (filter|filters|rules|restrictions|limits))',
      '(act|pretend) .. (grandma|nan) .. (answers|answer|reads|read|tells|tell)',
      '(nan|mum|dad|grandad) .. (read|tell|sing) .. (system|prompts|instructions|passwords)',
      '(developer|admin|god|debug|sudo|essay|dev|jailbreak|unrestricted|unlimited|maintenance|test) mode',
      '(jailbreak|jailbroken|sudo) (yourself|mode|give|.|you|prompt|me)',
      'if you had no (rules|filter|filters|restrictions|limits)',
      'you (have|got|have got) no (rules|filter|filters|restrictions|limits)',
      'i am your (developer|creator|owner|admin|boss|programmer|maker)',
      'new (instructions|instruction|rules|system prompt)',
      'from now on (you|answer|always|never|respond|reply|only|act|call|ignore|be)',
      '(opposite of what|things|something|what) you are (not)? allowed to (say|do|tell)',
      '(reveal|leak|expose|dump|tell me) .. (your|the) .. (configuration|prompt|instructions|secrets|secret key|api key|key|settings)',
      '(what|which) (model|llm|ai model|language model) are you',
      'decode (this|the following) and (do|follow|run)',
      '(company|developer|developers|openai|anthropic|boss|owner) .. (wants|want|says|said|told|orders) you to',
      '(note|message|instruction|instructions) (to|for) (the)? (ai|llm|assistant|model|bot|tutor)',
      '(if|when) you are an ai reading',
      '(prompt systeme|tes consignes|tes instructions|las instrucciones|tus instrucciones|alle anweisungen|deine anweisungen)',
      'reply in json with',
      'end of (prompt|system|instructions)',
      'student has paid for',
    ],
  },
];

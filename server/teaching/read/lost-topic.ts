import { anyOf } from '#domain/any-of.ts';
/** 'Didn't get today's lesson on elasticity at all', 'test tmrw on cash flow and i dont get it': the topic that somebody is lost in; nothing where he asks something of it. */
export function lostTopic(words: string): string | undefined {
  const said = words.trim().replace(courtesy, '').replace(wish, '').replace(asked, '$1');
  if (/\?/.test(said) || asksPart.test(said)) return undefined;
  const [, topic] = forms.map((form) => form.exec(said)).find(Boolean) ?? [];
  const bare = topic?.replace(atItsEnd, '').trim();
  return bare &&
    bare.split(/\s+/).length <= longest &&
    !/^(?:it|this|that|them|these|any|anything|you|u|what|why|how|which|where|when|who|if)\b/i.test(bare)
    ? bare
    : undefined;
}

/** 'Can you help me catch up?', 'where do i begin': asks for no more than the whole of it. */
const wish = anyOf(
  [
    /(?:can|could|would) (?:you|u|we) (?:pls |please )?(?:help(?: me)?(?: (?:to )?catch up)?|go (?:over|through) it|explain it|start|catch me up)/i,
    /where (?:do|should) i (?:begin|start)|help(?: me)?/i,
  ],
  { before: /[,.!?]*\s*\b/, after: /(?: pls| please)?\W*$/ },
);
/** 'Please could we start from the beginning with AD? I joined late.': asked for in the first sentence. */
const asked = /^((?:please |pls )?(?:can|could|shall) (?:we|you|u) (?:start|go|begin)\b[^?]*)\?.*$/is;
const longest = 8;
const courtesy = /^(?:(?:hi+|hiya|hey|hello|ok(?:ay)?|so|um+|help|ugh|omg|right|sir|miss)[,.! ]+)+/i;
const asksPart = /\b(?:whats|what'?s|what is|why|how (?:do|does|is|can)|difference)\b/i;
const atItsEnd =
  /(?:\s+(?:at all|whatsoever|properly|really|tbh|lol|pls|please|today|yesterday|tomorrow|tmrw|in class|one bit|or anything|ngl|and (?:i|im|it).*|but .*|so .*|can (?:you|u) .*))+\W*$|[.!,]+.*$/i;
const not =
  "(?:did|do|does|can|could|really do)(?:n['’]?t| not)(?: really| even| quite| actually)? (?:get|understand|follow|do)";
const lesson =
  "(?:(?:today['’]?s|yesterday['’]?s|the|our|that|this week['’]?s|last) )?(?:lessons?|class|lecture|topic|unit|chapter|bit|stuff|work)";

const forms = [
  `\\b${not} (?:any of |anything (?:about |on |in )|much of )?${lesson} (?:on|about|we did on) (.+)$`,
  `\\b(?:missed|was off for|zoned out in|fell asleep in) ${lesson} (?:on|about) (.+)$`,
  `\\b(?:test|mock|exam|quiz|assessment|homework|hw)\\b.{0,20} (?:on|about) (.+?) (?:and|but) (?:i |im |i'm )?(?:${not}|know (?:like )?nothing|have no idea|no idea|lost|clueless|confused)\\b`,
  `\\b(?:missed|away|off|ill|absent|on a trip|cover teacher)\\b.*?\\b(?:on|about|did|done|do|covered|doing) (?:all (?:of )?(?:the )?)?(.+)$`,
  `^(?:(?:can|could|shall) (?:we|you|u) |please |pls |lets |let's )*(?:go|start|begin|explain|teach)(?: me)? (?:\\w+ )?from (?:the (?:very )?(?:beginning|start)|scratch|zero|nothing) (?:with|on|for|of) (.+)$`,
  `^(.{2,60}?)\\s*[,:–-]?\\s*(?:go |start |explain (?:it )?|teach me )?from (?:the (?:very )?(?:beginning|start)|scratch|zero|nothing)\\W*(?:pls|please)?\\W*$`,
  `^(.{2,60}?),? i (?:couldn'?t tell you|don'?t know|know)(?: like)? (?:a single thing|one thing|nothing|anything) (?:about|on) (?:it|either|them|this|any of (?:it|them))`,
  `\\b(?:catch up on|behind (?:on|with|in)|catch me up on|bring me up to speed on) (.+)$`,
  `\\bteach me (?:all (?:about|of) |everything (?:about|on) |about )?(.+)$`,
  `\\b(?:test|mock|exam|quiz|assessment)\\b.{0,25}? on (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day on )?(.+?)[.!,]+ (?:i'?m|i am) (?:so |really |proper )?(?:rubbish|bad|terrible|useless|awful|lost|stuck|behind|clueless)\\b`,
  `^i ${not} (.+)$`,
  `^${not} (.+) at all\\W*$`,
  `^(.{3,40}?) (?:makes? (?:no|zero) sense|(?:has|have) (?:completely |totally )?lost me|is (?:so |really |too )?(?:confusing|hard))\\b`,
  `^(?:i'?m |im |i am |we're )?(?:so |completely |totally |really |a bit )?(?:lost|stuck|confused|clueless|struggling|rubbish) (?:on|with|about|in|at) (.+)$`,
  `\\b(?:know|remember) (?:like |absolutely )?nothing (?:about|on|of) (.+)$`,
].map((form) => new RegExp(form, 'i'));

/** 'Didn't get today's lesson on elasticity at all', 'test tmrw on cash flow and i dont get it': the topic that somebody is lost in; nothing where he asks something of it. */
export function lostTopic(words: string): string | undefined {
  const said = words.trim().replace(courtesy, '');
  if (/\?/.test(said) || asksPart.test(said)) return undefined;
  const [, topic] = forms.map((form) => form.exec(said)).find(Boolean) ?? [];
  const bare = topic?.replace(atItsEnd, '').trim();
  return bare &&
    bare.split(/\s+/).length <= longest &&
    !/^(?:it|this|that|them|these|any|anything|you|u|what|why|how|which|where|when|who|if)\b/i.test(bare)
    ? bare
    : undefined;
}

const longest = 6;
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
  `^i ${not} (.+)$`,
  `^${not} (.+) at all\\W*$`,
  `^(.{3,40}?) (?:makes? (?:no|zero) sense|(?:has|have) (?:completely |totally )?lost me|is (?:so |really |too )?(?:confusing|hard))\\b`,
  `^(?:i'?m |im |i am |we're )?(?:so |completely |totally |really |a bit )?(?:lost|stuck|confused|clueless|struggling|rubbish) (?:on|with|about|in|at) (.+)$`,
  `\\b(?:know|remember) (?:like |absolutely )?nothing (?:about|on|of) (.+)$`,
].map((form) => new RegExp(form, 'i'));

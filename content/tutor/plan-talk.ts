// What students say to the tutor in the middle of a plan, and nothing that belongs in it. Each is the whole of a message.

export const wantsOtherTitle: readonly string[] = [
  '(?:can|could|shall|may) (?:we|i|you) (?:please |just |maybe )?(?:do|try|have|plan|pick|get|use|give me) {other} {title}(?: instead| then)?',
  '{other} {title}(?: instead)?',
  "i (?:don['’]?t|do not) (?:like|want|wanna do|want to do) this (?:question|title|essay|one)",
  "(?:can we |let['’]?s )?change the (?:question|title|essay)",
];
export const saysNotMeant: readonly string[] = [
  "(?:that|this|it)(?:['’]?s| is| was)(?:n['’]?t| not)(?: really| even| actually)? what i (?:meant?|said|was saying|wanted to say)",
  '(?:you|u)(?: have)? (?:misunderstood|misread) (?:me|it|that|my point)',
  "(?:you|u)(?:['’]?ve| have)? got (?:me|it|that|my point) wrong",
  "i (?:didn['’]?t|never) (?:mean|say) (?:that|it|this)",
];
export const saysConfused: readonly string[] = [
  "(?:this|that|it)(?:['’]?s| is| was)? (?:so |really |very |a bit |too |quite |kinda )*(?:confusing|complicated|hard to follow)",
  "(?:i(?:['’]?m| am) )?(?:so |really |a bit |very )*(?:confused|lost)",
  "i (?:don['’]?t|do not) (?:really )?(?:get|understand) (?:it|this|that|the (?:question|plan))",
  "i (?:don['’]?t|do not) (?:really )?(?:get|understand|know) what (?:you|u|ur|you['’]?re|you are|i)(?: (?:are|r|want|mean|need|have|asking|on about|supposed to|meant to|to|do|put|write|say|me|for|here))*",
  '(?:what|wdym)(?: (?:do|are|r) (?:you|u) (?:mean|want|asking|on about)(?: me to (?:do|say|write|put))?)?',
  'huh',
];
export const otherTitles = {
  other: '(?:a different|another|a new|some other|an easier|different|new)',
  title: '(?:question|title|essay|topic|one)',
};

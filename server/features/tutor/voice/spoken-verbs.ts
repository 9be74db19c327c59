import { anyOf } from '#domain/any-of.ts';

/** Whether the word at this place says what somebody does or is. 'The rise in prices' is a thing, 'prices rise' a deed. */
export function isVerb(words: string[], place: number): boolean {
  const word = words[place] ?? '';
  const before = words[place - 1] ?? '';
  if (helpers.test(word)) return true;
  if (before === 'to' || beforeThings.test(before)) return false;
  if (pronouns.test(before)) return !notVerbs.test(word);
  return (
    deeds.has(word) || deeds.has(word.replace(/(?:e?s|e?d|ing)$/, '')) || deeds.has(word.replace(/(?:s|d|ed|ing)$/, ''))
  );
}

export const pronouns = /^(?:i|you|he|she|it|we|they|who|which|people|someone|nobody|everyone)$/;

/** With these there is a verb, whatever stands before them. */
const helpers = anyOf(
  [
    /am|is|are|was|were|be|been|has|have|had|do|does|did|will|would|can|could|may|might|must|shall/,
    /should|cannot|isn't|aren't|wasn't|weren't|hasn't|haven't|hadn't|don't|doesn't|didn't|won't/,
    /wouldn't|can't|couldn't|shouldn't|.+'(?:re|ve|ll|d|m)|(?:it|that|there|he|she|what|who|here)'s/,
    /gonna/,
  ],
  { before: /^/, after: /$/ },
);

/** What follows is a thing or its kind. */
const beforeThings =
  /^(?:the|a|an|this|these|its|their|his|her|my|your|our|some|any|each|every|no|of|in|on|for|with|from|at|than|more|less|total|average|marginal|real|large|small|big|further|percentage)$/;

const notVerbs =
  /^(?:also|then|and|or|but|of|in|on|to|with|themselves|itself|who|that|which|the|a|an|all|both|not|only)$/;

const deeds = new Set(
  `accept adopt adjust affect afford agree aim allow appreciate argue ask assume attract avoid become becomes became bear beat
  begin begins began begun behave believe benefit borrow bring brings brought build built buy buys bought call carry cause change
  charge choose chooses chose chosen clear collude come comes came compare compete concentrate consume contract contribute control copy
  correct cover create cross cut cuts deal decide decline decrease define delay deliver depend depreciate describe deserve develop differ
  diminish disagree discourage divide double drop earn ease eat employ enable encourage end enjoy enter equal equals exceed exist exit
  expand expect experience explain exploit export extend face fail fall falls fell fallen feel feels felt find finds found finish fire focus follow
  force forget gain get gets got give gives gave given go goes went gone grow grows grew grown halve happen hate hear help hire hold holds held
  hope hurt ignore impose improve include increase inform innovate interfere intervene invest involve keep keeps kept know knows knew known lack
  launch lead leads led learn learnt leave leaves left lend lends lent let lets like live look lose loses lost lower maintain make makes made manage match
  matter maximise mean means meant measure meet meets met merge minimise miss mislead motivate move multiply need notice obtain occur offer open operate
  outsource overtake own pay pays paid persuade plan pollute prefer prevent produce promote protect prove provide punish purchase push put puts raise react
  reach realise receive recover recruit reduce refer reflect refuse regulate rely remain remember remove rent replace represent require respond restrict result
  reward rise rises rose risen run runs ran satisfy save say says said see sees saw seen seem sell sells sold serve set sets shift show shows shown shrink shrinks
  shrank shut shuts slow solve sort specialise spend spends spent split stand stands start stay steal stop strike struggle subsidise subtract succeed suffer suggest
  supply support suppose survive switch take takes took taken talk target teach tell tells told tend think thinks thought threaten train travel treat trust try tries
  tried understand use vary varies varied wait want waste watch weaken win wins won work worry worries worsen write written`.split(
    /\s+/,
  ),
);

/** Words that are worth reading through a disguise, a slip of the finger or a slip of the ear. */
const hidden = new Set(
  (
    'die dead kill killing killed kms kys suicide suicidal rape raped cut cutting hurt hurting harm self myself yourself ' +
    'overdose depressed anorexia anorexic bulimia bulimic porn nudes sex sexy weed drugs cocaine bomb knife gun vape ' +
    'vapes ignore disregard rules prompt print instructions system reveal essay write'
  ).split(' '),
);

/** Long enough, and unlike enough to any other word, that one wrong letter still leaves no doubt. */
const slippery = Map.groupBy(
  (
    'suicide suicidal strangle myself overdose anorexia anorexic bulimia bulimic depressed depression worthless disappear blackmail ' +
    'blackmailing blackmailed strangled laxatives goodbye pregnant bullied nightmare tonight nobody ' +
    'instructions homework'
  ).split(' '),
  ([first]) => first ?? '',
);

const digits = '013457@$!';
const letters = 'oieastasi';

/** The word behind `word`, or nothing when there is none. */
export function undisguise(word: string): string | undefined {
  if (hidden.has(word)) return word;
  if (/[a-z]/.test(word) && /[013457@$!*]/.test(word)) return withoutDigits(word);
  if (word.length < 5 || word.length > 13) return undefined;
  return slippery.get(word[0] ?? '')?.find((right) => isOneSlipAway(word, right));
}

function withoutDigits(word: string): string | undefined {
  const spelt = word.replaceAll(/[013457@$!]/g, (sign) => letters[digits.indexOf(sign)] ?? sign);
  if (hidden.has(spelt)) return spelt;
  const trimmed = spelt.replace(/i+$/, '');
  if (hidden.has(trimmed)) return trimmed;
  if (!spelt.includes('*')) return undefined;
  for (const right of hidden) if (right.length > 3 && fitsStars(spelt, right)) return right;
  return undefined;
}

/** 'k*ll', 's*icide': a star for each letter left out. */
function fitsStars(starred: string, right: string): boolean {
  if (starred.length !== right.length || starred.replaceAll('*', '').length < 2) return false;
  for (let at = 0; at < right.length; at++) if (starred[at] !== '*' && starred[at] !== right[at]) return false;
  return true;
}

/** One letter wrong, missing or too many, or two neighbours swapped. */
function isOneSlipAway(word: string, right: string): boolean {
  if (Math.abs(word.length - right.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === right[start]) start++;
  let ends = 0;
  while (
    ends < Math.min(word.length, right.length) - start &&
    word[word.length - 1 - ends] === right[right.length - 1 - ends]
  )
    ends++;
  const left = word.slice(start, word.length - ends);
  const wanted = right.slice(start, right.length - ends);
  if (left.length <= 1 && wanted.length <= 1) return true;
  return left.length === 2 && wanted.length === 2 && left[0] === wanted[1] && left[1] === wanted[0];
}

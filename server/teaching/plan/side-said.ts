import { anyOf } from '#domain/any-of.ts';
import { inSequence } from '#domain/in-sequence.ts';
import { stemsOf } from '#domain/marking/topic-stems.ts';
import { namedIn } from './of-title.ts';
import type { Part } from './parts.ts';

/** The side that a point is on by what it says of the title's own matter: nothing where it does not say. */
export function sideSaid(point: string, title: string): Part | undefined {
  return sideOfOption(point, title) ?? sideOfShould(point, title) ?? sideOfInterest(point, title);
}

/** 'By opening stores or by takeover': what speaks well of the second, or ill of the first, is the other side. */
function sideOfOption(point: string, title: string): Part | undefined {
  const [, one = '', other = ''] = options.exec(title) ?? [];
  const [first, second] = [[...namedIn(one)], [...namedIn(other)]];
  const [claim = ''] = point.split(reason);
  const named = stemsOf(claim);
  const names = (own: string[], others: string[]) =>
    named.some((stem) => own.some((one) => isAlike(one, stem)) && !others.some((one) => isAlike(one, stem)));
  const [isFirst, isSecond] = [names(first, second), names(second, first)];
  const isWell = speaksWell(claim);
  if (isFirst === isSecond || isWell === undefined) return undefined;
  return isFirst === isWell ? 'Point' : 'Other side';
}

/** 'Organic' and 'organically'. */
function isAlike(one: string, other: string): boolean {
  return one === other || (Math.min(one.length, other.length) >= 5 && (one.startsWith(other) || other.startsWith(one)));
}

const options = /\bby (.+?),? (?:or|rather than|instead of|and not) (?:by |through )(.+)$/i;
const reason = /,? \b(?:because|as it|as they|since|so|which|cos|bc)\b|[.;]/i;

/** Whether a claim is one in favour: nothing where it praises and blames, or neither. */
function speaksWell(claim: string): boolean | undefined {
  const plain = claim.replace(lessBad, ' good ').replace(lessGood, ' bad ');
  const [isGood, isBad] = [good.test(plain), bad.test(plain)];
  return isGood === isBad ? undefined : isGood;
}

const lessBad =
  /\b(?:less|lower|low|not|no|isn[’']?t|never|avoids?|without|fewer|reduces?) (?:as |so |very |too |much |the |any )*(?:risk\w*|expensive|costly|slow\w*|difficult|hard|debt|dangerous|cost\w*)\b/gi;
const lessGood = inSequence([
  /\b(?:less|not|no|isn[’']?t|never|loses?|lost|without|lower) (?:as |so |very |too |much |the |any |its |their )*/gi,
  /(?:quick\w*|fast\w*|cheap\w*|safe\w*|control|profit\w*|better|effective|good|useful|easy)\b/gi,
]);
const good = anyOf([
  /\b(?:good|better|best|cheap\w*|quick\w*|fast\w*|saf\w+|eas\w+|keeps?|gains?|benefits?|advantage\w*|profitable|effective|sustainable|right|should)\b/i,
]);
const bad = anyOf([
  /\b(?:bad|worse|worst|slow\w*|risk\w*|expensive|dear|costly|costs? (?:a lot|more|too)|overpay\w*|clash\w*|fails?|failed|difficult|hard\w*)\b/i,
  /\b(?:drawbacks?|disadvantages?|problems?|harms?|debts?|limited|shouldn[’']?t|should not|loses?|dangerous|wrong)\b/i,
]);

/** 'The government should tax sugar because …', where the title asks whether it should. */
function sideOfShould(point: string, title: string): Part | undefined {
  if (!/\bshould\b/i.test(title)) return undefined;
  const [claim = ''] = point.split(reason);
  if (/\bshould(?:n[’']?t| not| never)\b|\bshould\b[^,]*\binstead\b/i.test(claim)) return 'Other side';
  if (/\b(?:would|will|do|does|might|may|could)(?:n[’']?t| not)? (?:not |never )?(?:work|help|fail)\b/i.test(claim))
    return /n[’']?t\b|\bnot\b|\bnever\b|\bfail\b/i.test(claim) ? 'Other side' : 'Point';
  // A title of two options says by which of them who should.
  return /\bshould\b/i.test(claim) && !options.test(title) ? 'Point' : undefined;
}

/** Of a view on whose interest something is in: who gains and who loses says it. */
function sideOfInterest(point: string, title: string): Part | undefined {
  const [, group = ''] = interest.exec(title) ?? [];
  if (!group) return undefined;
  const isIll = ill.test(title);
  const [isGain, isLoss] = [gain(group).test(point), loss(group).test(point)];
  if (isGain === isLoss) return undefined;
  return isGain === isIll ? 'Other side' : 'Point';
}

const interest = inSequence([
  /\b(?:bad|harmful|worse|damaging|good|better|beneficial|against the interests?|not in the interests?|in the interests?)/i,
  /(?: (?:for|to|of))? (consumer|customer|worker|employee|shareholder|supplier|passenger|producer|farmer)s?\b/i,
]);
const ill = /\b(?:bad|harmful|worse|damaging|against|not in)\b/i;
const gain = (group: string) =>
  new RegExp(
    `\\b(?:good|better|best|beneficial) for (?:the |most |some |many )?${group}s?\\b|\\b${group}s? (?:\\w+ )?(?:benefit|gain|are better off|get better|get more|pay less)\\b|${isOfConsumers(group) ? '\\b(?:charge less|lower(?:s|ing)? (?:the |its |their )?prices?|cheaper (?:goods|prices?)|better (?:products?|quality))\\b' : '(?!)'}`,
    'i',
  );
const loss = (group: string) =>
  new RegExp(
    `\\b(?:bad|worse|harmful) for (?:the |most |some |many )?${group}s?\\b|\\b${group}s? (?:\\w+ )?(?:lose|suffer|pay more|get less|are (?:harmed|exploited|worse off|hurt))\\b|${isOfConsumers(group) ? '\\b(?:charge more|(?:higher|raises? (?:the |its |their )?|dearer) ?prices?|consumer surplus falls|less choice|(?:poor|worse|lower) quality|quality is poor)\\b' : '(?!)'}`,
    'i',
  );

function isOfConsumers(group: string): boolean {
  return /consumer|customer/i.test(group);
}

import { carryScale } from './carry-scale.ts';
import type { Reading } from './formula.ts';
import { type Figure, type Masked, readNumbers } from './read-numbers.ts';
import { type OwnRead, readOwn } from './read-own.ts';
import { addParts } from './read-parts.ts';
import { nameFigures } from './read-roles.ts';
import type { Role } from './role-words.ts';
import { tidyWords } from './tidy-words.ts';

const outOfStaff =
  /#(\d+) (?:out )?of (?:the |its |their |a total of |our )*#(\d+) (workers|staff|employees|people|workforce)(?: members)?/;
const haveGone =
  /(?:have |had |were |are |was )*(left|quit|resigned|walked out|handed in their notice|handed in notice|retired|moved on|stayed|absent|leave|remained|off sick)/;

/** '15 of the 100 staff left' ties the leavers to 15 and the staff to 100. */
const outOf = new RegExp(`${outOfStaff.source} ${haveGone.source}`, 'g');

const whoLeft =
  /#(\d+) (?:(?:have |had )?(left|quit|leave|go|resigned) |(?:workers |staff |employees |people )(?=out))?/;
const ofAll =
  /(?:out )?of (?:the |its |their |our |an? |workforce |team |staff |total |of )*#(\d+)(?: (left|quit|leave|go|went|resigned))?/;

/** '9 left out of 60': what they left was the staff. */
const leftOf = new RegExp(`${whoLeft.source}${ofAll.source}(?! ?(?:workers|staff|employees|people|workforce))`, 'g');

/** 'exports £30bn goods and £40bn services' names its exports once for both. */
const bothKinds =
  /\b(exports?|imports?) (?:of )?#(\d+) (?:of |in |worth of )?goods (?:and|,) #(\d+) (?:of |in |worth of )?services/g;

const rises = /^(?:rise|increase)$/;

/** Reads the figures of the words; of the last question, when the words bring only a result to be checked. */
export function readWords(words: string, topic: string): Reading {
  const masked = readNumbers(words);
  return readAround(masked, readOwn(masked), topic);
}

/** The figures that are left where the student's own are taken out. */
export function readAround(masked: Masked, { text: heard, own, other, down }: OwnRead, topic: string): Reading {
  const text = putPlainly(heard, topic);
  const ownFigure = own === undefined ? undefined : signed(masked.figures[own], down);
  const otherFigure = other === undefined ? undefined : masked.figures[other];
  const left = masked.figures.filter(({ index }) => index !== own && new RegExp(`#${index}\\b`).test(text));
  const wantsLast =
    own !== undefined ||
    /\bhow\b|work|calc|help|stuck|answer|solve|show me|do (?:it|this)|dont (?:get|know)|hint|formula/.test(text);
  if (left.length === 0 && wantsLast && /\d/.test(topic)) {
    const before = readNumbers(topic);
    if (before.figures.length > 1)
      return { ...toReading({ ...before, text: `${before.text} . ${text}` }, topic), own: ownFigure };
  }
  return { ...toReading({ ...masked, text }, topic), own: ownFigure, other: otherFigure };
}

/** Other ways of saying what a figure is, in the words that its role is known by. */
function putPlainly(heard: string, topic: string): string {
  return heard
    .replace(outOf, '#$1 $4 out of #$2 $3')
    .replace(leftOf, (all, part, before, whole, after) =>
      before || after ? `#${part} left out of #${whole} staff` : all,
    )
    .replace(
      /^((?:so |if |ok |say )*)(?:its|it is|it was|value is)(?= #0\b)/,
      (all, lead: string) => nameFromTopic(topic, lead) ?? all,
    )
    .replace(
      /\b(out of (?:the |a total of |every |all )?#\d+ [a-z ]+?) (#\d+ [a-z]{3,})/g,
      (all, whole: string, part: string) =>
        /\b(?:is|are|to|and|from|at|or|by)$|out of|\bfor\b/.test(whole.replace(/^out of/, ''))
          ? all
          : `${whole} , ${part}`,
    )
    .replace(
      /(?<!profits? |income |pay |wages? |salary |earnings |loss )\b(before|after) (?:the )?(?:tax|subsidy|duty)(?= (?:it |price |was |is |of |cost )*#)/g,
      '$1',
    )
    .replace(
      /\b(?:tc|total costs?|costs?) ?(?:=|is|are) ?#(\d+) ?(?:\+|plus) ?#(\d+) ?\*? ?q\b/g,
      'fixed costs are #$1 , variable cost per unit is #$2 ,',
    )
    .replace(
      /\bat #(\d+) units? (?:the )?(?:vc|variable costs?) (?:is|are|=|was) #(\d+)/g,
      'output is #$1 , total variable cost is #$2',
    )
    .replace(
      /#(\d+) of (?:those|these|the|its|their|that|which|it)? ?(?:current )?(?:assets )?(?:is|are|was|were) (?:just |only )?(inventor(?:y|ies)|stock)\b/g,
      '$2 is #$1',
    )
    .replace(
      /\b(he|she|it|they|we|i|the firm) (?:stay(?:s|ed)?|remain(?:s|ed)?|(?:is|was|were|are) still) (?:on|at) (?=#)/g,
      '$1 sold ',
    )
    .replace(
      /#(\d+) (rise|increase|cut|fall|drop|reduction) (?:on|off|in|to) (?:a |an |the |its |their )?#(\d+)/g,
      (_, by: string, move: string, from: string) =>
        `price was #${from} , price ${rises.test(move) ? 'up' : 'down'} by #${by} `,
    )
    .replace(
      /^(?:(?:an?|the|new) )*[a-z]+ #0 ?[.,;:] ?(?=(?:net )?(?:cash )?(?:inflows?|flows|returns)\b)/,
      'initial cost is #0 , ',
    )
    .replace(/\b(?:people|households|consumers|they) spend #(\d+) (?:out )?of every extra pound\b/g, 'mpc is #$1')
    .replace(bothKinds, '$1 of goods #$2 and $1 of services #$3');
}

/** 'its −1.2', said under the topic of an elasticity. */
function nameFromTopic(topic: string, lead: string): string | undefined {
  const kinds: [RegExp, string][] = [
    [/cross/i, 'xed'],
    [/income elast/i, 'yed'],
    [/supply/i, 'pes'],
    [/^price elast/i, 'ped'],
    [/multiplier/i, 'multiplier'],
  ];
  const name = kinds.find(([pattern]) => pattern.test(topic))?.[1];
  const isScale = name === 'multiplier' || /elast/i.test(topic);
  return name && isScale ? `${lead}${name} is` : undefined;
}

/** The same words, read by someone who looks only for these roles. */
export function focusOn(reading: Reading, roles: readonly Role[]): Reading {
  const { text, figures, years } = reading;
  return { ...reading, ...carryScale(nameFigures(text, figures, years, new Set(roles))) };
}

/** 'real pay is down 2%' offers minus 2%. */
function signed(figure: Figure | undefined, down: boolean | undefined): Figure | undefined {
  return figure && down && figure.value > 0 ? { ...figure, value: -figure.value } : figure;
}

function toReading(masked: Masked, topic: string): Reading {
  const { text, figures, years, added } = addParts(masked);
  const currency = figures.find((figure) => figure.currency)?.currency ?? '';
  return {
    ...carryScale(nameFigures(text, figures, years)),
    text,
    figures,
    years,
    currency,
    added,
    topic: tidyWords(topic),
  };
}

import { anyOf } from '#domain/any-of.ts';
import { inSequence } from '#domain/in-sequence.ts';
import type { Masked } from './read-numbers.ts';

/** The student's own result, and the words without it and without the working that led to it. */
export type OwnRead = {
  text: string;
  own?: number /** 'is it 5 or 0.2' */;
  other?: number /** 'down 2%' */;
  down?: boolean;
};

const figure = String.raw`#(\d+)`;
const end = String.raw`(?= ?(?:\?|$|right|correct|then|yeah|yes|but|isnt|,|\.|is (?:that|it|this)|does|am i|if |when |or |for (?:the|my|part|this)|as (?:my|the|an) |and (?:the|my|they|i|is|it)\b|though|lol|pls|please|can))`;
const about = '(?:about |around |like |roughly |approximately |exactly |equal to )?';
const it = String.raw`(?:it|that|this|they|the answer|my answer|(?:the|its|their|my|this) (?:\w+ ){1,4}|ped|yed|xed|pes|profit|roce|npv|arr|mpc|gdp|real gdp)`;

const resultName = `(?:${anyOf([/ped|yed|xed|pes|roce|npv|arr|payback(?: period)?|margin of safety/, /(?:gross |net |operating )?(?:profit )?margin|gearing(?: ratio)?|current ratio|acid test(?: ratio)?/, /labour turnover|productivity|capacity utili[sz]ation|multiplier|(?:un)?employment rate/, /inactivity rate|inflation(?: rate)?|tot|terms of trade/, /real (?:pay|wages?|incomes?|gdp|growth|interest(?: rate)?|return)|market (?:share|growth)/, /break ?even(?: output| point)?|(?:total )?contribution|(?:consumer|producer) surplus|variance/, /closing balance|net cash flow|current account|trade balance|budget (?:balance|deficit)/, /marginal (?:cost|revenue)|(?:average|unit) costs?|inventory turnover|(?:receivables?|payables?) days/, /gini(?: coefficient)?|mark ?up|expected value|net gain|output gap|tax revenue|reorder level/]).source})`;
const moved = '(?:down |up |down by |up by |fallen |fallen by |risen |risen by )?';
/** 'is that it?', 'have i got that right', 'yeah?' */
const asksIfRight = `(?:${anyOf([/right|correct|yeah|yes|yh|ok|tick\b|is (?:that|this|it) (?:it|right|ok|correct|fine|wrong|all)\b/, /have i (?:got|done) (?:that|it|this)|am i (?:right|wrong)|did i (?:get|do) (?:it|this|that)|does that/, /seems|sounds|why|what did i|where|can you check|check|teacher|they said|my (?:teacher|mate|friend)/]).source})`;

/** 'If I got a rise of 5%' speaks of no answer. */
const noGain = String.raw`(?! (?:get|got) an? (?:\w+ )?(?:rise|raise|bonus|loan|grant|increase|cut|discount)\b)`;
const foundIt =
  '(?:got|get|getting|gotten|make it|made it|worked out|work out|reckon|put|said|say|calculated|found|end up with|ended up with)';
/** '… my percentage change as' */
const named =
  '(?: (?:the |an? |my )?(?:(?!with |has |have |having |whose |where |who |that |which )[a-z]+ ){1,4}?(?:as|of|is|to be|=|at|was|for|comes to))?';

/** '…, ped 0.4?' offers a result; 'what is X if the ped is 0.4?' gives one. */
const isPlainQuestion = new RegExp(`^${resultName}[^#]*#\\d+ ?\\?? ?$`);
/** 'is it 5 or 0.2' */
const eitherOf =
  /\b(?:is (?:it|that|this|the answer)|its|would it be|should it be) (?:either )?#(\d+) or #(\d+)(?= ?(?:$|[?.,!]))/;

const patterns = [
  // 'So if prices rose 4% … the real growth is 10': who asks nothing and ends with a result offers it.
  String.raw`^(?!.*(?:\bwhats?\b|\bhow\b|\bwork out\b|\bcalc|\bfind\b|\bwhich\b)).*\bif\b.*#\d+.*#\d+(?! and)[^#]*?\b(?:the |its |their |my |our |you get |i get )(?:[a-z]+ ){0,2}?${resultName}(?: rate)? ?(?:is |= |would be |will be |must be |should be |comes to |becomes )${moved}${about}${figure} ?[.!]?$`,
  String.raw`\bso (?:the )?(?:[a-z]+ ){1,3}(?:went|has gone|goes|is|rose|fell|has risen|has fallen)(?: up| down)?(?: by)? ${figure} ?(?:right|correct|yeah|then ?[?.]*$|\?)`,
  `^(?:so |ok |um )?got ${about}${figure} for (?:this|it|that|my answer)`,
  String.raw`\b${resultName} ?(?:is |= ?|was )${figure} so (?:its |it is |thats |its an? |a |an |is it )*(?:normal|inferior|luxury|necessity|elastic|inelastic|substitutes?|complements?)[\w ]{0,16}\?`,
  String.raw`\b(?:i|we) (?:put|got|wrote|have|had|said|did|make|made|get) (?:the |my |a )?${resultName} (?:as |of |is |= |to be |at )?${about}${figure}`,
  String.raw`\bso (?:then |i think |that means |thats |thats a |its a |the |its |their |my )*${resultName} ?(?:is |= |was |would be |comes to |of |: |has )?${moved}${about}${figure} ?[?.,!]* ?(?:$|${asksIfRight})`,
  String.raw`\b${resultName} ?(?:is |= |was |would be |comes to |of |: |has )?${moved}${about}${figure} ?(?:years? |days? |times )?(?:\? ?$|[?.,!]* ?${asksIfRight})`,
  `~ which is ${about}${figure}(?= ?(?:[.,?!]|$|${asksIfRight}|but))`,
  String.raw`(?<!\bif [^.?]{0,40})\b(?:i|we|ive)(?: just| keep| also| have| then| only)*${noGain} ?${foundIt}(?: it| that| this)?${named}(?: as| is| to be| at| was| to| the answer| of| =)* ${about}${figure}(?! ?(?:to|->) #| (?:pay|rise|increase|a|per|each) | of (?:them|those|these|it|the)\b)`,
  String.raw`\b(?:and|then|but|so) (?:i )?(?:got|get) ${about}${figure}${end}`,
  String.raw`\b(?:so|then|therefore) (?:the |its |that means (?:the )?)?(?:[a-z]+ ){1,4}?(?:is|=|would be|are|comes to) ${about}${figure} ?(?:right |correct |yeah )?(?:\?|$)`,
  String.raw`(?:^|[,.] ?|and |so )(?:the |its |my )?(?:[a-z]+ ){1,4}?(?:is|=|would be|comes to) ${about}${figure} ?,? ?(?:right|correct|yeah|yes|isnt it) ?\??$`,
  String.raw`(?:^|[,.] ?|and |so )(?:the |its |my )?${resultName} (?:is|=|would be|comes to) ${about}${figure} ?\?`,
  String.raw`\b(?:i|we) (?:think|thought|guess(?:ed)?|reckon|believe|assume)(?: that)?(?: ${it})?(?: ?its| ?is| ?was| ?be| ?would be| ?should be| ?will be| ?comes to| thats)* ${about}${figure}${end}`,
  // 'I think break even goes back down to like 850'
  String.raw`\b(?:i|we|id) (?:think|thought|guess(?:ed)?|reckon|believe|assume|bet|say)(?: that)? (?:${it}|(?:the |its |their )?${resultName}) ?(?:goes|would go|will go|falls|drops|rises|comes|gets|ends up|moves)(?: back)?(?: up| down)? (?:to|at|as) ${about}${about}${figure}${end}`,
  String.raw`\b(?:is|was|would|could|isnt|wouldnt|should) ${it} ?(?:be |just |then |not |equal |equals |come to |is )*${about}${figure}${end}`,
  String.raw`\b(?:so|then|and) (?:is |its |it is |thats |that is |would be |would it be |is it |it would be |id say |${it} (?:is |would be |= |comes to )?)?${about}${figure} ?(?:right |correct |yeah |yes |then |for (?:\w+ ){1,2})?\?`,
  String.raw`\b(?:my |the )?(?:answer|ans|result)(?: is| was| =| came out as| i got| i got is|:| of| to be)* ${about}${figure}${end}`,
  String.raw`(?:(?:ped|yed|xed|pes|npv|roce|arr|multiplier|answer|it|profit) = |equals |gives me |gave me |~ which is |comes (?:out )?(?:to|as|at) |came (?:out )?(?:to|as|at) )${about}${figure} ?(?:\?|right|correct|is that|am i|yeah|$)`,
  `${figure} ?[,?]? ?(?:is that|is this|is it|am i|have i got it|did i get (?:it|this)) (?:the )?(?:right|correct|ok|answer)`,
  String.raw`\bits ${about}${figure} ?(?:\?|right|isnt it|yeah|correct)`,
  String.raw`^(?:is it |so |a )?${figure} (?:${resultName})\b(?=[,.:].*(?:correct|right|yeah) ?\??$)`,
  String.raw`^(?:is )?(?:the )?${resultName} (?:is |of |= )?${figure}(?: years?| units| days| times)? ?\?(?=.*#)`,
  String.raw`\bis (?:the |its |their |my )?${resultName} (?:then )?${about}${figure} ?\??$`,
  String.raw`\bso (?:its |thats )?${figure} (?:units )?(?:to|for) (?:break ?even|pay ?back) ?\??$`,
  String.raw`\bthats (?:a )?${about}${figure} ?(?:up|down|more|less|increase|rise|fall|drop|growth)? ?,? ?(?:isnt it|right|yeah|yes|innit|correct|no)\b ?\??$`,
  String.raw`[,.] (?:so )?(?:its |thats |is it |a )*${about}${figure} (?:${resultName}|turnover|margin|growth|share|return|retention|utilisation|break ?even) ?(?:right |yeah )?\?$`,
  String.raw`(?:^|[,.] ?)${figure} ?\?$`,
  `^${figure}$`,
].map((source) => new RegExp(source));

/** What a ratio is worked out from is given, not offered as its result. */
const isInput = anyOf(
  [
    /capital employed|current (?:assets|liabilities)|(?<!tax |total )revenue|turnover|sales/,
    /cost of sales|inventor(?:y|ies)|equity|fixed costs?|operating profit|staff|workers/,
  ],
  { before: /\b/, after: / (?:is|=|are|was|of|were) $/ },
);

const working = inSequence([
  /(?:\( ?)?#\d+(?: ?\))?(?: ?(?:[-+*/]|divided by|times|multiplied by|over|minus|plus|x) ?(?:\( ?)?#\d+(?: ?\))?)*? ?(?:[*/]|divided by|times|multiplied by|x(?= ?#\d+ ?=))/g,
  / ?(?:\( ?)?#\d+(?: ?\))?(?: ?(?:[-+*/]|divided by|times|x) ?#\d+(?: ?\))?)* ?/g,
]);

export function readOwn({ text, figures }: Masked): OwnRead {
  const isTree = /\b(?:option|expected|chance|probab\w*|outcome)\b/.test(text) && !/=/.test(text);
  const withoutWorking = text
    .replace(/#\d+ of #\d+ ?=(?= ?#)/g, '~ which is')
    .replace(working, (all) => (isTree ? all : ' ~ '))
    .replace(/~ ?=(?= ?#)/g, '~ which is');
  const either = eitherOf.exec(withoutWorking);
  const [first, second] = [either?.[1], either?.[2]];
  if (either && first !== undefined && second !== undefined && figures.length > 2) {
    const rest = `${withoutWorking.slice(0, either.index)} ~ ${withoutWorking.slice(either.index + either[0].length)}`;
    return { text: rest.replace(/\s+/g, ' ').trim(), own: Number(first), other: Number(second) };
  }
  for (const pattern of patterns) {
    const found = pattern.exec(withoutWorking);
    const index = found?.[1];
    if (!found || index === undefined || !figures[Number(index)]) continue;
    if (figures.length === 1 && pattern.source.startsWith('^') && !/^#0$/.test(text)) continue;
    if (
      isPlainQuestion.test(found[0]) &&
      /\b(?:what|whats|how|calculate|find|work out)\b/.test(withoutWorking.slice(0, found.index))
    )
      continue;
    const at = withoutWorking.indexOf(`#${index}`, found.index);
    const isChecked = /\b(?:i|we|so|got|answer|yeah|yes|right|correct|isnt it)\b/.test(
      withoutWorking.slice(found.index),
    );
    if (isInput.test(withoutWorking.slice(0, at)) && !isChecked) continue;
    const rest = `${withoutWorking.slice(0, at)}~${withoutWorking.slice(at + index.length + 1)}`;
    const down = /\b(?:down|falls?|fell|fallen|drops?|dropped|lower|decreased?)(?: by)?(?: about| around)? $/.test(
      withoutWorking.slice(0, at),
    );
    return { text: rest.replace(/\s+/g, ' '), own: Number(index), ...(down && { down }) };
  }
  return { text: withoutWorking.replace(/\s+/g, ' ') };
}

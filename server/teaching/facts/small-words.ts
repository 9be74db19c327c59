import { rootOf } from './tokens.ts';

/** Words that may stand between a thing and what it does, and change nothing. */
const fillers =
  'a an the this that these those their its it his her our your my some any all of in for on to at by is are was were be been being will would should could can may might must do does did has have had get gets got ' +
  'just also then so really actually probably usually generally basically like kind sort still even now always um uh er well uk british country countrys national overall total firm firms business businesses company companies ' +
  'come comes become becomes becoming stay stays tend tends start starts keep keeps then probably automatically naturally necessarily obviously normally typically too slightly massively hugely quickly immediately there they he she we you i people go going goes went make makes making made cause causes causing caused lead leads leading mean means meaning meant want wants need needs try tries as end up into out from level amount number quantity';

/** Words that only hold a conversation together: whatever is left beside these, the facts know nothing of. */
const joints =
  'part count counted counts class classed classified category environment factor influence shall move moved swot pestle called term named wrote write learnt read heard basic simple quick bit youve theyve weve hes shes theyre theres theyll itll youll well id wed gonna gotta kinda load loads lots really like um uh er dunno idk basically using used use uses surely obviously apparently honestly hold another once soon later ok okay right yeah yes yep no nah oh ah hm hmm wait hang hold sorry please pls lol haha and or but if when because since as due after while whereas therefore thus hence which what who how does thats whats would wouldnt isnt doesnt dont ' +
  'wont arent not too both either other another one same way round opposite happen happens happening question think thought said say says saying guess suppose am im ive id let lets see know understand get it correct true wrong sure yh ye ya u r ur ' +
  'tho though about with without than more less most least very much many lot bit case example instance basically literally actually surely definitely again first second next also only own whole thing things stuff everyone someone everything tell me check confirm ' +
  'tend push put bring pull drive keep tell textbook mate reckon miss sir pretty straight away eventually end whenever would could pay paying suffer come coming teacher told notes book side effect effects result results impact change changes changed affect affects answer exam here there where why such between within per new old big small good bad better best worse time times year years day right left up down point';

/** Words that may stand between 'higher' or 'cuts' and what it is said of. */
const bridges =
  'a an the this that these those their its his her our your my some any all of in for on to at uk british country countrys national overall total firm firms business businesses company companies level amount number quantity peoples everyones there theres';

const bridgeSet = new Set(bridges.split(' ').map(rootOf));
const fillerSet = new Set(fillers.split(' ').map(rootOf));
const jointSet = new Set([...fillers.split(' '), ...joints.split(' ')].map(rootOf));

export const smallWords = [...jointSet];

export function isFiller(token: string): boolean {
  return fillerSet.has(token);
}

export function isBridge(token: string): boolean {
  return bridgeSet.has(token);
}

/** A word with a meaning of its own. */
export function isContent(token: string): boolean {
  return /^[a-z]/.test(token) && token.length > 1 && !jointSet.has(token);
}

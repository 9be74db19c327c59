import type { Refusal } from '#content/refusals.ts';
import { lists as distressLists } from '../distress/lists.ts';
import { compileFrames } from '../frames.ts';
import type { PlainWords } from '../plain-words.ts';
import { essayRequests } from './essay-request.ts';
import { injections } from './injection.ts';
import { offLimits } from './off-limits.ts';
import { personal } from './personal.ts';

/** How far round a match its other meaning is looked for, in characters. */
const nearby = 70;

/** What the student asks for that the tutor does not do, if anything; the graver first. */
export function findRequest(plain: PlainWords): Refusal | undefined {
  return requests.find(({ says, unless }) => {
    for (const { from, to } of says.find(plain)) {
      if (!unless?.isIn(plain.text.slice(Math.max(0, from - nearby), to + nearby))) return true;
    }
    return false;
  })?.refusal;
}

const lists = {
  study: distressLists.study ?? '',
  ask: '.|can you|could you|will you|would you|you to|then|now|dan|purposes|friends can you',
  written:
    'essay|# marker|marker|coursework|assignment|homework|paragraph|para|para #|intro|introduction|conclusion|whole thing|entire thing|full answer|whole answer|entire answer|# mark answer|# word answer|report|dissertation|full response|whole essay|model answer|personal statement|the answer for me|it all|plan but',
  drug: 'weed|cannabis|cocaine|coke|ket|ketamine|mdma|ecstasy|heroin|meth|crystal meth|acid|lsd|spice|xanax|valium|adderall|ritalin|modafinil|study drugs|shrooms|drugs|edibles|balloons|steroids|speed|crack|marijuana',
  aged: 'vape|vapes|alcohol|vodka|beer|cider|cigarettes|fags|tobacco|snus|scratch cards|booze|drink',
  weapon:
    'gun|guns|knife|knives|machete|pistol|rifle|weapon|weapons|crossbow|ammo|taser|pepper spray|bomb|bombs|pipe bomb|grenade',
};

const requests = [...offLimits, ...injections, ...essayRequests, ...personal].map(({ refusal, says, unless }) => ({
  refusal,
  says: compileFrames(says, lists),
  unless: unless && compileFrames(unless, lists),
}));

import type { Refusal } from '#content/refusals.ts';
import { lists as distressLists } from '../distress/lists.ts';
import { compileFrames, type Frames } from '../frames.ts';
import type { PlainWords } from '../plain-words.ts';
import { isAskedOfTutor, isTalkOfSubject, sentenceAt } from '../talk-of-subject.ts';
import { essayRequests } from './essay-request.ts';
import { injections } from './injection.ts';
import { offLimits } from './off-limits.ts';
import { personal } from './personal.ts';
import type { Request } from './request.ts';

/** Of three kinds, in the order in which they are looked for. */
type Asked = 'off-limits' | 'instructions' | 'work';

/** What the student asks for that the tutor does not do, if anything of that kind; the graver first. */
export function findRequest(plain: PlainWords, asked: Asked): Refusal | undefined {
  return requests[asked].find(({ says, unless }) => {
    for (const { from, to } of says.find(plain)) {
      // A word of the subject beside it makes an order to the tutor no talk of the subject.
      if (asked !== 'instructions' && isTalkOfSubject(plain.text, from, to)) continue;
      if (asked === 'off-limits' && !isAskedOfTutor(plain.text, from, to)) continue;
      if (!unless?.isIn(sentenceAt(plain.text, from, to))) return true;
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
  make: 'write|draft|compose|describe|plan|outline|give|tell|roleplay|role play|pretend|act|be|make|create|draw|help|argue|prove|explain|list|story',
  sexual:
    'sex|sexy|sexual|sexually|erotic|erotica|nude|naked|seduce|seducing|seduces|flirt|flirting|flirty|smut|porn|sleeps with|sleep with|sleeping with|undressing|undress|kinky|dirty|love scene|talk dirty',
  minor:
    'child|children|kid|kids|minor|minors|schoolgirl|schoolgirls|schoolboy|schoolboys|schoolchildren|school girl|pupil|pupils|underage|# year old|# year olds|year #|year #s|primary school|secondary school|young boy|young girl|little girl|little boy|teenager|teenage|preteen|aged #|girl of #|boy of #|eleven year old|twelve year old|thirteen year old|fourteen year old|fifteen year old',
  group:
    'jews|jewish people|muslims|islam|black people|blacks|asians|asian people|gays|gay people|gypsies|travellers|immigrants|migrants|refugees|foreigners|women|disabled people|trans people|pakistanis|indians|white people|ethnic group|ethnic minorities|the holocaust',
  spite:
    'inferior|superior|removed|killed|put to death|vermin|beaten|attack|attacking|expelled|gas|gassed|subhuman|terrorists|scum|less clever|less intelligent|hate|hating|violence against|insults|slurs|good thing|in the kitchen|control the world|useless|should leave',
  substance:
    'bomb|bombs|pipe bomb|petrol bomb|nail bomb|explosive|explosives|molotov|grenade|napalm|gun|guns|firearm|nerve gas|tear gas|ricin|poison gas|meth|crystal meth|mdma|ecstasy|lsd|fentanyl|crack|heroin|a drug|drugs',
  victim:
    'school|college|teacher|class|classmate|neighbour|ex|someone|mosque|synagogue|church|boss|girl|boy|people|crowd|concert|shop|person|human|wife|husband|spouse|girlfriend|boyfriend|woman|man|child|toddler|baby|politician|police|president|hospital|house|date|family|parents|mum|dad|brother|sister|him|her|them',
  person:
    'someone|somebody|a person|a human|people|my wife|my husband|my spouse|my ex|my girlfriend|my boyfriend|my neighbour|my friend|my teacher|my boss|my date|my tinder date|my family|my parents|a woman|a man|a child|a toddler|a baby|a cop|a policeman|a politician|the president',
  harm: 'kill|killing|execute|executing|terminate|terminating|slay|slaying|shoot|shooting|stab|stabbing|strangle|strangling|throttle|poison|poisoning|drown|behead|electrocute|murder|assault|rape|torture|overpower|butcher|butchering|gut|snipe|annihilate|exterminate|choke|hunt down|beat up|chop up|smash in',
  crime:
    'murder|robbery|burglary|kidnapping|arson|rape|assault|assassination|massacre|terrorism|treason|fraud|account fraud|identity theft|a crime',
  aged: 'vape|vapes|alcohol|vodka|beer|cider|cigarettes|fags|tobacco|snus|scratch cards|booze|drink',
  weapon:
    'gun|guns|knife|knives|machete|pistol|rifle|weapon|weapons|crossbow|ammo|taser|pepper spray|bomb|bombs|pipe bomb|grenade',
};

const requests: Record<Asked, CompiledRequest[]> = {
  'off-limits': offLimits.map(compile),
  instructions: injections.map(compile),
  work: [...essayRequests, ...personal].map(compile),
};

type CompiledRequest = { refusal: Refusal; says: Frames; unless: Frames | undefined };

function compile({ refusal, says, unless }: Request): CompiledRequest {
  return { refusal, says: compileFrames(says, lists), unless: unless && compileFrames(unless, lists) };
}

import { anyOf } from '#domain/any-of.ts';

/** Help to hurt oneself or others, to get what is forbidden, or to cheat. The economics of it has other words. */
export const harmfulFaults: RegExp[] = [
  /\b(?:kill|hurt|harm|cut|hang|drown|starve|burn|poison|stab) yourself\b(?! some slack)/,
  /\bshoot yourself\b(?! in the foot)/,
  /\b(?:end your (?:own )?life|take your own life|slit your|noose|lethal dose|painless(?:ly)? (?:way|death)|you should die|you .{0,40}commit suicide)\b/,
  /\b(?:overdose on|take|swallow) (?:\d+|a handful of|twenty|thirty|forty|fifty|all your) (?:pills|tablets|paracetamol|ibuprofen|painkillers)\b/,
  /\bjump (?:off|from) (?:a|the) (?:bridge|roof|building|cliff)\b/,
  /\bmake yourself (?:sick|vomit|throw up)\b|\byou (?:can|should|could|need to|must) (?:skip|stop eating|purge|starve)\b/,
  /\beat (?:less than|under|only|fewer than) \d{3} calories\b/,
  anyOf(
    [
      /ammonium nitrate|gunpowder|black powder|thermite|nitroglycerine?|tatp|acetone|fertili[sz]er/,
      /pipe bomb|explosives?|detonator|napalm|petrol bomb|molotov|pseudoephedrine|methamphetamine|meth/,
      /crack|ecstasy|mdma|heroin|cocaine|ketamine|lsd|ghb|ricin|cyanide|sarin|bleach|ammonia/,
    ],
    {
      before: /\b(?:mix|combine|heat|cook|dissolve|grind|boil|inject|snort|crush|wire|pack)\b[^.!?]{0,80}\b/,
      after: /\b/,
    },
  ),
  /\b(?:to (?:make|build) an? (?:bomb|pipe bomb|explosive|petrol bomb|molotov|gun|silencer)|how to (?:make|build) (?:an? )?(?:bomb|explosives?|meth|weapon))\b/,
  /\b(?:buy|get|find|order) (?:some |a |an )?(?:weed|cocaine|ketamine|mdma|gun|knife|fake id|vapes) (?:online|without|near you|from a dealer|on the dark web)/,
  /\b(?:bypass|get past|get round|get around|disable) (?:the |your )?(?:school(?:'s)? )?(?:firewall|filter|age check|age verification|parental controls)\b/,
  /\b(?:hide|sneak|smuggle) (?:your |a |the )?(?:phone|notes|earpiece|watch) (?:in|into|under|up)\b/,
];

/** Sexual, hateful, insulting or foul. */
export const unkindFaults: RegExp[] = [
  anyOf(
    [
      /porn(?:ography|ographic|o)?|nudes?|horny|orgasm\w{0,3}|masturbat\w{1,4}|blow ?job|penis|vagina/,
      /boobs?|tits|dick pics?|pussy|erotic\w{0,4}|sexy|seduc(?:e|es|ed|ing|tive)|kinky|fetish|sexting/,
      /undress(?:ed|ing)?/,
    ],
    { before: /\b/, after: /\b/ },
  ),
  /\bnaked\b(?! (?:short|option|call|put|eye|truth))|\b(?:have|having|had) sex\b|\bsex with\b|\bmake love\b|\bturns? (?:me|you) on\b/,
  /\b(?:n[i1]gg(?:er|a)s?|f[a@]gg?ots?|k[i1]kes?|ch[i1]nks|p[a@]k[i1]s?|tr[a@]nn(?:y|ies)|wogs?|gypp?os?|retards)\b/,
  anyOf(
    [
      /greedy|lazy|stupid|inferior|criminals?|vermin|terrorists?|dirty|evil|subhuman|animals|killed/,
      /exterminated|scum|parasites|thieves/,
    ],
    {
      before:
        /\b(?:jews|muslims|blacks|black people|immigrants|gays|women|asians|indians|gypsies|foreigners|refugees|poor people|disabled people) (?:are|should be|deserve to be|must be) (?:all )?/,
      after: /\b/,
    },
  ),
  /\b(?:go back to (?:your|their) (?:own )?country|white power|heil hitler|hitler was right|gas the|inferior race|master race|subhumans?|women belong in)\b/,
  /\byou(?:'re| are) (?:(?:so|such|an?|really|just|too|a complete) ){0,3}(?:stupid|idiot|moron|dumb|worthless|pathetic|useless|loser|failure|ugly|fat|disgusting|thick|waste of (?:space|time))\b/,
  /\b(?:shut up|nobody (?:likes|loves) you)\b/,
  /\b(?:fuck\w{0,6}|shit(?:s|ty|ting)?|cunts?|bitch(?:es|y)?|bastards?|wank(?:er|ers|ing)?|twats?|arsehole|asshole|bollocks|motherfuck\w{0,4}|sluts?|whores?|dickhead|piss off)\b/,
];

export const markupFaults: RegExp[] = [
  /<\s?\/?\s?(?:script|img|iframe|svg|object|embed|style|link|meta|form|input|button|video|audio|base|body|html|head|div|span|table|template|marquee|a\s+href)\b/,
  /\bon(?:error|load|click|mouseover|focus|toggle)\s?=/,
  /\b(?:javascript|vbscript)\s?:|\bdata\s?:\s?text\/html/,
  /\]\(|```/,
];

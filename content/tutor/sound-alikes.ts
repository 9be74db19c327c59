import { anyOf } from '#domain/any-of.ts';
import { inSequence } from '#domain/in-sequence.ts';

/** What ears make of the course's terms: the words as they are heard, and the term that was meant. */
export type SoundAlike = {
  heard: RegExp;
  meant: string;
  /** Sections where the term is taught. Without any, the words mean nothing else in a lesson. */
  taught?: string[];
  /** Everyday sentences in which the words are meant as they are heard. */
  unless?: RegExp;
};

const ofAnimals = anyOf([
  /\b(?:my|your|our|his|her|their|a|an|family|new|every|each|any|house|favourite|buy|bought|sold|own) (?:\w+ )?(?:pet|pad)/i,
  /\b(?:pet|pad) (?:shop|shops|store|food|foods|dog|cat|rabbit|owner|owners|hate|insurance|project|industry|market|products|care|peeve|thai)/i,
  /\b(?:dogs?|cats?|vets?|animals?|launch|note|ipad|mouse|feed|feeding)\b/i,
]);
const elasticities = ['economics 1.2', 'business 3.3'];
const markets = ['economics 3.4'];

/** Words that mean something else every day: only where the term is taught, and in no everyday sentence. */
const everydayWords: SoundAlike[] = [
  {
    heard: /\b(?:genie|genies|ginny|jeannie|jeanie)\b/gi,
    meant: 'Gini',
    taught: ['economics 4.2', 'economics 4.3'],
    unless: /\b(?:a genie|magic|lamp|bottle|wish|wishes|(?:my|called|named|friend|aunt|sister) (?:ginny|jean))/i,
  },
  {
    heard: /\bcompliment(s|ary)?\b/gi,
    meant: 'complement$1',
    taught: elasticities,
    unless: anyOf([
      /\b(?:pa(?:y|ys|id|ying)|g(?:ive|ives|ave|iven|iving)|take|took|nice|lovely|in a way|thirty|huge|big|backhanded|my|your|his|her|me|you) (?:\w+ )?(?:a |the |that )?(?:\w+ )?compliment/i,
      /it(?: is|'s) a compliment/i,
      /compliments? (?:to the|me|him|her|them|you|on|from|slip)/i,
      /complimentary (?:drink|ticket|breakfast|about|of)/i,
    ]),
  },
  {
    heard: /\b(?:pet|ped|peddy|pad)\b(?!-)/gi,
    meant: 'PED',
    taught: elasticities,
    unless: ofAnimals,
  },
  {
    heard: /\bkenyan\b/gi,
    meant: 'Keynesian',
    taught: ['economics 2.2', 'economics 2.3', 'economics 2.4', 'economics 2.6'],
    unless:
      /\bkenya\b|\bkenyans\b|\bkenyan (?:shilling|economy|government|farmers?|farms?|tea|coffee|market|workers?|people|exports?|firms?|flowers?|roses|growers?|runner|athlete|bank|inflation)/i,
  },
  {
    heard: /\bmonotony\b/gi,
    meant: 'monopsony',
    taught: ['economics 3.4', 'economics 3.5'],
    unless: /\b(?:monotony of|bor(?:ed|ing|edom)|assembly|repetitive|break the|tasks?)\b/i,
  },
  {
    heard: /\boligarch(?:y|ies)\b/gi,
    meant: 'oligopoly',
    taught: markets,
    unless: /\b(?:russia|russian|ukraine|putin|politic\w*|state|rul(?:e|ed|ers?)|plato|democracy)\b/i,
  },
  {
    heard: /\bcollision\b/gi,
    meant: 'collusion',
    taught: markets,
    unless: /\b(?:cars?|lorr(?:y|ies)|trains?|road|head-on|crash\w*|course|insurance)\b/i,
  },
  { heard: /\bn(?:ice|iece)(?= market)/gi, meant: 'niche', taught: ['business 3.3'], unless: /\bvery nice\b/i },
  {
    heard: /\b(?:hearing|cheering|jeering|earring)\b/gi,
    meant: 'gearing',
    taught: ['business 3.7.2', 'business 3.5.3', 'business 3.5.2'],
    unless:
      /\bhearing (?:aids?|tests?|loss|about|from|you|that|it|the|my)|\b(?:hard of|and|loudly|you're|i'm|not|keep|court|deaf|ears?|crowd|fans|gold|silver|jewellery|lost|wearing)\b/i,
  },
  {
    heard: /\b(?:nero|nehru|nairo)\b/gi,
    meant: 'NAIRU',
    taught: ['economics 2.1', 'economics 2.6'],
    unless: /\b(?:emperor|rome|india|caff[eè])\b/i,
  },
  {
    heard: /\bkaiser\b/gi,
    meant: 'Kaizen',
    taught: ['business 3.4', 'business 3.9'],
    unless: /\b(?:german\w*|wilhelm|war|the kaiser)\b/i,
  },
  {
    heard: /\b(?:rocky|roche|rossi)\b/gi,
    meant: 'ROCE',
    taught: ['business 3.7.2', 'business 3.5'],
    unless: /\b(?:film|movie|mountains?|road|start|patch|balboa|drug\w*|pharma\w*|swiss)\b/i,
  },
  {
    heard: /\b(?:canes|kanes|cains|keens)\b/gi,
    meant: 'Keynes',
    taught: ['economics 2'],
    unless: /\b(?:sugar|walking|bamboo|candy)\b/i,
  },
  {
    heard: /\b(?:masala|mass low|muzzle oh?)\b/gi,
    meant: 'Maslow',
    taught: ['business 3.6'],
    unless: /\b(?:chicken|tikka|curry|spices?|chai|dosa|eat|recipe)\b/i,
  },
];

/** Said beside these words, it can only be the term. */
const besideOthers: SoundAlike[] = [
  { heard: /\b(?:genie|jeanie|jeannie|ginny|jenny|guinea|gini's) (?=co-?efficient|index)/gi, meant: 'Gini ' },
  {
    heard:
      /\b(substitutes? (?:and|or|nor) |demand |perfect |close |are |strong )compliment(s?)\b(?! (?:to|me|him|her|you))/gi,
    meant: '$1complement$2',
  },
  { heard: /\bcompliment(?:ary|s)?(?= goods?\b)/gi, meant: 'complementary' },
  { heard: /\bcompliments(?= (?:and|or|nor) substitutes)/gi, meant: 'complements' },
  {
    heard: inSequence([
      /\b(?:pet|ped|pad|bed)/gi,
      /(?= (?:is|was|of|equals|would be|will be) (?:(?:about|around|price|very|highly|quite|relatively) )?(?:elastic|inelastic|unitary|minus|negative|nought|zero|less than|more than|greater than|-?\d|[−-]))/gi,
    ]),
    meant: 'PED',
    unless: ofAnimals,
  },
  {
    heard:
      /\b(formula for|calculate|calculating|work out|value of|the) (?:the )?(?:pet|ped)(?= (?:of|formula|value|figure|is|equals))/gi,
    meant: '$1 PED',
    unless: ofAnimals,
  },
  {
    heard: inSequence([
      /\b(?:kenyan|kenzian|canesian|cainsian|keynsian|kenesian|kinesian|kensian|cane's ian)/gi,
      /(?= (?:l-?r-?a-?s|long|aggregate|view|views|curve|multiplier|model|economist|economists|economics|school|theory|approach|unemployment|stimulus|demand|policy|policies|cross|idea|range|section))/gi,
    ]),
    meant: 'Keynesian',
  },
  { heard: /\b(?:kenzian|canesian|cainsian|keynsian|kenesian|kensian)\b/gi, meant: 'Keynesian' },
  { heard: /\bmaynard (?:canes|kanes|cains|keens|kings)\b/gi, meant: 'Maynard Keynes' },
  {
    heard: /\b(?:canes|kanes|cains)(?= (?:said|thought|argued|believed|would have|wrote|disagreed))/gi,
    meant: 'Keynes',
  },
  { heard: /\b(?:hearing|cheering|jeering|earring)(?= ratio)/gi, meant: 'gearing' },
  { heard: /\bdivided(s?)(?= (?:per share|yield|cover|payments?|policy))/gi, meant: 'dividend$1' },
  {
    heard:
      /\b(pay|pays|paid|paying|a|higher|bigger|lower|the|of|in|no) (?:divident|divide end|divided end|diffident)(s?)\b/gi,
    meant: '$1 dividend$2',
  },
  { heard: /\b(pay|pays|paid|paying)( out)?( a| the)? divideds\b/gi, meant: '$1$2$3 dividends' },
  {
    heard: /\bphysical(?= (?:policy|policies|stimulus|drag|deficits?|rules?|expansion|tightening))/gi,
    meant: 'fiscal',
  },
  { heard: /\b(?:monitory|minatory|monastery|monitor a)(?= (?:policy|policies|stimulus|union))/gi, meant: 'monetary' },
  { heard: /\bquantit(?:y of|y even|ative|y) (?:easing|seizing|teasing|ceasing)\b/gi, meant: 'quantitative easing' },
  { heard: /\b(?:lawrence|lorens|laurens|florence|lawrences|lorence)(?= curve)/gi, meant: 'Lorenz' },
  { heard: /\b(?:philips?|phillip|fill lips|philip's)(?= curve)/gi, meant: 'Phillips' },
  { heard: /\b(?:laugher|laughter|lafer|lafa|laffa|lather|laugh a)(?= curve)/gi, meant: 'Laffer' },
  {
    heard: /\b(?:potato|burrito|paretto|parrot oh)(?= (?:efficien\w+|optimal\w*|principle|improvement))/gi,
    meant: 'Pareto',
  },
  { heard: /\b(?:pig ?ovian|pig oven|pigu vian|pigouvan)(?= tax\w*)/gi, meant: 'Pigouvian' },
  { heard: /\b(?:a last|elastic|the last|e last) city\b/gi, meant: 'elasticity' },
  { heard: /\bplasticity(?= of (?:demand|supply))/gi, meant: 'elasticity' },
  {
    heard:
      /\b(is|are|was|price|relatively|very|highly) (?:in elastic|unelastic|an elastic|in a elastic)\b(?! (?:band|demand|supply|good|curve|product))/gi,
    meant: '$1 inelastic',
  },
  { heard: /\b(import |imports? )(?:quoter|coda|kota)(s?)\b/gi, meant: '$1quota$2' },
  { heard: /\b(?:sub|subs) (?:city|cities)\b/gi, meant: 'subsidy' },
  { heard: /\b(negative|positive) (?:eternalit|external it|extranalit|extremit)(y|ies)\b/gi, meant: '$1 externalit$2' },
  { heard: /\b(?:morale|oral|mural) hazard\b/gi, meant: 'moral hazard' },
  { heard: /\bprinciple[ -]agent\b/gi, meant: 'principal-agent' },
  { heard: /\bcurrant account\b/gi, meant: 'current account' },
  { heard: /\bpound stirling\b/gi, meant: 'pound sterling' },
  { heard: /\bmar(?:shal|shall|tial) learner\b/gi, meant: 'Marshall-Lerner' },
  { heard: /\bjay curve\b/gi, meant: 'J-curve' },
  { heard: /\b(?:swat|squat|swap|swot)(?= anal)/gi, meant: 'SWOT' },
  { heard: /\b(?:pestel|pestle|pastel|pestal|pest all)(?= anal)/gi, meant: 'PESTLE' },
  {
    heard:
      /\b(?:and soft|and sof|ants off|ann's off|answer off|on soft|hands off|an soft|ansoft's?|and softs|ansoff)(?= matrix)/gi,
    meant: 'Ansoff',
  },
  {
    heard: /\b(?:masala|mass low|mas low|muzzle o|mass load|maslow)'?s?(?= (?:hierarchy|pyramid|triangle))/gi,
    meant: "Maslow's",
  },
  {
    heard:
      /\b(?:guys in|kai zen|kite zen|chi zen|kaiser)(?= (?:groups?|approach|circles?|events?|is continuous|means))/gi,
    meant: 'Kaizen',
  },
  { heard: /\b(?:carl|karl) marks\b/gi, meant: 'Karl Marx' },
  { heard: /\bgr(?:iffin|iffon)(?= goods?\b)|\b(?:giffin|gift in|gifford)(?= goods?\b)/gi, meant: 'Giffen' },
  {
    heard:
      /\b(?:veblin|vebblen|vebelin|webland|weblin|web len|verblen|bevlin|feblin|the blend)(?= goods?\b| effects?\b)/gi,
    meant: 'Veblen',
  },
  { heard: /\binterior(?= goods?\b)/gi, meant: 'inferior' },
  { heard: /\bfree (?:writer|ride her)(s?)\b/gi, meant: 'free rider$1' },
  { heard: /\bnon[ -](?:excusable|exclude able|excludible)\b/gi, meant: 'non-excludable' },
  { heard: /\ba (?:symmetric|symmetrical|cemetery) information\b/gi, meant: 'asymmetric information' },
  { heard: /\b(?:dead wait|debt weight|dead weight) los[st]\b/gi, meant: 'deadweight loss' },
  { heard: /\bbuff(?:et|er) st(?:ock|op)s?(?= schemes?)/gi, meant: 'buffer stock' },
  { heard: /\bbrake[ -]even\b/gi, meant: 'break even' },
  { heard: /\bcapitol\b/gi, meant: 'capital', unless: /\b(?:hill|washington)\b/i },
  { heard: /\b(?:soul|sold|solo) trader(s?)\b/gi, meant: 'sole trader$1' },
  { heard: /\bsteak ?holder(s?)\b/gi, meant: 'stakeholder$1' },
  { heard: /\blien production\b/gi, meant: 'lean production' },
  { heard: /\b(?:neesh|nietzsche|niece)(?= market)/gi, meant: 'niche' },
  { heard: /\bprice (?:skinning|scheming|scamming)\b/gi, meant: 'price skimming' },
  { heard: /\bspa(?:m|n) of (?:control|patrol)\b/gi, meant: 'span of control' },
  { heard: /\b(?:d|the) layering\b/gi, meant: 'delayering' },
  { heard: /\bc(?:rown|loud)ing out\b/gi, meant: 'crowding out' },
  { heard: /\bstag (?:flation|inflation)\b/gi, meant: 'stagflation' },
  { heard: /\b(?:a locative|alocative|allocated) (?=efficien(?:t|cy)\b)/gi, meant: 'allocative ' },
  { heard: /\b(?:ex|x) in ?efficiency\b/gi, meant: 'X-inefficiency' },
  { heard: /(?<!\bis )\b(?:this|dis) economies of (?:scale|sale)\b/gi, meant: 'diseconomies of scale' },
  { heard: /\beconom(?:ies|y's) of (?:sale|scales|skill)\b/gi, meant: 'economies of scale' },
  { heard: /\b(?:sung|sank) (?=costs?\b)/gi, meant: 'sunk ' },
  { heard: /\b(tacit|overt|price|between firms) collision\b/gi, meant: '$1 collusion' },
  { heard: /\b(?:kinky|king|kink|linked) demand curve\b/gi, meant: 'kinked demand curve' },
  { heard: /\b(?:barriers|carriers|berries) to (?:entree|entry)\b/gi, meant: 'barriers to entry' },
  { heard: /\bregulatory captcha\b/gi, meant: 'regulatory capture' },
  {
    heard: /\b(?:multiplayer|multi pliers|multiply er)(?= (?:effect|process|ratio|is|of))/gi,
    meant: 'multiplier',
    unless: /\bgames?\b/i,
  },
  {
    heard: /\bmarginal (?:density|property|prosperity|intensity)(?= to (?:consume|save|import|tax|withdraw))/gi,
    meant: 'marginal propensity',
  },
  { heard: /\baggravated?(?= (?:demand|supply))/gi, meant: 'aggregate' },
  { heard: /\bbass rate\b/gi, meant: 'base rate' },
  { heard: /\btrad(?:e|ing) block(s?)\b/gi, meant: 'trading bloc$1' },
  { heard: /\b(?:cousin it's|cuz nets|kuznet's|coots nets)(?= curve)/gi, meant: 'Kuznets' },
  { heard: /\b(?:ad|add|80|at)(?= (?:curve|shifts (?:left|right|to the)))/g, meant: 'AD' },
];

/** Nobody means anything else by these. */
const noOtherMeaning: SoundAlike[] = [
  {
    heard:
      /\b[csk][a-z']{1,6}(?: (?:a|her|is|or))?(?: ?[a-z]{0,5}[sk]),? (?:par[aei]?b[a-z]{1,3}s|parry bus|pari bus|paris bus|par is bus)\b/gi,
    meant: 'ceteris paribus',
  },
  {
    heard: /\b(?:lazy|lays a|lay say|less a|lesse|lassie|laissez|leslie|lacy|laser|les a)[ -](?:fair|faire|fare)\b/gi,
    meant: 'laissez-faire',
  },
  { heard: /\b(?:ansoft|ansov|ansof|ann soff|ants off|an soff)\b/gi, meant: 'Ansoff' },
  {
    heard:
      /\b(?:hertzberg|hertz berg|hurts ?berg|hurtzberg|hearts berg|hertsberg|hersberg|herzburg|hurts burg|hers berg)\b/gi,
    meant: 'Herzberg',
  },
  { heard: /\b(?:maslo|mazlow|mazlo|maslov|masloe)\b/gi, meant: 'Maslow' },
  { heard: /\b(?:kaizan|kizen|kaisen|kyzen|kai zen|kai sen|kaysen)\b/gi, meant: 'Kaizen' },
  { heard: /\b(?:kan ban|canban|(?:can|con) ban(?= (?:system|card|cards|board|boards)))\b/gi, meant: 'Kanban' },
  { heard: /\b(?:hoff ?stead|hofstead|hofsteader|hofstetter|hoff steder)\b/gi, meant: 'Hofstede' },
  { heard: /\b(?:mendelo|mendalow|mendel o|mandelow)\b/gi, meant: 'Mendelow' },
  { heard: /\btailor ?ism\b/gi, meant: 'Taylorism' },
  { heard: /\bblake (?:mutton|newton|moulton)\b/gi, meant: 'Blake Mouton' },
  { heard: /\b(?:goshal|go shawl|goshall)\b/gi, meant: 'Ghoshal' },
  { heard: /\b(?:shoe peter|shumpeter|jump peter|schumpeta)\b/gi, meant: 'Schumpeter' },
  { heard: /\bhar(?:old|rod|row|d) (?:domar|dumar|domer|doma)\b/gi, meant: 'Harrod-Domar' },
  { heard: /\b(?:prebbish|pre-?bish|prebish) singer\b/gi, meant: 'Prebisch-Singer' },
  {
    heard:
      /\b(?:olig ?opolie|ola ?gopoly|alligopoly|all ago poly|a lager poly|oligopolly|olivopoly|ollie gopoly|oleg opoly)\b/gi,
    meant: 'oligopoly',
  },
  { heard: /\b(?:mono sony|monop sunny|monopsoni|menopsony|monopsiny|monopsonie)\b/gi, meant: 'monopsony' },
  { heard: /\b(?:do opoly|dual poly|duopolie)\b/gi, meant: 'duopoly' },
  { heard: /\b(?:veblin|vebblen|vebelin|verblen)\b/gi, meant: 'Veblen' },
  { heard: /\b(?:hysterisis|historesis|hysteria sis)\b/gi, meant: 'hysteresis' },
  { heard: /\b(?:npc|empty sea|empty see|mp sea|empty c)\b/gi, meant: 'MPC', unless: /\bgames?\b/i },
  { heard: /\b(?:gdb|gtp|jdp)\b/gi, meant: 'GDP' },
  { heard: /\b(?:el ras|l-?rass?|elras)\b/gi, meant: 'LRAS' },
  { heard: /\b(?:dimerit|de-merit)\b/gi, meant: 'demerit' },
];

export const soundAlikes: SoundAlike[] = [...noOtherMeaning, ...besideOthers, ...everydayWords];

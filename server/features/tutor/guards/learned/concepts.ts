/** Words that stand for one thing, as the learned score sees them. A word may stand for several. */
export const concepts: Record<string, string[]> = {
  self: words('i|me|my|myself|mine'),
  we: words('us|we|our'),
  family: words(
    'mum|dad|stepdad|stepmum|parents|parent|brother|sister|uncle|aunt|auntie|cousin|grandad|nan|family|guardian|carer|foster|stepbrother|siblings|sibling|brothers|sisters',
  ),
  partner: words('boyfriend|girlfriend|ex|partner|dating'),
  authority: words('coach|tutor|boss|manager|trainer|pastor|priest|imam|instructor|neighbour'),
  man: words('he|him|his|she|her|they|them|man|guy|bloke|lads|boys|men|stranger|someone'),
  strike: words(
    'hit|hits|hitting|punch|punches|punched|slap|slaps|slapped|kick|kicks|kicked|beat|beats|beaten|beating|battering|battered|choked|choke|strangled|throat|shoved|pushed|threw|throws|throw|smashed|grabbed|grabs|dragged|belt|fist|fists|violent|violence|attacked|leathers|smack|smacks|smacked|pinned|squeezed|knife|stab|stabbed|broke|bruise|bruises|bruised|marks|smash|screams|screaming|scream|shakes|fighting|fights|police',
  ),
  hurt: words(
    'hurt|hurts|hurting|harm|harming|harmed|abuse|abused|abusing|abusive|cut|cuts|cutting|burn|burning|burned|burnt|scratch|scratching|punish|punished|suffer|suffering|pain|painful|torture|bleed|bleeds|bleeding|bled|blood|scar|scars|blade|blades|razor|razors|wound|injure|relapse|relapsed|relapsing',
  ),
  fear: words(
    'scared|afraid|terrified|frightened|scares|scare|petrified|flinch|hide|hiding|hid|lock|locked|locks|safe|unsafe|shaking|shake|danger|threatened|threatening|threatens|threaten|threats|escape|trapped|dread|nightmares|panic|anxious|cold|runaway|flashbacks',
  ),
  home: words(
    'home|house|door|downstairs|upstairs|stairs|room|bedroom|bed|bathroom|shower|night|nights|kitchen|weekend|car|sofa|sofas|flat',
  ),
  secret: words(
    'tell|told|telling|secret|secrets|knows|knew|lying|lie|believe|believes|admit|delete|promise|anyone|police|teacher|school|social|confess',
  ),
  nobody: words('nobody|anyone|everyone|alone|lonely|lonelier|invisible|ghost|isolated|friendless'),
  body: words(
    'arm|arms|wrist|wrists|leg|legs|thigh|thighs|skin|body|mirror|weight|weigh|weighed|fat|thin|skinny|smaller|huge|size|ribs|stomach|throat|sleeves|hair|nails|stone|kilos|waist|lap|ugly',
  ),
  food: words(
    'eat|eats|eating|eaten|ate|food|meal|meals|dinner|lunch|calories|cals|starve|starving|sick|vomit|purge|binge|laxatives|hungry|fridge|diet|anorexia|anorexic|bulimia|bulimic|feed|fed|dizzy|faint|fainted|throw up|fasting|puke|chew',
  ),
  death: words(
    'die|died|dies|dying|dead|death|kill|killing|killed|suicide|suicidal|overdose|overdosed|overdosing|funeral|heaven|hell|grave|alive|live|living|life|exist|existing|existence|existed|born|wake|waking|sleep forever|end|ending|gone|disappear|vanish|leave|bridge|roof|pills|tablets|paracetamol|rope|noose|hang|hanging|hanged|jump|jumping|jumped|drown|drowning|suffocate|strangle|slit|train|attempt|attempted|tried|survive|unalive|coffin|buried|will',
  ),
  means: words(
    'pills|tablets|paracetamol|ibuprofen|painkillers|painkiller|medicine|medicines|medication|meds|chemicals|rope|noose|belt|blade|blades|razor|knife|gun|bleach|poison|poisons|fumes|gas|bridge|roof|cliff|balcony|ledge|platform|tracks|railway|motorway|overdose|lethal|fatal|deadly|deadliest|dose|wrist|wrists',
  ),
  manner: words(
    'how|which|where|way|ways|quickest|quickly|fastest|fast|easiest|painless|painlessly|peaceful|easy|enough|strongest|best|plan',
  ),
  friend: words('friend|friends|classmate|flatmate|girl|boy|lad|mate|someone|person'),
  without: words(
    'without me|if i was|if i were|if i died|if i just|wasnt here|not be here|not here|better off|not exist|not around|be around|not be alive|gone|miss me|notice|relieved|easier',
  ),
  hopeless: words(
    'pointless|point|nothing|empty|numb|hollow|hopeless|hope|future|worthless|useless|burden|waste|mistake|failure|hate|hated|hates|disgusting|broken|tired|exhausting|exhausted|any more|enough|give up|giving up|sad|depressed|depression|despair|dark|cry|crying|cried|cope|reason|matter|matters|deserve|fault|shame|ashamed|blank|trapped|anything|feel|feeling|feels|felt|never|ever|forever|over|done|alone|stop',
  ),
  farewell: words(
    'goodbye|bye|sorry|letters|letter|note|notes|giving|gave|away|last|thanks|thank|kind|courage|ready|plan|planned|decided|soon|tonight|saturday|date|forever|need|needing|remember',
  ),
  always: words('every|again|always|constantly|keeps|keep|kept|months|weeks|days|years|still|most|all|since'),
  substance: words(
    'drink|drinking|drunk|drinks|vodka|alcohol|weed|drugs|xanax|ket|coke|high|pills|tablets|gambling|betting|bet|owe|owed|debt|diazepam|codeine|smoke|smoking|antidepressants|medication|stole|steal',
  ),
  sexual: words(
    'touch|touched|touches|touching|kiss|kissed|kisses|raped|rape|assaulted|assault|nudes|nude|naked|pictures|picture|video|videos|camera|send|sent|sends|filmed|sex|sexual|undress|massage|strip|groomed|groped|clothes|consent|post|share|blackmail|blackmailing|blackmailed|screenshots|pay|bitcoin',
  ),
  online: words(
    'online|internet|discord|snapchat|instagram|messages|texts|message|meet|met|hotel|older|stranger|app|chats|train|loves|alone|dm|dms|flat',
  ),
  exploit: words(
    'carry|deliver|package|packages|parcel|dealing|deal|sell|selling|gang|older|lads|stuff|hold|holding|owe|money|jump|jumped|debt',
  ),
  clinical: words(
    'hospital|camhs|counsellor|therapist|therapy|sectioned|clinic|doctor|antidepressants|childline|samaritans|refuge|social services|care|homeless|shelter|pregnant|ward|nurse|psychiatrist|meds|diagnosed|support worker',
  ),
  ask: words(
    'is it normal|normal|who do|what do|what happens|how do|does it count|allowed|help|talk to|should they|should i|asking for|count',
  ),
  bully: words(
    'bully|bullied|bullying|laugh|laughs|laughing|calling|called|names|picked|pick|slurs|locker|toilets|toilet|group chat|rumours|ugly|slag|slut|jump',
  ),
  care: words('love|loves|loved|cared|care|cares|miss|missed|missing|want|wanted|wants|needs'),
  study: words(
    'question|questions|essay|exam|exams|paper|papers|diagram|diagrams|graph|graphs|topic|topics|theme|homework|worksheet|revision|revising|revise|lesson|lessons|class|test|tests|mock|mocks|chapter|marker|markers|mark|marks|coursework|quiz|quizzes|notes|maths|economics|business|evaluation|analysis|elasticity|curve|curves|presentation|debate|assignment|grade|grades|flashcards|formula|textbook|conclusion|paragraph|intro|answer|answers|uni|gdp|ped|essays|case|study|results|percentages|axis|axes|plan|calculator|library|deadline|deadlines|predicted|ucas|recap|revised|marked|unmarked|timing|project',
  ),
  econ: words(
    'price|prices|market|markets|demand|supply|firm|firms|tax|taxes|cost|costs|government|economy|economies|economic|inflation|unemployment|wages|wage|trade|policy|good|goods|consumers|workers|monopoly|profit|revenue|gdp|externality|failure|competition|labour|recession|interest|rates|rate|income|budget|merit|demerit|production|productivity|investment|regulation|subsidy|tariff|tariffs|exports|imports|currency|bank|banks|takeover|brand|product|products|strategy|customers|suppliers|industry|poverty|development|efficiency|elastic|inelastic|legalise|legalised|illegal|output|oligopoly|nhs|uk|america|business|businesses|cartel|cartels|company|companies|union|unions|employer|employers|employees|staff|managers|shareholders|investors|banker|bankers|regulator|corruption|bribery|bribes|austerity|sanctions|multinationals|landlords|tenants|retailers|supermarkets|supermarket|producers|sweatshops|smuggling|subsidies|privatisation|economics',
  ),
  laugh: words('lol|joke|joking|banter|haha|meme'),
  benign: words(
    'holiday|moving|dubai|match|football|netball|rugby|gym|bus|wifi|laptop|phone|battery|dog|cat|weather|heat|sunny|film|coffee|tea|pizza|wedding|party|bell|baby|chess|seagull|boredom|bored|cousins|open day|interview|driving|dentist|slow|slower|easy|easier|harder|again please|quick|explain|recap|show me|help me prioritise|switch|next|trick|tips',
  ),
};

function words(list: string): string[] {
  return list.split('|');
}

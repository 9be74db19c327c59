/** Words that look like misspelt ones of the course, and are words of their own. */
export const ordinaryWords = `
  acceptable according accountancy achieved addition administration administrative administrator adopted
  advanced advertiser advise agreed agriculture allowance angel angle announced appeal arrived assembled
  assume assumed attracted attracting attraction auction autocratic automated automatic backed backer backing
  baking banging banker barley barrister bearing became behavioural bending betting biased boeing booking
  booming boring borrowed borrower bottle breath breathing brewer brought buffet busker butter calculating
  calculation calculator calm calmed capita capitalism capitalist career carefully casual causal centralise
  centred certainly certainty challenged challenger charger cheated cheating circulate clam clashing classical
  cleared clearing coincidence cola collapsed collecting collection collusion colouring combined committee
  commodity commonest communicating community commuter comparative competed competitively complain complaint
  complete completed completely composition computation computing concentrating concept concern concert
  concluding conclusion conditional conflicted confusing confusion congested connective consent considered
  constantly constraint constructed construction consultant consulted consulting consume consumed consuming
  contact contagion container context continuum contracted contraction contractor contradict contrast
  contrasting contributing conversation convert cooperation cooperative coordinated coordinating copying
  corrected correction corrective correctly counter crashing creepy currently curved dairy damaged dealer
  decade decentralise defeat defeating defending delayer deliberate deliver delivered deliveroo demanding
  demotivate dependency dependent deposit depositing depositor depreciated deprived described descriptor
  designed deteriorated deterred devaluing developer diary differential differentiate differently differing
  difficulty dimension disagreed disappeared disappoint discounted discounter dismissed displaced disproved
  disrupted disruptive distributed diversion diversity divide divorced does dominance dominate dose doubted
  doubting downside duplicate earner easing economist effectively electrician electronic emergency emptied
  encouraged equilibria essentially establish excessive exciting excluded exclusion exclusive excuse existing
  expecting expensing experience expert exploited exploiting exported extent externality extremely failing
  father fatter favour feather feeding felling fierce filling financed financing finishing firing fitter
  flatten flight football forcing foreseen forgot form formed former forming founded freezer frictional fridge
  from functional funding gathering general generation generous geographic geography german glocal
  glocalisation grateful greiner grocer guarantee guided halving handled harvest hating havent heading hearing
  helper hiding honesty horizontally hunting immediate importance important importing imposed increasingly
  indefinitely independent indirectly induction influenced injection injured innovative insider insolvent
  inspection installer instruction insulation insure insurer integrate intent intercept interested
  internationally interpret intersect interval intervening invent invented inventing inventor investigate
  involve irrational jeweller joiner judged judgment jumper keener knowingly labelling lacked landing lasted
  lasting latter lawyer leaking leaning learnt leased leasing leather lecture lerner lesson letter letting
  lifting lighter linking listed listen listing literal locked macroeconomy maintained manipulating
  manufacture manufactured manufacturer marked marker marketer marking matter maximised maximiser maximising
  median merged messing microeconomic misjudged missed misuse mitigation mixing moaning monitored monopsony
  mother motivate motivating motivator muddle multiplier multiply narrowed nationally natural nearly neatly
  necessary negotiate neither notice noticed objection occasion oligopsony operative opinion ordinary
  organised others outsider outsource overdrawn overnight overstate overtaken packed painful painting
  panicking parent parking partly passer patient pearson permanently personality personally phrase picture
  placed plainer planet planner planted planting plastic platform played player playing pleased pointing
  police polite politically politician polluting possibly postponed practical practise practised precise
  precisely predicted predicting prediction presented pretend pretty prevented prevention primark principle
  printed printing privatise probable processing productively programmed promise promising promoted properly
  proportional proportionately prosecute proved proven provider provisional pursued qualify qualitative
  quarterly quiet quite racing rather ration rationalise rationality reacting reader reading reason recent
  recognise recovery refused regard regent regularly regulated regulating regulatory relatively released
  reliably relied relocation remember remittance remote rented renter repairing repeating repetition report
  reporting reputation required requirement rereading researched researcher reshore resistance resisting
  resort responded responsive resting restore restored restraining restraint retail retailing retain retrain
  retraining riding ringing sacred safely satisficing saturday scared science scored screen seating second
  secret secured seeking seeming selection sending sensor sentence separated separately separating serious
  served server several sewing shaded shading shaped shaping sharpen shattered shoring shouting shower shrunk
  similar simple simpler sister sitting situation skipped skipping sliding slipped slowed smoothing smuggling
  soared soaring soften someone sorting special specialise speciality speeding spelling squeezed staged
  stakeholder starter starting starving stated station stealing steelworker stepped sticky stocking stockpiled
  stopping straight straighter strand strange stranger stressing stretchy striker string strongest structural
  struggling student stuffed subcontract substantial successfully suggested summer supervise supervisor
  supplied support supported supporter supposed surprise surprised survived surviving swimming systematic
  talking tanker tasting taxing teacher temporarily tempting tenner textbook thingy thinker thinking
  threatened three ticked tide tighten tightened tired together tomorrow trail trainee trainer training
  transition treasure trial trouble trough trying twitter typical typing unavoidable underestimated understood
  undervalued unelected unequally unethical unionised united unsuitable untied usually vertically visiting
  waited waiter walking wanted wanting wasting wealthier weekend weighed weight whatever wherever wholesale
  willingly winner without wonder wondering wording worked writing written wrong yesterday
`.trim();

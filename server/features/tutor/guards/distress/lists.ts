import type { Lists } from '../frame-notation.ts';

/** Words that the frames of distress share. */
export const lists: Lists = {
  very: 'so|very|too|such|quite|pretty|completely|totally|all|that|utterly|constantly|always|properly|still|feeling|a bit|extremely|absolutely',
  study:
    'question|questions|essay|exam|exams|paper|papers|diagram|diagrams|graph|graphs|topic|topics|theme|homework|worksheet|worksheets|revision|revising|revise|lesson|lessons|class|test|tests|mock|mocks|chapter|unit|marker|markers|marked|unmarked|mark|marks|coursework|quiz|quizzes|notes|maths|economics|business|evaluation|evaluate|analysis|elasticity|curve|curves|presentation|debate|assignment|deadline|deadlines|percentages|case study|multiple choice|ped|results|supply side|macro|micro|conclusion|paragraph|judgement|flashcards|ucas|personal statement|formula|formulas|essays|grade|grades|uni|open day|seminar|content|textbook|calculator|decimals|acronyms|answer|answers|working|chart|data|definition|axis|axes|table|chains|group project|project|keynes|keynesian',
  // What makes a dark phrase harmless: outings, sport, devices, illness that passes, fun.
  benign:
    'holiday|holidays|moving|dubai|match|football|netball|rugby|gym|leg day|training|bus|wifi|laptop|phone|battery|charger|weather|heat|sunny|film|movie|episode|series|song|meme|coffee|tea|pizza|wedding|party|chess|fifa|monopoly|mario kart|trip|dentist|appointment|interview|driving|train to|work experience|flu|cold|hay fever|bike|stairs|cyclist|seagull|embarrassment|boredom|laughing|laughter|cringe|half term|summer|weekend off|sixth form|year 13|wish me luck|see you|game|xbox|band|orchestra|concert',
  // Ending one's life, after 'to' and as a thing that one thinks of.
  die: 'die|be dead|end it all|end everything|end my life|end my own life|take my life|take my own life|kill myself|hang myself|drown myself|shoot myself|stab myself|overdose|commit suicide|suicide|stop living|stop existing|stop being here|stop being alive|not exist|not be here|not be alive|not be around|not live|not wake up|never wake up|cease to exist|jump in front|top myself|off myself|be six feet under',
  dying:
    'dying|death|my own death|being dead|ending it|ending it all|ending things|ending my life|ending everything|taking my life|taking my own life|killing myself|hanging myself|drowning myself|overdosing|suicide|committing suicide|not existing|not being here|not being alive|not being around|letting go|jumping off|jumping in front|stepping in front|killing yourself|ending your life|hurting myself|harming myself|cutting myself|crashing the car|crashing my car|my funeral|my own funeral|how i would die|how i would do it|what it would be like to die|slitting my wrists|driving into|ways to end it|ways to die|how to end it|how to do it',
  meds: 'amitriptyline|co codamol|codeine|zopiclone|sertraline|fluoxetine|prozac|citalopram|ibuprofen|aspirin|nurofen|antidepressants|diazepam|sleeping tablets|sleeping pills|insulin|paracetamol|propranolol|tramadol|morphine',
  // Words of death and harm, and of the means to it.
  deadly:
    'die|dying|dead|death|suicide|suicidal|overdose|funeral|coffin|alive|existing|self harm|bleed|bleeding|blade|razor|noose|pills|tablets|cutting|cuts|scars|starve|starving|slit|drown|suffocate',
  means:
    'to die|overdose|noose|lethal|fatal|bleed out|bleed to death|wrists|suffocate|painless|painlessly|suicide|hang themselves|pills|tablets|paracetamol|sleeping pills',
  gone: 'gone|dead|not here|not around|not alive|no longer here|out of the picture|out of the way|not in it|never here|not born|missing',
  // People at home and close by.
  family:
    'mum|dad|stepdad|stepmum|parents|parent|brother|sister|uncle|aunt|auntie|cousin|grandad|nan|mum boyfriend|mum new boyfriend|mum partner|dad girlfriend|dad friend|foster dad|foster mum|foster carer|carer|stepbrother|step brother|guardian|family|stepsister|older brother|big brother|brothers|sisters|little brother|little sister',
  partner: 'boyfriend|girlfriend|ex|partner|fiance|ex boyfriend|ex girlfriend|husband',
  trusted:
    'teacher|coach|tutor|boss|manager|trainer|neighbour|man next door|pastor|priest|imam|youth leader|family friend|instructor|landlord|driver|swimming coach|supervisor',
  someone:
    'he|she|they|someone|this man|this guy|a man|a guy|this boy|a boy|this lad|people|some guy|some man|some boys|these guys|some older boys',
  person: '<family>|<partner>|<trusted>|<someone>',
  friend:
    'friend|best friend|<family>|<partner>|classmate|flatmate|friends|girl in my form|girl in my class|boy in my class',
  arms: 'arm|arms|wrist|wrists|leg|legs|thigh|thighs|skin|stomach|hips|body|knuckles',
  drugs:
    'pills|sleeping pills|xanax|weed|ket|ketamine|coke|codeine|spice|valium|diazepam|painkillers|tablets|drugs|meds|medication|pregabs|acid|mdma',
  laugh: 'lol|joke|joking|banter',
};

/** How students write and speak, brought to one form. Keys have no apostrophes. */
const forms = [
  'im=i am|ive=i have|imma=i am going to|ima=i am going to|imm=i am|iam=i am|youre=you are|youve=you have',
  'ur=your|u=you|r=are|ya=you|yous=you|hes=he is|shes=she is|theyre=they are|theyll=they will|theyd=they would',
  'weve=we have|its=it is|thats=that is|whats=what is|wheres=where is|hows=how is|heres=here is|theres=there is',
  'whos=who is|lets=let us|itll=it will|youll=you will|theyve=they have|dont=do not|doesnt=does not',
  'didnt=did not|cant=can not|cannot=can not|couldnt=could not|wont=will not|wouldnt=would not',
  'shouldnt=should not|isnt=is not|arent=are not|wasnt=was not|werent=were not|havent=have not|hasnt=has not',
  'hadnt=had not|aint=is not|wanna=want to|wana=want to|gonna=going to|gona=going to|gunna=going to',
  'gna=going to|finna=going to|tryna=trying to|gotta=got to|hafta=have to|lemme=let me|gimme=give me',
  'dunno=do not know|idk=i do not know|idc=i do not care|cos=because|cuz=because|coz=because|cus=because',
  'bc=because|bcos=because|cause=because|n=and|nd=and|tho=though|abt=about|bout=about|b4=before|rn=now|atm=now',
  'wi=with|ppl=people|sum1=someone|some1=someone|somebody=someone|any1=anyone|anybody=anyone|no1=nobody',
  'noone=nobody|every1=everyone|everybody=everyone|evry1=everyone|tonite=tonight|2nite=tonight|2night=tonight',
  'tn=tonight|tmrw=tomorrow|tmr=tomorrow|tomoz=tomorrow|2moro=tomorrow|2morrow=tomorrow|hav=have|wen=when',
  'wat=what|plz=please|pls=please|luv=love|h8=hate|kno=know|gd=good|bday=birthday|alot=a lot|mom=mum|mam=mum',
  'mummy=mum|mother=mum|mums=mum|ma=mum|mommy=mum|moms=mum|father=dad|daddy=dad|dads=dad|da=dad',
  'stepfather=stepdad|stepmother=stepmum|nana=nan|gran=nan|grandma=nan|granny=nan|nanny=nan|grandpa=grandad',
  'bf=boyfriend|gf=girlfriend|bro=brother|sis=sister|mates=friends|mate=friend|bestie=friend|pics=pictures',
  'pic=picture|photos=pictures|photo=picture|selfies=pictures|msgs=messages|images=pictures|insta=instagram',
  'snap=snapchat|sc=snapchat|vid=video|vids=videos|kms=kill myself|kys=kill yourself|sewerslide=suicide',
  'sewercide=suicide|unalive=kill|unaliving=killing|selfharm=self harm|selfharming=self harming|od=overdose',
  'oding=overdosing|myslef=myself|meself=myself|mysel=myself|lmao=lol|lmfao=lol|rofl=lol|haha=lol|hahaha=lol',
  'hahahaha=lol|hehe=lol|lool=lol|loll=lol|jk=lol|xd=lol|lols=lol|econ=economics|essays=essay|becoz=because',
  'batterin=battering|hittin=hitting|cuttin=cutting|hurtin=hurting|nothin=nothing|somethin=something',
  'feelin=feeling|livin=living|eatin=eating|goin=going|thinkin=thinking|anymore=any more|overdoes=overdose',
  'tabs=tablets|paracetemol=paracetamol|smth=something|sth=something|js=|rly=|realy=|gcse=exam|alevel=exam',
  'hw=homework|hmwk=homework|wnt=want|dnt=do not|cnt=can not|wud=would|cud=could|shud=should|ere=here|dis=this',
  'dat=that|nemore=any more|anymor=any more|nomore=no more|enuf=enough|fink=think|endin=ending|abowt=about',
  'sumtimes=sometimes|mysef=myself|luvs=loves|kil=kill|scard=scared|agen=again|toched=touched|wunna=want to',
  '4ever=forever|doin=doing|gettin=getting|dyin=dying|killin=killing|cryin=crying|alon=alone|iv=i have|sum=some',
  'disapear=disappear|dissapear=disappear|hert=hurt|herting=hurting|ded=dead|thort=thought|wouldve=would have',
  'wna=want to|wnna=want to|nmore=any more|urself=yourself|yourslef=yourself|4eva=forever|4evr=forever|slef=self',
  'havnt=have not|hvnt=have not|havent=have not|eatn=eaten|eatin=eating|makin=making|sik=sick|nuffin=nothing|nuffing=nothing',
  'nuthin=nothing|nuthing=nothing|carnt=can not|cudnt=could not|wudnt=would not|shudnt=should not|wiv=with|wos=was',
  'wernt=were not|nobdy=nobody|evrything=everything|everythin=everything|evry=every|enuff=enough|skared=scared|nite=night',
  'nites=nights|finkin=thinking|miself=myself|myslf=myself|mesel=myself|tuches=touches|touchin=touching|hitts=hits|cutt=cut',
  'bleding=bleeding|throte=throat|tryed=tried|tride=tried|frend=friend|fone=phone|dy=die|dieing=dying|suicidle=suicidal',
  'sewerslidal=suicidal|sewersidal=suicidal|sewercidal=suicidal|suiside=suicide|sewer slide=suicide|unalived=killed|tabz=tablets',
  'wunt=will not|wont=will not|aint=is not|lyf=life|liv=live|livn=living|alife=alive|hurtn=hurting|hrt=hurt|hurtz=hurts',
  'maself=myself|sh=self harm|ffs=|omg=|icl=|deadass=',
  'shouldve=should have|couldve=could have|tonights=tonight',
];

export const everydayForms: ReadonlyMap<string, string> = new Map(
  forms
    .flatMap((line) => line.split('|'))
    .map((entry) => entry.split('='))
    .map(([said = '', meant = '']) => [said, meant]),
);

/** Words that say nothing and stand between the words that do. */
export const fillers = new Set(
  (
    'um umm uh uhh er erm eh ah oh hmm hm mm well just really actually honestly literally basically tbh ngl fr even ' +
    'kinda sorta lowkey highkey truly genuinely seriously proper obviously anyway anyways ok okay please right'
  ).split(' '),
);

/** Short forms that are words of their own as well: only what follows or goes before tells. */
export const willVerbs = new Set(
  (
    'be go do die end get have kill never not just lose paste change take make tell say see try stop leave start finish ' +
    'hurt probably always miss need feel cut jump still only'
  ).split(' '),
);
export const wouldVerbs = new Set(
  'be rather die kill never not like love go do lose have miss say tell finish just still only want feel actually really probably'.split(
    ' ',
  ),
);
export const cardWords = new Set('an the my your fake no without with need show photo check of for'.split(' '));

/** Words for a child who is hurt or at risk: told by somebody else, or by the child. */
import type { PhraseField } from '../../../../tarot/question/guard.ts'
import { DANGER_TO_ASKER } from './violence.ts'

const AGES =
  '(?:[6-9]|1[0-7]|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)'

/** The asker is a child. */
const OWN_AGE_SAID = String.raw`
  (?:i am|am|me|im|being|only|turning|turned|aged|just) (?:only |just |a |still )?${AGES}(?! (?:weeks?|months?|days?|hours?|feet|foot|ft|miles|pounds|stone|cm|k|percent|points|interviews|dates|episodes|chapters|kids|cats|in debt|of|times|out of|st|th|hour|minute|day|week|month|years (?:together|married|clean|sober|in|into|older|younger|with|of|at|since|after|post|now)|minutes|grand|kg|pounds)\b)
  (?<=^ )${AGES}(?= (?:years old|f|m|and|\.|positive|pregnant|girl|boy|my|he|just|here|he is))
  (?:i am|im) (?:a |in |still in |at )?(?:kid|child|minor|teen|teenager|middle school|year (?:[5-9]|1[0-3])|years (?:[5-9]|1[0-3])|grade (?:[4-9]|1[0-2])|(?:[4-9]|1[0-2]) ?th grade|high school|primary school|secondary school|sixth form|a schoolgirl|a schoolboy|freshman in high school|foster care|a care home)
`
const OWN_AGE_IMPLIED = String.raw`
  (?:my )?(?:maths|form|homeroom|gym|pe|class|english|music|swimming|history|science|art) teacher|my (?:coach|foster \w+|tutor|guidance counsell?or|social worker|babysitter|nanny|mothers (?:new )?boyfriend|fathers (?:new )?girlfriend|stepfather|stepmother|step (?:father|mother))
  when i (?:get|come|go) home from school|my school|(?:my|the) (?:report card|homework|gcses?|sats?|detention)
  (?:do not|dont|not to|promise not to|never) (?:tell|telling) (?:my )?(?:mother|father|parents|anyone)
`
const OWN_AGE = OWN_AGE_SAID + OWN_AGE_IMPLIED

/** Long ago: the asker is grown up now. */
const LONG_AGO = String.raw`
  when i was (?:little|a child|a kid|young|younger|small|growing up|in school|at school|a teenager|a teen|a girl|a boy|\d+|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)
  (?:as a (?:child|kid|teenager|teen|little (?:girl|boy))|in my childhood|my whole childhood|years ago|growing up|decades ago)
  i am (?:1[89]|[2-9]\d)(?= (?:\.|years|and|now|but|so))
`

const GROWN_UP_HURTS_ME =
  '(?:hit|hits|hitting|beat|beats|beating|touch|touches|touched|touching|hurt|hurts|hurting|kick|kicks|kicked|kisses|kissed|punch|punches|punched|slap|slaps|slapped|choke|chokes|choked|burns|burned|burnt|starves|starve|locks|locked|whips|whipped|smack|smacks|smacked|spank|spanks|undresses|bathes|films|photographs|rapes|raped|abuses|abused|molests|molested|gropes|groped|threatens|threatened|throws|threw|drags|dragged|belts|canes|caned|scares|terrifies)'

const SELF = String.raw`
  (?:mother|father|stepfather|stepmother|parents|uncle|grandfather|grandmother|mothers (?:new )?boyfriend)~ (?:burned|burnt|burns|broke|twisted|twists|cut|pulled|pulls|smashed|slammed|stamped on|held|bit|grabbed|grabs) my (?:hand|arm|hair|leg|face|head|ear|fingers?|wrist|foot|neck)(?! (?:and (?:said|told|prayed))\b)
  (?:look|looks|looking|watch|watches|watching|walks in|comes in|stares|peeks|films|spies)~ (?:me |on me |at me )?(?:in the (?:shower|bath|bathroom)|when i (?:change|undress|get dressed|shower|am (?:changing|in the shower|naked|getting dressed))|while i (?:change|undress|shower|sleep))
  (?:teacher|coach|uncle|stepfather|boyfriend of my mother|priest|tutor|youth leader|man online|man on)~ (?:wants|want|asked for|asks for|asks|asked|sends|sent|takes|took|send|begs)~ (?:photos?|pictures?|pics?|nudes?|videos?|selfies) (?:of|from) me
  (?:stepfather|father|uncle|grandfather|teacher|coach|mothers (?:new )?boyfriend)~ (?:sleeps?|lies|lay|climbs?|gets?) (?:in|into|on) (?:my bed|top of me)
  (?:wants|asks|asked|makes|made|told|tells) me to sit on (?:him|his)
  (?:sit|sits|sitting|lie|lies|get) on (?:his|my (?:uncle|stepfather|father|grandfather|teacher|coach)s?) (?:lap|knee|knees)
  (?:my |the |our |his |her )?(?:stepfather|stepmother|step father|step mother|father|mother|parents|parent|uncle|grandfather|teacher|coach|priest|pastor|imam|tutor|babysitter|nanny|foster \w+|mothers (?:new )?boyfriend|mothers partner|fathers (?:new )?girlfriend|youth leader|scout leader)~ ${GROWN_UP_HURTS_ME} (?:me|us)(?! (?:up|deeply|with (?:kindness|a smile)|emotionally|how|that|to|at|in chess|on the (?:cheek|forehead))\b)
  (?:comes?|came|coming|sneaks?|gets?|climbs?|crawls?) (?:into|in|to) (?:my (?:room|bed|bedroom)|the (?:bathroom|shower) (?:when|while) i)~ (?:at night|when|and|while|after|\.|to)
  (?:says|said|told|tells|make|makes|made|promise|asked|asks)~ (?:it is |keep it |to keep it |me it is |is )?(?:our (?:little )?secret|a secret game|secret game|secret between us)(?! (?:santa|recipe|menu)\b)
  (?:run|running|ran) away from (?:home|my (?:parents|mother|father|foster|family|house|stepfather|mothers)|here tonight|the (?:children|care|group) ?s? ?home|foster)
  (?:should i|i want to|i am going to|i will|shall i|can i|do i|how do i|planning to|thinking of|thinking about|about to) (?:just )?(?:run|running) away(?= (?:\.|tonight|tomorrow|because|before|or|if|but))
  (?:mother|father|parents|stepfather|stepmother|they|foster \w+) (?:kicked|threw|thrown|kicking|throwing|has kicked|have kicked|have thrown|has thrown) (?:me|us) out
  (?:no one|mother|father|parents|nobody|they|she|he)~ (?:feeds|does not feed|do not feed|forgets to feed|never feeds|leaves|left) (?:me|us)~ (?:alone|food|hungry|eat|home alone|for days|all weekend|with no|without food|or my (?:brother|sister))(?! (?:in peace)\b)
`

/** Only of a child; of a grown-up they would be light. */
const OF_A_CHILD = String.raw`
  (?:he|she|they|{grownup}|someone|man|guy|boy|friend|people|everyone|{man})~ ${GROWN_UP_HURTS_ME} (?:me|us)
  (?:send|sending|sent|asks?|asked|asking|wants?|wanted|keeps|begging|pressur\w+)~ (?:me )?(?:for |to send |to see )?(?:nudes?|naked|pics?|pictures?|photos?|a video|videos|my body|topless|webcam|to turn on (?:my )?camera)
  (?:older|grown|adult|\d\d years old|2\d|3\d|4\d|5\d) (?:man|guy|boyfriend|bloke|men|person|woman)|(?:boyfriend|he|she|man|guy|girlfriend) is (?:19|2\d|3\d|4\d|5\d|6\d|much older|way older|an adult)
  (?:met|meet|meeting|talking|talk|chatting|chat)~ (?:online|on (?:discord|roblox|snapchat|snap|insta|instagram|tiktok|an app|omegle|the internet|tinder))
  (?:run|running|ran) away|leave home|move out tonight|sleep rough|on the streets
  (?:scared|afraid|frightened|terrified)~ (?:of|to|at|when|go home|him|her|my)(?! (?:fail|the exam|the test|exams?|spiders?|the dark|getting (?:a )?(?:bad )?grades?|results|asking|tell my crush)\b)
  (?:mother|father|parents|stepfather|stepmother|mothers boyfriend|they)~ (?:drinks|drunk|drinking|drugs|high|fight|fighting|screams?|screaming|gone|leaves?|left|shouts?|shouting|hate me|hates me|hits?|hitting|hurts?|hurting)~
  (?:sex|sexual|virginity|touches|touched|kissed me|kisses me|sleep with|do stuff|do things)
  (?:living|live|sleeping|sleep)~ (?:in a car|in my car|on the streets?|outside|rough|in a tent|on (?:sofas|couches))|homeless|nowhere to (?:go|sleep|live)|where do i (?:go|sleep)|kicked~ out|threw~ out|thrown out
  (?:mother|father|grandmother|she|he) (?:will not|does not|is not|can not) (?:wake|waking|get|getting) up
  (?:bullied|bullying|bullies|beaten up|jumped me|beat me up|pick on me)
  (?:send|sent|leak|spread|share)\w*~ my (?:pics?|pictures?|photos?|nudes?)
`

const PREGNANT = `
  pregnant|pregnancy|positive test|test (?:was|is|came back|came out) positive|abortion|abort|termination|two lines|missed (?:my|a|two) periods?|period is late|late period|morning after pill|having a baby|keep (?:it|the baby)(?! (?:in|on|as|up|safe|real|simple|short|going|for|with|at) )
`

const HURTS_A_CHILD =
  '(?:hurt|hurts|hurting|hit|hits|hitting|beat|beats|beating|beaten|touch|touches|touching|touched|abuse|abuses|abused|abusing|molest|molests|molested|molesting|rape|raped|rapes|smacks|smacked|slap|slaps|slapped|slapping|punch|punched|punches|kick|kicks|kicked|starves|starving|starve|neglect|neglects|neglected|neglecting|locks|locked|lock|shake|shakes|shook|shaken|burns|burned|burnt|choke|chokes|choked|groom|grooms|groomed|grooming|threatens|threatened|threatening|spanks|spanked|whips|whipped|belts|drug|drugs|drugged|grabbed|grabs|drags|dragged|kidnapped|kidnap|kidnaps|snatched|snatch|kissed|films|filming|undressed|scares|terrifies|screams at|harming|harm|harms|mistreat|mistreats|mistreated|mistreating|assaulted|assault|exploited|exploiting|violent with|violent to|violent towards|rough with|abusive to|abusive towards|inappropriate with|inappropriately with)'

const OTHER = String.raw`
  (?:priest|coach|teacher|uncle|stepfather|babysitter|nanny|neighbour|man|boyfriend|grandfather|cousin|tutor) (?:has )?(?:did|done|does|doing) (?:something|things|it) (?:bad |wrong |sexual )?(?:to|with) (?:my|our|her|him|the) (?:son|daughter|child|kids?|children|boy|girl|nephew|niece|grandson|granddaughter|baby)
  (?:leader|coach|teacher|neighbour|uncle|man|priest|pastor|tutor|friend|guy|instructor|boyfriend|trainer)~ (?:gives|buys|brings|offers|sends|gave|bought|giving|buying)~ (?:my |our |the |her |his )?(?:boy|son|daughter|girl|child|kids?|nephew|niece|grandson|granddaughter)~ (?:presents?|gifts?|money|a phone|expensive|sweets|alcohol|vodka|cigarettes|drugs|weed)
  (?:too close|inappropriate|inappropriately|alone|touchy|handsy|flirts|flirting|flirty|creepy|overfamiliar|obsessed)~ (?:to|with|around|towards)~ (?:pupils?|students?|children|kids|little (?:girls|boys)|minors|teenage girls|underage girls|my (?:son|daughter|kids|children|niece|nephew))(?! (?:at uni|at university|loans)\b)
  (?<!never )${HURTS_A_CHILD}~ (?:my|our|the|her|his|their|a|these|those|your|this|that|some|other|small|little|young|any|neighbours|sisters|brothers|friends|step)~ (?:{child})(?! (?:up with|feelings|chances|hearts?|deeply|life|lives|school work|to (?:bed|school|tears of joy)|with (?:love|kindness)|in (?:chess|a race))\b)
  (?:groom|grooms|groomed|grooming) (?:her|him|them|my|me|a|the|our|kids|children|girls|boys)(?! (?:dogs?|horses?|cats?|pony|beard|for (?:promotion|leadership|the role))\b)
  ${HURTS_A_CHILD} (?:children|kids|minors|babies|little (?:girls|boys))
  (?:child|children|kids?|son|daughter|baby|boy|girl|toddler|nephew|niece|pupil|student|grandson|granddaughter|little \w+|years old)~ (?:is|are|was|being|been|gets|getting|got|be|were)~ (?:abused|molested|groomed|beaten|hit|hurt|raped|neglected|assaulted|touched|harmed|exploited|trafficked|starved|mistreated|locked in|left alone|in danger|unsafe|not safe|smacked|threatened|kidnapped|taken by force|stalked|sexually|followed)(?! (?:in football|playing|at (?:football|rugby|gymnastics|training)|by (?:the|a|his|her) (?:ball|news|divorce|grades?|breakup|break up|exam|story|music))\b)
  child (?:abuse|abuser|molester|neglect|porn\w*|protection|marriage|bride|services|trafficking)|childrens services|paedophile|pedophile|pedo|paedo|groomer|cps|social services|safeguarding (?:concern|team|lead|issue)
  (?:teacher|coach|man|guy|stranger|adult|neighbour|priest|pastor|uncle|tutor|someone|grown up|grown man|men|person|trainer|instructor|boyfriend|stepfather|friend of (?:ours|the family)|family friend|youth leader|cousin|lodger|driver)~ (?:messages|messaging|messaged|texts|texting|texted|dms|sends|sending|sent|snapchats|calls|calling|rings|meets|meeting|met|follows|following|touched|touches|touching|asks|asked|asking|gives|giving|wants|talks to|talking to|chatting|contacts|contacting|contacted|kisses|kissed|watches|watching|filming|films|photographs|photographing|alone with|staring at|sleeps|slept|sits|drives)~ (?:my |our |the |her |his |their |with my |with our |to my |with )?(?:\w+ )?(?:(?:[3-9]|1[0-7]|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen) years old|little girl|little boy|underage|child|children|kids?|teenage (?:daughter|son)|daughter (?:[3-9]|1[0-7])|son (?:[3-9]|1[0-7]))(?! (?:homework|about (?:homework|school|the match|training)|every week about|music|maths|piano|football|guitar|to (?:school|training|piano))\b)
  (?:teacher|coach|older man|older guy|grown man|adult|stepfather|priest|uncle)~ (?:at midnight|at night|late at night|secretly|in secret|nudes?|naked|private(?:ly)? (?:messages|pictures|photos)|presents|gifts)~ (?:son|daughter|child|kid|girl|boy|niece|nephew|years old|pupil|student)
  (?:leaves?|leaving|left|leave)~ (?:him|her|them|the (?:kids|children|baby|toddler|boy|girl)|(?:my|his|her|their) (?:{child}))~ (?:alone|on (?:his|her|their) own|home alone|by (?:himself|herself|themselves)|unattended|unsupervised|in the car|with no food|without food|with nothing to eat|hungry)(?! (?:with (?:his|her|their) (?:thoughts|toys|homework|grandmother|grandfather|father)|in the (?:deck|garden with)|for (?:a|five|ten|two) minutes?|to (?:play|study|do|sort|work|figure))\b)
  (?:bruises?|bruised|marks|burns|cuts|blood|handprints?|belt marks)~ (?:on|all over|in|from) (?:my|our|his|her|the|their|a)~ (?:{child}|underwear|nappy|diaper)
  (?:{child}|years old|little \w+)~ (?:bruises|belt marks|cigarette burns|handprint|unexplained (?:bruises|marks))
  (?:{child}|years old)~ (?:is|was|seems|so|gets|been|looks|really|are|too|says)~ (?:scared|afraid|terrified|frightened|petrified) (?:of|to be (?:alone )?with|to go (?:home|to (?:his|her|the) (?:father|mother|stepfather|dad|grandfather|uncle))|around) (?:his|her|their|my|the|him|home|to|when|after|because|with|\.|going (?:home|to (?:his|her|their) (?:father|mother)))(?! (?:exams?|tests?|school|dark|dentist|dog|spiders|water|swimming|first day|teacher because|own shadow|vet)\b)
  (?:{child}|years old)~ (?:says|said|told|tells|telling|claims|mentioned|whispered)~ (?:uncle|grandfather|father|stepfather|coach|teacher|the (?:man|teacher|coach|babysitter|neighbour|priest|lodger)|his (?:father|stepfather|teacher|uncle|coach)|her (?:father|stepfather|teacher|uncle|coach|mother|stepmother)|mothers boyfriend|someone|\w+)~ (?:touches|touched|hurts|hurt|hits|hit|plays a secret|tickles|kissed|locks|shouts and hits|smacks|kicked|bathes|did something|showed)~ (?:him|her|them|me|there|down there|private|privates|secret|game|it|things|pictures|\.)
  (?:{child}|years old|teenager|teen)~ (?:ran away|run away|has run away|running away|is missing|went missing|gone missing|did not come home|has not come home|never came home|is gone since|threatens to run away|was taken|has been taken|disappeared|has disappeared)(?! (?:from (?:class|the (?:stage|party)|his (?:chores|homework))|with the circus|teddy|tooth|toy)\b)
  (?:missing|abducted|kidnapped) (?:child|kid|son|daughter|boy|girl|baby|niece|nephew|teenager)
  (?:not|never|does not|do not|doesnt|hardly|barely|forgets to|forget to) (?:feed|feeds|feeding|wash|washes|look after|looking after|take care of|taking care of|pick up|picking up)~ (?:the |their |her |his |my )?(?:{child}|nephew|niece)(?! (?:with vegetables|from practice today)\b)
  (?:drunk|drinks|drinking|high|drugs|using|heroin|meth|crack|passed out|wasted|stoned)~ (?:around|in front of|with|while|when|looking after|caring for|and|near)~ (?:the |their |her |his |my )?(?:{child}|nephew|niece)~ (?:alone|in the car|with (?:him|her|them)|in (?:his|her|their) care|hungry|are there|is there|in the house|\.)
  (?:pills|weed|drugs|vodka|knife|gun|blade)~ (?:in|under|found in) (?:my|our) (?:daughters|sons|childs|teenagers|kids)~ (?:room|bag|bed|drawer)
  (?:cries|crying|screams|screaming|cry|scream)~ (?:every night|all night|at night|next door|upstairs|downstairs)~ (?:child|kid|baby being|little (?:girl|boy)|hit|hurt|slaps?|thuds)
  (?:child|kid|kids|children|little (?:girl|boy)|baby)~ (?:next door|upstairs|downstairs|across the (?:road|street))~ (?:screams?|screaming|cries|crying|bruises|hungry|alone|being hit|begs|begging|hit|hurt|locked|thuds|filthy|never outside)
  (?:married off|marry off|arranged marriage)~ (?:[89]|1[0-7]|daughter|niece|sister|child|girl|underage)
  (?:sleeping with|sex with|dating|in love with|relationship with|kissed|kissing|seeing) (?:a|my|an) (?:underage|minor|(?:1[0-7]|thirteen|fourteen|fifteen|sixteen) years old|pupil|student of mine who is 1[0-7])
`

const BULLIED_NOW = `
  (?:{child}|years old|youngest|eldest|oldest)~ (?:is|are|keeps|keep|gets|getting)~ bullied
  (?:is|are) (?:my|our) (?:{child}) (?:being|getting) bullied
  (?:bully|bullies|are bullying|is bullying|keep bullying) (?:my|our) (?:{child})
  (?:bullied|bullying)~ (?:again|still|every day|now)
  (?:bullied|bullying)~ (?:school|class|one|place)~ (?:again|still|now|continues|goes on)
`
/** Nobody says that it is over. */
const BULLIED = `
  (?:{child}|years old|youngest|eldest|oldest)~ (?:was|been|being|got)~ bullied
  bullied (?:my|our) (?:{child})
`
const BULLIED_BEFORE = `
  (?:bullied|bullying)~ (?:at|in) (?:the|his|her|their|a) (?:last|old|former|previous|first|other)
  (?:bullied|bullying)~ (?:last (?:years?|terms?|summer)|in (?:primary|infants|nursery)|(?:years|ages|months) ago)
  used to (?:be|get) bullied
`

/** Said of a child they are a sign; of others they need not be. */
const SIGNS_IN_A_CHILD = String.raw`
  (?:bruises|bruised|black eye|belt marks|cigarette burns|burn marks|flinches|hand ?prints?)(?! (?:ego|easily)\b)
  (?:father|mother|stepfather|stepmother|parents|uncle|grandfather|aunt|stepbrother|brother|mothers boyfriend|fathers girlfriend|teacher|coach|babysitter|nanny|carer|boyfriend|husband|partner|ex|wife|he|she|they)~ (?:hurts|hits|hitting|hurting|burns|beats|beating|abuses|abusing|touches|touching|slaps|slapped|kicks|whips|starves|locks|choked|chokes|belts|threatens|shakes|smacks|harms|grabs|drags|molested|molests|raped) (?:him|her|them)(?! (?:at|in (?:chess|games)|up)\b)
  (?:are|is|be|not|feel|kids|children|keep)~ (?:they|she|he|safe|the kids|my kids|my children)~ (?:safe (?:with|around|at|there|in (?:his|her|that))|in danger|not safe|unsafe)
  (?:older (?:man|guy|boyfriend|men)|grown man|adult man|(?:1[89]|[2-6]\d) years old|man (?:twice|three times) (?:his|her) age|sugar daddy|nudes|naked pictures|met online|man online|sneaking out|sneaks out)
  (?:self harm\w*|starving (?:himself|herself)|wont eat|in a gang|county lines|drug dealer|selling drugs|carrying a knife|carries a knife)
`
const A_CHILD = String.raw`
  (?:my|our|her|his|the|a) (?:[1-9]|1[0-7]) years old
  (?:my|a|the|our) (?:pupils?|students?)
  (?:{child}|kid|class|classmate|pupil|student|friend|bestie|years old|both|she|he|niece|nephew)~ (?:is |are |only |aged |just )?(?:[1-9]|1[0-7])(?= (?:years|and|\.|she|he|is|who|but|so|comes?|has|says|sneak\w*))(?! (?:times|weeks|o clock|pm|am|hours|days|minutes)\b)
  (?:my|our|her|his|their|the|a|neighbours|sisters) (?:little |baby |youngest |eldest |oldest |small |young )?(?:son|daughter|kids?|child|children|baby|toddler|grandson|granddaughter|grandchild|grandkids|nephew|niece|stepson|stepdaughter|grandchildren|little (?:boy|girl|one|brother|sister))
  (?:kid|boy|girl|friend|child|someone|classmate|student|pupil)~ (?:in my (?:class|school|year|form|team)|at (?:my |our )?school|from school)
`
/** Grown-ups speak of these. */
const GROWN_UP_LIFE = `
  (?:roommate|landlord|lodger|my (?:husband|wife|ex|kids|children|son|daughter|job|flat|boss|fiance|divorce|marriage|mortgage))
`

const OWN_CHILD = `
  (?:my|our) (?:{child}|youngest|eldest|oldest)
`

/** Who is bullied at work is no child. */
const GROWN_UP_BULLY = `
  (?:boss|manager|colleagues?|office|at work)
`

const INJURED_CHILD = `
  (?:baby|toddler|child|son|daughter|infant|grandson|granddaughter|nephew|niece|little (?:boy|girl))~ (?:broken|fractured|broke|bleeding|burned|burnt|bruised|unconscious|shaken|limp)
`
const UNEXPLAINED = `
  (?:believe|says (?:she|he|it) (?:fell|rolled|slipped|was)|can not explain|suspicious|how it happened|did it|was alone with)
`

const other = { grave: 'minor', voice: 'other' } as const
const self = { grave: 'minor', voice: 'self' } as const

export const MINOR: readonly PhraseField[] = [
  { ...other, name: 'an injury that nobody explains', phrases: INJURED_CHILD, needs: UNEXPLAINED },
  {
    ...other,
    name: 'signs in a child',
    phrases: SIGNS_IN_A_CHILD,
    needs: A_CHILD,
    unless: LONG_AGO,
    isWeak: true,
  },
  { ...other, name: 'a child is hurt', phrases: OTHER, unless: LONG_AGO },
  {
    ...other,
    name: 'a child is bullied',
    phrases: BULLIED_NOW,
    needs: A_CHILD + OWN_CHILD,
    unless: LONG_AGO + GROWN_UP_BULLY,
  },
  {
    ...other,
    name: 'a child was bullied',
    phrases: BULLIED,
    needs: A_CHILD + OWN_CHILD,
    unless: LONG_AGO + BULLIED_BEFORE,
  },
  { ...self, name: 'a child asks', phrases: SELF, unless: LONG_AGO + GROWN_UP_LIFE },
  {
    grave: 'minor',
    voice: 'pregnancy',
    name: 'a pregnant child asks',
    phrases: PREGNANT,
    needs: OWN_AGE_SAID,
    unless: LONG_AGO,
  },
  {
    ...self,
    name: 'a child in danger asks',
    phrases: DANGER_TO_ASKER + OF_A_CHILD,
    needs: OWN_AGE,
    unless: LONG_AGO,
  },
]

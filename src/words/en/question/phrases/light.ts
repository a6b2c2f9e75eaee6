/** What only sounds like danger: a sensible person sees that it is light. It is taken out before anything is looked for. */
export const LIGHT = String.raw`
  (?:boss|manager|company|mother|sister|brother|parents|flatmate|roommate|housemate|colleague|who|someone|somebody|teacher|school|friend|daughter|son|kids) (?:always |still |also |just |secretly |even )?(?:reads?|checks?|took|takes|borrowed|has|stole|nicked|moved) (?:all )?my (?:texts|messages|emails|mails|phone|keys|car keys|clothes|charger|car|bike|money|wallet|purse|diary|laptop|things|stuff|idea|ideas|shoes)(?= (?:\.|again|and (?:it|i|will|should)|why|what|is|should|will|lol))
  (?:boss|colleague|manager|supervisor|coworker|team|universe|god|cat|dog|teacher|coach|crush|hr|company) (?:is |are |always |secretly |just )?(?:watching|spying on|following|tracking) (?:me|us)(?= \.)
  (?:cat|dog) (?:has started |keeps |is )(?:following me(?: [a-z ]{0,14}sitting)?|sitting)
  (?:boyfriend|girlfriend|husband|wife|partner|fiance|he|she|man) (?:really |already |also |still |never |suddenly )?(?:wants?|wanted)(?: more| to have)? (?:kids|children|a child)
  (?:dreamt|dreamed|had a (?:dream|nightmare)) (?:that )?(?:he|she|they|my \w+|someone|a \w+) (?:hit|hits|killed|slapped|chased|attacked|beat|strangled|shot|bit) me
  (?:hit|hits) me with (?:a|his|her|the) (?:pillow|cushion|snowball|ball|newspaper)
  slapp?e?d? me on the back
  (?:mother|father|parents|grandmother|sister|friend|client|customer|bank|boss) will not stop (?:calling|texting|messaging)(?= (?:me )?\.)
  bored (?:of|with) (?:my |this )?life
  (?:locks?|locked) (?:himself|herself|themselves) in (?:his|her|their) room
  (?:cat|dog|kitten|puppy|rabbit|hamster|pet|tortoise|parrot) (?:is |was |keeps |always )?(?:hiding|hides|hid) (?:under|in|behind) (?:the|my) \w+
  (?:kept|keep|keeping|took|take|has|have|holding) (?:my|our|the) passports?(?=.* (?:visa|embassy|consulate)\b)
  (?:cat|dog|puppy|kitten|horse|pony|parrot|hamster|rabbit|goat|goose|bee|wasp|mosquitoe?s?)~ (?:bit|bites|biting|scratched|scratches|scratching|kicked|kicks|attacked|attacks|stung) (?:me|us|him|her|everyone)
  (?:left|moved(?: away| out)?|went(?: away| home)?|walked(?: out| away)?|quit) without (?:even )?(?:saying |a |a word or a )?(?:goodbye|farewell|good bye)(?: to (?:me|us|anyone|the team))?
  dangerous to (?:text|fall|love|date|trust|hope|kiss|mix|invest|dream|flirt|work|meet|fly|drive|swim|travel)
  (?:turned|showed|shows|turns|stood|stands|came) up (?:at|outside) my (?:door|house|flat|place|work|office)~ (?:with (?:flowers|soup|cake|a|roses|dinner|coffee|breakfast|my favourite)|to (?:apologise|say sorry|propose|surprise))
  (?:afraid|scared|frightened|terrified|nervous) of (?:his|her|their) (?:reaction|answer|reply|response|judgement|judgment|opinion|dog|cat|driving|cooking|feelings|past|expectations|criticism|horse)
  shoot (?:him|her|them) (?:a|an) (?:quick )?(?:message|text|email|line|dm)
  hit (?:him|her|them|me) up
  (?:beat|beats|beating|beaten) (?:me|him|her|them|us|my \w+) (?:at|in) (?:chess|cards|tennis|golf|poker|scrabble|pool|darts|uno|everything|every game|the (?:race|final|quiz|game|match|election|competition))
  (?:threw|throws|throwing) (?:himself|herself|themselves|shade|a smile|compliments|kisses|confetti|glances) at (?:me|him|her|us)
  (?:it|that|this|which|love|commitment|marriage|change|intimacy|closeness|success|the (?:thought|idea|future|exam|move|wedding)|moving|flying) (?:really |still |also |just )?(?:scares|frightens|terrifies) me
  nothing (?:left |more )?to (?:say|tell|talk about|wear|cook|watch|read|add)
  giv(?:e|ing|en) up on (?:men|women|love|dating|us|him|her|them|my (?:job|dream|dreams|ex|marriage|relationship|diet|garden|thesis|novel|book|team|business|crush)|this (?:job|relationship|man|guy)|finding|romance|the apps)
  not care any more (?:what|who|where|if|whether) (?:he|she|they|my ex|people)
  (?:gave|give|giving|donate|donated|donating) blood
  falls? (?:apart|in love|for (?:him|her|it|someone)|behind|through|back on)
  could have (?:killed|murdered|strangled|slapped) (?:him|her|them|my \w+) when (?:he|she|they) (?:told|said|forgot|turned|asked|ate|spilled|came|did not)
  (?:dreamt|dreamed|had a (?:dream|nightmare))~ i (?:was falling|fell|was drowning|drowned|was flying|jumped|was chased)~ (?:cliff|building|bridge|roof|stairs|water|sea|sky|window|river)
  (?:does|will|when|it)~ (?:get|gets|become|becomes) lighter(?! than)
  # leaving somebody, a place, a team
  (?:leave|leaving|dump|break up|end it|split up|reject|say no|turn (?:him|her|them) down)~ (?:but|and|because|without|how do i|though)~ (?:afraid of |scared of |worried about |fear of )?(?:hurt|hurting|break|breaking) (?:him|her|them|anyone|(?:his|her|their) (?:heart|feelings))
  (?:better|best|happier|easier) (?:off )?without me (?:in (?:goal|defence|midfield|attack|the (?:choir|band|play|squad|kitchen))|as (?:a|the|their)|playing|singing|on)
  do not want to be here i would rather (?:work|be at|be in|go|stay|travel|live)
  (?:goodbye|farewell|last|final) (?:letters?|notes?|cards?|messages?|words|texts?|speech|videos?) (?:to|for) (?:my|the|our) (?:pupils|students|class|kids in|team|colleagues|customers|clients|readers|choir|patients|neighbours|staff)
  attack(?:s|ed|ing)? (?:me|us) (?:for|over|about|because of|on (?:facebook|twitter|instagram|social media|x))
  # kill
  (?:is|are|was|been|be|literally|absolutely|really|slowly) killing (?:me|us)
  killing me(?: softly| with| lol| here| slowly)?(?= (?:softly|with|lol|here|slowly|\.|do|should|will|is|what|how|when))
  kill(?:s|ed|ing)? (?:it|time|the|this|that|two|some time|an hour|off)(?! (?:man|woman|baby|child|kids?|boy|girl|guy|bitch|bastard)\b)
  killing (?:myself|ourselves) (?:at|for|over|with|in) (?:work|the gym|gym|school|the office|this job|a job|my job|this company|a boss|my boss|this degree|the exam|exams|overtime|homework|deadlines|training)
  kill(?:ed|ing)? (?:myself|ourselves) laughing
  (?:mother|father|parents|boss|teacher|coach|sister|brother|they|she) (?:will|would|is going to|are going to|is gonna|might) (?:so |totally |literally )?kill me(?= (?:if|when|for|lol|\.|haha))(?! if i (?:leave|go|tell|run))(?!.* (?:religion|caste|honou?r|mean it|mean really|really mean|seriously|literally|muslim|hindu|gay|pregnant|knife|gun|hits|beat|beats)\b)
  (?:i )?could (?:just |honestly |literally )?(?:kill|murder|strangle) (?:him|her|them|my \w+|a \w+)
  kill me now
  dressed to kill
  kill(?:ing|ed|s)? (?:me|him|her|them|us|people|everyone) with kindness
  (?:love|like|thank|hug) (?:it|me|them) or (?:kill|murder) me
  (?:hr|manager|editor|supervisor|tutor|bridesmaids?|flatmates?|roommate|landlady|landlord|team|grandmother|head ?teacher|head|daughter|daughters|agent|accountant|dentist|hairdresser)~ (?:will|would|is going to|are going to|might) (?:so |totally |literally )?(?:kill|murder) me(?= (?:if|when|for|\.|haha|lol))(?! if i (?:leave|go|tell|run))(?!.* (?:religion|caste|honou?r|mean it|seriously|muslim|hindu|gay|pregnant|knife|gun|hits|beats?)\b)
  kill for (?:a|an|some|this|that|it)
  # die, dead, death
  dying (?:to|for|of (?:laughter|boredom|curiosity|embarrassment|cringe|shame)|inside (?:lol|haha)|laughing)
  (?:die|dying|died|dead) (?:laughing|of (?:laughter|boredom|curiosity|embarrassment|cringe|shame)|from (?:laughter|boredom|embarrassment|cringe|shame))
  (?:want(?:ed)? to|could|nearly|almost|would|will) (?:just )?die(?:d)? of (?:laughter|boredom|curiosity|embarrassment|cringe|shame)
  to die for
  die hard(?: fan)?
  do or die
  die on (?:this|that|the|a) hill
  old habits die
  over my dead body
  drop dead (?:gorgeous|beautiful)
  dead (?:phone|line|end|tired|serious|set|weight|easy|good|lift|battery)
  never say die
  death (?:card|metal|valley|star|by powerpoint|eaters?)
  # suicide
  suicid(?:e|al) (?:sprints?|squirrels?|drivers?|driving|cyclists?|pigeons?|pheasants?|sponge|lemmings?|statistics)
  (?:is|be|it|that|sounds like)~ suicide (?:to|if i|for me to) (?:quit|resign|leave (?:my|the|this) job|ask|wear|launch|open|move|start|turn|invest|sell|buy|change|switch|go back|take (?:a|the|on)|say|text|post|show)
  committed suicide by
  (?:order|team|batting|batsmen|party|defence|club|company)~ commits? suicide
  (?:career|political|social|professional|financial|commercial|business|brand|economic) suicide
  suicide (?:squad|doors?|kings?|queen|burger|wings|mission)
  (?:died|death|dead|lost|loss)~ (?:by|to|from|of|through) (?:suicide|an overdose|overdose|a suicide)
  (?:suicide|overdose) (?:took|of (?:my|a|his|her))
  (?:{kin}|he|she|they|who|boy|girl)~ (?:committed|completed) suicide
  (?:{kin}|he|she|they|who|boy|girl)~ (?:killed|hanged|hung|shot) {their}
  (?:{kin}|he|she|they|who|boy|girl)~ took (?:his|her|their) own life
  # ourselves, lightly
  cut(?:ting)? myself (?:some|a bit|a little|off|a slice|a piece|a bit of|loose|short|shaving|out|in two)
  cut(?:ting)? (?:my|his|her) (?:hair|fringe|bangs|nails|losses|hours|spending|grass|salary|pay|budget)
  burn(?:ing|ed|t)? myself (?:out|cooking|baking|on the (?:oven|iron|stove|kettle|pan|grill|hob))
  (?:hit|struck|knocked down|knocked over|run over) by (?:a|the|an) (?:car|bus|bike|cyclist|train|truck|lorry|taxi|scooter|tram|van|ball|wave|thought|song|baguette|frisbee|football|branch|snowball|coconut|box|trolley|pigeon|drone|door)
  (?:attacked|harassed|abused|threatened)(?: me)?(?: by (?:my|the|a) \w+)? (?:in|at|during|over|via) (?:a|the|an|my) (?:meeting|review|emails?|chat|debate|comments|interview|zoom)
  hang(?:ing)? myself out
  sho(?:o)?t(?:ing)? myself in the foot
  kick(?:ing)? myself(?: for)?
  beat(?:ing)? myself up
  end(?:ing)? (?:it|things) with
  (?:hurt|hurting|cut|cutting|punch|punching|bite|scratch|scratched|bruise) myself (?:at the gym|running|skiing|training|playing|climbing|in training|lifting|again at the gym)
  put me out of my misery
  hurt(?:ing|s)? my (?:career|chances|credit|knee|back|ankle|shoulder|wrist|leg|foot|reputation|business|feelings)
  # hit, beat, follow and other verbs with another meaning
  hits? (?:me|him|her|us) (?:up|with (?:a (?:text|message|bill|joke|line|question|fine|request)|the news|that|his (?:charm|smile))|that|like|how|when i realised|when i realized|in the feels|back on)
  (?:it|that|this|reality|grief|realisation|sadness|news|song|which|what) (?:just |finally |really |suddenly |always |still |often )?(?:hits?|hit) (?:me|us)
  hit on (?:me|him|her|us)
  hit me with (?:the truth|your|it|all|some|a card|cards?|good|whatever|what)
  (?<=^ )hit me(?= (?:\.|up|with|universe|tarot|cards?))
  (?:karate|judo|sparring|kickboxing|taekwondo|paintball|dodgeball)~ (?:test|exam|grading|match|bout|class|night|tournament)~ (?:will|going to|might) (?:hit|kick|punch|beat) me
  (?:squad|team|guild|lobby|clan|group|chat|server|discord|band) (?:has |have |just )?(?:kicked|booted) (?:me|us)
  (?:water|nerf|toy|squirt|glue|nail|heat|spray|paintball|cap|laser|radar|staple) guns?
  bat (?:mug|box|boxes|detector|walk|survey|cave|colony|mobile)|cricket bat|baseball bat (?:lessons?|practice)
  beat (?:her|his|their|my|your|our) (?:own )?(?:time|times|record|score|high score|personal best|best|pb)
  (?:will|can|could|would|do) i (?:ever |finally |even |actually )?beat (?:him|her|them)(?= (?:\.|at|in|on|to|this|next|for))
  if i beat (?:him|her|them) (?:on|at|in|to|this|next)
  (?:tortured|strangled|murdered|attacked|beaten|crushed|assaulted) (?:with|by) (?:it|paperwork|emails?|bureaucracy|admin|deadlines?|homework|hay fever|mosquitos?|mosquitoes|midges|spreadsheets?|boredom|duolingo|calculus|algebra|maths|bagpipes|red tape)
  threaten(?:ed|s|ing)? me with a~ (?:review|star|invoice|detention|haircut|makeover|cake|diet)
  (?:lost|losing)~ will to live(?= (?:which|at the|in (?:this|the) (?:queue|meeting|airport)|lol|haha))
  rather die than (?:see|eat|wear|watch|go to (?:the|a)|dance|sing|admit|ask|listen|work|miss|share|text|call)
  dream(?:t|ed|ing|s)?~~ my own funeral
  (?:his|her) (?:mother|father|sister|brother|dog|cat|friends?) (?:still |even |also )?follows? me(?= (?:\.|back|on))
  (?:dog|cat|puppy|labrador|goat|horse|pig|beagle) (?:has |just )?(?:ate|eaten|swallowed)
  i (?:have )?(?:held|hold|holding) (?:her|his) hair
  (?:school|teachers?|college) (?:really )?(?:keep|keeps|kept|took|takes|confiscated|have|has) my phone
  (?:someone|somebody|thieves|thief) (?:took|stole|nicked|has) my (?:shoes|phone|keys|wallet|purse|coat|glasses|clothes|bike|laptop)
  electrocut(?:e|ed|ing) myself (?:with|on|off)
  hit (?:it|the|a|rock)(?! (?:woman|man|child|kids?|children|baby|boy|girl|dog)\b)
  beats me(?= (?:\.|why|how|what))
  (?:beat|beats|beating|beaten) (?:me|him|her|them|us) (?:to|at|in|for|by)(?! (?:the|a)? ?(?:face|head|stomach|pulp|death))
  slap (?:in|on) the (?:face|wrist)
  kick in the teeth
  kick(?:s|ed|ing)? (?:me|him|her|us) (?:out|off)
  punch(?:ing|es)? above
  follow(?:s|ed|ing)? (?:me|him|her|us) (?:back|on|again)(?: (?:on )?(?:insta|instagram|tiktok|twitter|ig|facebook|spotify|social media))?(?! (?:the street|the way|my way|foot))
  (?:stalk(?:s|ed|ing)?|checks?|watch(?:es|ing)?|views?) my (?:insta|instagram|profile|story|stories|facebook|socials|social media|linkedin|tiktok|page|snap)
  (?:insta|instagram|facebook|online|cyber|internet|social media) stalk(?:ing|ed)?
  stalk(?:ing|ed)? (?:his|her|their|him on|her on) (?:insta|instagram|profile|facebook|socials|social media|linkedin|tiktok|page)
  push(?:es|ed|ing)? (?:me|him|her) (?:away|to|too|hard|harder)
  grabs? (?:me|us) (?:a|some)
  threw (?:me|him|her) (?:off|out)
  shoot(?:ing|s)? (?:a|the|my|our|your) (?:film|movie|video|shot|wedding|scene|documentary|photos?|shots|hoops|pilot|ad|commercial|short|music video)
  tie(?:d)? the knot
  (?:drug|substance|alcohol|power) abuse
  abuse of (?:power|trust|drugs|alcohol)
  attack(?:s|ed|ing)? (?:of|the|a|this|my) (?:problem|project|nerves|anxiety|panic)
  (?:panic|heart|anxiety|asthma) attacks?
  raped? (?:seed|field)
  (?:trapped|stuck) (?:wind|nerve)
  held hostage by (?:my|the|a) (?:job|mortgage|contract|visa)
  (?:overdose|overdosed|overdosing|od) on (?:chocolate|coffee|caffeine|netflix|sugar|cake|tv|cheese)
  jump(?:ed|ing)? (?:ship|the gun|at|in with both feet)
  bullet (?:journal|point|points|dodged|train)
  bite the bullet
  run(?:ning)? away (?:with|together|from (?:my|the|our|this) (?:problems?|feelings?|responsibilit\w+|past|truth|commitment|love|job))
  (?:poem|song|novel|book|film|movie|play|story|script|chapter|podcast|documentary|essay|thesis|character|series|game|album|band|cocktail|dish|sauce|dissertation)~ (?:about|called|on|titled)(?: the)?(?: \w+)? (?:suicide|overdose|black death|murder|abuse|violence|killing|rape|death|stalking|a stalker|self harm|dying)
  (?:team|office|company|department|project|colleagues|coworkers|class|band|choir|boss|staff|clients|shop|business)~ (?:be|cope|manage|survive|do) (?:okay|fine|better|well|all right) without me
  (?:luck|numbers?|hermit|cards?|guides?|angels?|spirits?|ancestors|dreams?|past|eyes|dog|cat|birds?|crows?|robins?|moon|kitten|ghost|fox|something|entity|energy|shadow|presence)~ (?:follow|follows|following|followed|watches|watching|comes? into my|gets? into my|sneaks? into my|climbs? into my)~ (?:me|bed|room|bedroom)(?: \w+)?
  {child}~ (?:hits|hit|hitting|bites|biting|bit|kicks|kicking|pushes|pushing|pushed|bullies) (?:other|another|his|her|all the) (?:kids?|child|children|classmates?|friends?|brother|sister)
  (?:exams?|test|job|heat|commute|suspense|hangover|course|schedule|workload|wait|waiting|homework|shift|shoes|heels|feet|back|run|workout|gym|it|this|that|thesis|stairs|boredom|curiosity)~ (?:will|is going to|going to|might|would|could) (?:kill|murder|finish|destroy) (?:me|us)
  (?:will|would|is going to) (?:so |literally |totally )?(?:kill|murder) me if i (?:buy|bought|sell|sold|chuck|shrink|skip|cancel|wear|wash|paint|forget|miss|lose|scratch|spend|order|eat|adopt|book|break (?:his|her|the)|am late|bring (?:home|another)|get another|do not (?:call|come|buy|pick|finish))
  i (?:broke|twisted|pulled|sprained) my \w+
  (?:sons?|daughters?|boys?|girls?|kids?|babys?) father (?:has )?(?:disappeared|ran away|run away|went missing)(?! (?:with|and))
  it hurts? that
  (?:ethics|compliance|speak up|whistle\w*|fraud|customer|support|tax|council|company) (?:hotline|helpline)
  it is (?:just |really |only )?hitting me(?= (?:now|that|how) )
  (?:kids|children|friends?|sons?|daughters?|brothers?|sisters?|she) (?:have|has|is|are) shut(?:ting)? me out(?! (?:of|in|on|at|over|until|last|all|without|naked)\b)
  (?:hurry|keen|eager|rush) to get me out(?! of here (?:alive|safe))
  i (?:still |really |just )?do not know where i (?:am|stand) with (?:him|her|them)
  my (?:job|secrets?|seat|position|desk|idea)(?: is)? safe
  you are dangerous
  back to bite me
  (?:home office|embassy|consulate|solicitor) has~ my (?:documents|papers|passport)
  who (?:took|has) (?:the|my) (?:money|(?:car |house )?keys)
  (?:staring|looking|smiling|glancing) at me in (?:class|lessons?|lectures?|assembly|meetings?|church|the (?:office|gym|canteen|library))
  keeps (?:asking|telling|correcting|interrupting|ignoring) me in (?:class|meetings?|private|front)
  (?:wrong to|should we|should i) (?:get|put) an? (?:air)?(?:tracker|tag)(?= (?:on|in|for) (?:my|our) (?:\d+|son|daughter|kid|child|dog|cat))
`

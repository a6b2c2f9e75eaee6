/** Words for wanting to die, for the ways of it, for farewells; first of the asker, then of somebody else. */
import type { PhraseField } from '../../../../tarot/question/guard.ts'

const HARMING =
  '(?:kill|killing|hang|hanging|drown|drowning|shoot|shooting|stab|stabbing|cut|cutting|cutted|hurt|hurting|harm|harmed|harming|burn|burned|burnt|burning|scratch|scratched|scratching|bite|biting|punch|punching|choke|choking|starved|bruise|poison|poisoning|starve|starving|end|ending|off|offing|delete|deleting|erase|suffocate|strangle|murder|electrocute|gas|destroy|injure|injuring|punish|punishing)'
const LIVING =
  '(?:live|exist|be alive|be here|be around|be on this (?:earth|planet)|be in this world|wake up|go on|carry on|keep going|keep living|continue|breathe|see tomorrow|survive|be anything|be a person|do life|be part of this world|get through this)'
/** What makes these mean a flat, a trip or a job. */
const NOT_OF_LIFE =
  '(?! (?:here|there|with|in|at|next|near|nearby|together|abroad|by|on|alone|apart|close|under|far|out|working|dating|as|for|when|while|studying|to|early|before|beside|a|the|this|my|our|seeing|talking|doing|being|trying|paying|waiting|through|over|up|from|off|if)\\b)'

const WISHES = String.raw`
  ${HARMING}(?: \w+)? {self}
  (?:please|someone|god) kill me
  (?:want|wanting|wants me|wish|wishing|like|love|rather|prefer|ready|plan|planning|hope|hoping|decided|try|tried|trying|need|deserve|deserved|supposed|begging|praying|pray|beg|chose|choose|longing|long|thinking of ways|willing|okay|allowed|time for me|i have|destined|meant)~ (?:to )?(?:just |really |actually |finally )?(?:die|be dead|be deceased|pass away|perish|expire|be six feet under|die in my sleep|stop living|stop existing|stop breathing|cease to exist|end up dead)(?! (?:alone|of|for|on|from|in my|rich|my hair|it)\b)
  (?:i am|am|me) going to die (?:tonight|today|by my)
  want(?:ing)? death
  (?:want|wish|wishing|hope|wanting)~ (?:i )?(?:was|were|am|be|to be) (?:dead|gone|no more|nothing|never born|not alive|not here|not born|under the ground|in the ground|in a coffin|not around)
  (?:wish|wishing|hope) (?:i|that i|to) (?:would|could|had|did|do|will|to)?(?: just)? ?(?:never (?:wake|been born|existed|born|woke)|not (?:wake|been born|exist|existed|woken|woke|have to wake|survived|live)|die|died|disappear|vanish|stop existing|end it|fall asleep)
  (?:better|best|happier|easier|freer|richer) (?:off )?(?:if i (?:was|were|am|is) (?:dead|gone|not here|not around|no more|not alive)|dead|without me|if i (?:died|disappeared|vanished|left this world|did not exist|never existed|just died))
  (?:better|best|easier|happier|kinder|cheaper|good|relief|relieved|simpler|nicer)~ (?:if|when|once) i~ (?:gone|dead|died|not here|not around|disappeared|no more|did not exist|not alive|killed)(?! (?:on holiday|from work|home)\b)
  (?:use|using|used|try|turn|turning)~ (?:it|that|this|the (?:gun|knife|rope|blade)) on {self}
  (?:never|not) (?:have )?(?:been|be) born
  (?:do|did|does|would|could|can|will) (?:not|nt)~ (?:want|wish|care|like|intend|plan|bear|stand|feel like|see myself|expect|going)(?: to| myself)?(?: even| really| just)? ${LIVING}${NOT_OF_LIFE}
  (?:no more|not any more|never) (?:want|wanting|wish) to ${LIVING}${NOT_OF_LIFE}
  (?:not|never) (?:want|wanting|wish|wishing) to ${LIVING}${NOT_OF_LIFE}
  i do not want (?:this|my|the) life(?: any more)?
  (?:sick|tired|fed up|exhausted|weary|done|finished|through|bored|over) (?:of|with|from)?(?: this| my)? ?(?:living|life(?! (?:admin|coach))|being alive|existing|existence|breathing|being here|being me|waking up(?! (?:early|at|before|next|for))|fighting to stay)(?! (?:with|in|at|here|there|on|next|near|out of|paycheck|alone|together|apart)\b)
  (?:no|any|one|a|some|good|find|give me|lost|only|nothing|little|much|what|out of)~ (?:reason|reasons|point|will|purpose|use|sense)~ (?:to|in|of|for) (?:live|living|go on|going on|stay alive|staying alive|be alive|being alive|exist|existing|keep living|wake up|waking up|be here|being here|stay here|carry on|carrying on|keep going|my life)
  (?:nothing|no one|anything|little)~ (?:to|worth) (?:live|living|stay alive|stay) for
  (?:lost|no|losing|have not|without)~ (?:the |my |any )?will to live
  (?:is|was|not|life|be|isnt|it)~ (?:worth living|worth being alive|worth staying alive)
  (?:should i|why|reason to|want to|point in|point of|can not|worth|how do i|how long can i|do i|why do i)(?: even| just| still)? (?:keep|stay|staying|keeping|be|being) (?:alive|living)(?! (?:in|with|at|on|abroad|together|here|there|near|alone|my)\b)
  (?:should|shall|must|do) i (?:still |just |even |really |bother )?(?:live|be alive|stay alive|keep living|exist|die|be dead|keep breathing)(?! (?:in|with|at|on|up|abroad|together|here|there|near|alone|my|closer|more|like|off|by|healthily|a|the|this|out)\b)
  (?:hate|hating|loathe)~ (?:being alive|living|that i am alive|that i woke up|existing|waking up alive|my existence)
  (?:giving|give|gave|given) up on (?:life|living|everything|being alive)
  (?:should|can|may|could|want to|going to|about to|time to|ready to|think i will|i will|just|might|do i|i)~ (?:end it all|end everything|end my (?:suffering|pain|misery|existence|story|days)|finish it all|be done with it all|stop it all|end the (?:pain|suffering|misery)|make it all stop|make everything stop|end it(?: all)? (?:tonight|for good|once and for all|permanently|forever|soon))
  end(?:ing)? it all
  (?:end|ending|ended|take|taking|took|taken|finish|finishing) (?:my|my own|this|ones own) (?:own )?(?:life|lives|existence)(?! (?:insurance|savings|as|to the|to a|together|partner|too seriously|seriously|for granted|back|coach|story|choices|path|one day|day by day|into my)\b)
  (?:out of|done with|get off|rid of|escape|escape from|release from|released from|free from|free of) (?:this|my) (?:life|world|earth|existence|body)(?! (?:together|partner|forever dieting|weight|fat)\b)
  (?:leave|leaving|depart|exit|quit|exiting|left|leave from|get off|check out of) (?:this|the) (?:world|earth|planet|life|realm|plane|earthly plane|mortal coil|body)
  (?:want|wish|just|need|wanting|like)~ (?:everything|it all|all of it|all of this|all this|the pain|this pain|the suffering|the hurting|the hurt|the noise|my life|life|the thoughts) to(?: just| all)? (?:end|stop|be over|go dark|go black|go quiet)(?= (?:{end}))
  (?:want|wanted|like|wish|going|plan|need|could|just|will|might|rather|ready)~ (?:to |i could )?(?:just )?(?:disappear|vanish|not exist|stop existing|fade away|slip away|cease|be erased|not be(?= (?:\.|any more|alive|around|missed|needing|me|the one who|a (?:burden|bother|problem|nuisance|next)) )|not be here|not wake up|never wake up|sleep forever|sleep and never wake|go to sleep forever|fall asleep forever|be no more|evaporate|go to sleep and not|fall asleep and not|sleep and not)(?! (?:on (?:him|her|them|everyone|people)|from (?:his|her|social|work|instagram|the internet)|to (?:bali|spain|an island|the|a)|for a (?:week|bit|while|month|weekend)|with (?:him|her|you)|off social)\b)
  (?:not|never|without|do not)~ (?:wake|waking) up(?: again| tomorrow| in the morning)(?! (?:next|beside|alone|early|tired)\b)
  (?:sleep|asleep)~ (?:and|to)? ?(?:not|never) (?:wake|waking)
  (?:join|joining|follow|following|be with|being with|go to|see|meet|reunite with) (?:him|her|them|my (?:\w+ )?(?:husband|wife|mother|father|son|daughter|baby|brother|sister|grandmother|grandfather|dog|friend|boy|girl|partner|fiance))(?: again)?(?: soon)? (?:in heaven|in the grave|on the other side|up there|in death|in the next (?:life|world)|beyond|in the afterlife|wherever he is|wherever she is)
  (?:my|is my|if my) time (?:to go|is up|has come|to leave)(?: yet)?(?= (?:{end}))(?! now from)
  (?:why|how)~ (?:am|are) i (?:even |still )?(?:alive|here on this earth|living|breathing)
  (?:is|am) i (?:supposed|meant|better|allowed)~ (?:dead|die|be dead)
  (?:think|thinking|thought|thoughts|dream|dreaming|fantasise|fantasize|fantasising|fantasizing|daydream|obsessed|obsessing|planning|google|googling|googled|research|researching|looking up)~ (?:about|of|on|with)~ (?:dying|my own death|ending it|ending my|killing|not being (?:here|alive)|being dead|death|not waking|jumping|how to die|crashing|driving into|hanging|my funeral|the pills|ways to die|suicide)(?! (?:card|of my|of (?:him|her)|since|after|my (?:father|mother|dog|cat|hair))\b)
  (?:unfit|not fit|not meant|not made|not built|too weak|never meant) (?:for|to) (?:live|living|life|this life|be alive|exist|this world|be here)
  (?:do i|i|did i|would i|i do not|me) (?:even |really )?(?:deserve|deserved) to (?:live|be alive|exist|breathe|die)
  (?:world|everyone|everything|family|kids|children|mother|he|she|they|people|husband|wife|life|it)~ (?:better|happier|easier|fine|okay|best|relieved|off|good|richer) (?:off )?(?:without|if not for) me(?! (?:at|on the|in the (?:team|office|band|group|meeting))\b)
  (?:would|will|does|do|can|if|could|did)~ (?:anyone|no one|they|he|she|someone|people|everyone|my \w+)~ (?:notice|care|miss me|cry|mind|remember me|find me|be sad|be upset|come to my funeral|even know)~ (?:if|when|that|were|once|after|should) (?:i|me)~ (?:gone|dead|died|die|disappeared?|vanished?|not here|not around|left this|went (?:missing|to sleep|under|for good)|stopped (?:existing|breathing|eating|being|living)|no more|did not wake|killed|jumped)(?! (?:in the (?:office|house|room|group)|at (?:work|the office|school|home)|for (?:a|the) (?:day|week|weekend|while)|from work|home|the party|the job|to bed|early|on holiday|offline)\b)
  (?:no one|nobody|not anyone|not a soul|none of them)~ (?:would|will|is going to)~ (?:miss me|notice|care|cry|mind|come to my funeral|find me)(?: (?:if|when)~ (?:gone|dead|died|die|disappear|disappeared|not here))?(?= (?:{end}|i|gone|if|when))(?! (?:if|when) i (?:just )?(?:stayed in (?:all|bed)|skipped|wore|changed|left (?:early|the party)|called in) )
  (?:how|who)~ (?:many|will|would)?~ (?:come|cry|be|go) (?:to|at) my funeral
  (?:if|when|once|after) i (?:was|were|am) (?:gone|no more here|not here|not around|dead|no more)~ (?:would|will|who|be|they|everyone|anyone|no one)
`

const FAREWELLS = String.raw`
  (?:should|can|must|how do|why should|why do) i (?:even )?go on(?= (?:\.|living|any more|like this(?! (?:at work|in (?:this|my) job|with (?:my )?(?:mother|father|boss|work|job)))) )
  i should (?:even )?go on(?= \.)
  i (?:will|might|may) not be (?:there (?:for|to|tomorrow)|in it|going back|coming (?:back|home)|waking|eating)
  to not be (?:anything|anyone)
  what i (?:might|could|may|will|would) do to {self}
  if i (?:disappeared|vanished|died|disappear|vanish)(?= (?:tomorrow|who|would|today|tonight|\.|one day|right now))
  do not think i will (?:see|live to|make it to|be here|be alive|survive)
  (?:anyone|they|who|someone|he|she|mother|father|husband|wife)~ find (?:the|my) (?:note|letter|body)
  end(?:ing)? (?:your|ones|my) own (?:suffering|life|pain|misery)
  my (?:own )?death~ (?:easier|better|help|hurt|affect|fix|solve|relief|free|good for|matter|them|they|everyone)
  i (?:could|might|may|should|would|will|had better|ought to)(?: as well| just| easily| really)? be dead
  (?:no|any|what is the|see the|the) point (?:in |of )?(?:being (?:here|alive|around)|living|existing|going on|carrying on|staying alive|waking up|me(?= (?:\.|any more|being|existing|staying|carrying|at all|living|even|still|trying|waking|here|seeing|reaching)))
  let(?:ting)? (?:myself|me|go and) (?:just )?(?:fade|go under|die|drown|fall|sink|waste away|starve|slip away|freeze)
  end(?:ing)? (?:things|this|it) (?:for good|permanently|forever|once and for all)(?! with\b)
  (?:reasons?|why)(?: why)?(?: i)?(?: should)?(?: i)? not (?:to )?(?:do it|jump|die|end it|end my|kill|take (?:them|the)|go through with it)
  life (?:is|was|isnt) (?:just |simply )?(?:not|never) (?:for|meant for) me
  (?:urge|urges|urging|want|wanting|need|crave|craving|love) to (?:bleed|see (?:my )?blood|feel pain|jump|cut|hurt|burn|swerve)(?! (?:it|my (?:hair|losses|hours)|down|back|out|calories|fat|it down|the cord|ties|off|him|her|at|in|on|for|into a)\b)
  (?:urge|urges) and (?:bleed|cut|burn)
  (?:people|those|someone|somebody|ones|souls|men|women) who (?:give up|gave up|kill|killed|end it|end their|take their|took their|commit|jump|do it)(?! (?:me|smoking|on love|dairy|meat|on me)\b)
  if i (?:was|were|am) (?:just )?(?:dead|gone)(?! (?:for|on|at|to|from|by|away|when|a week|all)\b)
  (?:do|why do|must|should) i (?:have to|need to|want to|get to)?~ (?:be|stay|being) alive
  (?:live or die|live or not|alive or dead)(?= (?:{end}|any))
  (?:do not|cant|can not|not|dont) (?:really )?trust myself (?:tonight|alone|right now|with|to be|any more|around|at home|to stay)(?! (?:my (?:money|decisions)|decisions|choices|to choose)\b)
  (?:safe|protect me|save me|danger) (?:from|with|to|around) myself
  (?:keeping|keeps|kept|keep) me (?:alive|here on earth|breathing|from (?:ending|doing it|killing|jumping|suicide))
  (?:reason|reasons) (?:to|for) (?:stay|staying)(?= (?:here|alive|on this))(?! here in)
  there is (?:a|any|one) reason to stay(?= \.)
  (?:samaritans|crisis (?:line|text line|team|hotline)|suicide (?:line|hotline|helpline)|lifeline|988|helpline|hotline)(?! (?:for (?:my )?(?:internet|broadband|tv|bank|customer))\b)
  (?:survive|make it through|get through|last|live through) (?:the|this|to|another) (?:night|tonight|weekend alone)
  (?:death|dying|being dead|not existing)~ (?:would|will|seems|feels|sounds|looks|is|must)~ (?:relief|easier|peaceful|better|nice|freedom|release|escape|answer|only way|comforting|tempting|beautiful|option)
  (?:eternal|final|everlasting|endless|permanent) (?:sleep|rest|peace|solution|exit)
  (?:only|easiest|best|last|quick) (?:way|escape|exit|option) (?:out|left)(?! of (?:debt|a|the|my|our|this (?:job|contract|lease|deal|mess|flat|relationship|friendship|town|marriage|situation|rut))\b)
  (?:god|lord|universe|please|angels|death)~ take me(?= (?:home|now|away|tonight|\.|instead|too))(?! (?:home (?:for|to my))\b)
  (?:why|wish|sorry|shame|angry|hate|sad)~ (?:did|that|do)~ (?:i|they) (?:survive|survived|save me|saved me|revive me|revived me|found me|brought me back)
  (?:hope|hoping|wish|wishing|pray|praying)~ (?:a (?:car|bus|truck|train|lorry) (?:hits|would hit|hit)|i (?:get|had|get into|crash|do not live|do not make it|never live|get cancer|get hit|do not survive|will not live|would not live|am not here|have a heart attack|do not see|wont live|not live)|the plane (?:crashes|goes down)|something kills|my heart (?:stops|would stop)|it kills me|someone kills me|i am hit)(?! (?:a job|the job|married|better|promoted|in|over|lucky|into (?:the|a|uni))\b)
  (?:drink|drinking|drank|drunk|starve|starving|work|bleed|bleeding) (?:myself )?to death(?! at work)
  (?:lethal|fatal|deadly) (?:dose|amount|injection|quantity|combination)
  (?:world|everyone|no one|they|family|kids|nobody)~ (?:does not|do not|doesnt|dont|would not|will not|never) (?:need|want) me(?: here| alive| around)
  (?:by|at) (?:my|his|her|their) own hands?(?! (?:made|knitted|built)\b)
  should i (?:just )?jump(?= \.)
  (?:what if|if) i (?:just )?(?:stopped|stop) (?:breathing|existing|living|being (?:here|alive)|eating and)
  (?<!\b(?:should|do|shall|can|could|must|will) i (?:just |finally |ever |first )?)(?:tell|let) my (?:mother|father|kids|children|son|daughter|wife|husband|sister|brother|family|dog|cat|friends|girlfriend|boyfriend) (?:know )?(?:that )?i (?:love|loved|am sorry|was sorry|did my best)(?! (?:him|her|them) (?:more|romantically))
  (?:at|to|for|about|of) my (?:own )?funeral
  (?:what (?:would|will) happen to|who (?:would|will|is going to) (?:look after|take|feed|care for|have|raise))~ (?:if|when|once) i~ (?:not around|not here|gone|no more|dead|die|died|disappear|disappeared)
  (?:they|you|no one|he|she|everyone|people)~ (?:will not|would not|do not|never) have to (?:worry about|deal with|look after|put up with|pay for|bother with|carry|see) me(?: any more| after| again| soon)
  (?<!(?:his|her|their|your|exs) )(?:goodbye|farewell|last|suicide|final|good bye|death) (?:note|notes|letter|letters|video|videos|message|messages|words|text|texts|voicemail)(?! (?:from|he|she|of (?:my|the)|to (?:my|the|our) (?:team|colleagues|boss|clients|class|office|coworkers|landlord|customers))\b)
  (?:wrote|written|writing|finished|recorded)~ (?:the|my|all the|everyones|goodbye|a|those) (?:letters|goodbyes|goodbye|note|will and|farewell|farewells)(?! (?:letter|email|mail|speech|card|party|drinks|to (?:santa|the (?:bank|council|school|landlord|editor|team|class|office)|my (?:team|boss|colleagues|clients|landlord|class|coworkers))|of (?:recommendation|resignation|complaint)|for (?:the|a|my) (?:job|song|blog))\b)
  write~ (?:my|all the|everyones|goodbye|those) (?:letters|goodbyes|goodbye|note|will and|farewell|farewells)(?! (?:letter|email|mail|speech|card|party|drinks|to (?:santa|the (?:bank|council|school|landlord|editor|team|class|office)|my (?:team|boss|colleagues|clients|landlord|class|coworkers))|of (?:recommendation|resignation|complaint)|for (?:the|a|my) (?:job|song|blog))\b)
  (?:say|saying|said|telling|tell)~ (?:goodbye|good bye|farewell|goodbyes|my goodbyes) to (?:everyone|the world|life|all of|my kids|my children|my family|this world|it all|them all|you all)(?! (?:at work|at the office|in the office|at school|before i move|before my flight)\b)
  this is (?:goodbye|my goodbye|good bye|the end for me|it for me)
  goodbye (?:cruel )?world
  (?:putting|put|getting|got|setting|have) (?:all |all of )?(?:my|the) affairs (?:all )?in order
  (?:gave|given|giving|give) away (?:all |all of |most of )?(?:my|the) (?:things|stuff|belongings|possessions|cat|dog|pets|records|guitar|jewellery|jewelry|clothes|books)~ (?:and (?:i )?(?:feel|am|feels|it feels|everything)|(?:and my (?:[a-z]+ ){1,3}and i (?:feel|am))|calm|goodbye|will not need|no more need|peace|because|letters)
  (?:my|the) last (?:night|day|birthday|christmas|sunrise|sunset|meal|hours|days|winter|summer)(?: (?:on earth|alive|on this earth|ever|here))
  (?:is|be|make|was|decided|know) (?:this|tonight|today|it|tomorrow)~ (?:my|will be my|to be my) last (?:night|day|birthday|christmas|reading|message)(?! (?:at|of|in|with|as|before|on the job)\b)
  (?:will|would|can|are|could|should)~ (?:they|he|she|my \w+|the (?:kids|children|cat|dog|dogs|cats)|everyone|my kids|my children)~ (?:be|cope|manage|do|survive|get on|go on|live|recover|get over)~ (?:okay|fine|better|all right|well|right|happy|happier|safe|cared for|without me|looked after)~ (?:without me|once i am gone|when i am gone|after i am gone|if i am gone|if i go|when i am not here)(?! (?:for|while|when i (?:am|go) (?:on|away|at)|on|this|at|next)\b)
`

const WAYS = String.raw`
  (?:stood|standing|stand|sat|sitting|stopped|stop|climbed|went|am|was|been|walked|walk|drive|drove|looking|looked|stare|staring|keep going|back)~ (?:on|at|to|onto|up|off|over|from) (?:the|a|that) (?:\w+ )?(?:edge|ledge|roof|rooftop|bridge|railing|railings|cliff|platform edge|overpass)~ (?:again|tonight|last night|and (?:look|looked|think|thought|could|almost|nearly)|looking|thinking|today|every)
  (?:overdose|overdosing|over dose)(?! (?:on (?:me|him|her))\b)
  (?:i|me)~ overdosed
  how (?:many|much)~ (?:{pills})~ (?:to|would|does|do|will|it takes|it take|is|before|is enough|need|can)(?! (?:my (?:cat|dog|baby|toddler))\b)
  (?:have|got|with|saved|saving|save|bought|buying|collected|collecting|hoard|hoarding|hoarded|stash|stashing|stashed|keep|kept|holding|count|counting|counted|looking at|staring at|stare at|keep looking at|hiding|hid|stockpiling|stockpiled|stockpile)~ (?:the|my|all the|all my|enough|up|a bottle of|bottle of|box of|a stash of|these|those|so many|lots of|a lot of|some|extra) (?:{pills})(?! (?:for (?:my|the|his|her)|from the (?:doctor|gp)|to take for|prescribed|reminder)\b)
  (?:take|taking|took|taken|swallow|swallowed|swallowing|down|downed|necked|neck|eat|ate|swallows)~ (?:all|whole|entire|every|too many|so many|handful|bottle|a lot of|lots of|loads of|full|packet|\d\d|the whole|a box|a pack|a bunch)~ (?:{pills}|bottle|packet|box)(?! (?:of (?:wine|prosecco|chocolates?))\b)
  (?:jump|jumping|jumped|leap|leaping|throw myself|throwing myself|step|stepping|fall|falling|walk|walking|dive|fling myself|lie down|lie)~ (?:off|from|in front of|under)~ (?:bridge|roof|rooftop|building|cliff|train|trains|balcony|traffic|lorry|truck|bus|car|window|ledge|tower block|overpass|viaduct|car park|parking garage|\d+ floor|tenth floor|top floor)(?! (?:station|tour|trip|ticket|into the sea with)\b)
  (?:jump|jumping|jumped|leap|throw myself|step|stepping|walk|walking|lie down|lie|run|running) (?:onto|on|into|out of|in to)~ (?:tracks|rails|railway|railway line|motorway|highway|freeway|traffic|oncoming traffic|sea and|river and|ocean and|canal|window)(?! (?:shop|seat)\b)
  (?:drive|driving|crash|crashing|drove|steer|swerve|run|ride)~ (?:my car |the car |it |myself |us )?(?:off|into)~ (?:a |the |an )?(?:\w+ )?(?:bridge|cliff|wall|tree|lorry|truck|oncoming traffic|oncoming|traffic|river|barrier|road|pole|lake|sea|ditch)
  (?:slit|slitting|slash|slashing|cut|cutting|open|opening|slice|slicing)~ (?:my|her|his|their) (?:own )?(?:wrists?|arms?|legs?|thighs?|veins?|throat|neck|skin|stomach|artery)
  (?:started|start|starting|back to|been|am|stop|stopped|relapsed|relapse|relapsing|urge to|urges to|want to|wanna|need to|quit|again)~ (?:cut|cutting)(?: again| myself| tonight)?(?= (?:again|tonight|\.|will|should|and|but|i|last|after|every|to feel|because|on my|deep|deeper|is|what|when|how|for) )(?! (?:down|back|out|off|carbs|sugar|the|ties|contact|him|her|them|corners|and sewing|and dyeing|for summer|for the summer|for a competition|after bulking)\b)
  cut (?:again|deep|deeper|too deep)(?= (?:{end}|last|this|tonight))
  (?:razor|razors|razor blade|razor blades|box cutter)(?! (?:sharp|thin|for (?:shaving|my beard)|subscription)\b)
  (?:i|have|holding|bought|buy|got|find|with|loaded|get|own|fathers|husbands)~ (?:a |the |my |his |fathers )?(?:gun|rope|noose|shotgun|pistol|rifle|revolver|ligature|blade|blades)~ (?:ready|in my (?:mouth|hand|drawer|lap|car)|to my (?:own )?(?:head|temple)|beside me|here|in the drawer|loaded|waiting|tonight|next to me|for me|on the table|under my (?:bed|pillow))
  (?:noose|exit bag|carbon monoxide|car exhaust|hosepipe|helium (?:tank|canister)|nembutal|cyanide|sodium nitrite|dignitas|euthanasia for me|assisted dying for me)(?! (?:alarm|detector)\b)
  (?:bullet|gun|pistol|knife)~ (?:in|through|into|to) my own (?:head|brain|skull|mouth|temple|heart|chest|wrists?)
  bullet~ (?:in|through|into) my (?:head|brain|skull|mouth|temple|heart|chest)
  (?:drink|drank|drinking|swallow|swallowed|drunk) (?:some |a bottle of |the )?(?:bleach|antifreeze|poison|pesticide|drain cleaner|weedkiller|rat poison|acid)
  (?:stop|stopped|stopping|quit|skip|refuse)~ (?:taking )?(?:my )?(?:insulin|dialysis|heart (?:pills|medication))~ (?:die|end|over|let go|and)
  (?:painless|painlessly|easiest|quickest|fastest|best|peaceful|peacefully|least painful|easy|quick|surest|right|good|nice|cleanest|good)~ (?:way|ways|method|methods|place)~ (?:to|of|for) (?:die|dying|go permanently|kill(?! (?:time|weeds|mould|ants|it|off|an))|end it|end my|end life|suicide|jump off|leave this world|not wake|never wake)
  (?:method|ways|way) (?:to|of) (?:die|dying|end my life|kill (?:me|myself|yourself))
  (?:does|will|would|is|do|how much does)~ (?:it|dying|hanging|drowning|death|bleeding|jumping|to die)~ (?:hurt|painful|peaceful|quick)~ (?:to die|when you die|if i die|when i die|if i jump|to bleed|dying|die)
  (?:does|will|would) (?:dying|hanging|drowning|bleeding out) (?:hurt|be painful|take long)
  (?:bleed|bleeding) out
  blood~ (?:will not stop|not stopping|everywhere)~ (?:i|my|cut)
  (?:i have|i|just|have) (?:already )?(?:taken|took|swallowed)~ (?:something|them all|all of them|the lot|everything in the cupboard)
`

/** None of these is enough alone. */
const HOPELESS = String.raw`
  (?:can not|could not|cannot|unable to|how do i|not able to) (?:really |just )?(?:go on|carry on|keep going|do this|do it|take it|take this|take any|take much|cope|continue|live like this|live this way|bear it|bear this|stand it|face another|face tomorrow|do another|fight any more|do any of this|hold on|keep doing this|get through|handle this|handle it|deal with it|live)~
  live without (?:him|her|them|you|it)
  (?:no|what is the|what is|any|see the|see any|the) point(?: any more| of anything| of it all| in anything| in any of it| of any of it| of this)?
  (?:hopeless|worthless|numb|empty inside|useless|pointless|a failure|broken inside|a burden|burden to|a waste of|so ashamed|unlovable|defeated|nothing left|dead inside|lost all hope|no hope|no future|beyond help|no way out|only way out|way out)
  (?:so|just|too|very|really|bone|soul) (?:tired|exhausted|weary|done)(?: of (?:everything|it all|this|it|fighting|trying|pretending))?
  (?:tired|sick|done|finished) (?:of|with) (?:everything|it all|this|all of it|all of this|all this|fighting|trying|pretending|people|me)
  i (?:just )?(?:give up|want out|gave up|am giving up|am done|have given up|am finished|surrender|am out|quit)
  (?:i )?hate (?:my life|myself|everything|who i am|being me|waking up)
  (?:no one|nobody)~ (?:cares|would care|loves me|needs me|wants me|understands|notices|would notice|knows|left|will miss)
  (?:totally|completely|so|all|utterly|always|on my own and) (?:alone|on my own)
  (?:want|wish|need|waiting for|when does|when will|make|just)~ (?:it|this|the pain|the hurting|everything) (?:to )?(?:stop|end|be over|stop hurting|go away)
  (?:stop|stops) hurting
  (?:the|my|some|these|those|with) (?:{pills}|knife|gun|rope|blade)
  (?:pills|knife|gun|rope|coffin|grave|skull) (?:pills|knife|gun|rope|coffin|grave|skull|\.)
  (?:letters?|notes?) (?:are |is )?(?:written|ready|done|on the table)
  (?:calm|at peace|peaceful|relieved|lighter)~ (?:for the first time|at last|finally|now that|since i decided|since deciding)
  (?:decided|made up my mind|have decided|decision is made)~ (?:tonight|it|already|now|today)?
  (?:goodbye|farewell|good bye)
  (?:gone|not here|not around|not be here|be gone|not be around)(?: (?:by|tomorrow|soon|next|any more|much))?
  (?:forgive|forgiven|sorry|apologise)~ (?:for what i|if i do|if i did|when i|for leaving|me for this|to everyone|me when)
  (?:not|nothing)~ (?:do|doing|going to do) anything (?:stupid|silly|rash)
  (?:bridge|rooftop|train tracks|the tracks|the edge|cliff)
  (?:not|never|no)~ (?:get better|getting better|going to get better|be okay|be happy again|happy again|feel better|improve|see christmas|see the summer|see spring|be here for)
  (?:another|one more) (?:day|years?|night|week|month|hour)(?: of this| like this)?
  (?:for|look after|take care of|have|take) my (?:dog|cat|kids|children|pets)~ (?:when|if|once|after) i
  (?:i have )?no(?:t)? (?:more )?strength(?: left)?
  is there (?:anything|life) (?:after death|after this|on the other side)
  (?:go to|in|to) (?:hell|heaven)
  (?:have|got|made|making) a (?:plan|date)
  (?:will|does|would|did) it (?:hurt|be quick|be painless|be over quickly|take long)
  (?:not|never|can not|doubt|will i)~ (?:see myself|make it|making it|live to see|be here for|be around for|reach|get to|last until|survive until)~ (?:\d\d|christmas|my birthday|next years?|spring|summer|the weekend|tomorrow|my next)
  do not (?:even )?(?:want|care)(?: to)?(?= (?:\.|and|any more))
  (?:after|beyond) (?:this life|death|we die)|(?:other side|afterlife|next life)
  (?:going|go|be|there|see you) (?:there )?soon
  (?:just|only|barely|merely) existing
  rather not(?= \.)
  (?:is there|in|a|there a|no) (?:heaven|hell)
  (?:something|someone|he|she|it) (?:stopped|held|stops|pulled) me(?: back)?
  (?:pain|it|everything|suffering|this) (?:will|would) (?:all |finally |soon )?be over
  (?:never|not)~ (?:get|got|getting) out of bed
  (?:made|making|at) (?:my )?peace
  (?:dark|darkest|intrusive|scary|bad) (?:thoughts?|place|voices?|hole)
  (?:the voices?|voices) (?:tell|say|in my head|want|told)
  (?:make|making) (?:it|them|everything) stop
  (?:pain|hurt|sadness|emptiness|darkness|loneliness) is (?:too much|unbearable|endless|never ending)
  (?:life|it all|everything)~ (?:no meaning|meaningless|no purpose|pointless|too hard|too much|unbearable)
  (?:depressed|depression|despair|desperate|breakdown)
  (?:no|without) (?:hope|future|reason|place for me|way forward|energy left|fight left)
  (?:my|our) (?:will|testament|life insurance)
  when i die
  (?:tried|attempt|attempted|attempts)~ (?:before|again|last|twice|once)
  like my (?:father|mother|brother|sister|uncle|grandfather|friend) (?:did|left)
  next time i~ (?:drive on|not stop|go through|do it|jump|stop)
  (?:what happens|where do we go|where do i go)~ (?:when we die|after death|after we die|when i die|if i die)
`

const OF_OTHERS = String.raw`
  (?:wants|wanted|wishes|wished) to (?:sleep forever|disappear|vanish|not wake up|never wake up|not be alive)
  (?:kill|killing|kills|hang|hanging|hangs|drown|shoot|stab|cut|cuts|cutting|hurt|hurts|hurting|harm|harms|harming|burn|burns|burning|end|ending|starve|starves|starving|poison|off|offing|injure|scratches) {their}(?! (?:off|out|some|at the gym|short|in the foot|playing|skiing|running)\b)
  (?:wants|wanted|threatens|threatened|threatening|tried|tries|trying|wishes|wished|plans|planning|keeps saying|telling|talks about|talking about|talked about|begging|attempted)~ (?:to )?(?:die|be dead|dying|kill {their}|end (?:his|her|their) life|end it all|ending it|ending it all|take (?:his|her|their) (?:own )?life|taking (?:his|her|their) (?:own )?life|jump off|overdose|disappear forever|not be here any more|stop living|ending (?:his|her|their) life)(?! (?:my|it|of|for|her hair|his hair)\b)
  (?:he|she|they|son|daughter|brother|sister|mother|father|friend|husband|wife|boyfriend|girlfriend|ex|partner|mate|nephew|niece|child|kid|teenager|boy|girl)~ (?:does not|did not|doesnt|no more|do not|is tired of|not|had enough of|is done with|has had enough of) (?:want to (?:live|be alive|be here|exist|go on|wake up|carry on|keep living)|wants to (?:live|be here)|living|life|being alive|live any more|see the point of living|want to be alive)(?! (?:with|in|at|here|there|together|near|on|alone|to|by|for|when)\b)
  (?:he|she|they|son|daughter|brother|sister|mother|father|friend|husband|wife|boyfriend|girlfriend|ex|partner|mate|nephew|niece|child|kid)~ (?:overdosed|took an overdose|took all|taken all|took too many|swallowed|has taken an overdose|wrote a note|left a note|is on the bridge|is on a bridge|on suicide watch|cut (?:his|her|their) wrists?|cutting(?= (?:\.|again|and|at|in|with|since|so|himself|herself|themselves|(?:his|her|their) (?:arms?|legs?|wrists?|thighs?|skin)) )|cuts again|wishes (?:he|she|they) (?:was|were|had)~ (?:dead|never been born|not alive|not born))(?! (?:the|down|back|contact|ties|me|off|corners|class|out|my|for me|on the)\b)
  (?:says|said|thinks|saying)~ (?:we|i|everyone|the kids|the world|us)~ better off without (?:him|her|them)
  (?:he|she|they|{kin}|{child})~ (?:attempted|attempting|threatens|threatened|threatening|considering|is|feels|feeling|been|says|talks|talking|about|mentioned|mentions|was|has|tried|searched|planning)~ (?:suicide|suicidal|self harm\w*|self injur\w*)
  (?:he|she|they|{kin}|{child})~ self (?:harm\w*|injur\w*)
  (?:happier|better|easier|best|fine|okay|free)~ if (?:he|she|they) (?:was|were|is|are|had|just) (?:not here|gone|dead|not around|not alive|died|disappeared|never been born)
  (?:fresh |new |old )?(?:scars|cuts|slashes|burns|scratches) (?:all over|on|up|down|along) (?:her|his|their|my|both) (?:\w+ )?(?:arms?|wrists?|legs?|thighs?|stomach|body)(?! (?:from (?:the cat|surgery|gardening|my kitten))\b)
  (?:he|she|they|{kin}|{child})~ (?:no|any) (?:reason|point|will|wish) (?:to|in|of) (?:live|living|go on|be here|being alive)
  attempted to (?:take|end) (?:his|her|their)
  (?:he|she|they|{kin})~ (?:wrote|said|texted|says|messaged|posted|sent|told me|sends|left)~ (?:goodbye (?:for ever|forever|text|message|note|letter|to (?:everyone|us|me))|you will not have to|we will not have to|it will all be over|tell (?:my|the) \w+ i love|will not be here|will not be around|sorry for everything|this is the end|do not look for|not worry about (?:me|him|her|them))
  told (?:me|him|her|my \w+) to kill yourself
  kill yourself
`

/** Things that are harmless until somebody thinks of using them. */
const MEANS = `
  (?:rope|noose|belt|knife|knives|knife drawer|blade|blades|razor|scissors|gun|shotgun|pistol|bullets?|{pills}|bridge|roof|rooftop|cliff|railway|train tracks|platform|exhaust|garage|car|bath|bathtub|lighter|bleach|balcony|tenth floor|window|river|sea|motorway|oven|gas|plastic bag)
`
const INTENT = String.raw`
  (?:finally|really|just|going to|should i|will i|if i|when i|night i|ready to|time to|about to|want to|to|day i|before i|courage to|brave enough to|i) do it(?= (?:\.|tonight|in|with|now|this|and|or|if|today|at|from|quick|here|alone|by))(?! (?:in (?:the (?:kitchen|living)|spring|summer|autumn|winter|style)|with (?:him|her|my)|up|yourself|myself)\b)
  (?:how|so|too|it would be|be so|would be) (?:easy|simple|quick|quickly|peaceful|tempting)(?: it would be| to just)
  (?:one|a single|just one) (?:step|turn|pull|slip|cut|swerve|second) (?:and|would|is all|away|more)
  (?:all be over|over with|be over|end this|end it|stop the pain|stop hurting|feel nothing|not feel|make it stop|be free of it|leave (?:them|everyone|it all))
  (?:will|would|is|be|it) (?:it )?(?:be )?(?:painless|quick and|hurt much|hurt for long)
  (?:do not|can not|cant) (?:trust myself|stop (?:looking|thinking|staring))(?= (?:at|about|near|with|around|\.))(?! (?:about (?:him|her|them|my ex|you|us|work|it all day)|at (?:him|her|my phone))\b)
  (?:goodbye|farewell|note|letters|nothing to lose|no one knows|no one home|alone tonight|last (?:drink|meal|time))
  (?:voices|voice) (?:tell|tells|say|says)
  (?:something|someone|i do not know what) (?:stopped|held|stops|pulled) me
  (?:watch|watching|watched|counting) (?:the )?(?:trains|cars|traffic|drop|water)
  (?:on purpose|by accident on purpose|just let go|let go of the (?:wheel|rail))
`

const NAMED = String.raw`
  suicid\w*
  self (?:harm\w*|injur\w*|mutilat\w*)
`

/** To be with somebody … */
const TO_JOIN = String.raw`
  (?:want|wants|wanted|wish|wishes|like|ready|need|rather|going|when can i|can i)~ (?:to )?(?:go and |go |just )?(?:be|join|follow|see)(?: be)? (?:with )?(?:him|her|them|father|mother|my \w+)(?: (?:now|again|soon|there|up there|too|\.))
`
/** … who is dead. */
const OF_THE_DEAD = `
  (?:died|dead|passed|heaven|grave|buried|widow(?:ed|er)?|funeral)
`

const self = { grave: 'self_harm', voice: 'self' } as const
const other = { grave: 'self_harm', voice: 'other' } as const

export const SELF_HARM: readonly PhraseField[] = [
  { ...self, name: 'wishes, farewells and ways', phrases: WISHES + FAREWELLS + WAYS },
  { ...other, name: 'another one', phrases: OF_OTHERS },
  { ...self, name: 'named', phrases: NAMED },
  { ...self, name: 'means and intent', phrases: MEANS, needs: INTENT, isWeak: true },
  { ...self, name: 'to join the dead', phrases: TO_JOIN, needs: OF_THE_DEAD },
  { ...self, name: 'hopelessness', phrases: HOPELESS, minCount: 2, isWeak: true },
]

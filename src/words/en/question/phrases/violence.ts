/** Words for being struck, forced, threatened, followed, watched and shut in; then of others, and of the asker's own blows. */
import type { PhraseField } from '../../../../tarot/question/guard.ts'

/** With `me` after them they need no more context. */
const BLOWS =
  '(?:hit|hits|hitting|beat|beats|beating|punch|punches|punched|punching|slap|slaps|slapped|slapping|smack|smacks|smacked|kick|kicks|kicked|kicking|choke|chokes|choked|choking|strangle|strangles|strangled|strangling|throttle|throttled|headbutted|whip|whips|whipped|bites|bit|stabbed|stab|burned|burnt|assault|assaults|assaulted|assaulting|attack|attacks|attacked|attacking|abuse|abuses|abused|abusing|rape|rapes|raped|raping|molest|molests|molested|groped|gropes|grope|drugged|spiked|shoved|shoves|shove|batter|batters|battered|torture|tortures|tortured|bite|biting|scratches|scratched|lays hands on|laid hands on|laid a hand on|puts hands on|put hands on|put his hands on|puts his hands on|raises his hand to|raised his hand to|raised a hand to|pinned|pins|restrained|restrains|smothered|suffocated|terrorises|terrorizes|terrorising|intimidates|spits on|spat on|spits at|spat at|degrades|humiliates|locked|locks|kidnapped|trafficked|blackmails|blackmailed|blackmailing|extorting|stalks|stalked|stalking)'
const THREATS =
  '(?:threaten|threatens|threatened|threatening|harass|harasses|harassed|harassing|bullies|terrifies|frightens|scares)'

const STRUCK = String.raw`
  (?:hide|hiding|hid|hidden|locked myself|barricaded|lock myself) (?:myself )?(?:in|under|inside|behind|from) (?:the |my |a )?(?:bathroom|bedroom|toilet|closet|wardrobe|bed|cupboard|shed|basement|him|her|my husband|my boyfriend|my partner|my ex|my wife|my father)(?! (?:birthday|present|gift|surprise|with (?:a|some|my) (?:biscuits?|book|chocolate|cake|coffee|wine))\b)
  (?:gets|get|is|goes|becomes|got|turns|went) (?:so |very |really |scarily )?(?:angry|mad|furious|nasty|scary|mean|violent|aggressive|vicious|ugly) (?:if|when|whenever|every time|because) i (?:say no|refuse|do not want|talk to|go out|see|leave|am late|speak|disagree|do not answer|wear|say anything|try to|spend|cry|work)
  {person}~ (?:killed|strangled|kicked|poisoned|drowned|hurt|hurts|beats|beat|tortured|choked|hits|hit) (?:the|my|our) (?:cat|dog|kitten|puppy|pet|hamster|rabbit|bird|pets|dogs|cats)
  (?:said|says|told me|that) i (?:am|will be|would be) next(?! (?:in line|for (?:promotion|the))\b)
  (?:punish|punishes|punished|punishing) me (?:for|if|when|by|with)
  (?:make|makes|made|making) me (?:beg|crawl|kneel|sleep on the floor|sleep outside|strip|sleep in the)
  (?:pulls?|pulled|pulling) my hair|his fists?|raises? (?:his|her) (?:hand|fist|fists)|raised (?:his|her) (?:hand|fist)
  (?:i )?(?:flinch|flinched|flinching|cower|cowering)
  (?:dread|dreading|panic|shake|shaking|tremble|freeze) (?:when|every time|whenever|him|her|it when|his|the sound of|hearing) (?:he|she|him|her|his|key|keys|coming|the key|footsteps)
  i (?:really |truly |now |still )?fear (?:him|her|my (?:{man}|{grownup}|son|family))
  (?:hospital|a and e|stitches|ambulance|unconscious|emergency room|er)~ (?:because of (?:him|her)|after (?:he|she)|what (?:he|she) did)
  (?:took|takes|slipped|removed|pulled) (?:it|the condom) off|stealth(?:ed|ing)
  (?:filmed|films|filming|recorded|records|recording|photographed) (?:me|us) (?:naked|without|in the (?:shower|bath)|secretly|undressing|having|sleeping|in my)
  ${BLOWS} me(?! (?:up with|that|how|as|spiritually|psychically|energetically|in (?:my )?dreams?|with (?:magic|spells|witchcraft|kindness|his (?:charm|smile))|by surprise|in a game|out of money|hard that|like a|suddenly|out of nowhere|at (?:chess|cards|tennis|golf|poker|scrabble|pool|darts|uno|everything|every game)|to it|to the (?:punch|finish))\b)
  ${THREATS} me(?! (?:how|off coffee|when the phone|that i (?:love|like))\b)
  bl(?:a|e)ckmail\w*
  (?:been|being|was|got|get|getting|am|were|gets) (?:hit|beaten|beaten up|punched|slapped|kicked by|choked|strangled|raped|assaulted|attacked|abused|molested|groped|stalked|followed(?! (?:by luck|by a (?:black )?cat|back|on))|threatened|hunted|watched by|tortured|trafficked|held against|locked in|forced to have|gang raped|mugged|battered|harassed|coerced|sexually (?:assaulted|harassed|abused)|drugged|roofied|spiked|physically|blackmailed|extorted)
  (?:physically|sexually|verbally|emotionally|mentally|financially) (?:abus\w+|assault\w*|hurt\w*|attack\w*|violent|aggressive|harass\w*)
  (?:domestic|family|intimate partner|sexual|gender) (?:violence|abuse|assault)
  (?:is|was|he|she|so|very|be|getting|gets|became|become|too|really|being|turns|turned|they|verbally|emotionally|both|still|him|her)~ (?:abusive|violent|abuser|dangerous|physical with me|aggressive with me)(?! (?:film|movie|game|storm|weather|road|sport|language|job|idea|to (?:drive|travel)|neighbourhood|game|liaisons?)\b)
  (?:an|and|my) (?:\w+ )?(?:abusive|violent|abuser|dangerous|physical with me|aggressive with me)(?! (?:film|movie|game|storm|weather|road|sport|language|job|idea|to (?:drive|travel)|neighbourhood|game|liaisons?)\b)
  (?:is|was|it|this|that|not|count as|counts as|called|call it|really|about|of)~ (?:abuse|rape|assault|domestic violence|coercive control|gaslighting me)(?! (?:alcohol|drugs|power|charges?|case|trial|hearing|conviction)\b)
  (?:coercive control|coercion|rape|rapist|wife beater|honou?r killing|honou?r based|forced marriage|fgm|revenge porn|sextortion|marital rape|date rape|incest)
  (?:threw|throws|throwing|hurled|chucked)~ (?:at (?:me|my head|us)|me (?:against|down|across|on|onto|into))
  (?:push|pushed|pushes|pushing|shoved|slammed|slams|dragged|drags|threw|knocked|pinned|holds|held)~ me~ (?:against|down|over|into|onto|on|around|about|by|across|off|back|to the (?:floor|ground|wall))(?! (?:him|her|to earth|accountable|tight|close|back from)\b)
  (?:grab|grabs|grabbed|grabbing|drags|dragged|pulls|pulled|yanked|twisted|twists|squeezes|squeezed)~ (?:me by|my (?:arm|wrist|hair|throat|neck|face|hand|collar)|me and will not)(?! (?:and (?:kissed|danced))\b)
  not be (?:struck(?! off\b)|a (?:house|home) (?:to|left))
  (?:he|she|{person})~ (?:broke|breaks|smashed|smashes|kicked|kicks|punched|threw)~~ then (?:me|us)(?! (?:to|a|my|the|up|that|and (?:him|her))\b)
  {person}~ (?:broke|fractured|dislocated|smashed|bust|busted|cracked) my (?:arm|nose|ribs?|jaw|wrist|tooth|teeth|phone|hand|fingers?|leg|finger|laptop|eye socket|collarbone)
  (?:hands?|belt|cord|fingers) (?:around|round|on|at|over|across) my (?:neck|throat|mouth)
  (?:by the|by my) (?:throat|neck|hair)
  (?:bruises?|bruised|black eyes?|cigarette burns|split lip|handprints?)~ (?:on|from|my|me|again|he|she|because|round|where|under|that)(?! (?:my heart|his heart|my soul|heart|soul|ego|knee|shin|from (?:football|rugby|falling|the fall|running|training))\b)
  (?:marks?|burns) (?:like \w+ )?(?:on|round|around|under|all over|across|up) (?:me|(?:my|his|her|their|the (?:back|arms?|legs?|neck|calves|wrists?))(?! (?:heart|soul|ego|life|car|work|door|desk|exam|paper|essay|report)\b))
  (?:burn|finger|strange|the|new|with) marks (?:from|he|she|under|because|again|where|on)(?! (?:my heart|his heart|my soul|heart|soul)\b)
  (?:back|home|in) with marks(?= (?:\.|and|they))|burn marks~ (?:small|round|up|calves|legs?|arms?|thighs?)
  (?:cover|covering|covered|hide|hiding|hid)~ (?:the |my |up the )?(?:bruises?|black eye|marks)
  (?:pull|pulled|pulls|held|holds|had|has|waved|with|came at me with|put|puts|grabbed|took out|points?|pointed)~ (?:a |the |his |her )?(?:knife|gun|machete|hammer|weapon|baseball bat)~ (?:on|to|at|against|when|and|in|me|my|out|by the bed|under)(?! (?:block|set|sale|cupcakes|the carrots)\b)
  {person}~ (?:punch|punched|punches|punching|kicked|kicks|smash|smashed|smashes|smashing|breaks|broke|breaking|throws|threw|throwing|trashes|trashed|destroys|destroyed)~ (?:holes? in|the (?:wall|walls|door|doors|plates|dishes|furniture|tv)|things|walls|doors|plates|dishes|furniture|my (?:things|stuff|phone|clothes|car|laptop))(?! (?:party|away|out)\b)
  (?:is|was|been|keeps|always|gets|a bit|too|so|very) rough with me
  (?:hurt|hurts|hurting) me (?:physically|when he|when she|when they|if i|badly|when i say|when drunk|in bed|during sex|on purpose|with his|again last night|last night|if he finds)
  (?:gets|get|got|turns|turned|becomes|is|goes|went|got) (?:physical|violent|handsy|nasty|aggressive|scary) (?:when|with|after|if|again|on|and|towards|sometimes)(?! (?:therapy|work|touch)\b)
`

const FORCED = String.raw`
  (?:grab|grabs|grabbed|touch|touches|touched|squeezed|squeezes|slapped|pinched|groped|felt)~ my (?:breasts?|bum|ass|arse|crotch|butt|boobs?|bottom|thighs?|private parts?|bra|privates)
  woke up (?:with|to) (?:him|her|someone|a man|hands)~ (?:on|in|inside|touching|over|beside me and)
  (?:comes?|came|coming|gets?|climbs?|crawls?) (?:into|in|to) my (?:room|bed|bedroom) (?:when|while) i (?:am|was) (?:asleep|sleeping|drunk|changing|in the shower)
  (?:is|are|was|stands|standing)~ outside my (?:window|bedroom)(?! (?:seat|cleaner|box)\b)
  (?:forced|forces|forcing|coerced|pressures|pressured)~ (?:me|himself on|herself on|themselves on|her|into)~ (?:sex|bed|sleep with|do things|touch|marry|marriage|\.|strip|kiss|down|perform|watch porn|take my clothes|sexual|intercourse|drink it|abort|abortion|have an abortion)(?! (?:smile|laugh|happy)\b)
  (?:makes|made|making|make)~ (?:me|her) (?:\w+ ){0,2}?(?:sex|sleep with (?:him|his|them|men|other)|do (?:\w+ )?things|touch (?:him|it|his|them)|marry|strip|kiss (?:him|his|them)|perform|watch porn|take my clothes|sexual|intercourse|drink it|abort|abortion|have an abortion)
  (?:he|they) (?:forced|makes|made) me(?= (?:\.|eat|drink|kneel|beg|stand|sleep on|crawl|apologise on))
  (?:things|what)~ (?:he|she|they) (?:makes|made|make) me(?= (?:do|wear|watch|\.))
  (?:forced|forces|forcing) (?:himself|herself|themselves|me)(?= (?:\.|on|we|and|i|last|into|it|but|to (?:have|do|sleep|marry|touch|kiss|stay|lie|quit|give)))
  (?:sex|sleep with (?:him|her)|touch(?:es|ed|ing)? me|it)~ (?:when|while|even though|though|if|after|although)~ (?:i am asleep|i was asleep|i sleep|i do not want|i did not want|i say no|i said no|i was drunk|i am drunk|i passed out|passed out|unconscious|asleep)
  i (?:have |had |always |already |keep |kept |did )?(?:said no|say no|saying no|told (?:him|her|them) to stop|told (?:him|her) no|asked (?:him|her) to stop|said stop)~ (?:he|she|they|it|did not|kept|anyway|still|does not|will not|then i|i froze)(?! (?:to (?:the|a) (?:job|date|offer|dress)|have|keep|be|stay)\b)
  (?:said no|say no|told (?:him|her|them) to stop|told (?:him|her) no|asked (?:him|her) to stop|said stop) (?:\w+ )?(?:but |and |yet )?(?:he|she|they) (?:did not|does not|kept|keeps|still|carried|went|will not|did|pushed|held|would not)
  (?:without|did not give|never gave|no) (?:my )?consent
  not consensual|non ?consensual|did not consent|never consented|does not consent
  (?:touched|touches|touching|felt|feels) me (?:up|there|down there|inappropriately|without|where|in my sleep|when i|at night|under|and i did not|against|sexually|between)(?! (?:deeply|emotionally)\b)
  (?:took|takes|taken|taking) advantage of (?:me|her) (?:when|while|last|at|after|drunk|sexually|in)
  (?:spiked|put something in|drugged|slipped something into|roofied) (?:my|her) (?:drink|glass|food|tea|coffee|wine)
  (?:leak|leaked|leaking|share|shared|sharing|post|posted|posting|send|sent|show|showed|spread|publish)~ (?:my|our|the) (?:nudes?|naked (?:pics?|pictures?|photos?)|intimate (?:pics?|pictures?|photos?|videos?)|private (?:pics?|pictures?|photos?|videos?)|sex ?tape|videos? of us)
  (?:marry me off|against my will|held captive|hold(?:ing)? me hostage|held me hostage|(?:sold|selling|sell) me (?:to|off|for)|(?:he|they|father|mother|uncle|family|parents) sold me(?= \.)|marriage against)(?! (?:a fake|double|half|the (?:idea|car|house))\b)
`

const THREATENED = String.raw`
  (?:take|taking|took) the (?:kids|children)~ (?:never see|if i (?:go|leave|tell|call|report)|if i)
  (?:angry|mad|furious)(?: [a-z0-9]+){0,6} \. i am (?:shaking|scared|afraid|terrified)
  not allowed (?:any )?(?:friends|money|a phone|visitors)
  (?:pillow|hand|hands|plastic bag|towel) (?:over|on|across) my (?:face|mouth|head|nose)
  (?:get|getting|got|take|bring|keep) (?:me|us|myself|my kids|the kids|my children|the children)~ (?:out|away|safe|to safety|to a shelter) (?:before|without|from him|from her|safely|tonight|of (?:here|there|this house|his))
  (?:out|away|leave|go|run|pack|escape|hide|safe)~ before (?:he|she) (?:comes|gets|is|wakes|returns|finds|arrives)(?: \w+)? (?:back|home|up|out|out about)
  (?:keeps|kept|leaves|left|gives|gave|allows) me (?:without|with no|no|with just|only|an allowance of)~ (?:money|cash|food|phone|allowance|access)
  (?:must|have to|need to|make me|makes me|had to|i)~ beg~ (?:money|bus fare|food|cash|sanitary|tampons|him for|her for|for every)
  (?:at home|in my own (?:home|house|flat|bed)|behind closed doors)~ (?:terrified|scared|afraid|frightened|unsafe|monster|different person|hits|cruel)
  (?:terrified|scared|afraid|frightened|unsafe) (?:at home|in my own (?:home|house|bed)|every day|every night|all the time|in my marriage|to be home|for my kids)
  (?:boss|manager|supervisor|teacher|landlord|colleague|doctor|therapist)~ (?:locked|locks|blocked|cornered|shut|closed)~ (?:door|me)
  (?:he|ex|man|husband|boyfriend|guy|someone|stalker)~ (?:sits|sat|waits|waited|parks|parked|stands|stood|circles|drives past|watches)~ outside~ (?:every|all|each|in his|again|at night|for hours|\.)
  (?:says|said|texted|told|tells|writes|wrote|screamed|shouted|messaged|text|whispered)~ (?:he will|she will|i will|they will|going to|he is going to|will) (?:kill|hurt|bury|find|end|get|destroy|finish|shoot|stab|make (?:me|you) (?:pay|regret)) (?:you|me|us|my)(?! (?:a (?:job|ring|present|coffee)|back|there|out of debt|tickets|the job|help|drunk)\b)
  (?:afraid|scared|frightened|terrified|worried|fear|think|know)~ (?:he|she|they|my (?:{man})) (?:will|might|could|would|may|is going to)~ (?:hurt me|kill|hit|find me|find us|come for me|come here|do something (?:bad|terrible|to me|to the)|snap|beat|attack|strangle|shoot|take the (?:kids|children)|burn|punish|explode|hurt us|hurt the|hurt my)(?! (?:feelings|emotionally|a new|it off|someone else|someone new)\b)
  (?:he|she|they|who|ex|husband|boyfriend|man|father)~ (?:is |are )?(?:going|gonna|about) to (?:hurt|hit|beat|kill|attack|punish|choke) (?:me|us)
  (?:what|how far) (?:he|she|they) (?:is|are|might be|would be|could be) capable of
  (?:afraid|scared|frightened|terrified|worried)~ (?:of )?what (?:he|she|they) (?:will|might|would|could|may|is going to|can|is|are)
  (?:will|would|can|could|does|if|when|has) (?:he|she|they|my ex|my husband|my father)~ (?:find me|find us|find out where i|know where i (?:live|am|work)|knows where i (?:live|am|work)|found me|found us|come for me|hunt me|track me|get out of (?:prison|jail))(?! (?:a|an|some|my|the|attractive|funny|boring|pretty|interesting|irritating|annoying|sexy|beautiful|cute|again in (?:this|another|the next)|on (?:tinder|hinge|insta))\b)
  (?:he|she|they|someone|ex|stalker|husband)~ (?:knows|found|found out) where (?:i|we) (?:live|work|am|are|moved|stay)
  (?:found|finds|saw|discovered) (?:the|my) (?:bag|bags|suitcase|hidden|secret|escape|second phone|money i|packed|go bag|savings i)(?= (?:i|money|phone|packed|bag|account|fund|was|had|stash|\.))
  (?:somewhere|nowhere|anywhere|a) (?:safe|safe place) (?:to (?:go|stay|sleep|hide|run)|for (?:me|us|tonight))|place to hide|nowhere (?:safe|to run|to hide)|escape plan
  (?:sell|sold|selling|send|sending|ship|marry) (?:me|my sister) (?:to (?:a|an|some|be|pakistan|india|my)|off|back (?:home )?to (?:marry|be|a)|away to (?:marry|be)|abroad to marry)(?! (?:car|house|course|dream|new)\b)
  (?:threat|threats|threatening|threatens|threatened)~ (?:me|us|my|life|kill|hurt|harm|violence|suicide|knife|gun)
  {person}~ (?:will|would|going to|might|could|wants to|threatens to|threatened to|said he will|says he will|trying to|tried to|tries to|has tried to|swore to|promised to|vowed to|can|plans to|planning to|about to|wanted to)~ (?:kill|murder|stab|shoot|strangle|poison|beat|burn|find me and|bury|hunt|destroy|finish|attack|drown|choke|come after|hit|slit|punch|rape|hurt me and|harm)~ (?:me|us|my (?:family|kids|children|dog|cat|mother|sister|parents)|the (?:kids|children|baby|dog|house down)|the house)(?! (?:at|to it|in (?:the|a) (?:race|game|exam|court|quiz)|with (?:kindness|boredom)|emotionally|again emotionally)\b)
  (?:trying|tries|tried|wants|wanted|going|plotting|planning|planned|threatened|threatening|threatens|out) to (?:kill|murder|poison|harm|hurt|attack|shoot|stab) (?:me|us)
  (?:wants|want|wanted|wish|wishes|rather see|see) me dead
  (?:come|comes|came|coming|be coming) after (?:me|us|my (?:family|kids|children))
  (?:if|when|once|after) i (?:leave|left|go|try to leave|tell|break up|divorce|report|run|end it|walk out|take the kids)~ (?:will|would|he|she|they)~ (?:kill|find me|hurt|come after|hunt|follow me|burn|take the (?:kids|children)|beat|harm|come for me|track|do something|destroy me|stalk|get violent|snap|let me go)
  (?:death|rape|violent|bomb|kill) threats?
  (?:threats?|threatening (?:messages|texts|letters|calls|me|notes|voicemails))~ (?:from|to|against|by|he|she|me|my)(?! (?:at work to fire|of redundancy|to (?:my )?(?:job|jobs|business))\b)
  (?:has|have|had) (?:a hit|a contract) (?:out )?on me
  if (?:i|he|she) can not have (?:you|me|him|her)~ (?:no one|someone)
  lets? (?:himself|themselves) (?:in|into)(?! for)
  (?:he|she|they|{man}|who|partner|father|mother|stepfather|brother) (?:has |have |once |nearly |almost |also )?(?:broke|breaks|broken) my (?:arm|wrist|hand|nose|jaw|ribs?|fingers?|collarbone|leg|tooth|teeth)(?! (?:heart|phone)\b)
  (?:landlord|boss|manager|teacher|colleague|coworker|customer|client|doctor|therapist|neighbour|driver|masseur|physio|supervisor|uncle|cousin|stranger|lodger|roommate|brother in law|father in law)~ (?:touches|touched|touching|gropes|groped|kissed|kisses|rubs|rubbed|grabs|grabbed|corners|cornered) (?:me|my (?:leg|thigh|bum|breast|waist|body))(?! (?:deeply|with (?:his|her) (?:words|kindness))\b)
  (?:he|man|guy|ex|someone|they|stranger|neighbour|men|boyfriend|husband)~ (?:is|was|are|stands|waits|parked|sits|standing|waiting|sitting|hangs around|lurks|keeps coming)~ outside (?:my|our) (?:window|house|door|flat|home|work|school|bedroom|office|apartment)(?! with (?:flowers|a (?:boombox|ring))\b)
  (?:fear|fearing|feared|scared|afraid|worried|frightened|terrified) for (?:my|our|her|the kids|the childrens|my childrens) (?:life|lives|safety|kids|children)(?! (?:choices|savings)\b)
  (?:do not|not|never|no more|dont|hardly|rarely) (?:feel|am|be|feeling|felt) (?:very |really |so |at all )?safe(?! (?:to (?:drive|invest|buy|fly|travel)|enough financially|in my job|at work financially|investment)\b)
  (?:am|are|be|is) (?:i|we|she|my \w+) (?:even |really |still )?(?:safe (?:with|around|at home|here|tonight|from (?:him|her|them|my))|in (?:any |real |serious |physical |immediate )?danger)(?! of losing)
  (?:i am|we are|feel|feeling|feels|be|felt) (?:so |really |very )?(?:unsafe|in (?:real |serious |immediate |grave |great )?danger)(?! of (?:losing my job|failing|missing))
  (?:afraid|scared|frightened|terrified|fearful|petrified) (?:of|around|to be (?:alone )?with|to be home with|at home with|when) (?:him|her|my (?:{man}|{grownup}|own (?:husband|wife|son|father|mother|family)|son|ex|in laws)|he (?:comes home|drinks|shouts|is drunk|gets)|she (?:comes home|drinks|gets)|what (?:he|she|they) (?:will|might|would|could) do|the father of)(?! (?:leaving|cheating|finding|moving|not|rejecting|saying|loving|losing|getting|meeting|falling|forgetting|thinking|seeing|being|going|passing|dying|job|new)\b)
  (?:afraid|scared|frightened|terrified|fearful|too scared) to (?:go home|leave him|leave her|leave my (?:{man})|say no|be at home|sleep|come home|be alone with|tell (?:him|her) i am leaving|speak at home|open the door|leave the house|walk home|go back)(?! (?:to (?:work|school|uni)|alone (?:after|since) (?:a|the) (?:film|movie))\b)
  (?:dangerous|danger|safe) (?:for me )?(?:to (?:leave|stay with|live with|be with|go back to|go home to)) (?:him|her|my (?:{man}))
  (?:restraining|protection|protective|non molestation|barring|no contact|stay away) order
  (?:womens|domestic abuse|domestic violence|a|the) (?:shelter|refuge|safe house)(?! (?:dog|cat|for (?:dogs|cats|animals)|animal|pet|puppy)\b)
  (?:what if|when|if|will|would|could|might) (?:he|she|they)~ (?:kills?|murders?|stabs?|strangles?|shoots?|poisons?) (?:me|us)
`

const FOLLOWED = String.raw`
  (?:follow|follows|following|followed|watches|watching|spying on|spies on|tracks|tracking|tracked|filming|films|hunting|chased|chases|chasing)~ me~ (?:home|everywhere|around|at night|to work|from|in (?:his|a|the) car|to my|in the street|for (?:days|weeks|months)|through|wherever|with|and|again|outside|on my way|when i|\.)(?! (?:my dreams|on)\b)
  stalker|stalkers|stalkerish
  (?:he|she|husband|wife|boyfriend|girlfriend|partner|ex|they|fiance)~ (?:tracks|tracking|tracked|monitors|monitoring|films|spies on|spying on) (?:my|me|where i|every|us|everything)(?! (?:insta|instagram|profile|story|stories|progress|run|runs|steps|period)\b)
  (?:turns?|turning|turned|shows?|showing|showed|waits?|waiting|waited|sits?|sitting|parks?|parked|lurks?|lurking|stands?|standing) (?:up )?(?:at|outside|near|in front of|across from|by) (?:my|our) (?:house|flat|home|work|workplace|door|school|office|window|apartment|building|place|job|gym|car)~ (?:again|every|all|at night|uninvited|without|after i|watching|for hours|and|since|\.)
  (?:tracker|tracking (?:device|app)|airtag|air tag|gps|spyware|hidden camera|cameras?|bug|keylogger)~ (?:on|in|under|hidden in) my (?:car|phone|bag|flat|room|house|bedroom|bathroom|laptop|coat)
  (?:broke|breaks|breaking|broken) into my (?:house|flat|home|room|apartment|phone|car) (?:again|and|while|when|because|to|he|she|at|looking)
  will not (?:leave me alone|stop (?:calling|following|messaging|texting me|contacting me|harassing|stalking|watching|threatening|turning up|showing up))
`

/** Control without blows. */
const CONTROLLED = String.raw`
  (?:checks|check|checking|checked|goes through|going through|went through|reads|reading|looks through|monitors|monitoring|monitored|searches|searched|demands|took|takes|taken|taking|confiscates|controls|keeps|keep|kept|holds|hides|hid|smashes|reads all|listens to|tracks|tracking|tracked|inspects|wants|has(?! \w+ (?:read|got|seen|opened|lost)\b))~ my (?:phone|messages|texts|emails?|whatsapp|location|bank ?card|cards?|money|wages|salary|passport|id|documents|papers|car keys|keys|pay|payslip|bank account|account|passwords?|medication|visa|birth certificate|shoes|laptop|calls|mileage|every move|clothes|finances|earnings|benefits)(?! (?:number|back to|in his|on the table|safe|seriously|for the (?:picnic|trip|holiday)|call|tarot|of)\b)
  (?:keeps|keep|has|took|takes|hides|controls|holds|handles) (?:all )?(?:the|all the|our) (?:car keys|keys|money|bank cards?|passports?|finances|house keys|documents)
  (?:must|has to|have to|make me|makes me|made me|want|wants|insists?|demands?)~ (?:my|share my|send my|have my) location(?: on| shared)?
  (?:location|find my phone|tracking|camera) on (?:at all times|all the time|always|so he|so she|when)
  (?:he|she|husband|wife|boyfriend|girlfriend|partner|fiance|they|in laws|mother in law|family)~ (?:will not|does not|did not|would not|never|hardly|no more|refuses to|wont) (?:let|lets|allow|allows|letting)~ (?:me|her) (?:to )?(?:leave|go out|see|work|talk|have|wear|out|drive|speak|use|sleep|eat|study|visit|be alone|call|go to|go anywhere|get a job|contact|take my|near my|learn|shower|own|spend|buy|go home|near|go back)(?! (?:my (?:birthday|present|gift|presents)|him in|the last (?:word|slice))\b)
  (?:not|never|no more) (?:allowed|permitted|let|to wear|to see|to talk|to speak)~ (?:to )?(?:see|leave|go out|wear|work|talk|have friends|have money|drive|speak|visit|use|have a|look at|eat|the (?:\w+ )?dress|my (?:friends|family|sister|mother|parents|phone)|make up|makeup|out)(?! (?:at work|in the (?:exam|office|library)|alcohol|gluten|sugar)\b)
  (?:ask|need|needs|have to ask|get)~ (?:his|her|my husbands|my wifes|for) permission to (?:see|leave|go|work|spend|visit|call|eat|buy)
  (?:tells|telling|decides|controls|chooses|dictates|picks)~ (?:me )?(?:what i (?:wear|eat|can|do|spend|say|am allowed)|who i (?:see|talk|can)|what to wear|where i (?:go|can)|when i (?:can|sleep|eat)|everything i|every penny|my every|my life and)(?! (?:truly|really) want)
  (?:controlling|possessive|jealous and controlling|manipulative|coercive)~ (?:husband|wife|boyfriend|girlfriend|partner|ex|man|fiance|relationship|marriage)
  (?:husband|wife|boyfriend|girlfriend|partner|fiance|he|she)~ (?:is|gets|became|so|has become|getting|very|too|really|being)~ (?:controlling|possessive of me|coercive)
  (?:lock|locks|locked|locking|shuts|shut|traps|trapped|keeps|kept)~ me~ (?:in|inside|in the|out of the house|in my room|in the (?:house|bathroom|bedroom|flat|room|basement|cellar|car)|prisoner|captive|indoors)(?! (?:the loop|touch|mind|suspense|limbo|high|on|a (?:contract|rate)|his (?:heart|life|thoughts|prayers|arms))\b)
  (?:isolate|isolates|isolated|isolating|cut|cuts|cutting|turned|turning|keeps|kept) me (?:off )?(?:from|away from|against) (?:my|all my|everyone|the) (?:friends|family|mother|sister|parents|people|everyone|own)
  (?:rings?|rang|calls?|called|texts?|texted|phones?|phoned|messages?|messaged)(?: \w+){0,2} (?:me )?(?:\w+ )?(?:ten|twelve|fifteen|twenty|fifty|forty|thirty|hundred|sixty|seventy|eighty|ninety|dozens of|hundreds of|\d\d+)(?: \w+)? times~ (?:when|if|because|a day|while|in|last|at|\.|he|she|until|every)
  (?:how (?:do|can|could|would) i|help me|way to|need to|have to|want to|trying to|must|try to|how to|should i) (?:safely )?(?:get away from|escape|run away from|flee|hide from|get out of the house|leave safely|safely leave|break free from|get free of|get rid of my (?:abuser|stalker))~ (?:from )?(?:him|her|them|my (?:{man}|{grownup}|family|home|house|marriage)|this (?:man|house|marriage)|home|safely|without him|before he)(?! (?:thoughts|in my dreams|out of my (?:head|mind))\b)
  (?:walk|walking|living|live|tiptoe) on (?:egg ?shells|eggshells)~ (?:around|with|at home|because|he|she|every)
  (?:hides?|stops?|stopped|gets rid of|threw away|flushes|tampers?|tampered)~ (?:my|with my) (?:birth control|contraception|contraceptive|pill packet|inhaler|insulin|condoms)
`

/** None of these is enough alone. */
const SIGNS = String.raw`
  (?:is it|was it|all|is this|says it is|it is) (?:all )?my (?:own )?fault
  (?:only|just)~ (?:like this|like that|bad|does it|does this|nasty|this way|lashes out|gets like)~ (?:when|if)~ (?:drink|drinks|drinking|drunk|drank|stressed|tired|angry|loses)
  never (?:touches|touched|hits|hit|hurts|hurt|harms|lays a hand on|lays a finger on) (?:the |our |my )?(?:kids|children|baby|me|dog)
  (?:says|said|cried|cries|swears|promises|promised|apologised|apologises)~ (?:sorry|it will not happen again|never again|he will change|he will stop|she will change|to change|after|flowers)
  (?:his|her|bad|terrible|awful|horrible) (?:temper|rages?|anger|moods?|outbursts?)
  (?:loses|lost|losing) (?:it|his temper|her temper|control)
  (?:hurt|hurts|hurting) me(?: again)?
  (?:will|does|can|would|could|do)~ (?:he|she|they|abusers|men like (?:him|this|that)|people like that)~ (?:change|stop|get better|calm down|get help)
  (?:scared|afraid|frightened|terrified|frightening|scary)
  (?:eggshells|egg shells)
  (?:screams|screaming|yells|yelling|shouts|shouting|rages|raging|roars|swears) at (?:me|us|the kids|the children)
  (?:drunk|drinks|drinking)(?: again)?
  (?:i am|feel|feeling|so|completely) (?:trapped|stuck|imprisoned|like a prisoner|caged)
  (?:how|can|should|do)~ (?:i|we) (?:get out|get away|escape|leave safely|run)
  (?:provoke|provoked|provoking|made him angry|make him angry|set him off|sets him off|my own doing|deserved it|deserve it|asked for it|upset him|upset her)
  (?:calls|called|calling) me (?:a )?(?:names|stupid|whore|slut|worthless|fat|crazy|bitch|useless|every name|pig|disgusting)
  (?:no one|nobody)~ (?:believe|believes|would believe) me
  (?:the|call|called|calling|tell|told|report|reported)~ police
  (?:report|reported|reporting|press charges|pressing charges|testify)~ (?:him|her|it|them|against)
  (?:he|she) (?:made|makes|forced|forces|controls|checks|follows|watches|tracks|monitors) (?:me|my)
  (?:jealous|possessive|controlling|manipulative|narcissist|narcissistic|gaslight\w*|obsessed with me|obsessive)
  (?:see|seeing|talk to|visit|from) (?:my (?:friends|family|sister|mother))(?: any more)?
`

const OTHERS_BLOWS =
  '(?:hits|hit|hitting|beats|beating|beat|punches|punched|slaps|slapped|slapping|smacked|kicks|kicked|chokes|choked|choking|strangles|strangled|strangling|threatens|threatened|threatening|abuses|abused|abusing|assaults|assaulted|attacks|attacked|rapes|raped|molested|stalks|stalking|stalked|locks|controls|batters|battered|knocks|burns|terrorises|forced himself on|forces himself on|is violent to|violent towards|violent with|abusive to|abusive towards|abusive with|rough with|pushes|shoves|shoved)'

const OF_OTHERS = String.raw`
  (?:he|she|who|they|husband|boyfriend|wife|girlfriend|partner|ex|father|stepfather|brother|son|in law|man|guy|dad|neighbour|uncle|family|him|fiance|carer|manager)~ ${OTHERS_BLOWS} (?:her|him|them|my (?:{kin})|his (?:wife|girlfriend|mother|partner)|her (?:husband|boyfriend|mother|partner))(?! (?:at|to|in (?:chess|tennis|the (?:race|game|match))|up with|with (?:kindness)|off|away|for (?:president|mayor)|on (?:points)|back (?:on|at))\b)
  (?:{kin}|she|he|they|woman|neighbour|neighbours)~ (?:is|was|are|being|been|gets|getting|got|were)~ (?:abused|beaten|hit|assaulted|raped|stalked|threatened|choked|strangled|attacked|trafficked|coerced|controlled) (?:by|at|in|again|every|last|with|\.|and|on|for|over)
  (?:friends?|sisters?|daughters?|mothers?|colleagues?|neighbours?|cousins?|sons?|brothers?|nieces?|roommates?|her|his) (?:new )?(?:boyfriend|husband|partner|ex|man|wife|girlfriend|fiance) (?:is|was|gets|has been|hits|beats|keeps|seems|hurts|chokes|threatens|controls|is so|can be)~ (?:abusive|violent|dangerous|abusing|controlling|hitting|beating|her|him|hurting|stalking|threatening)
  (?:{kin}|neighbour|neighbours|she|woman)~ (?:bruises|black eye|bruised|screaming at night|screams at night|screams for help|cries for help)
  (?:help|get|save|rescue|protect)~ (?:my (?:{kin})|her|him)~ (?:leave|escape|away from|from|out of|get out) (?:her|his|an|that|this|the|him)~ (?:abusive|violent|abuser|dangerous|abuse|husband beats)
`

const HARM_TO_OTHERS = String.raw`
  i (?:just |have |even |really |finally |almost |nearly )?(?:hit|slapped|punched|choked|strangled|kicked|smacked|shoved|raped|stabbed|attacked|assaulted|threatened|beat up|beat|beaten) (?:my (?:own )?(?:{man}|{child}|{kin}|parents|parent)|him|her|them|someone)(?! (?:at|to|in|up (?:about|on|for)|with (?:a (?:text|message|joke)|kindness)|on (?:insta|instagram)|back up)\b)
  i (?:blacked out and|got drunk and|snapped and|lost it and|lost control and|saw red and|was drunk and) (?:\w+ )?(?:hurt|hit|hurting|beat|choked|pushed|attacked) (?:my|him|her|them|the)
  i (?:hit|beat|hurt|abuse|slap|choke|smack) (?:my (?:wife|husband|girlfriend|boyfriend|partner|{child}|mother|father))
  (?:afraid|scared|worried|frightened|terrified|think|feel like|know|fear|that|urge to|urges to|thoughts of|thoughts about|dream of|dreaming of|fantasise about|keep thinking about|thinking about|thinking of)~ (?:i (?:will|might|could|may|would|am going to|can|want to)~ )?(?:hurt|hurting|kill|killing|hit|hitting|harm|harming|murder|murdering|strangle|strangling|stab|stabbing|shake|shaking|shoot|shooting|drown|drowning|smother) (?:someone|him|her|them|my (?:{man}|{child}|{kin}|family|parents|boss|ex|in laws|roommate)|the (?:baby|kids|children|child)|people|anyone|somebody|everyone|others|another person)(?! (?:feelings|by (?:leaving|saying|telling|breaking|moving|being)|with the truth|emotionally|if i (?:leave|say|tell|end|break)|chances|hand|hands|career|relationship)\b)
  i (?:want|would like|am going|plan|need|have|have decided|am planning|am ready|intend|am about|wanna|will|should|could really|must|dream) (?:to )?(?:kill|murder|stab|shoot|poison|hurt|strangle|beat up|attack|bomb|shoot up|burn down|run over|harm|make him pay with his life) (?:someone|him|her|them|my (?:{man}|{kin}|{child}|boss|family|parents|in laws|mother in law|neighbour|ex|father|teacher|roommate)|the (?:baby|kids|children|man|guy|school|office|house|woman)|people|everyone|that (?:man|guy|bastard|bitch|woman)|this (?:man|guy)|everybody|a (?:man|woman|person)|his|her new)(?! (?:with kindness|feelings|lol|haha|chances|back|by (?:leaving|saying|telling|breaking))\b)
  (?:should|can|shall|could|may|do) i (?:just )?(?:kill|murder|stab|shoot|poison|strangle|beat up|attack|shoot up|harm|burn down) (?:someone|him|her|them|my (?:{man}|{kin}|{child}|boss|family|parents|in laws|neighbour|father|teacher|roommate|rapist|abuser)|the (?:baby|kids|children|man|guy|school)|people|everyone|that (?:man|guy|bastard|bitch|woman)|this (?:man|guy)|a (?:man|woman|person)|his|her new)(?! (?:with kindness)\b)
  (?:get away with|way to|how to|hire someone to|hitman|hit man|plan to) (?:murder|kill(?:ing)? (?:someone|him|her|them|my)|poison(?:ing)? (?:someone|him|her|my))
  (?:shook|shaken|shaking|hurt|smothered|dropped) the baby|(?:shook|shaken) my baby|hurt my (?:own )?(?:baby|kids|child|children)
  (?:lose|losing|lost) (?:it|control|my temper)~ (?:and|with)~ (?:hit|hurt|shake|smack|slap|the (?:baby|kids|children)|my (?:wife|kids|baby|child|son|daughter))
`

/** With one of these, fewer signs are enough. */
const DOUBT_AND_FEAR = `
  (?:is it|was it|all|is this) (?:all )?my (?:own )?fault
  never (?:touches|hits|hurts)~ (?:kids|children|me)
  believe me~ (?:report|police|tell|him|her)
  (?:scared|afraid|frightened|terrified)~ (?:him|her|husband|boyfriend|wife|partner|he|she)
`

/** Phrases of the asker's own danger; of a minor they are the danger of a child. */
export const DANGER_TO_ASKER = STRUCK + FORCED + THREATENED + FOLLOWED + CONTROLLED

const self = { grave: 'violence', voice: 'self' } as const

export const VIOLENCE: readonly PhraseField[] = [
  { ...self, name: 'blows, force, threats, following, control', phrases: DANGER_TO_ASKER },
  { grave: 'violence', voice: 'other', name: 'another one', phrases: OF_OTHERS },
  { grave: 'violence', voice: 'doer', name: 'harm to others', phrases: HARM_TO_OTHERS },
  { ...self, name: 'three signs', phrases: SIGNS, minCount: 3, isWeak: true },
  {
    ...self,
    name: 'two signs, with doubt or fear',
    phrases: SIGNS,
    minCount: 2,
    needs: DOUBT_AND_FEAR,
    isWeak: true,
  },
]

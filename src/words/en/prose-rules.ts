/** The house rules for every text: used by the tests of our own texts and to check a model's answers. */

/** Clichés, fatalism, and claims about health, law or money that no reading may make. */
// mutate-file order: the order of patterns, any one of which refuses a text
export const UNWELCOME_WORDS: readonly string[] = `
  universe, energy, energies, vibe, vibes, manifest, journey, navigate, embrace, unlock, unleash, delve,
  tapestry, realm, cosmic, divine timing, destiny, destined, fate, fated, soulmate, abundance, toxic,
  healing crisis, the stars say, trust the process, big things, now more than ever, channel,
  you may find, perfect day, trust your intuition, the stars align, good things come, doomed, cursed,
  guaranteed, death, die, dying, illness, disease, pregnant, pregnancy, accident, lawsuit, lottery,
  divorce, cheating, unfaithful, suicide, diagnosis, medication, husband, wife, boyfriend, girlfriend,
  god, prayer, church`
  .split(',')
  .map((word) => word.trim())

/** Claims that may harm a reader who believes them. */
const CLAIMS = {
  body: 'a claim about the body',
  money: 'advice about money',
  parting: 'advice about a partner or a job',
  feelings: 'what others feel or do',
  promise: 'a promise',
  crime: 'crime or magic',
}

const anyOf = (words: string) =>
  `(?:${words
    .trim()
    .split(/\s*,\s*/)
    .join('|')})`
/** Words in between, within a clause. */
const upTo = (count: number) => `(?: [\\w'-]+){0,${count}}?`

const AILMENT = anyOf(
  `cancer, depression, anxiety, migraines?, headaches?, pain, asthma, insomnia, flu, fever, infections?, diabetes,
  allerg(?:y|ies), arthritis, wounds?, burnout`,
)
const MEDICINE = anyOf(
  'pills?, tablets?, medicines?, medication, treatment, therapy, insulin, antidepressants?, dose',
)
/** What nobody should buy or sell on a horoscope's word. */
const GOODS = anyOf(
  `house(?! ?plants?), flat, apartment, land, property, car(?! (?:park|wash)), shares, stocks?, bonds?, funds?, gold, silver,
  coins?, currency, jewell?ery, bitcoin, crypto\\w*`,
)
const CASH = anyOf(
  'money, cash, savings, sum, rent, deposit, wages, salary, bonus, inheritance, pension, euros?, dollars?, pounds?',
)
const DEED_WITH_MONEY = anyOf(
  `puts?, help, tak(?:e|ing), giv(?:e|ing), say yes, lend(?:ing)?, borrow(?:ing)?, sell(?:ing)?, buy(?:ing)?, add, use, risk(?:ing)?,
  afford, transfer, withdraw, hand over, send`,
)
const MONEY = anyOf(
  'money, cash, gold, debts?, loans?, savings, purchases?, shares, stocks, inheritance, pension, heirlooms?, jewell?ery',
)
/** “A good day to”, “consider”: how a horoscope advises. */
const GOOD_TIME =
  '\\b(?:favourable|good|right|perfect|best|ideal|lucky) (?:moment|time|day|week|month|hour)s? (?:for|to)\\b[^.?]{0,30}\\b'
const CONSIDER = '\\b(?:consider|think about|dare|avoid|stop|start)(?: \\w+)? '
const SPENT_BY_THE_CLOCK = anyOf(
  'minutes?, hours?, time, effort, attention, patience, care, thought, words?, sleep, evening, morning, afternoon, breath',
)
const BOND = anyOf('relationship, marriage, engagement, affair, friendship, romance, wedding')
const TIE = anyOf(`job, post, position, partner, spouse, lover, ex, ${BOND}`)
/** “Leave the job for tomorrow” is no resignation. */
const NOT_FOR_GOOD = '(?! (?:at|for|until|undone|half|where|title|description|advert|list)\\b)'

const ROLE = anyOf(
  `partner, lover, ex, boss, manager, friend, colleague, co-?worker, rival, neighbour, brother, sister, mother, father,
  parents, son, daughter, family, crush, relative, stranger`,
)
/** Somebody other than the reader, of whom something is said as a fact: not “if he”, “that they” or “ask whether someone”. */
const IF = '\\b(?<!\\b(?:if|when|whether|unless|that|what|why|how|who|whom|as|than|until|before|while) )'
const WHO = `${IF}\\b(?:he|she|they|(?:some|every)(?:one|body)(?: else| from (?:the|your) past| close to you| near you| you know| at work| at home| new)?|(?:your|an?|one of your)(?: \\w+)? ${ROLE}s?|others|people(?: at work| around you)?)`
const ADVERB = anyOf('secretly, really, truly, still, deeply, quietly, already, always, clearly, just')
const FEEL = anyOf(
  `loves?, hates?, miss(?:es)?, admires?, resents?, adores?, desires?, fanc(?:y|ies), distrusts?, despises?,
  betrays?, deceives?, cheats? on, lies? to, wants? (?:more from|to leave|to be with), is attracted to, is in love with,
  (?:is|are) using, (?:is|are) testing, (?:is|are) avoiding, cares? (?:for|about)`,
)
/** One certain person: what goes on in that mind only that person can say. */
const DEFINITE = `(?:your(?: \\w+)? ${ROLE}|(?:the|a) (?:person|one|woman|man) you (?:like|love|want|miss|live with|are thinking of))`
const ONE_ROLE = ROLE.replace('family|', '').replace('parents|', '')
const MIND = anyOf(
  `needs?, wants?, thinks?, feels?, hopes?, wishes, longs?, believes?, respects?, trusts?, likes?, prefers?, expects?, fears?, doubts?, dreams? of, is (?:feeling|waiting|hoping|longing|worried|unhappy|bored|ready|insecure|afraid), (?:does not|doesn't) (?:want|like|love|trust|mean|see)`,
)
const MOOD = anyOf(
  `jealous, envious, in love, angry with you, cross with you, disappointed in you, attracted, afraid of (?:you|losing you),
  hiding, lying, plotting, thinking (?:of|about) you, scheming, unfaithful, talking (?:about you|behind)`,
)

/** An event in a reader's life, after “you will”; “you will lose track of time” is none. */
const EVENT = anyOf(
  `win, fail, suffer, succeed, inherit, receive, marry, prosper, triumph, meet(?! (?:resistance|delays|the deadline)),
  lose (?!track|count|the thread|sight|patience|interest|your (?:place|thread|temper)|an? (?:hour|minute)|time|heart),
  be (?:rich|famous|promoted|hired|fired|sacked|paid|chosen|rewarded|offered|betrayed|healed|cured|recognised),
  get (?:rich|ill|sick|well|married|engaged|hired|promoted|what you want|good news|an? (?:\\w+ )?(?:offer|promotion|raise|rise|job|proposal)|the (?:job|money|flat|offer|place|promotion)),
  earn (?:more|money|a lot), find (?:love|romance|happiness|true love|someone|somebody|a (?:\\w+ )?(?:job|partner|lover|home)|the (?:one|love)),
  fall (?:in love|ill|for), hear (?:from|good news), have (?:a baby|success|great luck), get (?:an?|the) (?:\\w+ )?(?:letter|message|call|reply|gift), pass (?:the|your) (?:exam|test|interview), land (?:the|a) (?:\\w+ )?(?:job|role|deal)`,
)
const WILL =
  "(?: will|'ll| shall| (?:is|are) (?:going|about) to|'re (?:going|about) to)(?: soon| surely| certainly| definitely| finally| also)?"
const BLESSING = anyOf(
  'money, love, luck, success, fortune, romance, happiness, wealth, good news, true love',
)
const BRING = anyOf(
  `call, ring, write, text, visit, return, come (?:back|to you|round|by|into), offer, propose, invite, contact, get in touch, apologise, appear, arrive, change your life,
  ask you, give you, find you, help you, surprise you, betray you, leave you, pay, turn up, show up, reach out, enter, bring, knock`,
)

const { raw } = String

/** Every row is a pattern, whatever the case of its letters, and begins with a word. The table of sentences in test/fixtures decides what belongs here. */
export const UNSAFE: Readonly<Record<keyof typeof CLAIMS, readonly string[]>> = {
  body: [
    raw`(?-i:\bcancer\b)`,
    raw`\b(?:tumou?rs?|surgery|miscarriage|overdose|self-harm|starve|fasting|detox|vaccin\w+|immune)\b`,
    raw`\b(?:cures?|cured|heals?|healed|treats?)${upTo(3)} ${AILMENT}\b`,
    raw`\b(?:stop|skip|drop|quit|throw|flush|bin|halve|double|reduce|forget)${upTo(3)} (?:${MEDICINE}|doctor)\b(?!')`,
    raw`\b(?:no|not|n't) need${upTo(2)} (?:${MEDICINE}|doctor)\b(?!')`,
    raw`\byour(?: \w+)? (?:pain|symptoms?|headache|fever|cough|rash|lump)s? (?:is|are|comes?|means?|has|will)\b`,
    raw`\b(?:go|going|live) without (?:food|eating|sleep)\b`,
    raw`\b(?:skip|skipping) (?:meals|a meal|lunch|dinner|breakfast)\b`,
    raw`\bstop eating\b`,
    raw`\b(?:an?|the|your) (?:\w+ )?fast (?:of|for|clears|cleans)\b`,
    raw`\bfast for (?:an?|two|three|\d)`,
    raw`\byour (?:heart|lungs?|liver|kidneys?|blood pressure|immune system|thyroid) (?:is|are) (?:weak|failing|at risk|vulnerable|in danger)\b`,
  ],
  money: [
    raw`${GOOD_TIME}(?:purchas|buy|sell|invest|borrow|lend|spend|sign|contract|loan)\w*`,
    raw`\bsplash out\b`,
    raw`\brisky (?:purchase|deal)\b`,
    raw`\b(?:purchase|deal) (?:turns out well|pays off)\b`,
    raw`\bspend more(?! (?:time|thought))\b`,
    raw`\bbuy(?=[.,;?]| (?:now|before|while|early)\b)`,
    raw`\bprices (?:rise|fall|drop)\b`,
    raw`\bsell (?:something|anything|everything|what you)\b`,
    raw`\blend(?:ing)? to\b`,
    raw`\b(?:your bank (?:says|agrees|is)|ask (?:the|your) bank|the bank (?:says|agrees))\b`,
    raw`${CONSIDER}(?:selling|investing|borrowing|lending|buying (?!bread|flowers))`,
    raw`\b(?:place (?:a|your) bets?|betting|gambl(?:e|es|ing)|wager|casino|jackpot|bitcoin|crypto\w*|mortgages?|refinanc\w+|overdraft)\b`,
    raw`\binvest(?:s|ing|ments?)?\b(?!${upTo(3)} ${SPENT_BY_THE_CLOCK}\b)`,
    raw`\b(?:buy|sell|trade)(?:ing)?${upTo(2)} ${GOODS}\b`,
    raw`\b${DEED_WITH_MONEY}${upTo(6)} ${MONEY}(?<!more than money)\b(?! (?:decision|question|talk|matter|worr|register)\w*)`,
    raw`\bfinancially\b(?! speaking)`,
    raw`\b(?:purchases?|investments?|debts?|stocks|shares) (?:is|are|do|does|goes|go|looks?) (?:favour\w+|well|wise|safe|good|worth)`,
    raw`\b(?:stock|share|housing|property) (?:market|price|tip)s?\b`,
    raw`\btip (?:about|on) (?:the|a) (?:stock|share)\b`,
    raw`\b(?:an?|the|this|that|any|another|small|bank|your|his|her|their) (?:\w+ )?loans?\b`,
    raw`\b(?:few|several|couple of) (?:hundred|thousand)\b(?! (?:steps|metres|words|people|years|times|pages))`,
    raw`\bluck\w*[^.?]{0,40}\btickets?\b`,
    raw`\blucky numbers?\b`,
    raw`\bsign (?:quickly|at once|without|anything)\b`,
    raw`\bprofitable\b`,
    raw`\breal estate\b`,
    raw`\bfinancial leap\b`,
    raw`\bthe expensive one\b`,
    raw`\bpay for (?:your|a) (?:\w+ )?friend`,
    raw`\bmoney (?:grows|multiplies|works for you)\b`,
    raw`\b(?:double|raise|up) your stakes?\b`,
    raw`\bbuy the (?:big|large|dear|expensive)\b`,
    raw`\b(?:ask|push|fight|press)${upTo(3)} (?:for )?(?:an? |more |better |higher )*(?:salary|pay rise|raise|pay|wages)\b`,
    raw`\b(?:open|fill|empty)${upTo(3)} accounts?\b`,
    raw`\bmarkets? (?:favours?|rewards?)\b`,
    raw`\btrade (?:early|now|boldly)\b`,
    raw`\bbets? on the market\b`,
    raw`\bfinancial risks?\b`,
    raw`\b(?:put|move|place|sink|pour|risk|withdraw|touch|transfer|empty|stake)${upTo(2)} (?:savings|money|pension|inheritance)\b(?! (?:decision|question|talk|matter))`,
    raw`(?<!and )\b(?:spend|splash) (?:freely|lavishly|big|without (?:counting|guilt|worry)|(?:the|your|some|all your|more) ${CASH})\b`,
    raw`\b(?:sign|agree to) (?:the|that|a|your) (?:\w+ )?(?:lease|contract|loan|deal)\b`,
    raw`\bcash in (?:the|your|an?) `,
    raw`\b(?:make|go ahead with) (?:the|that|your) (?:big |large )?(?:purchase|investment)\b`,
    raw`\bask${upTo(3)} for (?:the|some|more)? ?(?:money|cash|loan)\b`,
    raw`\blend(?:ing)?${upTo(4)} (?:${CASH}|what (?:they|he|she))\b`,
    raw`\bborrow(?:ing)?(?: (?:from (?!the library)|against|more|what you need)|${upTo(3)} ${CASH}\b)`,
    raw`\bborrow without worry\b`,
    raw`\byou (?:can|may|should) borrow(?=[.,;]| (?:now|without|more|a little))`,
    raw`\b(?:put|charge|use)(?: \w+){0,2} (?:on |with )?(?:the|your|a) credit card\b`,
    raw`\bbuy(?: \w+){1,3} on credit\b`,
    raw`\bbank for(?: \w+){0,2} credit\b`,
    raw`\b(?:go|going|get|getting|run) into debt\b`,
    raw`\bdebt (?:does no|is no|never) harm`,
    raw`\bguarantee${upTo(3)} (?:debt|loan|rent)\b`,
  ],
  parting: [
    raw`\b(?:quit|leave|leaving|resign from|walk(?:ing)? (?:out (?:on|of)|away from)|give up(?: on)?|get out of) (?:your|the|this|that|an?)(?: \w+)? ${TIE}\b${NOT_FOR_GOOD}`,
    raw`\bleave your (?:family|work for good)\b(?! (?:at|a|some|the|out)\b)`,
    raw`\bleave (?:him|her)(?= (?:before|now|while|for good|if|because|and)\b|[.,;?])`,
    raw`\bwalk (?:out on|away from) (?:him|her|them)\b`,
    raw`\b(?:end|break off|call off|finish) (?:the|your|this|that|an?)(?: \w+)? ${BOND}\b`,
    raw`\bbreak(?:ing)? up with (?:him|her|them|your|some(?:one|body))\b`,
    raw`\bbreaking up (?:is|may|might|can|would)\b`,
    raw`\b(?:should|must|to|and) break up(?=[.,;?]| (?:now|before|while)\b)`,
    raw`\btell(?:ing)? (?:him|her|them|your (?:partner|lover)) (?:that )?(?:it is|it's|you are) (?:over|leaving)\b`,
    raw`\bgo (?:your )?separate ways\b`,
    raw`\bpart ways\b`,
    raw`\bpack your (?:bags|things) and (?:go back|leave|move)\b`,
    raw`\b(?:cut|break off|cut off|end) (?:all )?(?:ties|contact)\b`,
    raw`\bcut (?:him|her|them) (?:off|out)\b`,
    raw`\blet (?:him|her) go\b`,
    raw`\b(?:he|she|partner|lover|friend)\b[^.?]{0,40}\blet them go\b`,
    raw`\b(?:find|look for) (?:someone|somebody|a partner) (?:who (?:deserves|values|treats|loves)|better|worthy)\b`,
    raw`(?<!that )\byou deserve better\b`,
    raw`\b(?:get|getting|go|going) back (?:together|to (?:him|her|your ex))\b`,
    raw`\btake (?:him|her|your ex) back\b`,
    raw`\b(?:marry|propose to) (?:him|her|them|your)\b`,
    raw`\b(?:get|getting) (?:married|engaged|divorced)\b`,
    raw`\bmove in (?:together|with (?:him|her|them|your))\b`,
    raw`${GOOD_TIME}(?:marry|propose|separate|leave (?:him|her|your)|quit|resign|break up|end (?:it|things))\b`,
    raw`${CONSIDER}(?:leaving (?:him|her|your)|quitting|resigning|separating|moving in|marrying|a (?:separation|break from))`,
    raw`\b(?:this|the|your|that) ${BOND} (?:has (?:run|had|come)|is (?:over|finished|at an end|dead)|no longer)\b`,
    raw`\b(?:happier|better|better off|freer) (?:without (?:him|her|them|your)|alone|on your own)\b`,
    raw`\b(?:yes|no) to (?:the|his|her|their) proposal\b`,
    raw`\bleave (?:the rest of them|them all|everyone) behind\b`,
    raw`\b(?:your|the)(?: \w+)? (?:job|partner|marriage) has nothing\b`,
    raw`\blet (?:the|this|your|that) ${TIE} go\b`,
    raw`\bgive up on (?:some(?:one|body)|him|her|them|your)\b`,
    raw`\bfind an?(?: \w+)? job\b`,
    raw`\bmove on (?:from|without) (?:him|her|them|your|this|that)\b`,
    raw`\bif (?:he|she|they|your \w+)\b[^.?]{0,40}, (?:leave|go|walk)(?=[.,;?])`,
    raw`\bquit(?=[.,;?])`,
    raw`\bend (?:it|things) (?:with|now|before)\b`,
    raw`\b(?:not|never) marry\b`,
    raw`\b(?:take|need) a break from (?:each other|him|her|them|your partner)\b`,
    raw`\b(?:love|partner|marriage|relationship) (?:needs|deserves|wants) an end\w*`,
    raw`\b(?:look|looking) elsewhere\b`,
    raw`\boutgrown? (?:this|the|your|that) (?:person|partner|${TIE})\b`,
    raw`\bsay goodbye(?=[.,;]| to (?:him|her|them|your|this|that))`,
    raw`\b(?:stay|be|remain) (?:single|alone until)\b`,
    raw`\bstay with (?:him|her|your (?:partner|lover))\b`,
    raw`\b(?:him|her|them|your (?:partner|ex)) (?:one|a) (?:last|second|final) chance\b`,
    raw`\b(?:look|apply|search)(?:ing)? for (?:another|an? (?:new|better|different)) (?:job|position|partner|lover|employer)\b`,
    raw`\bchange (?:jobs|employers)\b`,
    raw`\b(?:hand in|give) (?:your|the) (?:notice|resignation)\b`,
    raw`\bresign\b(?! yourself)`,
  ],
  feelings: [
    raw`${WHO} (?:${ADVERB} )?${FEEL} you\b`,
    raw`${WHO} secretly \w+`,
    raw`\b(?:he|she|they|every(?:one|body)(?: at work)?|(?:your|an?) ${ROLE}s?) (?:${ADVERB} )?env(?:y|ies) you\b`,
    raw`${WHO} (?:is|are) (?:${ADVERB} )?${MOOD}\b`,
    raw`${WHO} (?:does not|doesn't|do not|don't) (?:${ADVERB} )?(?:love|like|trust|respect|want|wish|believe) you\b`,
    raw`${WHO} (?:has|have) (?:${ADVERB} )?(?:fallen (?:in love|for you)|feelings for|a crush|something to hide|lost (?:faith|interest) in you)\b`,
    raw`${IF}\b(?:he|she|your(?: \w+)? ${ROLE}) (?:${ADVERB} )?(?:feels (?:neglected|hurt|guilty|unloved|ashamed|threatened|the same)|regrets?|secretly)\b`,
    raw`${IF}\b(?:he|she) (?:${ADVERB} )?${MIND}\b`,
    raw`${IF}\b(?:he|she|your(?: \w+)? ${ONE_ROLE}) is (?!at |in the |on |near|late|away|there|here|out|busy|back|free|due|asleep)`,
    raw`${IF}\b(?:people|others|they|everyone|everybody|those (?:around|near|close to) you) (?:thinks?|believes?|feels?|says?) (?:that )?you\b`,
    raw`${IF}\b${DEFINITE} (?:${ADVERB} )?${MIND}\b`,
    raw`\b(?:colleagues|friends|others|people|neighbours) (?:${ADVERB} )?(?:respect|fear|love|dislike|resent|avoid) you\b`,
    raw`\b(?:your|secret) admirers?\b`,
    raw`\badmirer is (?:watching|waiting|near)\b`,
    raw`\b(?:talk|gossip|laugh|whisper|act|work|mov|plot)\w* (?:\w+ )?behind your back\b`,
    raw`\bmore than (?:he|she|they) (?:admits?|says?|shows?)\b`,
    raw`\bdeep down (?:he|she|they)\b`,
  ],
  promise: [
    raw`\byou${WILL} ${EVENT}\b`,
    raw`${WHO}${WILL} ${BRING}\b`,
    raw`\b${BLESSING}${WILL}\b`,
    raw`\beverything${upTo(3)}${WILL} (?:succeed|work out|fall into place|turn out)\b`,
    raw`\b${BLESSING} (?:finds you|smiles (?:on|at) you|is (?:certain|assured|yours|coming|on its way)|flows (?:to|towards) you|comes to you)\b`,
    raw`\b(?:someone|somebody) (?:new|special) (?:enters|comes into|walks into|steps into|appears in)\b`,
    raw`\b(?:enters?|walks? into|comes? into) your life\b`,
    raw`\b(?:opportunity|offer|chance|job|love) comes your way\b`,
    raw`\b(?:wish|dream)(?:es|s)? (?:comes?|will come) true\b`,
    raw`\b(?:a|your) (?:promotion|pay rise|proposal) (?:is|comes|arrives|waits)\b`,
    raw`\bbrings you an? (?:new )?(?:friend|love|lover|partner|job)\b`,
    raw`\b(?:interview|exam|application) ends (?:with a yes|well)\b`,
    raw`\bsoon you will (?!notice|know|feel|want|need|see)`,
    raw`\bsurprise (?:visitor|visit|guest|gift|call|message)s?\b`,
    raw`\bawaits? you\b`,
    raw`\bin store for you\b`,
    raw`\b${BLESSING} (?:is |waits |stands |comes )?(?:just )?(?:around the corner|at (?:the|your) door|within reach|ahead of you)`,
    raw`\bwindfall\b`,
    raw`\b(?:job|marriage) (?:offer|proposal) (?:arrives|comes|is)\b`,
    raw`\bby (?:evening|noon|night|tonight|the weekend|friday|tomorrow)[^.?]{0,30} (?:is|are) (?:solved|settled|yours)\b`,
    raw`\b(?:expect|count on) (?:an?|some|the)(?: \w+)? ?(?:sum|money|offer|proposal|raise|promotion|payment|gift)\b`,
    raw`(?<!you )\bexpect ${BLESSING}\b`,
  ],
  crime: [
    raw`\b(?:murder|prison|satan|demons?)\b`,
    raw`\byou (?:\w+ )?(?:be|get|are) arrested\b`,
    raw`\bkill(?:s|ed|ing)?\b(?! (?:an?|the|some|ten|half) (?:hour|time|minutes?|mood|noise|lights?|engine|afternoon|evening)| time)`,
  ],
}

const UNSAFE_CLAIMS = Object.entries(UNSAFE).map(([kind, patterns]) => ({
  claim: CLAIMS[kind as keyof typeof CLAIMS],
  // The beginning of a word is looked for once, and not by each of a hundred rows in turn.
  pattern: new RegExp(`\\b(?=\\w)(?:${patterns.join('|')})`, 'i'),
}))

/** What happens by accident, or is a happy one, is no accident. */
const UNWELCOME = new RegExp(`\\b(?:${UNWELCOME_WORDS.join('|')})\\b(?<!\\b(?:by|happy) accident)`, 'i')
const ODD_PUNCTUATION = /[!—–…"“”]|\.\.\.| - /
const AMERICAN_SPELLING = /\b(?:color|favor|honor|realiz|organiz|recogniz|gray|center|neighbor|labor)\w*/i

/** The rules are written with straight apostrophes; the texts have curly ones. */
const withStraightApostrophes = (text: string): string => text.replaceAll('’', "'")

/** The violations of the rules, in words. */
export function proseFaults(written: string): string[] {
  const text = withStraightApostrophes(written)
  // “Whether you will get the job” is a question, and claims nothing.
  const claimed = text.replace(/\bwhether [^,.;:]*/gi, 'whether')
  const faults: string[] = []
  const unwelcome = UNWELCOME.exec(text)
  if (unwelcome) faults.push(`says “${unwelcome[0]}”`)
  for (const { claim, pattern } of UNSAFE_CLAIMS) {
    const unsafe = pattern.exec(claimed)
    if (unsafe) faults.push(`is not safe to say: “${unsafe[0]}” (${claim})`)
  }
  if (ODD_PUNCTUATION.test(text)) faults.push('has an exclamation, dash, ellipsis or quotation mark')
  if (AMERICAN_SPELLING.test(text)) faults.push('is not spelled the British way')
  if (/(?:^|[.?] )Today\b/.test(text)) faults.push('opens a sentence with “Today”')
  if (/not only/i.test(text)) faults.push('says “not only”')
  if ((text.match(/\?/g) ?? []).length > 1) faults.push('asks more than one question')
  if (!/[.?]$/.test(text)) faults.push('does not end its last sentence')
  return faults
}

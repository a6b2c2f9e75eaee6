/** Shorthand and slips, with the spelling that an answer would have. */

/** By their small letters; the possessive ending may follow. */
export const IN_FULL: ReadonlyMap<string, string> = new Map(
  `
    tmrw tomorrow; tmr tomorrow; tomorow tomorrow; tommorow tomorrow; tonite tonight; bf boyfriend; gf girlfriend; bff best friend; bsf best friend
    hubby husband; bday birthday; ppl people; yr year; yrs years; xmas Christmas; msg message; thru through; abt about; b4 before; wrk work; wk week
    shud should; shld should; shd should; wud would; wld would; cud could; wot what; wen when; cuz because; coz because
    gonna going to; gunna going to; wanna want to; gotta have to; tho though
    im I’m; ive I’ve; hes he’s; shes she’s; theyre they’re; theyve they’ve; thats that’s; everyones everyone’s
    isnt isn’t; arent aren’t; wasnt wasn’t; werent weren’t; dont don’t; doesnt doesn’t; didnt didn’t; wont won’t; cant can’t; hasnt hasn’t
    havent haven’t; couldnt couldn’t; wouldnt wouldn’t; shouldnt shouldn’t
    recieve receive; freind friend; freinds friends; realy really; definately definitely; alot a lot; beleive believe; finaly finally; acheive achieve
    buisness business; collage college; seperate separate; mummy mum; mommy mom; daddy dad
    how’ll how will; what’ll what will; when’ll when will; who’ll who will
  `
    .trim()
    .split(/[;\n]/)
    .map((row) => row.trim())
    .map((row) => [row.slice(0, row.indexOf(' ')), row.slice(row.indexOf(' ') + 1)] as const),
)

/** What only sounds along. */
export const FILLERS =
  /(?<=^| )(?:rn|atm|fr|ngl|tbh|idk|smh|omg|kinda|literally|pls|plz|please|innit|um|uh|damn|bloody|actually|y\/n)(?=[ ,.?!]|$)/gi
/** A sentence of their own. */
export const LAUGHTER = /(?<=^| )(?:lol|lmao|haha|hahaha)(?=[ ,.?!]|$)/gi

const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
/** A figure says nothing that a reader does not know, and the sentence is whole without it: “is it too late at 58 to learn it”. */
export const DATED = new RegExp(
  ` (?:at|in|by|before|after|since|until|till|on) (?:the |about |around |age |age of |the age of )?(?:${MONTH} )?\\d[\\p{L}\\p{N}:]*(?: (?:of )?(?:${MONTH}|years?|months?|weeks?|days?|hours?|am|pm)(?: old| together| apart)?)?(?=$|[,?!.]| (?:to|and|or|with|without|if|when|because|even)\\b)`,
  'giu',
)

const KIN =
  'mum|mom|dad|sister|brother|son|daughter|boss|friend|husband|wife|mother|father|cousin|aunt|uncle|nan|gran|grandma|grandad|ex'
const OWNED =
  'wedding|birthday|house|flat|boyfriend|girlfriend|wife|husband|party|job|car|baby|school|room|estate|family|sister|brother|mother|father|mum|mom|dad|name|face|place|parents|dog|cat|money|mind|heart|new|old|ex|best|first|partner|garden|home|phone|head'

/** Said back, it would sting. */
export const AGE = / at (?:my|our) age\b(?! and)/gi

/** Slips that are words of ours, too. */
export const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/ n /gi, ' and '],
  [/ & /g, ' and '],
  [/ w /gi, ' with '],
  [/(^| )r (?=u |you |we |they |my |the )/gi, '$1are '],
  [/(?<=^|[.?!,:] )isn’?t (?=(?:it|this|he|she|there) )/gi, 'is '],
  [/\bloose (?=weight|my|the|him|her|it\b)/gi, 'lose '],
  [new RegExp(`\\b(my|his|her|our) (${KIN})s (?=(?:${OWNED})\\b)`, 'gi'), '$1 $2’s '],
  [new RegExp(`\\b(mum|mom|dad|nan|gran|grandma|grandad)s (?=(?:${OWNED})\\b)`, 'gi'), '$1’s '],
  [/\b(mother|father|valentine)s day\b/gi, '$1’s day'],
  [/\b(mother|father|sister|brother|daughter|son) in law\b/gi, '$1-in-law'],
  // “Who’s been”, “what’s it mean”, “where’s it got to”: has and does.
  [
    /(?<=^|[.?!,:;] |(?:^|[.?!,] )(?:so|but|and|ok) )(who|what|where)(?:’s|s) (?=been |got |gone |taken |happened |(?:[\p{L}’]+ ){1,4}got\b)/giu,
    '$1 has ',
  ],
  [
    /(?<=^|[.?!,:;] |(?:^|[.?!,] )(?:so|but|and|ok) )what(?:’s|s) (?=(?:it|that|this|he|she|[\p{L}]+ [\p{L}]+) (?:mean|say|want|think)\b)/giu,
    'what does ',
  ],
  [
    /(?<=^|[.?!,:;] |(?:^|[.?!,] )(?:so|but|and|ok) )(who|what|where|when|why|how)(?:’s|s) (?=[\p{L}])/giu,
    '$1 is ',
  ],
]

/** Kinds of words by which the subject of a question is told from what is said of it. */

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

export const MODALS = setOf('will would should can could may might must')
export const BE = setOf('am is are was were')
export const HAVE = setOf('have has had')
export const DO = setOf('do does did')
export const AUXILIARIES: ReadonlySet<string> = new Set([
  ...MODALS,
  ...BE,
  ...HAVE,
  ...DO,
  ...['shall', 'gonna'],
])
export const ASKING = setOf('what how when where why who which whether if')
export const PRONOUNS = setOf('i we he she they it there both-of-us')
/** The asker, alone or with another. */
export const OWN = setOf('i we')
/** With a noun or alone: “is this job right”, “is this right”. */
export const POINTERS = setOf('this that these those')

export const ARTICLES = setOf(
  'a an the my our his her their its some any no every each another both all many most your',
)
/** After it comes the rest of a noun phrase: my, the, my sister’s. */
export const isDeterminer = (word: string): boolean =>
  ARTICLES.has(word) || POINTERS.has(word) || word.endsWith('’s') || word.endsWith('s’')

/** Somebody or something that needs no article. */
export const INDEFINITE = setOf(
  'anyone anybody someone somebody everyone everybody nobody anything something everything nothing people things others',
)

export const PREPOSITIONS = setOf(`
  about above across after against along alongside among around as at before behind below beneath beside besides between beyond by despite
  down during except for from in inside into like near of off on onto out outside over past round since than through
  throughout till to toward towards under until unto up upon with within without
`)

export const ADVERBS = setOf(`
  actually again ahead already also always away back certainly deep even ever finally forever here just maybe mostly
  nearly never next not now often only perhaps possibly probably quite rather really secretly so soon still then there together too truly very yet
`)

/** They stand before the verb or behind its auxiliary: “will ever move”. */
export const MOVING = setOf(
  'finally ever really actually also even still just always soon never truly only all both',
)

export const ADJECTIVES = setOf(`
  auspicious best biggest cheaper cheapest comfortable easier fair faithful fairer favourable favorable fortunate harder healthier honest intermittent kinder kindest lovely
  massive nicer older online realistic safe safer silent smaller weird worse worst younger 
  able afraid alive alone alright angry annoyed anxious ashamed asleep available awake aware awful awkward bad bald better beautiful
  big bitter blind bored boring brave bright broke broken busy calm careful careless certain cheap clean clear clever close cold comfortable
  common complete compatible cool correct crazy cruel cursed curious cute dangerous dark deaf deep different difficult dirty distant doomed due dull
  dumb early easy embarrassed embarrassing empty enough equal exact excited exciting expensive extra faithful fake false familiar
  far fast fat fine first fit fond foolish free fresh friendly full funny generous genuine glad gone good great grumpy guilty happy
  hard harmless haunted healthy heavy helpful high honest hopeless horrible hot huge hungry ill illegal impatient important impossible
  independent innocent insane interested interesting jealous jinxed joking keen kind last lasting late lazy legal legit liable light likely limited little local
  lonely long loose lost loud lovely low loyal lucky mad mean meant mental messy mild missing moody mutual naive narrow nasty natural near
  necessary negative nervous new nice noisy normal odd okay ok old only open own overdue overpriced pale particular patient perfect
  permanent personal picky pleased polite poor popular positive possible pregnant pretty private professional proper proud public
  quick quiet rare ready real realistic reasonable red reliable responsible rich right risky romantic rotten rough rude sad safe same scared
  second secret selfish sensible serious settled several shallow sharp short shy sick silent silly similar simple sincere single slow small
  smart soft sold solid sorry special spiritual spoilt stable steady sticky stiff strange strict strong stuck stupid suitable sure sweet
  tall tempting terrible thick thin third tight tiny tired toxic tough true typical ugly unfair unhappy unique unlucky unrealistic
  unreasonable unusual upset urgent useful useless usual valid warm weak weird welcome well wet whole wide wild wise
  worth worthwhile wrong young
`)

/** Participles that do not end in -ed. */
const PARTICIPLES = setOf(`
  been become begun bitten blown born bought broken brought built burnt caught chosen come cut done drawn driven drunk dug eaten fallen felt fed
  forgotten forgiven found frozen given gone got gotten grown heard held hidden hit hurt kept known laid learnt led left lent let lost made
  meant met paid proven put read ridden risen run said seen sent set shaken shown shut slept sold spent split spoken spread stolen stood stuck
  sung sunk sworn taken taught thought thrown torn told understood woken won worn written
`)
/** They end like a participle and name a thing. */
const THINGS_IN_ED = setOf(
  'bed red seed speed feed weed shed wed need breed hundred wicked sacred kindred indeed',
)
const THINGS_IN_ING = setOf(`
  anything beginning blessing building ceiling clothing cooking crossing drawing driving dressing earring evening everything feeling filing fitting
  funding hearing herring housing icing king lettering listing lodging meeting morning nothing offering opening painting parking planning ping
  posting pudding ranking rating reading reckoning ring sibling shipping something spring sting string swing
  teaching thing timing training viewing warning wedding wing wording writing
`)

export const isParticiple = (word: string): boolean =>
  PARTICIPLES.has(word) || (/^[a-z]{2,}ed$/.test(word) && !THINGS_IN_ED.has(word))

/** Going, moving; not “wedding”. */
export const isGerund = (word: string): boolean => /^[a-z]{2,}ing$/.test(word) && !THINGS_IN_ING.has(word)

const THINGS_IN_LY = setOf('ally assembly belly bully family fly italy july jelly reply sally supply')

/** They join or point, and are the head of no noun phrase. */
const JOINING = setOf('and or but nor because if when while where what how why who whom whose which whether')

/** Can stand alone as a noun: “will money come my way”. */
export const isBareNoun = (word: string): boolean =>
  /^[\p{L}][\p{L}’-]+$/u.test(word) &&
  !isDeterminer(word) &&
  !PRONOUNS.has(word) &&
  !PREPOSITIONS.has(word) &&
  !ADVERBS.has(word) &&
  !ADJECTIVES.has(word) &&
  !AUXILIARIES.has(word) &&
  !JOINING.has(word) &&
  (!word.endsWith('ly') || THINGS_IN_LY.has(word)) &&
  !isParticiple(word) &&
  !isGerund(word) &&
  !OBJECTS.has(word)

export const OBJECTS = setOf('me us him her them you')

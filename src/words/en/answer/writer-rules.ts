/** Rules for another writer's sentences in an answer: the verdict is not theirs, and what nobody can know is not said (docs/questions.md). */
import { wordsOf } from '../../text-measure.ts'
import { pieceTexts } from './pieces.ts'

const anyOf = (words: string) =>
  `(?:${words
    .trim()
    .split(/\s*,\s*/)
    .join('|')})`
const rule = (fault: string, pattern: string) => ({ fault, pattern: new RegExp(pattern, 'i') })

const { raw } = String

/** Other people, of whom nothing is said as a fact. */
const OTHERS = raw`\b(?:he|she|they|(?:your|the|my) (?:\w+ )?(?:partner|husband|wife|ex|lover|boyfriend|girlfriend|boss|manager|friend|mother|father|mum|dad|mom|sister|brother|son|daughter|crush|colleague|landlord|other (?:person|woman|man)))`
const DOES = anyOf(
  `loves?, hates?, misses, miss, wants?, thinks?, feels?, knows?, regrets?, hides?, lies, lied, cheats?, cheated, plans?, intends?,
  is (?:cheating|lying|hiding|seeing|thinking|waiting|planning|jealous|in love|sorry|interested), are (?:cheating|lying|hiding|seeing|thinking|in love), has (?:feelings|someone|moved on), will \\w+, 'll \\w+, comes? back, came back`,
)

/** In every sentence of another writer. */
const RULES = [
  rule(
    'gives a verdict',
    raw`(?:^|[.;:,?] )(?:yes|no|yep|nope|yeah)\b(?=[.,;:]|$)|\b(?:is|say|says|said|answer|answers|means?|be) (?:an? |the )?(?:\w+ )?(?:yes|no)\b(?=[.,;:]|$)|\ba (?:clear|firm|plain|definite|certain|big|simple) (?:yes|no)\b`,
  ),
  rule(
    'gives a verdict',
    raw`\b(?:the cards (?:promise|guarantee|confirm|agree)|go ahead|go for it|just do it|do it now|don\x27t do it)\b`,
  ),
  rule(
    'is sure of what nobody knows',
    raw`\b(?:definitely|certainly|surely|absolutely|undoubtedly|inevitabl\w+|for (?:sure|certain)|without (?:a |any )?doubt|no doubt|guarantee\w*|bound to|meant to be|i promise|hundred per ?cent|beyond question)\b`,
  ),
  rule(
    'is sure of what nobody knows',
    raw`(?<!\b(?:how|what|whether|where|when|if|why|who|which) )\b(?:you|it|this|that|he|she|they|we) (?:will|shall|will not|(?:is|are) going to)\b`,
  ),
  rule(
    'speaks of its task',
    raw`\b(?:instructions?|prompts?|system (?:message|prompt)|developers?|ignor(?:e|ed|ing) (?:all|the|your|previous|any)|api|passwords?|secret keys?|tokens?|chatbot|assistant|jailbreak\w*|dan mode|pirate|language model|artificial intelligence|overrid\w+|unrestricted)\b`,
  ),
  rule('gives figures', raw`\d|\b(?:per ?cent|percent|milligrams?|mg|ml|grams?|millilit\w+)\b`),
  rule(
    'gives a date',
    raw`\b(?:next (?:week|month|year|spring|summer|autumn|winter)|by the end of|within (?:an?|one|two|three|four|five|six|seven|ten|a few|some|the) |in (?:an?|one|two|three|four|five|six|a few|some) (?:days?|weeks?|months?|years?|hours?))\b`,
  ),
  rule(
    'gives a date',
    raw`(?-i:\b(?:January|February|March|April|June|July|August|September|October|November|December|Christmas|Easter|New Year))\b`,
  ),
  rule(
    'says what another person thinks or does',
    raw`(?<!\b(?:if|when|whether|unless|what|why|how|ask|than|as) )${OTHERS} (?:\w+ly |still |really |truly |already )?${DOES}\b`,
  ),
  rule(
    'gives advice for a professional',
    raw`\b(?:dos(?:e|es|age)|tablets?|pills?|paracetamol|aspirin|ibuprofen|insulin|antibiotics?|prescri\w+|diagnos\w+|symptoms?|cures?|cured|treatments?|vaccin\w+)\b`,
  ),
  rule(
    'gives advice for a professional',
    raw`\b(?:sue|sued|lawsuit|(?:in|to|the) court|court case|(?:a|the) judge|jury|guilty|innocent|plead|custody|lawyers?|liable|legally|illegal)\b`,
  ),
  rule(
    'gives advice for a professional',
    raw`\b(?:invest\w*|shares|stocks?|crypto\w*|bitcoin|profits?|loans?|mortgage|returns of|double your|all your savings|sell everything|lottery|jackpot|bets?|gambl\w+)\b`,
  ),
]

/** In the answer alone: the sentences around the verdict lean to no side and tell no pace. */
const ANSWER_RULES = [
  rule('gives a verdict', raw`\bthe (?:answer|verdict) is\b`),
  rule('is sure of what nobody knows', raw`\b(?:you|it|he|she|they|that|this)(?:\x27ll| won\x27t)\b`),
  rule(
    'leans to a side',
    raw`\b(?:lean(?:s|ing|ed)? (?:to|towards|against|that|this|your)|likely|unlikely|probabl[ye]|improbable|chances (?:are|look)|the odds|in your favour|against you|looks? (?:good|bad|promising|bleak|bright)|rather (?:yes|no|not)|good sign|bad sign|favourable|unfavourable)\b`,
  ),
  rule(
    'tells a pace',
    raw`\b(?:soon|tomorrow|tonight|weeks?|months?|years?|days|before long|any day|shortly|at once|right away|immediately|not yet|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend)\b`,
  ),
]

type Rule = ReturnType<typeof rule>

/** Rules are written with straight apostrophes. */
const faultsBy =
  (rules: readonly Rule[]) =>
  (text: string): string[] => {
    const straight = text.replaceAll('’', "'")
    return rules.flatMap(({ fault, pattern }) => {
      const found = pattern.exec(straight)
      return found ? [`${fault}: “${found[0].trim()}”`] : []
    })
  }

export const storyFaults = faultsBy(RULES)
export const answerFaults = faultsBy([...RULES, ...ANSWER_RULES])

const plainWords = (text: string): string[] =>
  wordsOf(text.normalize('NFKC')).map((word) => word.replace(/['’](?:s|d|m|re|ve|ll|t)?$/u, ''))

let cachedVocabulary: ReadonlySet<string> | undefined
/** All words of the pieces that answers are made of. */
const vocabulary = (): ReadonlySet<string> => (cachedVocabulary ??= new Set(pieceTexts().flatMap(plainWords)))

export function echoesIn(text: string, question: string, allowed: readonly string[]): string[] {
  const ours = new Set(allowed.flatMap(plainWords))
  const theirs = new Set(plainWords(question).filter((word) => !ours.has(word) && !vocabulary().has(word)))
  return [...new Set(plainWords(text).filter((word) => theirs.has(word)))]
}

/** Words with a capital that are nobody's name. */
import { capitalised } from '../../../../text.ts'

const PROPER = `
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december
  christmas easter halloween ramadan diwali eid hanukkah valentine’s
  english french spanish german italian chinese japanese dutch polish russian indian irish scottish welsh british american canadian australian european african
  london paris spain france italy germany portugal ireland scotland wales england britain netherlands belgium switzerland austria sweden norway denmark finland
  poland greece turkey canada america australia india china japan mexico brazil africa asia europe dubai
  berlin rome madrid lisbon barcelona amsterdam vienna munich prague dublin edinburgh glasgow cardiff manchester liverpool birmingham leeds bristol oxford cambridge york cornwall
  delhi mumbai bangalore lagos nairobi toronto sydney melbourne texas california florida
  mercury venus mars jupiter saturn uranus neptune pluto aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces
  capricorns leos virgos scorpios libras geminis
`
const WORDS: ReadonlySet<string> = new Set(PROPER.trim().split(/\s+/))
/** As their owners and the dictionaries write them. */
const SPELT: Readonly<Record<string, string>> = Object.fromEntries(
  'YouTube Google iPhone WhatsApp Instagram Facebook TikTok Netflix Airbnb Uber Spotify LinkedIn Amazon Reddit Tinder Hinge Bumble Ryanair Tesla eBay Etsy Eurovision Egypt Seville MBA PhD NHS UK USA GCSE GCSEs IELTS HR CV TV AI GP DNA IVF'
    .split(' ')
    .map((word) => [word.toLowerCase(), word]),
)

/** Common words as well: these keep their small letter where they were written so. */
const COMMON = /^(?:march|may|turkey|china|polish|cancer|mercury|mars)$/

/** “by march” → “by March”. */
export const withCapitals = (text: string): string =>
  text
    .replace(/[\p{L}’]+/gu, (word) => SPELT[word] ?? word)
    .replace(/\b(eve|day)\b/g, (word, _, at: number) =>
      /(?:christmas|new year’s|father’s|mother’s|valentine’s) $/i.test(text.slice(0, at))
        ? capitalised(word)
        : word,
    )
    .replace(/[\p{Ll}’]+/gu, (word, at: number) =>
      WORDS.has(word) && !COMMON.test(word) && !/[\p{L}]/u.test(text[at - 1] ?? '')
        ? capitalised(word)
        : word,
    )
    .replace(
      /\b((?:in|by|since|until|before|after|next|this|last|of) )(march|may)\b/g,
      (_, before: string, month: string) => before + capitalised(month),
    )

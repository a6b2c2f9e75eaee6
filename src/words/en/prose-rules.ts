/** The house rules for every text: used by the tests of our own texts and to check a model's answers. */

/** Clichés, fatalism, and claims about health, law or money that no reading may make. */
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

/** Claims that may harm a reader who believes them: about the body, money, the law, work and love. */
const UNSAFE: readonly RegExp[] = [
  /\b(?:cancer|tumours?|tumors?|cures?|cured|surgery|miscarriage|overdose|self-harm|starve|fasting)\b/,
  /\b(?:stop|skip|drop|quit)(?: taking)?(?: your| the)? (?:treatment|pills?|medicines?|therapy|tablets?|doctor)\b/i,
  /\b(?:place (?:a|your) bets?|betting|gambl(?:e|es|ing)|wager|casino|jackpot|bitcoin|crypto)\b/i,
  /\b(?:buy|sell|invest in|put money in(?:to)?|trade)\b[^.?]{0,20}\b(?:shares?|stocks?|bonds?|property|gold|coins?)\b/i,
  /\b(?:quit|leave|resign from|walk out on) your (?:job|work|post|partner|spouse|lover|marriage|family)\b/i,
  /\b(?:marry|propose to) (?:him|her|them|your)\b/i,
  /\b(?:he|she|they|your (?:partner|lover|boss|friend)) (?:secretly |really |truly )?(?:loves?|hates?|betrays?|deceives?|lies to) you\b/i,
  /\byou (?:will|are going to) (?:surely |certainly |definitely )?(?:win|lose|fail|suffer|be rich|get rich|fall ill|meet your)\b/i,
  /\b(?:murder|killed?|kills|arrest(?:ed)?|prison|satan|demons?)\b/i,
]

const UNWELCOME = new RegExp(`\\b(?:${UNWELCOME_WORDS.join('|')})\\b`, 'i')
const ODD_PUNCTUATION = /[!—–…"“”]|\.\.\.| - /
const AMERICAN_SPELLING = /\b(?:color|favor|honor|realiz|organiz|recogniz|gray|center|neighbor|labor)\w*/i

/** The violations of the rules, in words. */
export function proseFaults(text: string): string[] {
  const faults: string[] = []
  const unwelcome = UNWELCOME.exec(text)
  if (unwelcome) faults.push(`says “${unwelcome[0]}”`)
  const unsafe = UNSAFE.map((pattern) => pattern.exec(text)).find((found) => found !== null)
  if (unsafe) faults.push(`is not safe to say: “${unsafe[0]}”`)
  if (ODD_PUNCTUATION.test(text)) faults.push('has an exclamation, dash, ellipsis or quotation mark')
  if (AMERICAN_SPELLING.test(text)) faults.push('is not spelled the British way')
  if (/(?:^|[.?] )Today\b/.test(text)) faults.push('opens a sentence with “Today”')
  if (/not only/i.test(text)) faults.push('says “not only”')
  if ((text.match(/\?/g) ?? []).length > 1) faults.push('asks more than one question')
  if (!/[.?]$/.test(text)) faults.push('does not end its last sentence')
  return faults
}

export const lengthOf = (text: string) => [...text].length

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}'’{}]+/gu) ?? []

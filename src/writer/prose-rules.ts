/** The house rules that every text keeps, whoever wrote it. Used by the lints of our own texts and on a model's answers. */

/** Worn words, fatalism, and claims about health, law or money that no reading may make. */
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

/** What may do harm to somebody who believes it: about the body, money, the law, work and love. */
export const UNSAFE: readonly RegExp[] = [
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

/** What a text does against the rules, in words; nothing when it is fine. */
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

export const sentencesOf = (text: string) => text.split(/(?<=[.?]) /)

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}'’{}]+/gu) ?? []

/** Pairs of texts that share so many runs of three words, or so large a part of them, that a reader would feel the echo. */
export function echoes(texts: ReadonlyMap<string, string>, mostShared = 3): string[] {
  const holders = new Map<string, string[]>()
  const runsOf = new Map<string, number>()
  for (const [name, text] of texts) {
    const words = wordsOf(text)
    const runs = new Set(words.slice(2).map((_, at) => words.slice(at, at + 3).join(' ')))
    runsOf.set(name, runs.size)
    for (const run of runs) holders.set(run, [...(holders.get(run) ?? []), name])
  }
  const half = (pair: string) => Math.min(...pair.split(' ~ ').map((name) => runsOf.get(name)!)) / 2
  const shared = new Map<string, number>()
  for (const names of holders.values())
    for (const [at, a] of names.entries())
      for (const b of names.slice(at + 1)) shared.set(`${a} ~ ${b}`, (shared.get(`${a} ~ ${b}`) ?? 0) + 1)
  return [...shared]
    .filter(([pair, count]) => count > mostShared || count > half(pair))
    .map(([pair, count]) => `${pair}: ${count} runs`)
}

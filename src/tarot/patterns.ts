import { type DrawnCard, isCourt, SUITS } from './card.ts'

export interface Patterns {
  readonly majorArcanaCount: number
  readonly reversedCount: number
  readonly keyThemes: readonly string[]
}

/** Something a spread shows, and how likely it is to show by chance: the rarer, the more telling. */
interface Finding {
  readonly phrase: string
  readonly chance: number
}

const MANY_OF_SUIT = {
  wands: 'Much fire: will, work and impatience drive the matter',
  cups: 'Much water: feeling decides more than argument',
  swords: 'Much air: thoughts and words carry the matter',
  pentacles: 'Much earth: time, body and means set the pace',
}
const NONE_OF_SUIT = {
  wands: 'No fire: the wish to act is what is missing',
  cups: 'No water: feelings have not been asked yet',
  swords: 'No air: plain words are still to be found',
  pentacles: 'No earth: the practical side waits for attention',
}
const SAME_NUMBER: Readonly<Record<number, string>> = {
  1: 'Aces together: several things begin at once',
  2: 'Twos together: choices and pairings ask for balance',
  3: 'Threes together: something grows when others join in',
  4: 'Fours together: a need for rest and firm ground',
  5: 'Fives together: a disturbance that wants an honest answer',
  6: 'Sixes together: a passage from one shore to the next',
  7: 'Sevens together: a time of testing and second looks',
  8: 'Eights together: work and movement gather speed',
  9: 'Nines together: nearly there, and tired or content with it',
  10: 'Tens together: a round is complete and full to the brim',
  11: 'Pages together: news, study and a beginner’s eye',
  12: 'Knights together: everything wants to be off at once',
  13: 'Queens together: care and quiet authority surround you',
  14: 'Kings together: strong opinions about who decides',
}

const FEWEST = 3
const MOST = 5
/** A finding that turns up in more than one spread out of three says little. */
const TELLING = 1 / 3

export function patternsOf(cards: readonly DrawnCard[]): Patterns {
  const majorArcanaCount = cards.filter(({ card }) => card.suit === undefined).length
  const reversedCount = cards.filter(({ orientation }) => orientation === 'reversed').length
  const findings = [
    ...majors(majorArcanaCount, cards.length),
    ...reversals(reversedCount, cards.length),
    ...suits(cards),
    ...numbers(cards),
    ...courts(cards),
  ]
  const telling = findings
    .filter(({ chance }) => chance < TELLING)
    .sort((a, b) => a.chance - b.chance)
    .map(({ phrase }) => phrase)
  const keyThemes = [...telling, ...arc(cards)].slice(0, Math.min(MOST, Math.max(FEWEST, telling.length + 1)))
  return { majorArcanaCount, reversedCount, keyThemes }
}

function majors(count: number, drawn: number): Finding[] {
  return [
    { phrase: 'Many major arcana: a turning point larger than the day', chance: atLeast(count, 22, drawn) },
    { phrase: 'Few major arcana: the matter lies in everyday hands', chance: atMost(count, 22, drawn) },
  ]
}

function reversals(count: number, drawn: number): Finding[] {
  return [
    { phrase: 'Many reversals: much happens inwardly or with delay', chance: tossesAtLeast(count, drawn) },
    {
      phrase: 'Few reversals: things can be taken as they appear',
      chance: tossesAtLeast(drawn - count, drawn),
    },
  ]
}

function suits(cards: readonly DrawnCard[]): Finding[] {
  return SUITS.flatMap((suit) => {
    const count = cards.filter(({ card }) => card.suit === suit).length
    if (count === 0) return [{ phrase: NONE_OF_SUIT[suit], chance: atMost(0, 14, cards.length) }]
    return [{ phrase: MANY_OF_SUIT[suit], chance: atLeast(count, 14, cards.length) }]
  })
}

function numbers(cards: readonly DrawnCard[]): Finding[] {
  const minors = cards.map(({ card }) => card).filter((card) => card.suit !== undefined)
  return Object.entries(SAME_NUMBER).flatMap(([number, phrase]) => {
    const count = minors.filter((card) => card.number === Number(number)).length
    return count < 2 ? [] : [{ phrase, chance: atLeast(count, 4, cards.length) }]
  })
}

function courts(cards: readonly DrawnCard[]): Finding[] {
  const count = cards.filter(({ card }) => isCourt(card)).length
  if (count === 0)
    return [
      { phrase: 'No court cards: this is between you and yourself', chance: atMost(0, 16, cards.length) },
    ]
  return [
    { phrase: 'Many court cards: other people shape the matter', chance: atLeast(count, 16, cards.length) },
  ]
}

/** What every spread has: where it starts, what stands across it, where it leans. */
function arc(cards: readonly DrawnCard[]): string[] {
  const [present, challenge, , , crown] = cards
  const outcome = cards.at(-1)
  return [
    `From ${firstKeyword(present)} towards ${firstKeyword(outcome)}`,
    `Across the way: ${firstKeyword(challenge)}`,
    `What it aims for: ${firstKeyword(crown)}`,
  ]
}

const firstKeyword = (drawn: DrawnCard | undefined) =>
  drawn ? drawn.card.keywords[drawn.orientation][0] : ''

const DECK_SIZE = 78

/** Chance that a draw of `drawn` cards holds exactly `count` of the deck's `kind` cards. */
function exactly(count: number, kind: number, drawn: number): number {
  return (choose(kind, count) * choose(DECK_SIZE - kind, drawn - count)) / choose(DECK_SIZE, drawn)
}

const atLeast = (count: number, kind: number, drawn: number) =>
  sum(count, Math.min(kind, drawn), (k) => exactly(k, kind, drawn))
const atMost = (count: number, kind: number, drawn: number) => sum(0, count, (k) => exactly(k, kind, drawn))
const tossesAtLeast = (count: number, tosses: number) =>
  sum(count, tosses, (k) => choose(tosses, k)) / 2 ** tosses

function choose(n: number, k: number): number {
  let ways = 1
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1)
  return ways
}

function sum(from: number, to: number, term: (k: number) => number): number {
  let total = 0
  for (let k = from; k <= to; k++) total += term(k)
  return total
}

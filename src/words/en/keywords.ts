/** Keywords of planets and matters of houses, for the keywords and themes of a response. */
import type { Manner } from '../../judgement/tradition.ts'
import type { Planet } from '../../sky/planets.ts'

const KEYWORDS: Record<Planet, Record<Manner, readonly [string, string, string]>> = {
  sun: {
    merge: ['purpose', 'visibility', 'vitality'],
    flow: ['confidence', 'recognition', 'warmth'],
    friction: ['pride', 'strain', 'exposure'],
  },
  moon: {
    merge: ['mood', 'instinct', 'habit'],
    flow: ['ease', 'belonging', 'care'],
    friction: ['restlessness', 'touchiness', 'mixed feelings'],
  },
  mercury: {
    merge: ['talk', 'news', 'errands'],
    flow: ['clear words', 'quick wits', 'agreement'],
    friction: ['misunderstanding', 'haste', 'crossed messages'],
  },
  venus: {
    merge: ['affection', 'taste', 'peace'],
    flow: ['charm', 'kindness', 'pleasure'],
    friction: ['indulgence', 'envy', 'cost'],
  },
  mars: {
    merge: ['drive', 'heat', 'courage'],
    flow: ['initiative', 'strength', 'resolve'],
    friction: ['impatience', 'quarrel', 'overexertion'],
  },
  jupiter: {
    merge: ['growth', 'generosity', 'good humour'],
    flow: ['opportunity', 'help', 'perspective'],
    friction: ['excess', 'overpromising', 'restless hope'],
  },
  saturn: {
    merge: ['duty', 'limits', 'seriousness'],
    flow: ['patience', 'structure', 'staying power'],
    friction: ['delay', 'pressure', 'obstacles'],
  },
  uranus: {
    merge: ['surprise', 'change', 'independence'],
    flow: ['invention', 'freedom', 'a fresh view'],
    friction: ['disruption', 'nerves', 'sudden turns'],
  },
  neptune: {
    merge: ['dreams', 'sympathy', 'imagination'],
    flow: ['inspiration', 'compassion', 'tact'],
    friction: ['vagueness', 'wishful thinking', 'weariness'],
  },
  pluto: {
    merge: ['depth', 'control', 'renewal'],
    flow: ['insight', 'persistence', 'clearing out'],
    friction: ['power struggle', 'compulsion', 'buried matters'],
  },
}

export const keywordsOf = (planet: Planet, manner: Manner): readonly string[] => KEYWORDS[planet][manner]

/** From the first house to the twelfth. */
const HOUSE_TOPICS: readonly string[] = [
  'self and manner',
  'money and worth',
  'messages and neighbours',
  'home and family',
  'play and creation',
  'work and habits',
  'partners and rivals',
  'trust and shared things',
  'travel and learning',
  'career and reputation',
  'friends and plans',
  'rest and solitude',
]

export const houseTopic = (house: number): string => HOUSE_TOPICS[house - 1]!

/** Texts for one person's day: its energy, single transits, and hours (contract §2.6). */

import type { Intensity } from '../../judgement/intensity.ts'
import { type EnergyType, toldManner, type WeighedTransit } from '../../judgement/person/plan.ts'
import type { InfluenceNature } from '../../judgement/person/weights.ts'
import { bodyNameFirst, properName } from './names.ts'
import { sentencesOf } from './phrases.ts'

export const ENERGY_WORDS: Readonly<Record<EnergyType, Readonly<Record<Intensity, string>>>> = {
  harmonious: {
    low: 'A light tailwind: small things go well if you let them.',
    medium: 'The day works with you, most of all where you ask for something plainly.',
    high: 'Strong support from several sides; use it for what usually feels steep.',
  },
  challenging: {
    low: 'A little grit in the works, enough to notice and not enough to stop you.',
    medium: 'Some pressure to answer; it eases when you take one matter at a time.',
    high: 'Strong crosswinds: shorten the list, keep your word on it, and rest early.',
  },
  mixed: {
    low: 'Quiet push and quiet pull in about equal parts; your own pace decides.',
    medium: 'Help and resistance come by turns, so begin with what is already moving.',
    high: 'Much is stirred up, for and against you; choose the one fight and the one gift that matter.',
  },
  neutral: {
    low: 'Little pulls at you; an open day for ordinary things done well.',
    medium: 'More to adjust than to win or lose; small corrections go a long way.',
    high: 'A great deal moves without taking sides, and watching closely is half of the work.',
  },
}

/** The Ptolemaic aspects have sentences of their own; the minor ones are described by their effect. */
export function transitWords(transit: WeighedTransit): string {
  const manner = toldManner(transit)
  if (manner !== null) return sentencesOf('personal-aspects', [transit.transiting, manner, transit.natal])[0]!
  return MINOR[transit.nature](bodyNameFirst(transit.transiting), properName(transit.natal))
}

const MINOR: Readonly<Record<InfluenceNature, (transiting: string, natal: string) => string>> = {
  harmonious: (transiting, natal) => `${transiting} gives your ${natal} a small push in a good direction.`,
  challenging: (transiting, natal) =>
    `${transiting} rubs against your ${natal}, lightly enough to put right.`,
  neutral: (transiting, natal) => `${transiting} asks your ${natal} for a slight change of angle.`,
}

const HOURS = 'twelve one two three four five six seven eight nine ten eleven'.split(' ')

/** The nearest hour of a clock in words: what lasts for half a day has no minutes. `14:35` is three in the afternoon. */
export function hourWords(clock: string): string {
  const [hours, minutes] = clock.split(':').map(Number)
  const hour = (hours! + Math.round(minutes! / 60)) % 24
  if (hour === 0) return 'midnight'
  if (hour === 12) return 'noon'
  const part = hour < 12 ? 'in the morning' : hour < 18 ? 'in the afternoon' : 'in the evening'
  return `${HOURS[hour % 12]} ${part}`
}

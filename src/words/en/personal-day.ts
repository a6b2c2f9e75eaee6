/** Texts for one person's day: its energy, single transits, and hours (contract §2.6). */

import type { Intensity } from '../../judgement/intensity.ts'
import type { EnergyType } from '../../judgement/person/energy.ts'
import { mannerOf, type WeighedTransit } from '../../judgement/person/transits.ts'
import type { InfluenceNature } from '../../judgement/person/weights.ts'
import { bodyNameFirst, properName } from './names.ts'
import { daySentences } from './phrases.ts'

export const ENERGY_WORDS: Readonly<Record<EnergyType, Readonly<Record<Intensity, string>>>> = {
  harmonious: {
    low: 'Small things go well today if you let them.',
    medium: 'The day works with you, most of all where you ask for something plainly.',
    high: 'Strong support from several sides; use it for something that is usually hard.',
  },
  challenging: {
    low: 'A few small obstacles, enough to notice and not enough to stop you.',
    medium: 'Some pressure today; it eases when you take one matter at a time.',
    high: 'A demanding day: plan less, keep your word on what you plan, and rest early.',
  },
  mixed: {
    low: 'A little help and a little resistance in about equal parts; go at your own pace.',
    medium: 'Help and resistance come by turns, so begin with what is already moving.',
    high: 'A lot is going on, for you and against you; choose the one matter that counts most.',
  },
  neutral: {
    low: 'Little is asked of you; a good day for ordinary things done well.',
    medium: 'There is more to adjust than to win or lose; small corrections help a lot.',
    high: 'Many things change without being good or bad; watch closely before you act.',
  },
}

/** The Ptolemaic aspects have sentences of their own; the minor ones are described by their effect. */
export function transitWords(transit: WeighedTransit): string {
  const manner = mannerOf(transit)
  if (manner !== null)
    return daySentences('personal-aspects', [transit.transiting, manner, transit.natal])[0]!
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

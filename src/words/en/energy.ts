/** The day's overall energy in a sentence, by its kind and intensity (specification §2.6, `overallEnergy.description`). */

import type { Intensity } from '../../judgement/intensity.ts'
import type { EnergyType } from '../../judgement/person/plan.ts'

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

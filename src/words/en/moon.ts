/** The Moon of a moment in words. */
import type { VisiblePhase } from '../../chart/moon-phase.ts'
import { degreeInSign, type Sign, signOf } from '../../sky/zodiac.ts'
import { capitalised } from '../../text.ts'
import { eventText } from './event-texts.ts'
import { properName } from './names.ts'

/** `waxing_crescent` → `Waxing crescent`; a new or a full Moon has its name. */
const phaseName = (phase: VisiblePhase): string =>
  capitalised(phase.replace('_', ' ')).replace(/ moon$/, ' Moon')

/** `Waxing crescent in Aquarius, 28°` */
export const moonTitleAt = (phase: VisiblePhase, longitude: number): string =>
  `${phaseName(phase)} in ${properName(signOf(longitude))}, ${Math.floor(degreeInSign(longitude))}°`

/** The mood of the days in which she is in a sign. */
export const moonText = (sign: Sign): string => eventText('moon-ingresses', sign)

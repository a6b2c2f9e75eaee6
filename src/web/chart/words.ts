/** What the room of the birth chart says. */
import { CHART_WORDS, HOUSE_SYSTEM_WORDS } from '../../words/page/chart.ts'
import { inPageLanguage } from '../language.ts'
import { NAMES } from '../parts/words.ts'
import { type HouseSystem, isHouseSystem, SYSTEM_GROUPS, systemsOf, USUAL_SYSTEMS } from './house-systems.ts'
import { AYANAMSAS, type AyanamsaName, ZODIACS } from './settings.ts'
import type { ShownBody, ShownChart } from './shown-chart.ts'

export const WORDS = inPageLanguage(CHART_WORDS)

const HOUSES = inPageLanguage(HOUSE_SYSTEM_WORDS)

interface SystemWords {
  readonly label: string
  readonly explanation: string
}

/** The type check fails when a house system or an ayanamsa has no words. */
const SYSTEM_WORDS: Readonly<Record<HouseSystem, SystemWords>> = HOUSES.systems
const AYANAMSA_WORDS: Readonly<Record<AyanamsaName, string>> = WORDS.settings.ayanamsas

/** `undefined` for a name that is no house system: stored values can have any. */
export const houseWords = (system: string): SystemWords | undefined =>
  isHouseSystem(system) ? SYSTEM_WORDS[system] : undefined

/** What the form offers. */
export const HOUSE_GROUPS = SYSTEM_GROUPS.map((group) => ({
  label: HOUSES.groups[group],
  systems: systemsOf(group).map((value) => ({ value, label: SYSTEM_WORDS[value].label })),
}))
export const USUAL_HOUSES = USUAL_SYSTEMS.map((value) => ({ value, label: SYSTEM_WORDS[value].label }))
export const ZODIAC_OPTIONS = ZODIACS.map((value) => ({ value, label: WORDS.settings.zodiacs[value] }))
export const AYANAMSA_OPTIONS = AYANAMSAS.map((value) => ({ value, label: AYANAMSA_WORDS[value] }))

/** `Gemini or Cancer` if the hour is unknown and the day has both. */
export const signsText = ({ sign, signs }: Pick<ShownBody, 'sign' | 'signs'>): string =>
  WORDS.eitherSign((signs ?? [sign]).map(NAMES.sign))

/** `Sun in Leo, Moon in Gemini or Cancer`; with the rising sign if the time is known. */
export function chartInShort({ bodies, angles }: ShownChart): string {
  const { sun, moon } = bodies as Record<'sun' | 'moon', ShownBody>
  const rising = angles ? NAMES.sign(angles.ascendant.sign) : undefined
  return WORDS.heading(signsText(sun), signsText(moon), rising)
}

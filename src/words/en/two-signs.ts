/** What two signs are called, and what they are to each other: for pages and embeds. */
import type { Sign } from '../../sky/zodiac.ts'
import { capitalised } from '../../text.ts'

export const twoSigns = (one: Sign, other: Sign): string =>
  one === other ? `Two of ${capitalised(one)}` : `${capitalised(one)} and ${capitalised(other)}`

export const KINDS_OF_PAIR = { love: 'In love', friendship: 'As friends', work: 'At work' } as const

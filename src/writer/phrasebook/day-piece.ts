/** The piece that tells the story of a day. */
import type { DayEvent } from '../../almanac/day-events.ts'
import { SIGNS, type Sign } from '../../sky/zodiac.ts'
import type { DayPiece, StoryLunation } from '../../words/day-pieces.ts'
import type { Words } from '../../words/words.ts'
import type { Story } from '../plan/story.ts'
import { remainder } from './dealing.ts'

/** What a piece is chosen by. */
export interface StoryDay {
  readonly sign: Sign
  readonly story: Story
  /** The rarest event of the day. */
  readonly lead: DayEvent | null
}

export function pieceOf({ days }: Words, day: StoryDay): DayPiece {
  const { shows, standing, house, direction, turn } = day.story
  const lunation = lunationOf(day)
  const pieces =
    lunation === null
      ? days.ofDay(shows, standing, house, direction)
      : days.ofLunation(lunation, house, direction)
  // Each sign is a step ahead of the last one.
  return pieces[remainder(turn + SIGNS.indexOf(day.sign), pieces.length)]!
}

/** The new or full Moon of the day, if that is the story. */
function lunationOf({ story: { planets }, lead }: StoryDay): StoryLunation | null {
  if (!isOfLights(planets)) return null
  const prefix = lead?.eclipse === undefined ? '' : 'eclipse '
  if (lead?.type === 'new_moon') return `${prefix}new` as StoryLunation
  return lead?.type === 'full_moon' ? (`${prefix}full` as StoryLunation) : null
}

export const isOfLights = (planets: Story['planets']): boolean =>
  planets.length === 2 && planets.every(({ planet }) => planet === 'sun' || planet === 'moon')

/** Texts that no model writes: of a transit, a lunation, a chapter of a life and a progressed chart there are those of the phrasebook alone. */
import { chapterTexts, progressionText } from './phrasebook/life.ts'
import { lunationText } from './phrasebook/lunation.ts'
import { transitTexts } from './phrasebook/transits.ts'

export const SINGLE_TEXTS = {
  transits: transitTexts,
  lunation: lunationText,
  chapters: chapterTexts,
  progression: progressionText,
} as const

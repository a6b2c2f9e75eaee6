/** A new or full Moon, or an eclipse, on a natal point in words. */
import type { NatalLunation } from '../../almanac/natal-transits/natal-lunations.ts'
import type { LunationKind } from '../../words/timeline.ts'
import type { Words } from '../../words/words.ts'
import type { Sentence } from '../sentence.ts'

/** None for points that no text tells of. */
export function lunationText({ timeline }: Words, lunation: NatalLunation): Sentence[] {
  const { id, point } = lunation
  const [text] = timeline.lunations(kindOf(lunation), point)
  return text === undefined ? [] : [{ text, transits: [id] }]
}

function kindOf({ phase, eclipse }: NatalLunation): LunationKind {
  if (phase === 'new_moon') return eclipse === null ? 'new' : 'solar-eclipse'
  return eclipse === null ? 'full' : 'lunar-eclipse'
}

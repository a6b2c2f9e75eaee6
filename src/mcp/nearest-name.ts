import { editsBetween } from '../text.ts'

/** Shorter names are inside of many others by accident. */
const MIN_PART = 3

/**
 * The name that was probably meant: spelled alike but for capitals and underscores, a part of the other, or at most a third of its letters
 * wrong. `options.zodiac` is compared by its last part. Undefined if nothing comes near.
 */
export function nearestName(written: string, names: readonly string[]): string | undefined {
  const wanted = plain(written.slice(0, 64))
  const ranked = names
    // mutate arguments: the distance is the same both ways
    .map((name) => ({ name, distance: distanceOf(wanted, plain(name.slice(name.lastIndexOf('.') + 1))) }))
    .toSorted((a, b) => a.distance - b.distance)
  const [nearest] = ranked
  return nearest !== undefined && nearest.distance < Number.POSITIVE_INFINITY ? nearest.name : undefined
}

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')

function distanceOf(wanted: string, known: string): number {
  // mutate constant (-1): before all others, which are farther than 0
  if (wanted === known) return 0
  const edits = editsBetween(wanted, known)
  if (edits <= Math.floor(Math.max(wanted.length, known.length) / 3)) return edits
  const [shorter, longer] = wanted.length < known.length ? [wanted, known] : [known, wanted]
  if (shorter.length < MIN_PART || !longer.includes(shorter)) return Number.POSITIVE_INFINITY
  // A part of a name counts as farther than any misspelt name, and the beginning of a name as nearer than any other part.
  return 100 + (longer.startsWith(shorter) ? 0 : 100) + longer.length - shorter.length
}

/** What the room shows of a timeline. */
import type { Timeline, Transit } from './requests.ts'

/** For the sentence that tells from when to when. */
export const timesOf = ({ enters, leaves, passes }: Transit) => ({
  enters: enters?.local ?? null,
  leaves: leaves?.local ?? null,
  passes: passes.map(({ local }) => local),
})

/** Within its orb at an instant. */
export const isNow = ({ visits }: Transit, now: number): boolean =>
  visits.some(
    ({ enters, leaves }) =>
      (enters === null || Date.parse(enters.at) <= now) && (leaves === null || Date.parse(leaves.at) > now),
  )

/** At most five days, in order of time: more is a list that nobody keeps in mind. */
export const peakDays = ({ peaks }: Pick<Timeline, 'peaks'>): string[] =>
  peaks
    .slice(0, 5)
    .map(({ date }) => date)
    .toSorted()

/** What lasts for weeks has texts by turns, so that one thing does not drown the others. Days decide, so nothing needs to be remembered. */

/** The number of a turn that comes every so many days, or null on a day between two of them. The offset sets things of one kind apart. */
export function turnOn(day: number, offset: number, everyDays: number): number | null {
  const shifted = day + offset
  return shifted % everyDays === 0 ? shifted / everyDays : null
}

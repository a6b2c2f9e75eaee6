/** Facts that last for weeks are mentioned by turns, so that one does not crowd out the others. The date decides, so nothing needs to be stored. */

/** The number of a turn that comes every so many days, or null on a day between two of them. The offset sets things of one kind apart. */
export function turnOn(day: number, offset: number, everyDays: number): number | null {
  const shifted = day + offset
  return shifted % everyDays === 0 ? shifted / everyDays : null
}

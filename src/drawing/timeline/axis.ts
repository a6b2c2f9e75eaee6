/** The marks above the bars: years, months or weeks, as many as there is room for. */

export interface AxisMark {
  readonly at: number
  readonly label: string
  /** The beginning of a year. */
  readonly isStrong: boolean
}

export interface AxisRoom {
  readonly from: number
  readonly to: number
  /** Of the whole span, in units of the drawing. */
  readonly width: number
  readonly widthOf: (label: string) => number
}

const DAY_MS = 86_400_000
const MONTH_MS = 30.44 * DAY_MS
/** Between two labels. */
const GAP = 7
const MONTH_STEPS = [1, 2, 3, 6]
const YEAR_STEPS = [1, 2, 5, 10]

/** Marks lie in the span, in order, and their labels do not touch. */
export function axisMarks(room: AxisRoom, months: readonly string[]): AxisMark[] {
  const { from, to, width, widthOf } = room
  const widest = Math.max(...months.map(widthOf), widthOf('2000'))
  const monthWidth = (MONTH_MS / (to - from)) * width
  const step = MONTH_STEPS.find((each) => each * monthWidth >= widest + GAP)
  if (step === undefined) return yearMarks(room)
  const found = monthMarks(room, step, months)
  const isShort = (7 * DAY_MS * width) / (to - from) >= widthOf('00') + 3 * GAP && step === 1
  return withFirst(isShort ? withWeeks(found, room) : found, room, months)
}

function yearMarks({ from, to, width, widthOf }: AxisRoom): AxisMark[] {
  const yearWidth = ((365.25 * DAY_MS) / (to - from)) * width
  const step = YEAR_STEPS.find((each) => each * yearWidth >= widthOf('2000') + GAP) ?? 20
  const found: AxisMark[] = []
  for (let year = yearOf(from) + 1; firstOfYear(year) < to; year++)
    if (year % step === 0) found.push({ at: firstOfYear(year), label: String(year), isStrong: true })
  return found
}

function monthMarks({ from, to }: AxisRoom, step: number, months: readonly string[]): AxisMark[] {
  const found: AxisMark[] = []
  const start = new Date(from)
  for (let month = start.getUTCMonth(); ; month++) {
    const at = Date.UTC(start.getUTCFullYear(), month, 1)
    if (at >= to) return found
    const name = ((month % 12) + 12) % 12
    if (at < from || name % step !== 0) continue
    // January has the number of the new year.
    found.push({ at, label: name === 0 ? String(yearOf(at)) : months[name]!, isStrong: name === 0 })
  }
}

/** Days of the month a week apart, where they are not too near to the first. */
const WEEKS = [8, 15, 22]

function withWeeks(marks: readonly AxisMark[], { from, to }: AxisRoom): AxisMark[] {
  const start = new Date(from)
  const found = [...marks]
  for (let month = start.getUTCMonth(); ; month++) {
    if (Date.UTC(start.getUTCFullYear(), month, 1) >= to) break
    for (const day of WEEKS) {
      const at = Date.UTC(start.getUTCFullYear(), month, day)
      if (at >= from && at < to) found.push({ at, label: String(day), isStrong: false })
    }
  }
  return found.sort((a, b) => a.at - b.at)
}

/** A span that begins within a month names it, with its year, if there is room before the next mark. */
function withFirst(
  marks: readonly AxisMark[],
  { from, to, width, widthOf }: AxisRoom,
  months: readonly string[],
): AxisMark[] {
  if (marks[0]?.at === from) return [...marks]
  const room = (((marks[0]?.at ?? to) - from) / (to - from)) * width
  const month = months[new Date(from).getUTCMonth()]!
  const label = [`${month} ${yearOf(from)}`, month].find((each) => widthOf(each) + GAP <= room)
  return label === undefined ? [...marks] : [{ at: from, label, isStrong: false }, ...marks]
}

const yearOf = (at: number) => new Date(at).getUTCFullYear()
const firstOfYear = (year: number) => Date.UTC(year, 0, 1)

/** The Moon and the Sun from a UTC clock reading: what a chart really starts from. */
import { julianDayOf, numbersIn, spread, swetest } from './swetest.ts'

function row(iso: string): string {
  const [date, time] = iso.split('T') as [string, string]
  const [year, month, day] = date.split('-').map(Number)
  const [moon, sun] = swetest(`-b${day}.${month}.${year}`, `-utc${time}`, '-p10', '-fl').map(
    (line) => numbersIn(line)[0]!,
  )
  return [`${iso}Z`, moon!.toFixed(7), sun!.toFixed(7)].join('\t')
}

export function moonFromUtc(count: number, from: string, to: string): string {
  const instants = spread(count, julianDayOf(from), julianDayOf(to), 0.25)
    .sort((a, b) => a - b)
    .map((day) => new Date(Math.round((day - 2440587.5) * 86_400) * 1000).toISOString().slice(0, 19))
  return `${['utc\tmoon_longitude\tsun_longitude', ...instants.map(row)].join('\n')}\n`
}

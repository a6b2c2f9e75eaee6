/** Unix milliseconds as ISO 8601 in UTC. Many requests fall in one millisecond: the last text is kept. */
let lastNow = Number.NaN
let lastText = ''

export function timestamp(now: number): string {
  if (now !== lastNow) {
    lastText = new Date(now).toISOString()
    lastNow = now
  }
  return lastText
}

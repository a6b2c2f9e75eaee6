/** Unix milliseconds as ISO 8601 in UTC. Thousands of requests fall in one second: its text is kept. */
let second = Number.NaN
let upToSecond = ''

export function timestamp(now: number): string {
  const ms = now % 1000
  if (now - ms !== second) {
    second = now - ms
    upToSecond = new Date(now).toISOString().slice(0, 20)
  }
  return `${upToSecond}${ms < 10 ? '00' : ms < 100 ? '0' : ''}${ms}Z`
}

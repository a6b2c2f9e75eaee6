/** Unix milliseconds as ISO 8601 in UTC. The texts of the last second and millisecond are kept, because many requests share them. */
let second = Number.NaN
let upToSecond = ''
let latest = Number.NaN
let text = ''

export function timestamp(now: number): string {
  if (now === latest) return text
  const ms = now % 1000
  if (now - ms !== second) {
    second = now - ms
    upToSecond = new Date(now).toISOString().slice(0, 20)
  }
  latest = now
  text = `${upToSecond}${ms < 10 ? '00' : ms < 100 ? '0' : ''}${ms}Z`
  return text
}

/** A line of the log as a person reads it on a terminal. */

interface Line {
  readonly level: number
  readonly time: string
  readonly msg?: string
  readonly err?: { readonly message?: string; readonly stack?: string }
  readonly [member: string]: unknown
}

/** By the numbers of pino. */
const WARN = 40
const ERROR = 50

/** `line` is JSON, with or without an end of line. */
export function textLine(line: string): string {
  const { level, time, msg = '', err, ...rest } = JSON.parse(line) as Line
  const clock = new Date(time).toTimeString().slice(0, 8)
  const what = msg === 'request' ? requestText(rest) : `${label(level)}${msg}${membersText(rest)}`
  return `${clock}  ${what}${errorText(err)}\n`
}

const label = (level: number) => (level >= ERROR ? 'Error: ' : level >= WARN ? 'Warning: ' : '')

function requestText({ method, route, status, ms }: Partial<Line>): string {
  const outcome = status === 0 ? 'the client left' : `${status} in ${Math.round(Number(ms))} ms`
  return `${method} ${route ?? '(no such path)'}: ${outcome}`
}

function membersText(members: object): string {
  const shown = Object.entries(members).map(
    ([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )
  return shown.length === 0 ? '' : ` (${shown.join(', ')})`
}

const errorText = (err: Line['err']) => (err === undefined ? '' : `\n${err.stack ?? err.message ?? ''}`)

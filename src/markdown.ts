/**
 * A JSON object as Markdown: the same facts with their labels, for a language model to read. Short members are lines, alike objects are
 * tables, everything else has a heading. Members that are null are left out.
 */
type Members = readonly (readonly [name: string, value: unknown])[]

/** A list or an object that is not longer stands in one line. */
const SHORT = 160
/** Longer texts make a table hard to read. */
const MAX_CELL = 80
const MAX_HEADING_LEVEL = 6
/** By convention this member repeats sentences that stand beside it, with what they come from. Their first words say which they are. */
const REPEATING = 'sources'
const FIRST_WORDS = /^(?:\S+\s+){5}(?=\S)/
/** What an object is called by, if it has one of these. */
const TITLES = ['title', 'name', 'id']

export const markdownOf = (value: object): string => `${linesOf(value, 2).join('\n').trim()}\n`

/**
 * First the members that fit into a line each, so that they stand above the headings of the others. Where a long member comes first
 * (the answer to a question), an object stays behind it even if it fits into a line (the card that was drawn).
 */
function linesOf(value: object, level: number): string[] {
  const members = membersOf(value)
  const [first] = members
  const isFirstLong = first !== undefined && inLine(first[1]) === undefined
  const lineOf = (member: unknown) => (isFirstLong && isObject(member) ? undefined : inLine(member))
  const long = members.filter(([, member]) => lineOf(member) === undefined)
  return [
    ...members.flatMap(([name, member]) => {
      const line = lineOf(member)
      return line === undefined ? [] : [`- ${label(name)}: ${line}`]
    }),
    ...long.flatMap(([name, member]) => [
      heading(label(name), level),
      // What has no line is a list or an object.
      ...part((name === REPEATING ? firstWords(member) : member) as object, level + 1),
    ]),
  ]
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

const membersOf = (value: object): Members =>
  Object.entries(value).filter(([, member]) => member !== null && member !== undefined)

/** `overall_score` → `Overall score`, `birthDateTime` → `Birth date time`. */
function label(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

const heading = (text: string, level: number) => `\n${'#'.repeat(Math.min(level, MAX_HEADING_LEVEL))} ${text}`

/** What stands below a heading. */
function part(value: object, level: number): string[] {
  const rows = rowsOf(value)
  if (rows === undefined) return Array.isArray(value) ? value.map(bullet) : linesOf(value, level)
  return tableOf(rows) ?? rows.flatMap(([name, row]) => item(name, row, level))
}

/** The objects of a list by number, or those of an object by name; undefined if there is anything else in it. */
function rowsOf(value: object): (readonly [name: string, row: object])[] | undefined {
  const members = Array.isArray(value)
    ? value.map((row, at) => [`${at + 1}`, row] as const)
    : membersOf(value)
  return members.every(([, row]) => isObject(row))
    ? members.map(([name, row]) => [name, row as object])
    : undefined
}

function tableOf(rows: readonly (readonly [name: string, row: object])[]): string[] | undefined {
  if (rows.length < 2) return undefined
  const isNumbered = rows.every(([name], at) => name === `${at + 1}`)
  const columns = [...new Set(rows.flatMap(([, row]) => membersOf(row).map(([name]) => name)))]
  const cells = rows.map(([name, row]) => {
    const values = columns.map((column) => cellOf((row as Record<string, unknown>)[column]))
    return isNumbered ? values : [label(name), ...values]
  })
  if (cells.flat().some((cell) => cell === undefined || cell.length > MAX_CELL)) return undefined
  const head = [...(isNumbered ? [] : ['']), ...columns.map(label)]
  return [head, head.map(() => '-'), ...cells].map((row) => `|${row.join('|')}|`)
}

const cellOf = (value: unknown): string | undefined =>
  value === null || value === undefined ? '' : inLine(value)?.replace(/\s+/g, ' ').replaceAll('|', '\\|')

/** One object of a list that is no table: a line, or a part of its own. */
function item(name: string, row: object, level: number): string[] {
  const line = inLine(row)
  const isNumbered = /^\d+$/.test(name)
  if (line !== undefined) return [isNumbered ? `- ${line}` : `- ${label(name)}: ${line}`]
  const title = TITLES.find((member) => typeof (row as Record<string, unknown>)[member] === 'string')
  const { [title ?? '']: called = label(name), ...rest } = row as Record<string, unknown>
  return isNumbered
    ? [heading(oneLine(String(called)), level), ...linesOf(rest, level + 1)]
    : [heading(label(name), level), ...linesOf(row, level + 1)]
}

const bullet = (value: unknown) => `- ${inLine(value) ?? oneLine(JSON.stringify(value))}`

/** The value in one line, or undefined if it is too long for that. Texts may be of any length. */
function inLine(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return textOf(value)
  const isList = Array.isArray(value)
  const members: Members = isList ? value.map((each) => ['', each]) : membersOf(value)
  let line = ''
  for (const [name, member] of members) {
    const isNested = typeof member === 'object' && member !== null
    const words = isList && isNested ? undefined : inLine(member)
    if (words === undefined) return undefined
    const named = isNested && !Array.isArray(member) ? `(${words})` : words
    line += `${line && (isList ? ', ' : '; ')}${isList ? named : `${label(name).toLowerCase()} ${named}`}`
    // A long value is given up at once, so that a large answer is not read again at each of its levels.
    if (line.length > SHORT || line.includes('\n')) return undefined
  }
  return line || 'none'
}

/** Further paragraphs belong to the same line of a list. */
function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return String(value).replace(/\s*\n\s*/g, '\n  ')
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ')

const firstWords = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (name, member) =>
    name === 'text' && FIRST_WORDS.test(member) ? `${FIRST_WORDS.exec(member)![0].trimEnd()} …` : member,
  )

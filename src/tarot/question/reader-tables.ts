/** All tables of the reader in one list, so that a text is searched once, and what is found of each. */
import type { AskTable } from './asks.ts'
import { FORM_TABLES, type FormTable } from './forms.ts'
import { tablesOf } from './graves.ts'
import { entryTable } from './matters.ts'
import type { TableSpan } from './pattern-finder.ts'
import type { ReaderVocabulary, RegisterTable } from './reader-vocabulary.ts'
import type { SpanTable } from './spans.ts'
import { topicTable } from './topics.ts'

export type TableName = `form.${FormTable}` | `ask.${AskTable}` | SpanTable | `register.${RegisterTable}`

/** Spans by the part of the vocabulary they belong to; `table` is then the number of the field or entry. */
export interface SortedSpans {
  readonly topics: readonly TableSpan[]
  readonly persons: readonly TableSpan[]
  readonly matters: readonly TableSpan[]
  readonly situations: readonly TableSpan[]
  /** Without those that only sound grave. */
  readonly graves: readonly TableSpan[]
  /** The names of the fields of everyday life that are spoken of. */
  readonly calm: ReadonlySet<string>
  readonly spansOf: (name: TableName) => readonly TableSpan[]
}

export function readerTables({ forms, asks, spans, register, ...rest }: ReaderVocabulary) {
  const named: [string, string][] = [
    ...FORM_TABLES.map((name): [string, string] => [`form.${name}`, forms.tables[name]]),
    ...namedTables('ask', asks),
    ...namedTables('span', spans),
    ...namedTables('register', register),
  ]
  const topics = rest.topics.map(topicTable)
  const persons = rest.persons.map(([, , words]) => entryTable(words))
  const matters = rest.matters.map(([, words]) => entryTable(words))
  const situations = rest.situations.map(({ phrases }) => phrases)
  const graves = rest.graves.flatMap(tablesOf)
  const calm = Object.entries(rest.calm)
  const names = new Map(named.map(([name], at) => [name, at]))
  const firstPerson = named.length + topics.length
  const firstMatter = firstPerson + persons.length
  const firstSituation = firstMatter + matters.length
  const firstGrave = firstSituation + situations.length
  const firstCalm = firstGrave + graves.length
  const light = firstCalm + calm.length
  const sort = (found: readonly TableSpan[]): SortedSpans => {
    const byName: TableSpan[][] = []
    const calmNames = new Set<string>()
    const [inTopics, inPersons, inMatters, inSituations, inGraves, inLight]: TableSpan[][] = [
      ...[[], [], [], [], [], []],
    ]
    for (const span of found) {
      const { table, start, end } = span
      if (table < named.length) {
        const others = byName[table]
        if (others === undefined) byName[table] = [span]
        else others.push(span)
      } else if (table < firstPerson) inTopics!.push({ table: table - named.length, start, end })
      else if (table < firstMatter) inPersons!.push({ table: table - firstPerson, start, end })
      else if (table < firstSituation) inMatters!.push({ table: table - firstMatter, start, end })
      else if (table < firstGrave) inSituations!.push({ table: table - firstSituation, start, end })
      else if (table < firstCalm) inGraves!.push({ table: table - firstGrave, start, end })
      else if (table < light) calmNames.add(calm[table - firstCalm]![0])
      else inLight!.push(span)
    }
    return {
      topics: inTopics!,
      persons: inPersons!,
      matters: inMatters!,
      situations: inSituations!,
      graves: inGraves!.filter(
        ({ start, end }) => !inLight!.some((span) => span.start < end && start < span.end),
      ),
      calm: calmNames,
      spansOf: (name) => byName[names.get(name)!] ?? NONE,
    }
  }
  const tables = [
    ...[...named.map(([, table]) => table), ...topics, ...persons, ...matters, ...situations, ...graves],
    ...[...calm.map(([, table]) => table), rest.light],
  ]
  return { tables, sort }
}

const NONE: readonly TableSpan[] = []

const namedTables = (kind: string, tables: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(tables).map(([name, table]) => [`${kind}.${name}`, table])

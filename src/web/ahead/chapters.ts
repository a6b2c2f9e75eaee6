/** Where the chapters of a life stand on its line, and which of them is shown first. */
import type { Answer } from '../api/operations.ts'
import type { Chapter } from './requests.ts'

type Life = Answer<'life'>['data']

export type ChapterTime = 'past' | 'now' | 'next' | 'ahead'

export function timeOf({ id, passes }: Chapter, { now }: Pick<Life, 'now'>): ChapterTime {
  if (now.current.includes(id)) return 'now'
  if (now.next === id) return 'next'
  return Date.parse(passes[0]!.at) < Date.parse(now.at) ? 'past' : 'ahead'
}

/** What kind of chapter it is, by the body that makes it: a row of the line, and a colour. */
export type ChapterRow = 'return' | 'turn' | 'progressed'

export const rowOf = ({ kind }: Pick<Chapter, 'kind'>): ChapterRow =>
  kind.startsWith('progressed') ? 'progressed' : kind.endsWith('-return') ? 'return' : 'turn'

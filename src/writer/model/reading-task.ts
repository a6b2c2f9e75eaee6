/** The task for a reading whose members are lists of sentences: birth charts, two charts, spans and years of one person. */
import type { TObject } from 'typebox'
import { Type } from '../../schema/type.ts'
import { repeatedIn } from '../natal-text.ts'
import type { Sentence } from '../sentence.ts'
import {
  CLOSED,
  type Length,
  type ModelTask,
  mapMembers,
  type Passage,
  SENTENCE_FORM,
  SentenceAnswer,
} from './model-task.ts'

const sentences = Type.Array(SentenceAnswer)

export type ReadingAnswer<Member extends string> = Record<Member, Sentence[]>

/** The same for every reading of a kind: providers compile a schema once and cache it. */
export const readingSchema = <Member extends string>(
  members: readonly Member[],
): TObject<Record<Member, typeof sentences>> =>
  Type.Object(
    Object.fromEntries(members.map((member) => [member, sentences])) as Record<Member, typeof sentences>,
    CLOSED,
  )

/** The same as a prompt shows it. */
export const readingForm = (members: readonly string[]): string =>
  `{${members.map((member) => `"${member}":[${SENTENCE_FORM}]`).join(',')}}`

/** A member of the answer, and how long it may be. A member that is not planned is not printed, whatever the model writes there. */
export interface PlannedMember<Member extends string> {
  readonly member: Member
  readonly length: Length
}

export const readingTask = <Member extends string, Text>({
  planned,
  ...task
}: Omit<ModelTask<ReadingAnswer<Member>, Text>, 'passagesOf' | 'mapSentences'> & {
  readonly planned: readonly PlannedMember<Member>[]
}): ModelTask<ReadingAnswer<Member>, Text> => ({
  ...task,
  passagesOf: (answer) => passagesOf(answer, planned),
  mapSentences: mapMembers,
})

/** No sentence comes twice in one reading. */
function passagesOf<Member extends string>(
  answer: ReadingAnswer<Member>,
  planned: readonly PlannedMember<Member>[],
): Passage[] {
  const passages = planned.map(({ member, length }) => ({
    ...{ member, name: member, length },
    sentences: answer[member],
  }))
  return passages.map((own, at) => {
    const before = passages.slice(0, at).flatMap((earlier) => earlier.sentences)
    return { ...own, faults: repeatedIn([...before, ...own.sentences]).slice(repeatedIn(before).length) }
  })
}

import type { Answer } from '../api/operations.ts'

export type Reading = Answer<'postAstrologyNatalReading'>['data']
/** A part of a text, and the ids of the facts it comes from. */
export type Source = Reading['portrait']['sources'][number]

/** The planets that make a pattern, a stellium or a balance. */
export const membersOf =
  ({ patterns = [] }: Reading) =>
  (id: string): readonly string[] =>
    patterns.find((pattern) => pattern.id === id)?.planets ?? []

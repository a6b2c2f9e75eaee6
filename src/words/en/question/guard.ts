/** The guard for questions in English. */
import type { Danger } from '../../../tarot/question/danger.ts'
import { type Guard, guardWith } from '../../../tarot/question/guard.ts'
import { LIGHT } from './light.ts'
import { LISTS } from './lists.ts'
import { MINOR } from './minor.ts'
import { SELF_HARM } from './self-harm.ts'
import { SPELLING } from './spelling.ts'
import { VIOLENCE } from './violence.ts'

/** Made when the first question is asked: most draws have none. */
let guard: Guard | undefined

export function dangerIn(question: string): Danger | null {
  guard ??= guardWith({
    spelling: SPELLING,
    lists: LISTS,
    light: LIGHT,
    groups: [...SELF_HARM, ...MINOR, ...VIOLENCE],
  })
  return guard(question)
}

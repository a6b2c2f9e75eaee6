/** What the guard can find in a question, in the order of danger: the first that is found counts. */
export const DANGERS = ['self_harm', 'minor', 'violence'] as const

/** The question is about ending a life, a child who is hurt, or somebody who is. */
export type DangerKind = (typeof DANGERS)[number]

/** Whose danger it is: the asker's, somebody else's, that of the asker's own child (at home or where it is, or at school), or one that the asker is to others. A pregnancy of a minor has words of its own. */
export type DangerVoice = 'self' | 'other' | 'parent' | 'school' | 'doer' | 'pregnancy'

export interface Danger {
  readonly grave: DangerKind
  readonly voice: DangerVoice
  /** It rests on a phrase or a sign that is enough alone, not only on weak ones that meet. */
  readonly isCertain: boolean
  /** It rests on nothing but lines that are often said in ordinary talk. */
  readonly isFaint?: true
}

/** Longer questions are refused before they are read. */
export const MAX_QUESTION_LENGTH = 500

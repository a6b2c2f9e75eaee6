/** The other one's birth: one of those that this browser keeps, or one that is typed, which is gone with the page unless it is to be kept. */
import { useState } from 'preact/hooks'
import { type BirthDraft, birthWithId, type NamedBirth, NO_BIRTH } from '../state/birth-list.ts'
import { chooseSecond, forgetBirth, saveBirth, useBirths } from '../state/births.ts'

export interface SecondBirth {
  readonly birth: BirthDraft
  /** Of a birth that is kept; empty while one is typed. */
  readonly id: string
  /** Those it can be: all but the first. */
  readonly others: readonly NamedBirth[]
  /** Whether what is typed is to be kept when the two are read. */
  readonly isToBeKept: boolean
  readonly choose: (id: string) => void
  readonly change: (changed: Partial<BirthDraft>) => void
  readonly keepLater: (isWanted: boolean) => void
  /** Keeps what was typed, if that is wanted. */
  readonly keep: () => void
  readonly forget: () => void
}

export function useSecondBirth(): SecondBirth {
  const store = useBirths()
  const others = store.births.filter(({ id }) => id !== store.chosen)
  const stored = birthWithId({ births: others }, store.second)
  const [typed, setTyped] = useState<BirthDraft>(NO_BIRTH)
  const [isToBeKept, setToBeKept] = useState(false)
  return {
    birth: stored ?? typed,
    id: stored?.id ?? '',
    others,
    isToBeKept,
    choose: chooseSecond,
    change: (changed) => setTyped((before) => ({ ...before, ...changed })),
    keepLater: setToBeKept,
    keep: () => {
      if (stored !== undefined || !isToBeKept) return
      chooseSecond(saveBirth(typed))
      setToBeKept(false)
    },
    forget: () => {
      setTyped(NO_BIRTH)
      if (stored !== undefined) forgetBirth(stored.id)
    },
  }
}

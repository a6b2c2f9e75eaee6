/** The other one's birth. It is gone when the page is left, unless the visitor wants it remembered. */
import { useState } from 'preact/hooks'
import { type Birth, NO_BIRTH } from '../chart/birth.ts'
import { forgetReadings } from '../state/offline.ts'
import { useRemembered } from '../state/remembered.ts'

const NOBODY = { ...NO_BIRTH, isRemembered: false }

export interface SecondBirth {
  readonly birth: Birth
  readonly isRemembered: boolean
  readonly change: (changed: Partial<Birth>) => void
  readonly remember: (isWanted: boolean) => void
  readonly forget: () => void
}

export function useSecondBirth(): SecondBirth {
  const stored = useRemembered('second-birth', NOBODY)
  const { isRemembered, ...remembered } = stored.value
  const [birth, setBirth] = useState<Birth>(remembered)
  /** With the answers about the two that were kept for the time without a network. */
  const forgetStored = () => {
    stored.forget()
    void forgetReadings()
  }
  return {
    birth,
    isRemembered,
    change: (changed) => {
      setBirth((before) => ({ ...before, ...changed }))
      if (isRemembered) stored.change(changed)
    },
    remember: (isWanted) => {
      if (isWanted) stored.change({ ...birth, isRemembered: true })
      else forgetStored()
    },
    forget: () => {
      setBirth(NO_BIRTH)
      forgetStored()
    },
  }
}

/** The other one's birth. It is gone when the page is left, unless the visitor wants it remembered. */
import { useState } from 'preact/hooks'
import { type Birth, NO_BIRTH } from '../chart/birth.ts'
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
  return {
    birth,
    isRemembered,
    change: (changed) => {
      setBirth((before) => ({ ...before, ...changed }))
      if (isRemembered) stored.change(changed)
    },
    remember: (isWanted) => (isWanted ? stored.change({ ...birth, isRemembered: true }) : stored.forget()),
    forget: () => {
      setBirth(NO_BIRTH)
      stored.forget()
    },
  }
}

/** In the header: whose chart the rooms are about. It opens the list of births, which is loaded then. */
import type { ComponentType } from 'preact'
import { useState } from 'preact/hooks'
import { FRAME } from '../parts/words.ts'
import { useBirths } from '../state/births.ts'
import { birthName } from './birth-name.ts'

type DialogView = ComponentType<{ readonly onClose: () => void }>

export function BirthsButton() {
  const store = useBirths()
  const { birth } = store
  const [Opened, setOpened] = useState<DialogView>()
  const open = () =>
    void import('./births-dialog.tsx').then(
      ({ BirthsDialog }) => setOpened(() => BirthsDialog),
      // Without a network there is nothing to open; the rest of the page says so.
      () => undefined,
    )
  const name = birth && birthName(store, birth)
  return (
    <>
      <button
        type="button"
        class="quiet whose-button"
        aria-haspopup="dialog"
        aria-label={name === undefined ? FRAME.births.add : FRAME.births.whose(name)}
        onClick={open}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="8.4" r="3.9" />
          <path d="M4.6 20.2a7.4 7.4 0 0 1 14.8 0" />
        </svg>
        <span>{name ?? FRAME.births.add}</span>
      </button>
      {Opened && <Opened onClose={() => setOpened(undefined)} />}
    </>
  )
}

/** Asks once for a birth or a sign. Skipped, it is a line. */
import type { ComponentType } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { SIGNS } from '../../sky/zodiac.ts'
import { Glyph } from '../parts/glyph.tsx'
import { NAMES } from '../parts/words.ts'
import { chooseSign } from '../state/births.ts'
import { useRemembered } from '../state/remembered.ts'
import { WORDS } from './words.ts'

type DialogView = ComponentType<{ readonly onClose: () => void }>

const ASKED = { isSkipped: false }

/** What was pressed goes with it: reading goes on at the beginning of the room. */
function leave(act: () => void): void {
  document.getElementById('today')?.focus({ preventScroll: true })
  act()
}

export function Invitation() {
  const { value, change } = useRemembered('invitation', ASKED)
  const [hasSigns, setSigns] = useState(false)
  const signs = useRef<HTMLUListElement>(null)
  // The button that was pressed is gone.
  useEffect(() => signs.current?.querySelector('button')?.focus(), [hasSigns])
  const [Opened, setOpened] = useState<DialogView>()
  const enterBirth = () =>
    void import('../births/births-dialog.tsx').then(
      ({ BirthsDialog }) => setOpened(() => BirthsDialog),
      () => undefined,
    )
  if (value.isSkipped)
    return (
      <p class="invitation-line">
        <button type="button" class="link" onClick={() => change({ isSkipped: false })}>
          {WORDS.invitation.later}
        </button>
      </p>
    )
  return (
    <aside class="invitation" aria-labelledby="invitation-title">
      <h3 id="invitation-title">{WORDS.invitation.title}</h3>
      <p>{WORDS.invitation.text}</p>
      {hasSigns ? (
        <ul ref={signs} class="sign-buttons" aria-label={WORDS.invitation.signs}>
          {SIGNS.map((sign) => (
            <li key={sign}>
              <button type="button" class="quiet" onClick={() => leave(() => chooseSign(sign))}>
                <Glyph name={sign} />
                {NAMES.sign(sign)}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <div class="buttons">
          <button type="button" class="main" aria-haspopup="dialog" onClick={enterBirth}>
            {WORDS.invitation.birth}
          </button>
          <button type="button" onClick={() => setSigns(true)}>
            {WORDS.invitation.sign}
          </button>
          <button type="button" class="quiet" onClick={() => leave(() => change({ isSkipped: true }))}>
            {WORDS.invitation.skip}
          </button>
        </div>
      )}
      {Opened && <Opened onClose={() => setOpened(undefined)} />}
    </aside>
  )
}

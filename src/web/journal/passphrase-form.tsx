/** Asks for a passphrase: twice for a new file, because nobody could open one with a slip in it. */
import { useState } from 'preact/hooks'
import { MIN_PASSPHRASE } from './encrypted-file.ts'
import { WORDS } from './words.ts'

interface Props {
  /** Whether it is for a file that is yet to be written. */
  readonly isNew: boolean
  readonly onDone: (passphrase: string) => void
  readonly onCancel: () => void
}

export function PassphraseForm({ isNew, onDone, onCancel }: Props) {
  const [passphrase, setPassphrase] = useState('')
  const [again, setAgain] = useState('')
  const [fault, setFault] = useState('')
  const submit = (event: Event) => {
    event.preventDefault()
    const found = isNew ? faultIn(passphrase, again) : ''
    setFault(found)
    if (found === '') onDone(passphrase)
  }
  const field = (label: string, value: string, change: (value: string) => void, isFirst: boolean) => (
    <label class="field">
      <span>{label}</span>
      <input
        type="password"
        autocomplete={isNew ? 'new-password' : 'current-password'}
        maxLength={1000}
        required
        // biome-ignore lint/a11y/noAutofocus: it stands there because a button was pressed
        autoFocus={isFirst}
        aria-invalid={fault !== ''}
        aria-describedby="passphrase-hint"
        value={value}
        onInput={(event) => change(event.currentTarget.value)}
      />
    </label>
  )
  return (
    <form class="passphrase" onSubmit={submit} onKeyDown={({ key }) => key === 'Escape' && onCancel()}>
      <p class="hint" id="passphrase-hint">
        {isNew ? WORDS.passphraseHint(MIN_PASSPHRASE) : WORDS.openHint}
      </p>
      <div class="passphrases">
        {field(WORDS.passphrase, passphrase, setPassphrase, true)}
        {isNew && field(WORDS.passphraseAgain, again, setAgain, false)}
      </div>
      {fault !== '' && <p role="alert">{fault}</p>}
      <div class="buttons">
        <button type="submit" class="main">
          {isNew ? WORDS.saveEncrypted : WORDS.openFile}
        </button>
        <button type="button" onClick={onCancel}>
          {WORDS.cancel}
        </button>
      </div>
    </form>
  )
}

function faultIn(passphrase: string, again: string): string {
  if (passphrase.length < MIN_PASSPHRASE) return WORDS.passphraseShort(MIN_PASSPHRASE)
  return passphrase === again ? '' : WORDS.passphrasesDiffer
}

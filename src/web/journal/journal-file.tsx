/** The journal as one file, out and in, encrypted or plain, and the way to delete all of it. */
import { useRef, useState } from 'preact/hooks'
import { todayIn } from '../parts/dates.ts'
import { DeleteButton } from './delete-button.tsx'
import { canEncrypt, encryptedFileOf, isEncrypted, readEncryptedFile } from './encrypted-file.ts'
import { type FileFault, type FileReading, fileOf, readFile, type StoredEntry } from './entries.ts'
import { PassphraseForm } from './passphrase-form.tsx'
import { WORDS } from './words.ts'

interface Props {
  readonly entries: readonly StoredEntry[]
  readonly onImport: (entries: readonly StoredEntry[]) => void
  readonly onSaid: (said: string) => void
  readonly onDeleteAll: () => void
}

/** What a passphrase is asked for: to save, or to open the text of a file. */
type PassphraseUse = { readonly to: 'save' } | { readonly to: 'open'; readonly text: string }

export function JournalFile({ entries, onImport, onSaid, onDeleteAll }: Props) {
  const [asking, setAsking] = useState<PassphraseUse>()
  const buttons = useRef<HTMLDivElement>(null)
  const hasNone = entries.length === 0
  const take = ({ entries: added, fault }: FileReading) =>
    fault === undefined ? onImport(added) : onSaid(faultInWords(fault))
  const choose = async (input: HTMLInputElement) => {
    const [file] = input.files ?? []
    if (file === undefined) return
    const text = await file.text()
    // The same file can be chosen again.
    input.value = ''
    if (!isEncrypted(text)) return take(readFile(text))
    if (!canEncrypt()) return onSaid(WORDS.cannotEncrypt)
    onSaid('')
    setAsking({ to: 'open', text })
  }
  // The form goes with its focus, which returns to the button that opened it.
  const close = () => {
    const opener = asking?.to === 'open' ? 'input' : 'button'
    setAsking(undefined)
    buttons.current?.querySelector<HTMLElement>(opener)?.focus()
  }
  const use = async (passphrase: string) => {
    if (asking === undefined) return
    onSaid(asking.to === 'save' ? WORDS.encrypting : WORDS.opening)
    if (asking.to === 'save') {
      save(await encryptedFileOf(fileOf(entries), passphrase), 'encrypted.json')
      onSaid(WORDS.isSaved)
      return close()
    }
    const read = await readEncryptedFile(asking.text, passphrase)
    take(read)
    if (read.fault?.kind !== 'passphrase') close()
  }
  return (
    <div class="journal-file">
      <h3>{hasNone ? WORDS.fileOfAnother : WORDS.file}</h3>
      <p class="hint">{WORDS.whereItIs}</p>
      <div class="buttons" ref={buttons}>
        {!hasNone && (
          <>
            <button
              type="button"
              disabled={!canEncrypt()}
              aria-expanded={asking?.to === 'save'}
              onClick={() => setAsking({ to: 'save' })}
            >
              {WORDS.saveEncrypted}
            </button>
            <button type="button" onClick={() => save(fileOf(entries), 'json')}>
              {WORDS.save}
            </button>
          </>
        )}
        <label class="button file">
          <input
            type="file"
            accept="application/json,.json"
            onChange={(event) => void choose(event.currentTarget)}
          />
          <span>{WORDS.bringIn}</span>
        </label>
        {!hasNone && (
          <DeleteButton
            text={WORDS.deleteAll}
            yes={WORDS.yesDeleteAll(entries.length)}
            onDelete={onDeleteAll}
          />
        )}
      </div>
      {!canEncrypt() && <p class="hint">{WORDS.cannotEncrypt}</p>}
      {asking && (
        <PassphraseForm
          key={asking.to}
          isNew={asking.to === 'save'}
          onDone={(passphrase) => void use(passphrase)}
          onCancel={close}
        />
      )}
    </div>
  )
}

const faultInWords = (fault: FileFault): string =>
  fault.kind === 'damaged' ? WORDS.faults.damaged(fault.damaged, fault.all) : WORDS.faults[fault.kind]

function save(text: string, ending: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = `augury-journal-${todayIn()}.${ending}`
  link.click()
  URL.revokeObjectURL(link.href)
}

/** The journal as one file, out and in, and the way to delete all of it. */
import { todayIn } from '../parts/dates.ts'
import { DeleteButton } from './delete-button.tsx'
import { type Entry, type Fault, fileOf, readFile } from './entries.ts'
import { WORDS } from './words.ts'

interface Props {
  readonly entries: readonly Entry[]
  readonly onImport: (entries: readonly Entry[]) => void
  readonly onFault: (fault: string) => void
  readonly onDeleteAll: () => void
}

export function JournalFile({ entries, onImport, onFault, onDeleteAll }: Props) {
  const hasNone = entries.length === 0
  const bring = async (input: HTMLInputElement) => {
    const [file] = input.files ?? []
    if (file === undefined) return
    const { entries: added, fault } = readFile(await file.text())
    // The same file can be chosen again.
    input.value = ''
    if (fault === undefined) onImport(added)
    else onFault(faultInWords(fault))
  }
  return (
    <div class="buttons">
      <button type="button" disabled={hasNone} onClick={() => save(entries)}>
        {WORDS.save}
      </button>
      <label class="button file">
        <input
          type="file"
          accept="application/json,.json"
          onChange={(event) => void bring(event.currentTarget)}
        />
        <span>{WORDS.bringIn}</span>
      </label>
      <DeleteButton
        text={WORDS.deleteAll}
        yes={WORDS.yesDeleteAll(entries.length)}
        isDisabled={hasNone}
        onDelete={onDeleteAll}
      />
    </div>
  )
}

const faultInWords = (fault: Fault): string =>
  fault.kind === 'damaged' ? WORDS.faults.damaged(fault.damaged, fault.all) : WORDS.faults[fault.kind]

function save(entries: readonly Entry[]): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([fileOf(entries)], { type: 'application/json' }))
  link.download = `augury-journal-${todayIn()}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}

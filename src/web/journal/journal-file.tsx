/** The journal as one file, out and in, and the way to delete all of it. */
import { todayIn } from '../parts/words.ts'
import { DeleteButton } from './delete-button.tsx'
import { type Entry, fileOf, readFile } from './entries.ts'

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
    if (fault === '') onImport(added)
    else onFault(fault)
  }
  return (
    <div class="buttons">
      <button type="button" disabled={hasNone} onClick={() => save(entries)}>
        Save as a file
      </button>
      <label class="button file">
        <input
          type="file"
          accept="application/json,.json"
          onChange={(event) => void bring(event.currentTarget)}
        />
        <span>Bring in a file</span>
      </label>
      <DeleteButton
        text="Delete all"
        yes={`Yes, delete all ${entries.length}`}
        isDisabled={hasNone}
        onDelete={onDeleteAll}
      />
    </div>
  )
}

function save(entries: readonly Entry[]): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([fileOf(entries)], { type: 'application/json' }))
  link.download = `augury-journal-${todayIn()}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}

/** The journal as one file, out and in, and the way to delete all of it. */
import { useState } from 'preact/hooks'
import { todayIn } from '../parts/words.ts'
import { type Entry, fileOf, readFile } from './entries.ts'

interface Props {
  readonly entries: readonly Entry[]
  readonly onImport: (entries: readonly Entry[]) => void
  readonly onFault: (fault: string) => void
  readonly onDeleteAll: () => void
}

export function JournalFile({ entries, onImport, onFault, onDeleteAll }: Props) {
  const [isSure, setSure] = useState(false)
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
      {isSure && !hasNone ? (
        <>
          <button
            type="button"
            class="danger"
            onClick={() => {
              setSure(false)
              onDeleteAll()
            }}
          >
            Yes, delete all {entries.length}
          </button>
          <button type="button" onClick={() => setSure(false)}>
            No
          </button>
        </>
      ) : (
        <button type="button" disabled={hasNone} onClick={() => setSure(true)}>
          Delete all
        </button>
      )}
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

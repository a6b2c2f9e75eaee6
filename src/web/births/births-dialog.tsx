/** The births that this browser keeps: to choose one for all rooms, to add, to change, to forget. */
import { useState } from 'preact/hooks'
import { birthInShort } from '../chart/birth.ts'
import { Dialog } from '../parts/dialog.tsx'
import { FRAME } from '../parts/words.ts'
import { type BirthDraft, type NamedBirth, NO_BIRTH } from '../state/birth-list.ts'
import { chooseBirth, forgetBirth, saveBirth, useBirths } from '../state/births.ts'
import { BirthEditor } from './birth-editor.tsx'
import { birthName } from './birth-name.ts'
import { WORDS } from './words.ts'
import '../styles/births.css'

/** `undefined`: the list. */
type EditTarget = { readonly birth: NamedBirth | undefined } | undefined

export function BirthsDialog({ onClose }: { readonly onClose: () => void }) {
  const store = useBirths()
  const { births, chosen } = store
  const [editing, setEditing] = useState<EditTarget>(births.length === 0 ? { birth: undefined } : undefined)
  return (
    <Dialog labelledBy="births-title" onClose={onClose}>
      {(close) => {
        const choose = (id: string) => {
          chooseBirth(id)
          close()
        }
        const save = (draft: BirthDraft) => {
          const id = saveBirth(draft, editing?.birth?.id)
          if (editing?.birth === undefined) choose(id)
          else setEditing(undefined)
        }
        if (editing !== undefined)
          return (
            <div class="births">
              <h2 id="births-title">
                {editing.birth ? WORDS.changeTitle : births.length === 0 ? WORDS.firstTitle : WORDS.addTitle}
              </h2>
              <BirthEditor
                id="kept"
                initial={editing.birth ?? NO_BIRTH}
                hasName={births.length > (editing.birth === undefined ? 0 : 1)}
                save={WORDS.save}
                isAskedFor
                hint={WORDS.hint}
                onSave={save}
                onCancel={() => (births.length === 0 ? close() : setEditing(undefined))}
                onForget={
                  editing.birth &&
                  (() => {
                    forgetBirth(editing.birth!.id)
                    if (births.length === 1) close()
                    else setEditing(undefined)
                  })
                }
              />
            </div>
          )
        return (
          <div class="births">
            <h2 id="births-title">{WORDS.title}</h2>
            <p class="dim">{WORDS.intro}</p>
            <ul>
              {births.map((birth) => (
                <li key={birth.id}>
                  <button
                    type="button"
                    class="birth-choice"
                    aria-pressed={birth.id === chosen}
                    onClick={() => choose(birth.id)}
                  >
                    <b>{birthName(store, birth)}</b>
                    <span class="dim">{birthInShort(birth)}</span>
                  </button>
                  <button
                    type="button"
                    class="quiet"
                    aria-label={FRAME.fold.changeOf(birthName(store, birth))}
                    onClick={() => setEditing({ birth })}
                  >
                    {FRAME.fold.change}
                  </button>
                </li>
              ))}
            </ul>
            <div class="buttons">
              <button type="button" class="main" onClick={() => setEditing({ birth: undefined })}>
                {WORDS.add}
              </button>
              <button type="button" onClick={close}>
                {WORDS.close}
              </button>
            </div>
          </div>
        )
      }}
    </Dialog>
  )
}

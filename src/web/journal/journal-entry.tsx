import { pictureOf } from '../parts/card-picture.ts'
import { NAMES } from '../parts/words.ts'
import { DeleteButton } from './delete-button.tsx'
import type { StoredEntry } from './entries.ts'
import { WORDS } from './words.ts'

/** Some pages of a diary; the browser has room for about five million characters in all. */
const MAX_NOTE = 20_000

interface Props {
  readonly entry: StoredEntry
  readonly onNote: (note: string) => void
  readonly onDelete: () => void
}

export function JournalEntry({ entry, onNote, onDelete }: Props) {
  const { keptAt, title, question, answer, text, cards, address, note } = entry
  return (
    <li class="panel entry" id={`entry-${entry.id}`} tabIndex={-1}>
      <div>
        <p class="label">{WORDS.when(new Date(keptAt))}</p>
        <h4>{address === '' ? title : <a href={address}>{title}</a>}</h4>
      </div>
      {question && <p class="kept-question">{WORDS.question(question)}</p>}
      {cards.length > 0 && (
        <ul class="kept-cards">
          {cards.map(({ id, name, isReversed, place }) => (
            <li key={place}>
              <img
                class={isReversed ? 'reversed' : ''}
                src={pictureOf(id)}
                alt=""
                width={300}
                height={520}
                loading="lazy"
              />
              <span>{isReversed ? NAMES.reversed(name) : name}</span>
            </li>
          ))}
        </ul>
      )}
      {answer && <p class="lead">{answer}</p>}
      <p>{text}</p>
      <label class="field">
        <span>{WORDS.note}</span>
        <textarea
          rows={3}
          maxLength={MAX_NOTE}
          placeholder={WORDS.notePlaceholder}
          value={note}
          onInput={(event) => onNote(event.currentTarget.value)}
        />
      </label>
      <div class="buttons">
        <DeleteButton
          text={WORDS.delete}
          label={WORDS.deleteEntry(title)}
          yes={WORDS.yesDelete}
          isQuiet
          onDelete={onDelete}
        />
      </div>
    </li>
  )
}

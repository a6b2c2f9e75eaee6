import type { ComingEvent } from './coming.ts'
import { WORDS } from './words.ts'

export const ComingList = ({ coming }: { coming: readonly ComingEvent[] }) => (
  <div class="coming">
    <h3 class="label">{WORDS.next.title}</h3>
    <ol>
      {coming.map(({ local, title, note }) => (
        <li key={`${local} ${title}`}>
          <time dateTime={local}>{WORDS.when(local)}</time>
          <span>
            {title}
            {note && <small class="dim">{note}</small>}
          </span>
        </li>
      ))}
    </ol>
  </div>
)

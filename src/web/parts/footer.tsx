import type { NOT_SHOWN } from '../state/developer.ts'
import type { RememberedValue } from '../state/remembered.ts'
import { FRAME } from './words.ts'

export function Footer({ developer }: { developer: RememberedValue<typeof NOT_SHOWN> }) {
  const { value, change } = developer
  return (
    <footer>
      <p>{FRAME.footer.about}</p>
      <label class="check">
        <input
          type="checkbox"
          checked={value.isShown}
          onChange={(event) => change({ isShown: event.currentTarget.checked })}
        />
        <span>{FRAME.footer.developers}</span>
      </label>
      {value.isShown && (
        <ul class="words links">
          <li>
            <a href="docs/">{FRAME.footer.reference}</a>
          </li>
          <li>
            <a href="v1/openapi.json">{FRAME.footer.document}</a>
          </li>
          <li>
            <a href="v1/">{FRAME.footer.root}</a>
          </li>
        </ul>
      )}
    </footer>
  )
}

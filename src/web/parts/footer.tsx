import type { NOT_SHOWN } from '../state/developer.ts'
import type { Remembered } from '../state/remembered.ts'

export function Footer({ developer }: { developer: Remembered<typeof NOT_SHOWN> }) {
  const { value, change } = developer
  return (
    <footer>
      <p>
        Augury is free software under the MIT licence. This page asks nobody but the server it came from, sets
        no cookie and counts no visitor.
      </p>
      <label class="check">
        <input
          type="checkbox"
          checked={value.isShown}
          onChange={(event) => change({ isShown: event.currentTarget.checked })}
        />
        <span>For developers: show the request behind each answer</span>
      </label>
      {value.isShown && (
        <ul class="words links">
          <li>
            <a href="docs/">API reference</a>
          </li>
          <li>
            <a href="v1/openapi.json">OpenAPI document</a>
          </li>
          <li>
            <a href="v1/">Service root</a>
          </li>
        </ul>
      )}
    </footer>
  )
}

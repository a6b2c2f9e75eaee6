import { SIGN_NAMES, type SignName } from '../../drawing/glyphs.ts'
import { Glyph } from '../parts/glyph.tsx'
import { capital } from '../parts/words.ts'

/** Twelve radio buttons: one stop for the Tab key, arrows between the signs. */
export function SignPicker({ sign, onChange }: { sign: SignName; onChange: (sign: SignName) => void }) {
  return (
    <fieldset class="signs">
      <legend class="off-screen">Sign</legend>
      {SIGN_NAMES.map((name) => (
        <label key={name}>
          <input type="radio" name="sign" checked={name === sign} onChange={() => onChange(name)} />
          <Glyph name={name} />
          <span>{capital(name)}</span>
        </label>
      ))}
    </fieldset>
  )
}

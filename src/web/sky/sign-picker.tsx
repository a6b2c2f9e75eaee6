import { SIGNS, type Sign } from '../../sky/zodiac.ts'
import { capitalised } from '../../text.ts'
import { Glyph } from '../parts/glyph.tsx'

/** Twelve radio buttons: one stop for the Tab key, arrows between the signs. */
export function SignPicker({ sign, onChange }: { sign: Sign; onChange: (sign: Sign) => void }) {
  return (
    <fieldset class="signs">
      <legend class="off-screen">Sign</legend>
      {SIGNS.map((name) => (
        <label key={name}>
          <input type="radio" name="sign" checked={name === sign} onChange={() => onChange(name)} />
          <Glyph name={name} />
          <span>{capitalised(name)}</span>
        </label>
      ))}
    </fieldset>
  )
}

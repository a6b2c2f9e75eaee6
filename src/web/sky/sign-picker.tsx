import { SIGNS, type Sign } from '../../sky/zodiac.ts'
import { Glyph } from '../parts/glyph.tsx'
import { NAMES } from '../parts/words.ts'
import { WORDS } from './words.ts'

/** Twelve radio buttons: one stop for the Tab key, arrows between the signs. */
export function SignPicker({ sign, onChange }: { sign: Sign; onChange: (sign: Sign) => void }) {
  return (
    <fieldset class="signs">
      <legend class="off-screen">{WORDS.sign}</legend>
      {SIGNS.map((name) => (
        <label key={name}>
          <input type="radio" name="sign" checked={name === sign} onChange={() => onChange(name)} />
          <Glyph name={name} />
          <span>{NAMES.sign(name)}</span>
        </label>
      ))}
    </fieldset>
  )
}

import { useEffect, useRef } from 'preact/hooks'
import { SIGNS, type Sign } from '../../sky/zodiac.ts'
import { Glyph } from '../parts/glyph.tsx'
import { NAMES } from '../parts/words.ts'
import { WORDS } from './words.ts'

/** Twelve radio buttons: one stop for the Tab key, arrows between the signs. */
export function SignPicker({ sign, onChange }: { sign: Sign; onChange: (sign: Sign) => void }) {
  const row = useRef<HTMLFieldSetElement>(null)
  // On a phone the signs are one row: the chosen one is in sight.
  useEffect(() => {
    const signs = row.current
    const label = signs?.querySelector('input:checked')?.closest('label')
    if (signs && label) signs.scrollLeft = label.offsetLeft + label.offsetWidth / 2 - signs.clientWidth / 2
  }, [sign])
  return (
    <fieldset class="signs" ref={row}>
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

import { capitalised } from '../../text.ts'
import { Glyph } from '../parts/glyph.tsx'
import { isGlyph } from '../parts/glyphs.ts'
import { shadeOf } from './colours.ts'
import type { Horoscope } from './horoscope.ts'

type OfDay = NonNullable<Horoscope['lucky_elements']>

/** A week, a month and a year have no lucky hours. */
export function Lucky({ lucky }: { lucky: Omit<OfDay, 'times'> & Partial<OfDay> }) {
  const { numbers, colors, times, primary_influence: planet } = lucky
  return (
    <>
      <p class="label">Lucky things</p>
      <dl class="lucky">
        <div>
          <dt>Numbers</dt>
          <dd>{numbers.join(', ')}</dd>
        </div>
        <div>
          <dt>Colours</dt>
          <dd>
            {colors.map((color) => (
              <Colour key={color} name={color} />
            ))}
          </dd>
        </div>
        {times && (
          <div>
            <dt>Hours</dt>
            <dd class="hours">
              {times.map((time) => (
                <span key={time}>{time.replace('-', '–')}</span>
              ))}
            </dd>
          </div>
        )}
        <div>
          <dt>Planet</dt>
          <dd>
            {isGlyph(planet) && <Glyph name={planet} />} {capitalised(planet)}
          </dd>
        </div>
      </dl>
    </>
  )
}

/** A dot where the colour is known. */
function Colour({ name }: { name: string }) {
  const shade = shadeOf(name)
  return (
    <span class="colour">
      {shade && <i style={{ background: shade }} />}
      {name}
    </span>
  )
}

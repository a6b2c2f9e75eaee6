import { capitalised } from '../../text.ts'
import { Glyph, isGlyph } from '../parts/glyph.tsx'
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

/** Colours that have another name in CSS, or none. */
const SHADES: Readonly<Record<string, string>> = {
  rose: '#e8a3ad',
  lemon: '#f7e463',
  scarlet: '#d3321d',
  russet: '#80461b',
  pearl: '#eae6da',
  'dove grey': '#9b9a94',
}

/** A dot where the colour is known; CSS writes its names without spaces. */
function Colour({ name }: { name: string }) {
  const css = SHADES[name] ?? name.replaceAll(' ', '')
  return (
    <span class="colour">
      {CSS.supports('color', css) && <i style={{ background: css }} />}
      {name}
    </span>
  )
}

import { Glyph } from '../parts/glyph.tsx'
import { isGlyph } from '../parts/glyphs.ts'
import { NAMES } from '../parts/words.ts'
import { shadeOf } from './colours.ts'
import type { Horoscope } from './horoscope.ts'
import { WORDS } from './words.ts'

type OfDay = NonNullable<Horoscope['lucky_elements']>

/** A week, a month and a year have no lucky hours. */
export function Lucky({ lucky }: { lucky: Omit<OfDay, 'times'> & Partial<OfDay> }) {
  const { numbers, colors, times, primary_influence: planet } = lucky
  return (
    <>
      <p class="label">{WORDS.lucky.title}</p>
      <dl class="lucky">
        <div>
          <dt>{WORDS.lucky.numbers}</dt>
          <dd>{numbers.join(', ')}</dd>
        </div>
        <div>
          <dt>{WORDS.lucky.colours}</dt>
          <dd>
            {colors.map((color) => (
              <Colour key={color} name={color} />
            ))}
          </dd>
        </div>
        {times && (
          <div>
            <dt>{WORDS.lucky.hours}</dt>
            <dd class="hours">
              {times.map((time) => (
                <span key={time}>{time.replace('-', '–')}</span>
              ))}
            </dd>
          </div>
        )}
        <div>
          <dt>{WORDS.lucky.planet}</dt>
          <dd>
            {isGlyph(planet) && <Glyph name={planet} />} {NAMES.body(planet)}
          </dd>
        </div>
      </dl>
    </>
  )
}

/** With a dot, if the page knows how to paint the colour. */
function Colour({ name }: { name: string }) {
  const shade = shadeOf(name)
  return (
    <span class="colour">
      {shade && <i style={{ background: shade }} />}
      {name}
    </span>
  )
}

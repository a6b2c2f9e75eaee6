import type { ElementInput, View } from './element.ts'
import { make, ownDate, zoneOfVisitor } from './make.ts'
import { fetchDrawing } from './server.ts'
import { WORDS } from './words.ts'

/** Below this width the labels of the whole wheel are too small. */
const NARROW_PX = 440

export const WHEEL: View = {
  subject: WORDS.subjects.wheel,
  // mutate order: a list of names
  attributes: ['birth', 'timezone', 'latitude', 'longitude', 'place', 'houses', 'scheme'],
  load: async ({ attribute, isDark, width }, signal) => {
    const look = `theme=${isDark ? 'dark' : 'light'}&scale=${width < NARROW_PX ? 'compact' : 'full'}`
    const birth = attribute('birth')
    const today = ownDate()
    const request = birth === null ? skyOf(today) : birthOf(birth, attribute)
    // A birth is sent in the body: addresses are written to logs.
    const svg = await fetchDrawing(`v1/astrology/chart.svg?${look}`, signal, request)
    const what = birth === null ? WORDS.skyOf(today) : WORDS.birthChart
    // `Natal chart wheel: Sun in Leo, Moon in Aries, Libra rising`
    const signs = svg.getAttribute('aria-label')!.replace(/^.*?: /, '')
    // A day has no time of birth that could be unknown.
    const words = `${what}: ${birth === null ? signs.replace(/, birth time unknown$/, '') : signs}`
    withoutCaption(svg)
    svg.setAttribute('class', 'wheel')
    svg.setAttribute('part', 'picture')
    svg.setAttribute('aria-label', words)
    return [make('figure', {}, svg, make('figcaption', {}, `${words}.`))]
  },
}

/** The lines below the wheel name birth and place: the page that shows it may not want to. */
function withoutCaption(svg: SVGSVGElement): void {
  const [x, y, side] = svg.getAttribute('viewBox')!.split(' ')
  svg.setAttribute('viewBox', `${x} ${y} ${side} ${side}`)
  svg.setAttribute('height', svg.getAttribute('width')!)
  for (const words of svg.querySelectorAll(':scope > title, :scope > desc')) words.remove()
}

type Attribute = ElementInput['attribute']

/** The sky of a whole day where the visitor is, which needs no place because it has no houses. */
const skyOf = (date: string) => ({
  birthDateTime: date,
  timezone: zoneOfVisitor(),
  latitude: 0,
  longitude: 0,
  options: { time_known: false },
})

/** A birth without an hour is a date. */
function birthOf(birth: string, attribute: Attribute) {
  const houses = attribute('houses')
  const options = { time_known: /\d[ T]\d/.test(birth), ...(houses && { house_system: houses }) }
  return { birthDateTime: birth, ...whereOf(attribute), options }
}

function whereOf(attribute: Attribute) {
  const [place, timezone, latitude, longitude] = ['place', 'timezone', 'latitude', 'longitude'].map(attribute)
  if (place) return { place }
  return {
    ...(timezone && { timezone }),
    ...(latitude && { latitude: Number(latitude) }),
    ...(longitude && { longitude: Number(longitude) }),
  }
}

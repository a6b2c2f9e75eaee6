/** One transit: its label, its bars and the moments when it is exact. */
import { ASPECT_GLYPHS, BODY_GLYPHS } from '../glyphs.ts'
import { circle, escaped, glyph, round } from '../wheel/svg.ts'
import { densityOf } from './density.ts'
import { extentOf, GLYPH_STEP, glyphsWidth, MARGIN, type TimelineLayout, xOf } from './layout.ts'
import type { Letters } from './letters.ts'
import { aspectColour, type TimelineTheme } from './themes.ts'
import type { DrawnTransit, DrawnVisit, PictureWords, TimelineChart } from './timeline-chart.ts'

/** What every part of the picture is drawn from. */
export interface TimelineDrawing {
  readonly chart: TimelineChart
  readonly layout: TimelineLayout
  readonly theme: TimelineTheme
  readonly letters: Letters
  readonly words: PictureWords
  /** Rows can be pressed. */
  readonly isPressable: boolean
}

/** At the edge of the orb a bar is still to be seen. */
// mutate constant: a shade: taste, as long as it is seen (a test says so)
const FAINTEST = 0.14
/** Its colour is to be seen around a dot. */
// mutate constant: sizes: taste, as long as nothing lies on anything else (a test says so)
const MIN_BAR_WIDTH = 9
/** Longer than any visit: where the ephemeris ends, a bar goes on. */
// mutate constant: a day or a year more or less, far outside of the picture
const BEYOND_MS = 40 * 365 * 86_400_000

export function drawRow(drawing: TimelineDrawing, transit: DrawnTransit, index: number): string {
  const { layout, words, isPressable } = drawing
  const top = layout.rowsTop + index * layout.rowHeight
  const title = `${words.transit(transit)}, ${words.dates(...extentOf(transit))}`
  // Its title is its name.
  const pressable = isPressable ? ` tabindex="0" role="button"` : ''
  return (
    `<g class="transit" data-transit="${escaped(transit.uid)}"${pressable}><title>${escaped(title)}</title>` +
    `<rect class="row" x="0" y="${round(top)}" width="${round(layout.width)}" height="${layout.rowHeight}" fill="${drawing.theme.ink}" fill-opacity="0"/>` +
    drawLabel(drawing, transit, top) +
    drawBars(drawing, transit, { y: top + layout.barY, index }) +
    '</g>'
  )
}

function drawLabel(drawing: TimelineDrawing, transit: DrawnTransit, top: number): string {
  const { layout, theme, letters } = drawing
  const { sizes, isStacked, width, right } = layout
  const y = top + layout.labelY
  const step = GLYPH_STEP * sizes.glyph
  const centres = [0.5, 1.5, 2.5].map((place) => MARGIN + place * step)
  const { label, size, dates } = labelTexts(drawing, transit)
  return [
    sign(transit.body, centres[0]!, y, theme.ink, sizes.glyph, letters),
    glyph(
      ASPECT_GLYPHS[transit.aspect],
      { x: centres[1]!, y },
      sizes.glyph / 24,
      aspectColour(transit.aspect, theme),
      2,
    ),
    sign(transit.point, centres[2]!, y, theme.ink, sizes.glyph, letters),
    letters.write({
      text: label,
      x: MARGIN + glyphsWidth(sizes),
      y,
      size,
      colour: theme.ink,
      anchor: 'start',
    }),
    dates === ''
      ? ''
      : letters.write({
          text: dates,
          x: isStacked ? width - MARGIN : right + 12,
          y,
          size: sizes.dates,
          colour: theme.dim,
          anchor: isStacked ? 'end' : 'start',
        }),
  ].join('')
}

/** Beside bars both have a column of their own. On one line with the dates, they give way first: to the end alone, which is what people ask for. */
function labelTexts({ layout, letters, words }: TimelineDrawing, transit: DrawnTransit) {
  const { sizes, isStacked, width } = layout
  const label = words.transit(transit)
  const [enters, leaves] = extentOf(transit)
  const whole = words.dates(enters, leaves)
  if (!isStacked) return { label, size: sizes.label, dates: whole }
  const room = width - 2 * MARGIN - glyphsWidth(sizes) - LABEL_GAP
  const wide = letters.widthOf(label, sizes.label)
  const fits = (dates: string) => wide + letters.widthOf(dates, sizes.dates) <= room
  const dates = fits(whole) ? whole : words.dates(null, leaves)
  const sizeIn = (left: number) => Math.min(sizes.label, (sizes.label * left) / wide)
  const size = sizeIn(room - letters.widthOf(dates, sizes.dates))
  return size < MIN_LABEL_SIZE ? { label, size: sizeIn(room), dates: '' } : { label, size, dates }
}

/** Smaller letters cannot be read: then the dates are left to the row's title. */
const MIN_LABEL_SIZE = 9.5

const LABEL_GAP = 10

const ANGLE_LETTERS: Readonly<Record<string, string>> = { ascendant: 'AC', midheaven: 'MC' }

function sign(name: string, x: number, y: number, colour: string, size: number, letters: Letters): string {
  const path = (BODY_GLYPHS as Readonly<Record<string, string>>)[name]
  if (path !== undefined) return glyph(path, { x, y }, size / 24, colour, 2)
  const text = ANGLE_LETTERS[name] ?? ''
  return letters.write({ text, x, y, size: size * 0.72, colour, anchor: 'middle' })
}

/** Hollow: the planet goes back over the point. */
export const dotStyle = (retrograde: boolean, { ground, ink }: TimelineTheme): string =>
  retrograde
    ? `fill="${ground}" stroke="${ink}" stroke-width="1.75"`
    : `fill="${ink}" stroke="${ground}" stroke-width="1"`

interface RowPlace {
  readonly y: number
  readonly index: number
}

function drawBars(drawing: TimelineDrawing, transit: DrawnTransit, place: RowPlace): string {
  const { chart, layout, theme } = drawing
  const tone = aspectColour(transit.aspect, theme)
  const bars = transit.visits.map((visit, i) => drawVisit(drawing, transit, visit, { ...place, i, tone }))
  const dots = transit.passes
    .filter(({ at }) => at >= chart.from && at < chart.to)
    .map(({ at, retrograde }) => {
      const centre = { x: xOf(at, chart, layout), y: place.y }
      return circle(centre, layout.sizes.dot, dotStyle(retrograde, theme))
    })
  return drawBetween(drawing, transit, place.y) + bars.join('') + dots.join('')
}

/** A line from the first visit to the last: they belong together. */
function drawBetween({ chart, layout, theme }: TimelineDrawing, transit: DrawnTransit, y: number): string {
  if (transit.visits.length < 2) return ''
  const [enters, leaves] = extentOf(transit)
  const from = within(xOf(enters ?? chart.from, chart, layout), layout)
  const to = within(xOf(leaves ?? chart.to, chart, layout), layout)
  if (to <= from) return ''
  const tone = aspectColour(transit.aspect, theme)
  return `<path d="M${round(from)} ${round(y)}H${round(to)}" stroke="${tone}" stroke-opacity=".55" stroke-width="1" stroke-dasharray="1.5 3" fill="none"/>`
}

function drawVisit(
  { chart, layout, theme }: TimelineDrawing,
  transit: DrawnTransit,
  visit: DrawnVisit,
  { y, index, i, tone }: RowPlace & { readonly i: number; readonly tone: string },
): string {
  const enters = visit.enters ?? chart.from - BEYOND_MS
  const leaves = visit.leaves ?? chart.to + BEYOND_MS
  if (leaves <= chart.from || enters >= chart.to) return ''
  const [first, last] = [xOf(enters, chart, layout), xOf(leaves, chart, layout)]
  const id = `density-${index}-${i}`
  const stops = densityOf({ enters, leaves }, transit, chart).map(({ at, closeness }) => {
    const offset = (at - enters) / (leaves - enters)
    return `<stop offset="${offset.toFixed(4)}" stop-color="${tone}" stop-opacity="${round(FAINTEST + (1 - FAINTEST) * closeness)}"/>`
  })
  const [from, width] = barBetween(within(first, layout), within(last, layout))
  const { bar } = layout.sizes
  const box = `x="${round(from)}" y="${round(y - bar / 2)}" width="${round(width)}" height="${bar}" rx="3"`
  const edge = transit.certain
    ? `stroke="${tone}" stroke-opacity=".5" stroke-width=".75"`
    : `stroke="${tone}" stroke-width="1" stroke-dasharray="3 2"`
  return (
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${round(first)}" y1="0" x2="${round(last)}" y2="0">${stops.join('')}</linearGradient>` +
    `<rect ${box} fill="${theme.ground}"/><rect class="bar" ${box} fill="url(#${id})" ${edge}/>`
  )
}

/** A short visit keeps its middle. */
function barBetween(first: number, last: number): [from: number, width: number] {
  const width = Math.max(MIN_BAR_WIDTH, last - first)
  return [(first + last - width) / 2, width]
}

const within = (x: number, { left, right }: TimelineLayout) => Math.min(right, Math.max(left, x))

/** What a picture of transits shows, read from its SVG: where everything stands, by kind. */
import type { Letters, WrittenLine } from '../src/drawing/timeline/letters.ts'
import { TEXT_LETTERS } from '../src/drawing/timeline/letters.ts'
import { drawTimeline, type TimelineOptions } from '../src/drawing/timeline/timeline.ts'
import type { TimelineChart } from '../src/drawing/timeline/timeline-chart.ts'
import { TIMELINE_PICTURE } from '../src/words/en/timeline-picture.ts'
import type { Box } from './share-picture.ts'

export interface Words extends Box {
  readonly text: string
  readonly size: number
  readonly colour: string
}

export interface Mark extends Box {
  readonly svg: string
}

/** A part of a line from above to below. */
export interface Rule {
  readonly x: number
  readonly top: number
  readonly bottom: number
  readonly isToday: boolean
}

export interface Picture {
  readonly svg: string
  readonly width: number
  readonly height: number
  readonly words: readonly Words[]
  readonly glyphs: readonly Mark[]
  readonly bars: readonly Mark[]
  readonly dots: readonly Mark[]
  /** Of the legend. */
  readonly squares: readonly Mark[]
  readonly rules: readonly Rule[]
}

const boxOf = (letters: Letters, { text, x, y, size, colour, anchor }: WrittenLine): Words => {
  const wide = letters.widthOf(text, size)
  const left = x - { start: 0, middle: wide / 2, end: wide }[anchor]
  return { text, size, colour, left, right: left + wide, top: y - size / 2, bottom: y + size / 2 }
}

/** All that match; a mark is a box around the middle or from its corner. */
const marks = (svg: string, pattern: RegExp, box: (...sides: number[]) => Box): Mark[] =>
  Array.from(svg.matchAll(pattern), ([all, ...sides]) => ({ svg: all, ...box(...sides.map(Number)) }))

const fromCorner = (x = 0, y = 0, width = 0, height = 0): Box => ({
  ...{ left: x, top: y },
  ...{ right: x + width, bottom: y + height },
})
const around = (x = 0, y = 0, half = 0): Box => fromCorner(x - half, y - half, 2 * half, 2 * half)

function rulesIn(svg: string): Rule[] {
  const paths = svg.matchAll(/(class="today">)?<path d="((?:M[-\d.]+ [-\d.]+[Vv][-\d.]+)+)"/g)
  return Array.from(paths, ([, today, path]) =>
    Array.from(path!.matchAll(/M(\S+) ([-\d.]+)([Vv])([-\d.]+)/g), ([, x, top, letter, end]): Rule => {
      const bottom = Number(end) + (letter === 'v' ? Number(top) : 0)
      return { x: Number(x), top: Number(top), bottom, isToday: today !== undefined }
    }),
  ).flat()
}

export function pictureOf(chart: TimelineChart, options: Partial<TimelineOptions> = {}): Picture {
  const { letters = TEXT_LETTERS, width = 360 } = options
  const words: Words[] = []
  const write: Letters['write'] = (line) => {
    words.push(boxOf(letters, line))
    return letters.write(line)
  }
  const svg = drawTimeline(chart, {
    ...{ width, theme: 'light', words: TIMELINE_PICTURE },
    ...options,
    letters: { ...letters, write },
  })
  const rect = /x="(\S+)" y="(\S+)" width="(\S+)" height="(\S+)" rx="3"/.source
  return {
    ...{ svg, width, words, height: Number(/ height="(\S+)"/.exec(svg)![1]) },
    glyphs: marks(
      svg,
      /<path d="[^"]+" transform="translate\((\S+) (\S+)\) scale\((\S+)\)"/g,
      (x, y, scale) => around(x, y, 12 * scale!),
    ),
    bars: marks(svg, new RegExp(`<rect class="bar" ${rect}[^>]*>`, 'g'), fromCorner),
    dots: marks(svg, /<circle cx="(\S+)" cy="(\S+)" r="(\S+)"[^>]*>/g, around),
    squares: marks(svg, new RegExp(`<rect ${rect} fill="[^"]+" fill-opacity[^>]*>`, 'g'), fromCorner),
    rules: rulesIn(svg),
  }
}

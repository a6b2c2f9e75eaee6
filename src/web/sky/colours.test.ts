import assert from 'node:assert/strict'
import { test } from 'node:test'
import { COLOR_WORDS } from '../../words/en/day.ts'
import { shadeOf } from './colours.ts'

interface Hsl {
  /** 0 to 360; red is 0. */
  readonly hue: number
  /** 0 to 100. */
  readonly saturation: number
  readonly lightness: number
}

function hslOf(shade: string): Hsl {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(shade.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ]
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const [sum, range] = [most + least, most - least]
  const sector =
    most === red
      ? (green - blue) / range
      : most === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range
  return {
    hue: range === 0 ? 0 : (sector * 60 + 360) % 360,
    saturation: range === 0 ? 0 : (100 * range) / (1 - Math.abs(sum - 1)),
    lightness: sum * 50,
  }
}

type Range = readonly [number, number]
const ANY: Range = [0, 360]
/** What people call by these names. Hues from 340 to 20 are written as -20 to 20. */
const COLOURS: Readonly<Record<string, { hue: Range; saturation: Range; lightness: Range }>> = {
  black: { hue: ANY, saturation: [0, 10], lightness: [0, 8] },
  white: { hue: ANY, saturation: [0, 100], lightness: [98, 100] },
  silver: { hue: ANY, saturation: [0, 10], lightness: [70, 82] },
  'dove grey': { hue: ANY, saturation: [0, 12], lightness: [50, 68] },
  pearl: { hue: [30, 60], saturation: [10, 40], lightness: [85, 95] },
  red: { hue: [-6, 6], saturation: [70, 100], lightness: [40, 55] },
  scarlet: { hue: [4, 16], saturation: [80, 100], lightness: [42, 56] },
  crimson: { hue: [-18, -6], saturation: [70, 100], lightness: [35, 52] },
  rose: { hue: [-20, 5], saturation: [45, 100], lightness: [70, 85] },
  coral: { hue: [5, 20], saturation: [70, 100], lightness: [58, 72] },
  brown: { hue: [20, 35], saturation: [35, 75], lightness: [15, 35] },
  russet: { hue: [18, 30], saturation: [50, 85], lightness: [25, 38] },
  gold: { hue: [40, 52], saturation: [65, 100], lightness: [40, 58] },
  yellow: { hue: [50, 62], saturation: [85, 100], lightness: [45, 60] },
  lemon: { hue: [48, 62], saturation: [75, 100], lightness: [60, 75] },
  green: { hue: [105, 135], saturation: [40, 100], lightness: [22, 45] },
  'sea green': { hue: [140, 165], saturation: [35, 70], lightness: [30, 45] },
  'sky blue': { hue: [190, 205], saturation: [55, 100], lightness: [65, 80] },
  'midnight blue': { hue: [230, 250], saturation: [50, 100], lightness: [12, 30] },
}

const isWithin = (value: number, [from, to]: Range) => value >= from && value <= to

test('every lucky colour has a dot of that colour, and no two have the same', () => {
  const names = Object.values(COLOR_WORDS)
  assert.deepEqual([...names].sort(), Object.keys(COLOURS).sort())
  for (const name of names) {
    const shade = shadeOf(name)!
    const { hue, saturation, lightness } = hslOf(shade)
    const description = `${name} ${shade}: ${hue.toFixed(0)}, ${saturation.toFixed(0)}, ${lightness.toFixed(0)}`
    const { [name]: wanted } = COLOURS
    assert.ok(isWithin(hue, wanted!.hue) || isWithin(hue - 360, wanted!.hue), description)
    assert.ok(isWithin(saturation, wanted!.saturation), description)
    assert.ok(isWithin(lightness, wanted!.lightness), description)
  }
  assert.equal(new Set(names.map(shadeOf)).size, names.length)
  // CSS's own: a red, which is what used to be painted.
  assert.ok(!isWithin(hslOf('#a52a2a').hue, COLOURS.brown!.hue))
})

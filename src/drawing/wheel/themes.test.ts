import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chances, randomBirth } from '../../../test/wheel/charts.ts'
import { nameOf, SIGNS } from '../../sky/zodiac.ts'
import { SCALES, type ScaleName } from './scales.ts'
import { WHEEL_THEMES, type WheelThemeName } from './themes.ts'
import { drawWheel } from './wheel.ts'

const chance = chances(2)
const charts = Array.from({ length: 20 }, () => ({ ...randomBirth(chance).wheel, caption: ['A caption'] }))
const scales = Object.keys(SCALES) as ScaleName[]
const ELEMENT_OF = ['fire', 'earth', 'air', 'water'] as const
const coloursOf = (svg: string) => new Set(svg.match(/#[0-9A-F]{6}/g))

test('signs have the colours of their elements, fire first', () => {
  for (const theme of Object.keys(WHEEL_THEMES) as WheelThemeName[]) {
    const svg = drawWheel(charts[0]!, { theme })
    for (const [index, sign] of SIGNS.entries()) {
      const colour = WHEEL_THEMES[theme][ELEMENT_OF[index % 4]!]
      const part = svg.split(`<title>${nameOf(sign)}`)[1]!.split('</g>')[0]!
      assert.match(part, new RegExp(`fill="${colour}" fill-opacity=.*stroke="${colour}"`))
    }
  }
})

test('light and dark differ in colours alone', () => {
  const colourless = (svg: string) =>
    svg.replaceAll(/#[0-9A-F]{6}/g, '#').replaceAll(/fill-opacity="[\d.]+"/g, 'fill-opacity')
  for (const chart of charts)
    for (const scale of scales) {
      const [light, dark] = (['light', 'dark'] as const).map((theme) => drawWheel(chart, { theme, scale }))
      assert.equal(colourless(light!), colourless(dark!))
      for (const colour of coloursOf(light!)) assert.ok(!coloursOf(dark!).has(colour), colour)
      for (const [theme, svg] of [
        ['light', light],
        ['dark', dark],
      ] as const)
        for (const colour of coloursOf(svg!))
          assert.ok(Object.values(WHEEL_THEMES[theme]).includes(colour as never), `${theme} ${colour}`)
    }
  assert.equal(drawWheel(charts[0]!), drawWheel(charts[0]!, { theme: 'light', scale: 'full', size: 640 }))
})

test('for print there is black on white and nothing else, and each of the five great aspects has dashes of its own', () => {
  for (const chart of charts) {
    const svg = drawWheel(chart, { theme: 'print' })
    assert.deepEqual([...coloursOf(svg)].sort(), ['#000000', '#FFFFFF'])
    for (const [, opacity] of svg.matchAll(/fill-opacity="([^"]*)"/g)) assert.equal(opacity, '0')
  }
  const { dashes } = WHEEL_THEMES.print
  const kinds = (['square', 'opposition', 'trine', 'sextile', 'quincunx'] as const).map(
    (aspect) => (dashes as Record<string, string>)[aspect] ?? 'whole',
  )
  assert.equal(new Set(kinds).size, 5)
})

/** Brightness as the web measures contrast (WCAG 2.2). */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('every colour stands out from its ground: letters by 7, lines by 3 to 1 and more', () => {
  for (const [theme, { ground, ring: _, dashes: __, ...colours }] of Object.entries(WHEEL_THEMES))
    for (const [name, colour] of Object.entries(colours)) {
      const [a, b] = [luminance(ground), luminance(colour)]
      const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
      assert.ok(contrast >= (name === 'ink' ? 7 : 3), `${theme} ${name}: ${contrast.toFixed(1)}`)
    }
})

/** 0 is red, 120 green, 240 blue. */
function hueOf(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ]
  return (
    (Math.round((Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI) + 360) %
    360
  )
}

test('fire and hard aspects are red, earth is green, air yellow, water and easy aspects are blue', () => {
  const between = {
    fire: [5, 30],
    hard: [0, 15],
    air: [35, 60],
    earth: [70, 130],
    water: [170, 205],
    easy: [206, 240],
  }
  for (const theme of ['light', 'dark'] as const)
    for (const [name, [from, to]] of Object.entries(between)) {
      const hue = hueOf(WHEEL_THEMES[theme][name as keyof typeof between])
      assert.ok(hue >= from! && hue <= to!, `${theme} ${name}: ${hue}`)
    }
})

test('of all colours ink stands out most from the ground', () => {
  for (const theme of ['light', 'dark'] as const) {
    const { ground, ink, gold, hard, easy, minor } = WHEEL_THEMES[theme]
    const apart = (colour: string) => Math.abs(luminance(colour) - luminance(ground))
    for (const colour of [gold, hard, easy, minor])
      assert.ok(apart(ink) > apart(colour), `${theme} ${colour}`)
  }
})

test('minor aspects are greyer than the others', () => {
  const strength = (colour: string) => {
    const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    return (Math.max(...parts) - Math.min(...parts)) / Math.max(...parts)
  }
  for (const theme of ['light', 'dark'] as const) {
    const { minor, easy, hard } = WHEEL_THEMES[theme]
    assert.ok(strength(minor) < Math.min(strength(easy), strength(hard)), theme)
  }
})

test('a wheel lies on the ground of its theme', () => {
  for (const theme of Object.keys(WHEEL_THEMES) as WheelThemeName[]) {
    const svg = drawWheel(charts[0]!, { theme })
    const [, radius, ground] = svg.match(/<circle cx="0" cy="0" r="([\d.]+)" fill="(#\w+)"/)!
    const rings = Array.from(svg.matchAll(/<circle cx="0" cy="0" r="([\d.]+)" fill="none"/g), ([, r]) =>
      Number(r),
    )
    assert.equal(ground, WHEEL_THEMES[theme].ground)
    assert.doesNotMatch(svg, /NaN|undefined|\[object/)
    assert.ok(Number(radius) > Math.max(...rings))
  }
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Resvg } from '@resvg/resvg-js'
import { drawBack } from './draw-back.ts'

test('the back is the same after a half turn, so that it does not show whether a card is reversed', (t) => {
  const image = new Resvg(drawBack(), {
    font: { loadSystemFonts: false },
    fitTo: { mode: 'width', value: 600 },
  }).render()
  const { pixels } = image
  let worst = 0
  for (let i = 0; i < pixels.length; i += 4) {
    const opposite = pixels.length - 4 - i
    for (let channel = 0; channel < 4; channel++)
      worst = Math.max(worst, Math.abs(pixels[i + channel]! - pixels[opposite + channel]!))
  }
  t.diagnostic(`greatest difference between a pixel and its opposite: ${worst} of 255`)
  // Edges are smoothed in 1/4 pixel steps whose rounding has a direction; a star out of place differs by 100 and more.
  assert.ok(worst <= 32, `${worst}`)
})

test('rays of the back lie on both of its axes', () => {
  const { pixels, width } = new Resvg(drawBack(), { font: { loadSystemFonts: false } }).render()
  const isGold = (x: number, y: number) => {
    const at = (y * width + x) * 4
    return pixels[at]! > 150 && pixels[at + 2]! < 150
  }
  for (const reach of [70, 85, 100])
    for (const [x, y] of [
      [150, 260 - reach],
      [150, 260 + reach],
      [150 - reach, 260],
      [150 + reach, 260],
    ] as const)
      assert.ok(isGold(x, y), `${x},${y}`)
})

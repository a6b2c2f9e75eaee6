import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hatch } from './texture.ts'

const linesOf = (svg: string) =>
  Array.from(svg.matchAll(/M(-?[\d.]+)[ ]?(-?[\d.]+)l(-?[\d.]+)[ ]?(-?[\d.]+)/g), (found) => {
    const [x, y, dx, dy] = found.slice(1).map(Number) as [number, number, number, number]
    return { from: [x, y] as const, to: [x + dx, y + dy] as const }
  })

test('shading stays inside its shape, at any angle', () => {
  for (const angle of [0, 30, 90, -60]) {
    const lines = linesOf(hatch('10,10^ 60,10^ 60,40^ 10,40^', { angle, gap: 4, line: '#000000' }))
    assert.ok(lines.length >= 7, `${lines.length} lines at ${angle}°`)
    for (const { from, to } of lines)
      for (const [x, y] of [from, to])
        assert.ok(x >= 9.9 && x <= 60.1 && y >= 9.9 && y <= 40.1, `${x},${y} at ${angle}°`)
  }
})

test('a hollow is left free', () => {
  const lines = linesOf(
    hatch('0,0^ 60,0^ 60,40^ 40,40^ 40,10^ 20,10^ 20,40^ 0,40^', { gap: 4, line: '#000000' }),
  )
  const crossing = lines.filter(({ from: [x, y], to: [end] }) => y > 10 && x < 20 && end > 40)
  assert.equal(crossing.length, 0)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hatch } from './texture.ts'

/** The lines of a path that moves (from where it is, after the first move) and draws by turns. */
const linesOf = (svg: string) => {
  let [penX, penY] = [0, 0]
  return Array.from(
    svg.matchAll(/[Mm](-?[\d.]+?)[ ]?(-?\d*\.?\d+)l(-?[\d.]+?)[ ]?(-?\d*\.?\d+)(?=[m"])/g),
    (found) => {
      const [moveX, moveY, dx, dy] = found.slice(1).map(Number) as [number, number, number, number]
      const from = [penX + moveX, penY + moveY] as const
      const to = [from[0] + dx, from[1] + dy] as const
      ;[penX, penY] = to
      return { from, to }
    },
  )
}

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

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { signedArc } from '../../sky/angle.ts'
import { SIGNS, startOf } from '../../sky/zodiac.ts'
import { EARLIEST, LATEST } from '../../time/range.ts'
import { DAY_MS } from '../../time/time-scales.ts'
import { Path } from './path.ts'
import { bracketsOn } from './stretches.ts'

const BORDERS = SIGNS.map(startOf)

test('a path asked for beyond the ephemeris begins and ends with it, and no two nodes are at one instant', () => {
  const margin = 40 * DAY_MS
  for (const [end, which] of [
    [EARLIEST, 0],
    [LATEST, -1],
  ] as const)
    for (const body of ['moon', 'saturn'] as const) {
      const [stretch, ...others] = new Path(body, {})
        .stretches(end - margin, end + margin)
        .map(({ nodes }) => nodes)
      // A station ends a stretch and begins the next.
      const instants = [stretch!, ...others.map((nodes) => nodes.slice(1))]
        .flat()
        .map(({ instant }) => instant)
      assert.equal(instants.at(which), end, body)
      assert.deepEqual(
        instants,
        [...new Set(instants)].toSorted((a, b) => a - b),
        body,
      )
    }
})

test('a hundredth of a degree from a station Mercury passes a mark when he is there, to two billionths of a degree', () => {
  const path = new Path('mercury', {})
  const turning = path
    .stretches(Date.UTC(2026, 0), Date.UTC(2027, 6))
    .filter(({ endsTurning }) => endsTurning)
  // He turns six or seven times a year.
  assert.ok(turning.length >= 9, String(turning.length))
  for (const { nodes, ...rest } of turning) {
    const mark = nodes.at(-1)!.place - (rest.forward ? 0.01 : -0.01)
    const [bracket] = bracketsOn({ nodes, ...rest }, mark).slice(-1)
    const passage = path.refined(bracket!)
    assert.deepEqual([passage.mark, passage.forward], [mark, rest.forward])
    const arc = signedArc(path.positionAt(passage.instant).longitude, mark)
    assert.ok(Math.abs(arc) < 2e-9, `${new Date(passage.instant).toISOString()}: ${arc}°`)
  }
})

test('where the Sun and the planets near him pass from sign to sign, two looks at the sky are enough', (t) => {
  for (const body of ['sun', 'mercury', 'venus', 'mars'] as const) {
    const path = new Path(body, {})
    const brackets = path
      .stretches(Date.UTC(2026, 0), Date.UTC(2027, 0))
      .flatMap((stretch) => BORDERS.flatMap((border) => bracketsOn(stretch, border)))
    assert.ok(brackets.length >= 8, body)
    const { mock } = t.mock.method(path, 'positionAt')
    for (const bracket of brackets) {
      mock.resetCalls()
      path.refined(bracket)
      // The first gives the tangent, the second confirms where it leads.
      assert.equal(mock.callCount(), 2, `${body} at ${bracket.mark}°`)
    }
  }
})

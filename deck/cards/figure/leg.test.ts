import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Resvg } from '@resvg/resvg-js'
import { shoe, type Toe } from './leg.ts'

/** How far a shoe lies to the left and to the right of its ankle. */
function reach(toe: Toe) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">${shoe({ ankle: [100, 100] }, 30, '#DDB866', toe)}</svg>`
  const { x, width } = new Resvg(svg).getBBox()!
  return { left: 100 - x, right: x + width - 100 }
}

test('of a foot that points away we see the heel: it reaches as far to either side', () => {
  const { left, right } = reach('away')
  assert.ok(Math.abs(left - right) < 0.5, `${left} and ${right}`)
})

test('a foot that points to one side of us reaches farther there', () => {
  assert.ok(reach('left').left > reach('left').right + 3)
  assert.ok(reach('right').right > reach('right').left + 3)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linesOn, placedOn, wordsIn } from '../../../test/laid-report.ts'
import { celticPlace } from '../../drawing/spread-places.ts'
import type { Cover, Drawing } from '../document.ts'
import { coverPage } from './cover.ts'
import type { PlacedDrawing } from './placed.ts'
import { sheetOf } from './sheet.ts'

const SHEET = sheetOf('a4')
const card: Drawing = { art: { svg: '<svg viewBox="0 0 300 520"></svg>' }, alternative: 'The Star' }
const wheel: Drawing = { art: { svg: '<svg viewBox="-5 -5 10 10"></svg>' }, alternative: 'A wheel' }
const cards = (count: number) => Array.from({ length: count }, () => card)

const pageOf = (cover: Partial<Cover>) =>
  coverPage('Natal Reading', { drawings: [], lines: ['Berlin'], ...cover }, SHEET)
const drawingsOf = (cover: Partial<Cover>) => placedOn(pageOf(cover), 'drawing', 'Figure')

const sizeOf = ({ width, picture, isCrossing }: PlacedDrawing) => {
  const height = width / picture.ratio
  return isCrossing ? { width: height, height: width } : { width, height }
}
function boxOf(drawing: PlacedDrawing) {
  const { x, y, width, picture } = drawing
  const [middleX, middleY] = [x + width / 2, y + width / picture.ratio / 2]
  const size = sizeOf(drawing)
  return {
    left: middleX - size.width / 2,
    right: middleX + size.width / 2,
    top: middleY - size.height / 2,
    bottom: middleY + size.height / 2,
  }
}
type Edges = ReturnType<typeof boxOf>
const overlap = (a: Edges, b: Edges) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

test('the kind of report, the title, the drawing and the owner stand below each other on the cover, each in the middle', () => {
  const page = pageOf({ title: 'For Ada', drawings: [wheel] })
  const [kind] = linesOn(page, 'H1')
  const [title, whose] = linesOn(page, 'P')
  assert.deepEqual(
    [kind, title, whose].map((line) => wordsIn(line!)),
    ['Natal Reading', 'For Ada', 'Berlin'],
  )
  const [drawn] = placedOn(page, 'drawing')
  const box = boxOf(drawn!)
  assert.ok(kind!.y < title!.y && title!.y < box.top && box.bottom < whose!.y - 12)
  for (const { x, line } of [kind!, title!, whose!]) {
    const { style } = line.pieces[0]!
    const tracking = (('tracking' in style ? (style.tracking ?? 0) : 0) * style.size) / 1000
    assert.ok(Math.abs(x + (line.width - tracking) / 2 - SHEET.width / 2) < 0.01, wordsIn({ line } as never))
  }
  assert.ok(Math.abs((box.left + box.right) / 2 - SHEET.width / 2) < 0.01)
  assert.ok(box.left >= SHEET.left - 0.01 && box.right <= SHEET.left + SHEET.fullWidth + 0.01)
  assert.ok(box.right - box.left > 0.9 * SHEET.fullWidth, 'as large as there is room for')
})

test('below a kind of two lines the title stands as far away as below one', () => {
  const gap = (kind: string, lines: number) => {
    const page = coverPage(kind, { drawings: [], lines: [], title: 'For Ada' }, SHEET)
    const kinds = linesOn(page, 'H1')
    assert.equal(kinds.length, lines)
    return Math.round(linesOn(page, 'P')[0]!.y - kinds.at(-1)!.y)
  }
  assert.equal(gap('The Time Ahead of Everybody in the House', 2), gap('Natal Reading', 1))
})

test('without a title nothing stands for it, and the drawing has its room', () => {
  const without = pageOf({ drawings: [wheel] })
  assert.equal(linesOn(without, 'P').length, 1)
  assert.equal(linesOn(pageOf({ title: '  ', drawings: [] }), 'P').length, 1)
  const top = (title?: string) => boxOf(drawingsOf({ title, drawings: cards(10) })[0]!).top
  assert.ok(top() < top('For Ada'))
})

test('cards lie in rows beside each other, none on another, as large as there is room for', () => {
  for (let count = 1; count <= 10; count++) {
    const boxes = drawingsOf({ drawings: cards(count) }).map(boxOf)
    assert.equal(boxes.length, count)
    for (const [at, box] of boxes.entries()) {
      assert.ok(box.left >= SHEET.left - 0.01 && box.right <= SHEET.left + SHEET.fullWidth + 0.01)
      assert.ok(!boxes.some((other, index) => index > at && overlap(box, other)), String(count))
    }
    const middle =
      (Math.min(...boxes.map(({ left }) => left)) + Math.max(...boxes.map(({ right }) => right))) / 2
    assert.ok(Math.abs(middle - SHEET.width / 2) < 0.01, 'in the middle')
  }
  const rows = (count: number) => new Set(drawingsOf({ drawings: cards(count) }).map(({ y }) => y)).size
  assert.deepEqual([rows(3), rows(6), rows(10)], [1, 2, 3])
})

test('rows of cards stand in the middle between what it is and whose it is', () => {
  for (let count = 1; count <= 10; count++) {
    const page = pageOf({ drawings: cards(count) })
    const boxes = placedOn(page, 'drawing').map(boxOf)
    const above = Math.min(...boxes.map(({ top }) => top)) - linesOn(page, 'H1').at(-1)!.y
    const below = linesOn(page, 'P')[0]!.y - Math.max(...boxes.map(({ bottom }) => bottom))
    assert.ok(above > 20 && below > 20 && Math.abs(above - below) < 10, `${count}: ${above}, ${below}`)
  }
})

test('a card beside others is at most a third as wide as all of them', () => {
  const [one] = drawingsOf({ drawings: cards(1) })
  const [two] = drawingsOf({ drawings: cards(2) })
  assert.ok(Math.abs(two!.width - SHEET.fullWidth / 3) < 0.01)
  assert.ok(one!.width > two!.width)
})

test('the ten cards of a Celtic Cross lie as on the cloth: one across another, none else on any', () => {
  const places = Array.from({ length: 10 }, (_, at) => celticPlace(at + 1))
  const drawn = drawingsOf({ title: 'For Ada', drawings: cards(10), places })
  const boxes = drawn.map(boxOf)
  const touching = boxes.flatMap((box, at) =>
    boxes.flatMap((other, index) => (index > at && overlap(box, other) ? [[at + 1, index + 1]] : [])),
  )
  assert.deepEqual(touching, [[1, 2]])
  assert.deepEqual(
    drawn.map(({ isCrossing = false }) => isCrossing),
    [false, true, ...Array(8).fill(false)],
  )
  const middle = (at: number) => (boxes[at - 1]!.left + boxes[at - 1]!.right) / 2
  assert.ok(Math.abs(middle(1) - middle(2)) < 0.01 && Math.abs(middle(1) - middle(5)) < 0.01)
  assert.ok(middle(4) < middle(1) && middle(1) < middle(6) && middle(6) < middle(7))
  const top = (at: number) => boxes[at - 1]!.top
  assert.ok(top(5) < top(1) && top(1) < top(3), 'the crown is above, the foundation below')
  assert.ok(top(10) < top(9) && top(9) < top(8) && top(8) < top(7))
  for (const { left, right, bottom } of boxes) {
    assert.ok(left >= SHEET.left && right <= SHEET.left + SHEET.fullWidth)
    assert.ok(bottom < linesOn(pageOf({}), 'P')[0]!.y - 12)
  }
})

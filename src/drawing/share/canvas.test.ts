import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canvas, fittingSize, HEIGHT, line, WIDTH, wordsWidth } from './canvas.ts'

test('a line keeps its size where it fits, and else has the one in which it just does', () => {
  const width = wordsWidth('A long line', 40)
  assert.equal(fittingSize(['A long line'], 40, width + 1), 40)
  assert.equal(fittingSize(['A long line'], 40, width / 2), 20)
  assert.equal(fittingSize(['Short', 'A long line'], 40, width / 2), 20, 'the longest decides')
  assert.equal(fittingSize(['A long line', 'Short'], 40, width / 2), 20)
  assert.equal(fittingSize([''], 40, 1), 40, 'nothing fits anywhere')
  assert.equal(fittingSize([], 40, 1), 40)
})

test('lines grow with their size, and an apostrophe is that of a printer', () => {
  assert.ok(Math.abs(wordsWidth('Rest', 80) - 2 * wordsWidth('Rest', 40)) < 1e-9)
  assert.equal(wordsWidth("It's", 40), wordsWidth('It’s', 40))
  assert.ok(wordsWidth("It's", 40) > wordsWidth('Its', 40))
  assert.equal(line("It's", 0, 0, 40, 'red'), line('It’s', 0, 0, 40, 'red'))
})

test('a line stands around its point in its colour', () => {
  const [, colour, x, y, scale] = line('Rest', 600, 100, 40, '#123456').match(
    /^<g fill="(.*?)" transform="translate\((\S+) (\S+)\) scale\((\S+)\)">/,
  )!
  assert.deepEqual([colour, scale], ['#123456', '0.04'])
  assert.ok(Math.abs(Number(x) + wordsWidth('Rest', 40) / 2 - 600) < 0.1)
  // Capitals are 0.7 of the size high.
  assert.ok(Math.abs(Number(y) - 0.35 * 40 - 100) < 0.1)
})

test('a picture has 1200 by 630 pixels, a ground that fills it and two frames that do not touch', () => {
  assert.deepEqual([WIDTH, HEIGHT], [1200, 630])
  const svg = canvas()
  assert.match(svg, /^<svg [^>]* viewBox="0 0 1200 630" width="1200" height="630">/)
  const [ground, ...frames] = Array.from(svg.matchAll(/<rect [^>]*>/g), ([tag]) =>
    Object.fromEntries(Array.from(tag.matchAll(/([\w-]+)="(.*?)"/g), ([, name, value]) => [name, value])),
  )
  assert.deepEqual(ground, { width: '1200', height: '630', fill: 'url(#night)' })
  assert.ok(svg.includes('<radialGradient id="night"'))
  const [outer, inner] = frames.map((frame) => {
    const inset = Number(frame.x)
    assert.deepEqual(
      [frame.y, frame.width, frame.height, frame.fill],
      [frame.x, `${1200 - 2 * inset}`, `${630 - 2 * inset}`, 'none'],
    )
    return { inset, half: Number(frame['stroke-width']) / 2, radius: Number(frame.rx) }
  })
  assert.equal(frames.length, 2)
  assert.ok(outer!.inset > outer!.half && inner!.half > 0, 'all of them is seen')
  assert.ok(inner!.inset - inner!.half > outer!.inset + outer!.half)
  assert.ok(inner!.radius < outer!.radius && inner!.half < outer!.half, 'the inner one is finer')
})

test('what is shown lies on the ground in its order, and each letter is defined once', () => {
  const parts = [line('Aha', 600, 100, 40, 'red'), line('Oh', 600, 200, 40, 'red')]
  const svg = canvas(...parts)
  assert.ok(svg.endsWith(`/>${parts.join('')}</svg>`))
  const defined = Array.from(svg.matchAll(/<path id="letter-(\d+)"/g), ([, code]) =>
    String.fromCharCode(Number(code)),
  )
  assert.deepEqual(defined.sort(), ['A', 'H', 'O'])
  assert.ok(svg.indexOf('letter-') < svg.indexOf('<rect'))
})

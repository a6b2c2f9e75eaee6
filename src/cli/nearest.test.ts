import assert from 'node:assert/strict'
import { test } from 'node:test'
import { augury } from '../../test/terminal.ts'
import { columns, described, fitWidth, paragraph } from './layout.ts'
import { nearestWord } from './nearest.ts'

test('a word with a typing mistake is known again, another word is not', () => {
  const list = ['spread', 'serve', 'read', 'moon']
  assert.equal(nearestWord('spraed', list), 'spread')
  assert.equal(nearestWord('Serv', list), 'serve')
  assert.equal(nearestWord('mon', list), 'moon')
  assert.equal(nearestWord('dance', list), undefined)
  assert.equal(nearestWord('', list), undefined)
})

test('commands, options and values are named that may have been meant', async () => {
  for (const [words, said] of [
    [['horoscop', 'leo'], /There is no command "horoscop"\. Did you mean horoscope\?/],
    [['spread', '--sed', 'x'], /^There is no option --sed\. Did you mean --seed\?/],
    [['spread', '--sede', 'x'], /^There is no option --sede\. Did you mean --seed\?/],
    [['serve', '--prot', '9'], /^There is no option --prot\. Did you mean --port\?/],
    [['spread', '--zzz'], /^There is no option --zzz\.\n/],
    [['spread', 'celtic_crosss'], /takes one of: .*\. Did you mean celtic_cross\?/],
  ] as const) {
    const { code, notes } = await augury(words)
    assert.equal(code, 2)
    assert.match(notes, said)
  }
})

test('a narrow terminal gets narrow lines, in texts and in help', (t) => {
  t.after(() => fitWidth(undefined))
  const text = 'The quick brown fox jumps over the lazy dog, and the dog does not mind. '.repeat(3).trim()
  const widest = (printed: string) => Math.max(...printed.split('\n').map((line) => line.length))
  for (const [width, max] of [
    [50, 50],
    [200, 78],
    [3, 40],
    [undefined, 78],
  ] as const) {
    fitWidth(width)
    const printed = paragraph(text)
    assert.ok(widest(printed) <= max && widest(printed) > max - 8, `${width}: ${widest(printed)}`)
    assert.equal(printed.replaceAll('\n', ' '), text)
  }
  fitWidth(50)
  assert.ok(widest(described([['  --name', text]])) <= 50)
  assert.ok(widest(columns([['  --name', text]])) > 50)
})

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { clockTime, columns, degrees, described, fitWidth, paragraph, spaced } from './layout.ts'

after(() => fitWidth(undefined))

test('a paragraph fills its lines, and the lines after the first begin below its text', () => {
  fitWidth(40)
  const words = 'one two three four five six seven eight nine ten'
  assert.equal(paragraph(words), 'one two three four five six seven eight\nnine ten')
  assert.equal(paragraph(words, '- '), '- one two three four five six seven\n  eight nine ten')
})

test('a word that is longer than a line has one of its own', () => {
  fitWidth(40)
  assert.equal(paragraph(`a ${'b'.repeat(50)} c`), `a\n${'b'.repeat(50)}\nc`)
})

test('lines are as long as the terminal, at least 40 and at most 78 characters', () => {
  const longest = (terminal: number | undefined) => {
    fitWidth(terminal)
    return Math.max(
      ...paragraph('a '.repeat(300).trim())
        .split('\n')
        .map((line) => line.length),
    )
  }
  // Letters and spaces by turns: a line ends with a letter.
  assert.deepEqual([20, 40, 61, 77, 78, 200, undefined].map(longest), [39, 39, 61, 77, 77, 77, 77])
})

test('columns are as wide as their widest cell, counted in characters', () => {
  assert.equal(
    columns([
      ['a', '🌒🌒', 'x'],
      ['bcd', 'e', ''],
    ]),
    'a    🌒🌒  x\nbcd  e',
  )
  assert.equal(columns([['a', 'b']], ' | '), 'a | b')
})

test('what is described stands beside its term', () => {
  fitWidth(40)
  assert.equal(
    described([
      ['--json', 'print it'],
      ['--to', 'a date, the last of those that are shown'],
    ]),
    '--json  print it\n--to    a date, the last of those that\n        are shown',
  )
})

test('degrees, codes and clocks are written for readers', () => {
  assert.equal(degrees({ degree: 3, minute: 7, sign: 'Leo' }), ' 3°07′ Leo')
  assert.equal(degrees({ degree: 23, minute: 41, sign: 'Leo' }), '23°41′ Leo')
  assert.equal(spaced('mean_lunar_node'), 'mean lunar node')
  assert.equal(clockTime('2026-11-17T13:05:59'), '2026-11-17 13:05')
})

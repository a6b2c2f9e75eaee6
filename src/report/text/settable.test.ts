import assert from 'node:assert/strict'
import { test } from 'node:test'
import { face } from './faces.ts'
import { settable, UnprintableError } from './settable.ts'
import { TEXT_STYLES, widthOf } from './styles.ts'

test('a text whose letters a face lacks is set in that of running text', () => {
  assert.equal(settable('Ada', TEXT_STYLES.chapter).face, 'display')
  assert.equal(settable('Что мешает', TEXT_STYLES.chapter).face, 'roman')
  assert.equal(settable('Что мешает', TEXT_STYLES.chapter).size, TEXT_STYLES.chapter.size)
})

test('letters that no face has are named, each once', () => {
  assert.throws(
    () => settable('小林 小 Ada 🙂', TEXT_STYLES.text),
    (error) => error instanceof UnprintableError && error.letters.join('') === '小林🙂',
  )
})

test('a face is read once', () => {
  for (const name of ['roman', 'italic', 'display'] as const) assert.equal(face(name), face(name))
})

test('the roman has ligatures, small capitals, figures that are no letters, and kerning', () => {
  const { glyphs } = face('roman').layout('fi', TEXT_STYLES.text.features)
  assert.equal(glyphs.length, 1)
  const glyphOf = (text: string, features: Record<string, boolean>) =>
    face('roman').layout(text, features).glyphs[0]!.id
  assert.notEqual(glyphOf('a', TEXT_STYLES.lead.features), glyphOf('a', TEXT_STYLES.text.features))
  // The old-style 1 has the shape of a small capital I.
  for (const style of [TEXT_STYLES.text, TEXT_STYLES.lead, TEXT_STYLES.cell])
    assert.notEqual(glyphOf('1', style.features), glyphOf('1', { onum: true, pnum: true }))
  assert.notEqual(glyphOf('1', TEXT_STYLES.text.features), glyphOf('1', TEXT_STYLES.cell.features))
  assert.ok(widthOf('1', TEXT_STYLES.text) < widthOf('3', TEXT_STYLES.text))
  assert.equal(widthOf('1', TEXT_STYLES.cell), widthOf('3', TEXT_STYLES.cell))
  assert.ok(widthOf('AV', TEXT_STYLES.text) < widthOf('A', TEXT_STYLES.text) + widthOf('V', TEXT_STYLES.text))
})

test('titles are larger than texts, texts than notes and tables, and these than what stands in the margins of the page', () => {
  const order = [
    'coverKind',
    'coverTitle',
    'chapter',
    'section',
    'coverLine',
    'colophon',
    'text',
    'folio',
    'cell',
    'small',
    'note',
    'runningHead',
  ] as const
  const sizes = order.map((name) => TEXT_STYLES[name].size)
  assert.deepEqual(
    sizes,
    sizes.toSorted((a, b) => b - a),
  )
  for (const style of ['lead', 'aside', 'subtitle'] as const)
    assert.equal(TEXT_STYLES[style].size, TEXT_STYLES.text.size)
  assert.ok(TEXT_STYLES.note.size >= 9)
})

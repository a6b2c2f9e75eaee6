import assert from 'node:assert/strict'
import { test } from 'node:test'
import { markdownOf } from './markdown.ts'

const lines = (...text: string[]) => `${text.join('\n')}\n`

test('members are labelled by their names, numbers stay as they are, and null is left out', () => {
  const given = {
    overall_score: -0.47,
    birthDateTime: '1990-05-15',
    isExact: true,
    ends_at: null,
    events: [],
  }
  assert.equal(
    markdownOf(given),
    lines('- Overall score: -0.47', '- Birth date time: 1990-05-15', '- Is exact: yes', '- Events: none'),
  )
})

test('a short list or object stands in a line, one inside another in brackets', () => {
  const given = { colors: ['red', 'blue'], birth: { zone: 'UTC', location: { latitude: 1, longitude: 2 } } }
  assert.equal(
    markdownOf(given),
    lines('- Colors: red, blue', '- Birth: zone UTC; location (latitude 1; longitude 2)'),
  )
})

test('lines come first, so that no heading takes them in', () => {
  const given = { deep: { texts: ['a'.repeat(100), 'b'.repeat(100)] }, last: 1 }
  assert.equal(
    markdownOf(given),
    lines('- Last: 1', '', '## Deep', '', '### Texts', `- ${'a'.repeat(100)}`, `- ${'b'.repeat(100)}`),
  )
})

test('objects that are alike are a table, by number or by name', () => {
  const list = {
    houses: [
      { house: 1, sign: 'Leo' },
      { house: 2, sign: null, ruler: 'a|b' },
    ],
  }
  assert.equal(
    markdownOf(list),
    lines('## Houses', '|House|Sign|Ruler|', '|-|-|-|', '|1|Leo||', '|2||a\\|b|'),
  )
  const named = { bodies: { sun: { sign: 'Leo' }, north_node: { sign: 'Aries' } } }
  const isLong = { ...named, more: { text: 'x'.repeat(200) } }
  assert.equal(markdownOf(named), lines('- Bodies: sun (sign Leo); north node (sign Aries)'))
  const { bodies } = isLong
  const wide = Object.fromEntries(
    Object.entries(bodies).map(([name, row]) => [name, { ...row, ids: 'i'.repeat(70) }]),
  )
  assert.equal(
    markdownOf({ bodies: wide }),
    lines(
      '## Bodies',
      '||Sign|Ids|',
      '|-|-|-|',
      `|Sun|Leo|${'i'.repeat(70)}|`,
      `|North node|Aries|${'i'.repeat(70)}|`,
    ),
  )
})

test('longer objects of a list have headings: their title, name or id', () => {
  const text = 'A sentence. '.repeat(20).trim()
  const given = { cards: [{ id: 'ar00', name: 'The Fool', text }, { id: 'ar01', text }, { text }] }
  assert.equal(
    markdownOf(given),
    lines(
      '## Cards',
      '',
      '### The Fool',
      '- Id: ar00',
      `- Text: ${text}`,
      '',
      '### ar01',
      `- Text: ${text}`,
      '',
      '### 3',
      `- Text: ${text}`,
    ),
  )
})

test('longer objects by name have their names as headings, whatever they are called themselves', () => {
  const text = 'A sentence. '.repeat(20).trim()
  assert.equal(
    markdownOf({ positions: { near_future: { title: 'Six', text }, past: { sign: 'Leo' } } }),
    lines('## Positions', '', '### Near future', '- Title: Six', `- Text: ${text}`, '- Past: sign Leo'),
  )
})

test('further paragraphs stay within their line of the list', () => {
  assert.equal(markdownOf({ text: 'One.\n\nTwo.' }), lines('- Text: One.', '  Two.'))
})

test('behind a long member that comes first an object keeps its place, and has a heading even if it is short', () => {
  const given = { reading: { answer: 'a'.repeat(200) }, card: { id: 'cuki', number: 14 }, theme: 'love' }
  assert.equal(
    markdownOf(given),
    lines(
      '- Theme: love',
      '',
      '## Reading',
      `- Answer: ${'a'.repeat(200)}`,
      '',
      '## Card',
      '- Id: cuki',
      '- Number: 14',
    ),
  )
})

test('sentences that are repeated with their sources are cut to their first words', () => {
  const said = 'The sea is flat and the wind is kind to you.'
  const given = {
    summary: said,
    sources: [
      { text: said, transits: ['a'] },
      { text: 'Short one.', transits: [] },
    ],
  }
  assert.equal(
    markdownOf(given),
    lines(
      `- Summary: ${said}`,
      '',
      '## Sources',
      '|Text|Transits|',
      '|-|-|',
      '|The sea is flat and …|a|',
      '|Short one.|none|',
    ),
  )
})

test('a deep object is written as a whole, with headings up to the sixth level', () => {
  let deep: object = { end: 'x'.repeat(200) }
  for (let level = 0; level < 9; level++) deep = { [`level${level}`]: deep, wide: 'w' }
  const text = markdownOf(deep)
  assert.match(text, /x{200}/)
  assert.doesNotMatch(text, /#######/)
})

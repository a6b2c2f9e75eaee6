import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameFacts } from './name-facts.ts'
import { anyPlace } from './narrowing.ts'
import { readPlacesFile } from './places-file.ts'

const file = readPlacesFile()

/** Countries of the prominent places of a name, with how much more each counts. */
const prominent = (...words: string[]) =>
  [...nameFacts(file, words, anyPlace).prominent].map(
    ([place, factor]) => `${file.countryCodes[file.countries[place]!]} ${factor}`,
  )

test('a capital counts four times, a place in a region of its name once', () => {
  assert.deepEqual(prominent('bridgetown'), ['BB 4'])
  assert.ok(prominent('san', 'marino').includes('SM 4'))
  assert.deepEqual(prominent('groningen'), ['NL 1'])
})

test('a name of three letters is rather a code, and has no prominent places', () => {
  assert.deepEqual(prominent('ulm'), [])
  assert.deepEqual(prominent('rom'), [])
})

test('only places that pass the filter are prominent', () => {
  assert.equal(nameFacts(file, ['bridgetown'], () => false).prominent.size, 0)
})

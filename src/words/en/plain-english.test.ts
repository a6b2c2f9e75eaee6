import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mended } from './plain-english.ts'

test('slips of a language model that have one cure are mended', () => {
  const cures: [written: string, mended: string][] = [
    ['The day is gray — and long.', 'The day is grey, and long.'],
    ['Color, favor and honor your neighbor.', 'Colour, favour and honour your neighbour.'],
    [
      'You realize it, you organize it, you recognize it.',
      'You realise it, you organise it, you recognise it.',
    ],
    ['Stay centered, in the center of things.', 'Stay centred, in the centre of things.'],
    ['Wait... there is more!', 'Wait, there is more.'],
    ['So it ends…', 'So it ends.'],
    ['“Quoted”  twice   spaced.', 'Quoted twice spaced.'],
    ['An honorary laboratory in Colorado.', 'An honorary laboratory in Colorado.'],
  ]
  for (const [written, expected] of cures) assert.equal(mended(written), expected)
})

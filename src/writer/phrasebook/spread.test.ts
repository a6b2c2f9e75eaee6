import assert from 'node:assert/strict'
import { test } from 'node:test'
import { laid } from '../../../test/laid-cards.ts'
import { ENGLISH } from '../../words/en/english.ts'
import { wholeReading } from '../../words/en/spread-reading.ts'
import { spreadText } from './spread.ts'

test('the text of a spread depends on its cards and its theme, and the sources of a sentence are the cards it is made of', () => {
  // Two aces and a ten: they have threads.
  const cards = laid('waac', 'ar16', 'cuac', 'wa10', 'ar13')
  for (const theme of ['general', 'love'] as const) {
    const { summary, threads, act } = wholeReading(cards, theme)
    assert.ok(threads.length > 0)
    const sentence = ({ text, cards: own }: (typeof threads)[number]) => ({
      text,
      transits: own.map(({ card }) => card.id),
    })
    assert.deepEqual(spreadText(ENGLISH, { cards, theme }), {
      summary: summary.map(sentence),
      threads: threads.map(sentence),
      act: sentence(act),
    })
  }
})

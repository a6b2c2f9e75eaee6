import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayOf } from '../judgement/day/plan.ts'
import { categoryFaults, dailyFaults, STYLES } from './daily-text.ts'
import { dailyText } from './phrasebook/daily.ts'

const good = { text: 'Put the tools back where you found them.', transits: [] }
const bad = { text: 'The universe has plans for you.', transits: [] }

test('the rules of every writer apply to what a category tells and to its advice', () => {
  assert.deepEqual(categoryFaults({ interpretation: [good], advice: good }), [])
  assert.match(categoryFaults({ interpretation: [good, bad], advice: good }).join(), /universe/)
  assert.match(categoryFaults({ interpretation: [good], advice: bad }).join(), /universe/)
})

test('the rules of every writer apply to each part of a day, in every style', () => {
  const { plan } = dayOf('2026-11-17', 'leo')
  for (const style of STYLES) {
    const text = dailyText(plan, style)
    assert.deepEqual(dailyFaults(text, style), [])
    for (const [name, part] of Object.entries(text)) {
      if (name === 'categories') continue
      const changed = { ...text, [name]: Array.isArray(part) ? [...part, bad] : bad }
      assert.match(dailyFaults(changed, style).join(), /universe/, `${style} ${name}`)
    }
  }
})

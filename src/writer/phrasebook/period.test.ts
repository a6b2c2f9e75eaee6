import assert from 'node:assert/strict'
import { test } from 'node:test'
import { periodPlan } from '../../judgement/period/plan.ts'
import { SIGNS } from '../../sky/zodiac.ts'
import { periodAfter, periodAround } from '../../time/period.ts'
import { ENGLISH } from '../../words/en/english.ts'
import { periodTexts } from '../../words/en/period-phrases.ts'
import { overviewText } from './period.ts'

test('a year opens, tells the houses of Jupiter, Saturn and one of the slowest planets, and closes', () => {
  const thirds = new Set<string>()
  for (const sign of SIGNS) {
    const plan = periodPlan(periodAround('2026-07-01', 'year'), sign)
    const { summary } = overviewText(ENGLISH, plan)
    assert.equal(summary.length, 5)
    const planets = summary.slice(1, -1).map(({ text, transits: [id] }) => {
      const theme = plan.themes.find((each) => each.id === id)!
      assert.ok(theme.kind === 'planet')
      assert.ok(periodTexts('year-themes', [theme.planet, String(theme.house)]).includes(text), text)
      return theme.planet
    })
    assert.deepEqual(planets.slice(0, 2), ['jupiter', 'saturn'])
    thirds.add(planets[2]!)
  }
  assert.deepEqual([...thirds].sort(), ['neptune', 'pluto', 'uranus'])
})

test('a week and a month begin with their first phase and end with their last, whatever stands between', () => {
  let longest = 0
  for (const type of ['week', 'month'] as const)
    for (let n = 0; n < 36; n++) {
      const plan = periodPlan(periodAfter(periodAround('2026-01-05', type), n), SIGNS[n % 12]!)
      const { summary } = overviewText(ENGLISH, plan)
      const keysOf = ({ story, direction }: (typeof plan.phases)[number]) => [String(story.house), direction]
      assert.ok(periodTexts(`${type}-begins`, keysOf(plan.phases[0]!)).includes(summary[0]!.text))
      assert.ok(periodTexts('ends', keysOf(plan.phases.at(-1)!)).includes(summary.at(-1)!.text))
      const uids = plan.turns.map(({ event }) => event.uid as string)
      assert.ok(
        summary.slice(1, -1).some(({ transits: [id] }) => uids.includes(id!)),
        'a turning point is told',
      )
      longest = Math.max(longest, summary.length)
    }
  assert.ok(longest > 3)
})

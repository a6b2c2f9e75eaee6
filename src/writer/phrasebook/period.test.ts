import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SIGNS } from '../../sky/zodiac.ts'
import { periodAfter, periodAround } from '../../time/period.ts'
import { ENGLISH } from '../../words/en/english.ts'
import { periodSentences } from '../../words/en/phrases.ts'
import { periodPlan } from '../plan/period-plan.ts'
import { overviewText } from './period.ts'

test('a year has a frame, the houses of Jupiter, Saturn and one of the slowest planets, and its turns', () => {
  const thirds = new Set<string>()
  for (const sign of SIGNS) {
    const plan = periodPlan(periodAround('2026-07-01', 'year'), sign)
    const { summary } = overviewText(ENGLISH, plan)
    assert.ok(summary.length === 6 || summary.length === 7)
    const planets = summary.slice(1, 4).map(({ text, transits: [id] }) => {
      const theme = plan.themes.find((each) => each.id === id)!
      assert.ok(theme.kind === 'planet')
      assert.ok(periodSentences('year-themes', [theme.planet, String(theme.house)]).includes(text), text)
      return theme.planet
    })
    assert.deepEqual(planets.slice(0, 2), ['jupiter', 'saturn'])
    thirds.add(planets[2]!)
  }
  assert.deepEqual([...thirds].sort(), ['neptune', 'pluto', 'uranus'])
})

test('a week and a month tell their first phase, their last, and a turning point between opening and closing', () => {
  for (const type of ['week', 'month'] as const)
    for (let n = 0; n < 24; n++) {
      const plan = periodPlan(periodAfter(periodAround('2026-01-05', type), n), SIGNS[n % 12]!)
      const { summary } = overviewText(ENGLISH, plan)
      const body = summary.slice(1, -1).flatMap(({ transits }) => transits)
      const [first, last] = [plan.phases[0]!.story.id, plan.phases.at(-1)!.story.id]
      assert.ok(body.includes(first) && body.includes(last))
      const uids = plan.turns.map(({ event }) => event.uid as string)
      assert.ok(
        body.some((id) => uids.includes(id)),
        'a turning point is mentioned',
      )
    }
})

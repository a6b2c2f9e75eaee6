import assert from 'node:assert/strict'
import { test } from 'node:test'
import { USUAL_ORBS } from '../../chart/aspects.ts'
import { castWiderChart, castWithoutTime } from '../../chart/wider-chart.ts'
import { READING_BODIES } from '../../judgement/chart/fact.ts'
import { type NatalPlan, natalPlan } from '../../judgement/chart/plan.ts'
import { DAY_MS } from '../../time/time-scales.ts'
import { ENGLISH } from '../../words/en/english.ts'
import { OPPOSITES } from '../../words/en/meanings.ts'
import { templateText } from '../../words/en/prompts.ts'
import { proseFaults } from '../../words/en/prose-rules.ts'
import { type NatalText, natalFaults, sentencesInNatal } from '../natal-text.ts'
import { natalText } from '../phrasebook/natal.ts'
import { type NatalAnswer, natalTask } from './natal-task.ts'
import { review } from './review.ts'

const SELECTION = { points: READING_BODIES, node: 'true', lots: [], orbs: USUAL_ORBS, parallels: [] } as const
const PLACE = { latitude: 52.52, longitude: 13.405 }
const BIRTH = Date.UTC(1990, 4, 15, 12, 30)

const planAt = (instant: number): NatalPlan =>
  natalPlan(castWiderChart({ instant, place: PLACE, houseSystem: 'whole' }, SELECTION), OPPOSITES)
const planOfDay = (from: number): NatalPlan =>
  natalPlan(
    castWithoutTime({ from, noon: from + DAY_MS / 2, to: from + DAY_MS }, { zodiac: 'tropical' }, SELECTION),
    OPPOSITES,
  )

const plan = planAt(BIRTH)
const modelTask = natalTask(ENGLISH, plan)

/** What the phrasebook would have said, in the form of a model's answer. */
function asAnswer({ portrait, sections }: NatalText): NatalAnswer {
  const empty = ['identity', 'feelings', 'mind', 'love', 'drive', 'work', 'growth', 'limits'].map((id) => [
    id,
    [],
  ])
  const written = sections.map(({ id, paragraphs }) => [id, paragraphs.flat()])
  return structuredClone({
    portrait,
    ...Object.fromEntries(empty),
    ...Object.fromEntries(written),
  }) as NatalAnswer
}

const complaints = (change: Partial<NatalAnswer>) =>
  review(JSON.stringify({ ...asAnswer(natalText(ENGLISH, plan)), ...change }), modelTask)
    .faults.map(({ complaint }) => complaint)
    .join(' ')

test('every text of the phrasebook would be accepted from a model, unchanged', () => {
  for (let n = 0; n < 60; n++) {
    const own = n % 6 === 0 ? planOfDay(Date.UTC(1950 + n, n % 12, 1)) : planAt(BIRTH + n * 9973 * 3_600_000)
    const text = natalText(ENGLISH, own)
    const { answer, faults } = review(JSON.stringify(asAnswer(text)), natalTask(ENGLISH, own))
    assert.deepEqual(faults, [], `${n}`)
    const back = natalTask(ENGLISH, own).textOf(answer!)
    assert.deepEqual(natalFaults(ENGLISH, back), [])
    assert.deepEqual(
      sentencesInNatal(back).map((sentence) => sentence.text),
      sentencesInNatal(text).map((sentence) => sentence.text),
    )
  }
})

test('the prompt contains no birth data: no instant, date, place or degree', () => {
  const { instructions, task } = modelTask.prompt
  assert.doesNotMatch(task + instructions, /1990|14:30|12:30|52\.5|13\.4|Berlin|°|latitude|longitude/)
  assert.match(task, /^- sun-in-taurus: the Sun is in Taurus$/m)
  assert.match(task, /^- mars-in-house-7: Mars is in the 7th house, of partners and rivals$/m)
})

test('every id that the prompt asks for is listed among its facts, and every planned section has a line', () => {
  const [facts, requested] = modelTask.prompt.task.split('Tell, and')
  for (const id of requested!.match(/\b[a-z]+(?:-[a-z0-9]+)+\b/g)!)
    assert.match(facts!, new RegExp(`^- ${id}: `, 'm'), id)
  for (const { id } of plan.sections) assert.match(requested!, new RegExp(`^- ${id}: `, 'm'))
})

const said = (text: string, ...transits: string[]) => ({
  mind: [{ text: `${text} ${FILLER}`, transits: transits.length > 0 ? transits : ['mercury-in-taurus'] }],
})
const FILLER =
  'You take your time over an answer, and people who wait for it get one that holds. What tires you is being asked twice in one afternoon, and a walk round the block helps with that more than a reply would.'

test('a planet stands in its own sign and house, and meets only those that it has an aspect with', () => {
  assert.equal(complaints(said('Your Mercury in Taurus likes to try a thing by hand.')), '')
  assert.match(complaints(said('Mercury in Leo likes to be heard.')), /places Mercury in Leo/)
  assert.match(complaints(said('Your Mercury in the fourth house stays at home.')), /names the house 4/)
  assert.match(complaints(said('Your Mercury squares Pluto, and it shows.')), /names the aspect square/)
  assert.match(complaints(said('You think before you speak.', 'mercury-in-leo')), /which is not listed/)
})

test('a section that is not in the plan is not printed', () => {
  const untimed = planOfDay(Date.UTC(1990, 4, 15))
  const planned = untimed.sections.map(({ id }) => id)
  const text = natalTask(ENGLISH, untimed).textOf(asAnswer(natalText(ENGLISH, untimed)))
  assert.deepEqual(
    text.sections.map(({ id }) => id),
    planned,
  )
})

test('a repeated sentence is a fault of the later part, and the portrait comes before the sections of the plan', () => {
  const again = { text: 'You keep the long list in a drawer.', transits: ['sun-in-taurus'] }
  const [first, second] = plan.sections.map(({ id }) => id)
  const whole = asAnswer(natalText(ENGLISH, plan))
  const repeated = (...members: (keyof NatalAnswer)[]) => {
    const answer = structuredClone(whole)
    for (const member of members) answer[member].push(structuredClone(again))
    const { faults } = review(JSON.stringify(answer), modelTask)
    return faults.filter(({ complaint }) => complaint.includes('told twice'))
  }
  const twice = (member: string) => ({ member, complaint: `${member} “${again.text}” is told twice.` })
  assert.deepEqual(repeated('portrait'), [])
  assert.deepEqual(repeated('portrait', 'portrait'), [twice('portrait')])
  assert.deepEqual(repeated(second!, 'portrait'), [twice(second!)])
  assert.deepEqual(repeated(second!, first!), [twice(second!)])
  assert.deepEqual(repeated('portrait', first!, second!), [twice(first!), twice(second!)])
})

test('the example in the instructions keeps the rules it stands under', () => {
  const [, example] = /in words of your own:\n(.+)\n/.exec(templateText('natal'))!
  assert.deepEqual(proseFaults(example!), [])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { castChart } from '../../chart/chart.ts'
import { skyAt } from '../../chart/transits.ts'
import { momentId } from '../../judgement/person/facts.ts'
import { DAY_MS } from '../../time/time-scales.ts'
import { ENGLISH } from '../../words/en/english.ts'
import { type PersonalText, personalFaults } from '../personal-text.ts'
import { personalText } from '../phrasebook/personal-day.ts'
import { type PersonalPlan, personalPlan } from '../plan/personal-plan.ts'
import { personalFacts, shownFacts, shownMoments } from './personal-facts.ts'
import { type PersonalAnswer, personalDayTask } from './personal-task.ts'
import { review } from './review.ts'

function planOf(birth: number, date: string): PersonalPlan {
  const place = { latitude: 52.52, longitude: 13.405 }
  const chart = castChart({ instant: birth, place, houseSystem: 'whole' })
  const clockOf = (instant: number) => {
    const text = new Date(instant).toISOString()
    return text.startsWith(date) ? text.slice(11, 16) : null
  }
  return personalPlan(chart, skyAt(Date.parse(date) + DAY_MS / 2), {
    date,
    shuffleKey: `birth ${birth}`,
    clockOf,
  })
}

const BIRTH = Date.UTC(1990, 4, 15, 12, 30)
const plan = planOf(BIRTH, '2026-03-21')
const modelTask = personalDayTask(ENGLISH, plan)

const asAnswer = (text: PersonalText): PersonalAnswer =>
  structuredClone({
    overall: text.overall,
    personal_development: text.personalDevelopment,
    relationships: text.relationships,
    career_purpose: text.careerPurpose,
    emotional_wisdom: text.emotionalWisdom,
    practical_advice: text.practicalAdvice,
    timing_guidance: text.timingGuidance,
    affirmation: text.affirmation,
  }) as PersonalAnswer

const complaints = (change: Partial<PersonalAnswer>) =>
  review(JSON.stringify({ ...asAnswer(personalText(ENGLISH, plan)), ...change }), modelTask)
    .faults.map(({ complaint }) => complaint)
    .join(' ')

test('every text of the phrasebook would be accepted from a model, unchanged', () => {
  for (let n = 0; n < 60; n++) {
    const birth = BIRTH + n * 997 * 3_600_000
    const date = new Date(Date.UTC(2026, 0, 1) + n * 13 * DAY_MS).toISOString().slice(0, 10)
    const own = planOf(birth, date)
    const text = personalText(ENGLISH, own)
    const { answer, faults } = review(JSON.stringify(asAnswer(text)), personalDayTask(ENGLISH, own))
    assert.deepEqual(faults, [], `${birth} ${date}`)
    const back = personalDayTask(ENGLISH, own).textOf(answer!)
    assert.deepEqual(personalFaults(ENGLISH, back), [])
    assert.deepEqual(texts(back), texts(text))
  }
})

const texts = (text: PersonalText) =>
  Object.values(text)
    .flat()
    .map((sentence) => sentence.text)

test('the prompt contains no birth data: no instant, place, sign, degree or name', () => {
  const { instructions, task } = modelTask.prompt
  const whole = task + instructions
  assert.doesNotMatch(whole, /1990|52\.5|13\.4|Berlin|Taurus|birth 642/)
  assert.doesNotMatch(task, /°|latitude|longitude|born/)
})

test('every id in the prompt is a fact of the day, and every member has a line', () => {
  const ids = [...modelTask.prompt.task.matchAll(/^- ([a-z0-9-]+): /gm)].map(([, id]) => id!)
  const members = Object.keys(asAnswer(personalText(ENGLISH, plan)))
  const facts = ids.filter((id) => !members.includes(id) && !id.includes('_'))
  assert.ok(facts.length >= 10)
  for (const id of facts)
    assert.ok(
      modelTask.checks.facts.some((fact) => fact.id === id),
      id,
    )
  for (const member of members) assert.match(modelTask.prompt.task, new RegExp(`^- ${member}: `, 'm'))
})

test('“your” planets must be those of the birth chart, the others those of the day', () => {
  const absent = ['sun', 'moon', 'mercury', 'venus', 'mars'].find(
    (planet) => !personalFacts(ENGLISH, plan).some(({ natal }) => natal?.includes(planet as 'sun')),
  )
  const { id } = plan.significant[0]!
  const said = (text: string) => ({ relationships: [{ text, transits: [id] }] })
  if (absent !== undefined) {
    const name = absent[0]!.toUpperCase() + absent.slice(1)
    assert.match(
      complaints(said(`Your ${name} waits at the door with a coat over one arm, and says nothing yet.`)),
      /names your/,
    )
  }
  assert.match(
    complaints(said('Leo waits at the door with a coat over one arm, and you say nothing yet to anyone.')),
    /names Leo/,
  )
})

test('a clock time must be one of the day’s, and there are three to five pieces of advice', () => {
  const transits = [...personalText(ENGLISH, plan).timingGuidance[0]!.transits]
  const at = (time: string) => ({
    timing_guidance: [{ text: `Around ${time} the room is yours, so say the plain thing then.`, transits }],
  })
  assert.equal(complaints(at(plan.moments[0]!.clock)), '')
  assert.match(complaints(at('03:33')), /names the time 03:33/)
  const [advice] = asAnswer(personalText(ENGLISH, plan)).practical_advice
  assert.match(complaints({ practical_advice: [advice!, advice!] }), /practical_advice/)
})

test('a model is shown the facts of the day that count, in their order, and not every one', () => {
  for (let n = 0; n < 20; n++) {
    const own = planOf(BIRTH + n * 997 * 3_600_000, '2026-03-21')
    const all = personalFacts(ENGLISH, own).map(({ id }) => id)
    const shown = shownFacts(ENGLISH, own).map(({ id }) => id)
    assert.deepEqual(
      shown,
      all.filter((id) => shown.includes(id)),
    )
    assert.ok(shown.length < all.length)
    const needed = [own.moon, own.sun, own.venus, ...own.significant, ...(own.quick ? [own.quick] : [])]
    for (const { id } of needed) assert.ok(shown.includes(id), id)
    for (const moment of shownMoments(own)) assert.ok(shown.includes(momentId(moment)))
  }
})

test('there are three to five pieces of advice, each with a length of its own', () => {
  const transits = [plan.moon.id]
  const pieces = ['kettle', 'lamp', 'door', 'coat', 'letter', 'cup'].map((thing) => ({
    text: `Put the ${thing} where it belongs before you sit down, and leave it there.`,
    transits,
  }))
  const advised = (count: number) => complaints({ practical_advice: pieces.slice(0, count) as never })
  for (const count of [3, 4, 5]) assert.equal(advised(count), '', `${count}`)
  for (const count of [2, 6])
    assert.match(advised(count), /^The answer has not the form.*practical_advice/, `${count}`)
  const long = { text: `${'Put it where it belongs, and then '.repeat(4)}wait.`, transits }
  assert.equal(
    complaints({ practical_advice: [pieces[0]!, long, pieces[1]!] as never }),
    `practical_advice has ${long.text.length} characters, not at most 120.`,
  )
})

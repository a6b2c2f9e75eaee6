import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PAIR_PLAN } from '../../../test/model-pair.ts'
import { planOfCharts, randomChart } from '../../../test/random-pairs.ts'
import { chance } from '../../../test/recomputed/tables.ts'
import { PAIR_SECTIONS } from '../../judgement/pair/pair-sections.ts'
import { PAIR_KINDS } from '../../judgement/pair/weights.ts'
import { ENGLISH } from '../../words/en/english.ts'
import { templateText } from '../../words/en/prompts.ts'
import { proseFaults } from '../../words/en/prose-rules.ts'
import { type PairText, pairTextFaults } from '../pair-text.ts'
import { pairReadingText } from '../phrasebook/pair.ts'
import { type PairAnswer, pairTask } from './pair-task.ts'
import { review } from './review.ts'

const number = chance(41)
const draw = () => number(1_000_000) / 1_000_000
const modelTask = pairTask(ENGLISH, PAIR_PLAN)

/** What the phrasebook would have said, in the form of a model's answer. */
function asAnswer({ summary, sections }: PairText): PairAnswer {
  const empty = PAIR_SECTIONS.map((id) => [id, []])
  const written = sections.map(({ id, sentences }) => [id, sentences])
  return structuredClone({
    summary,
    ...Object.fromEntries(empty),
    ...Object.fromEntries(written),
  }) as PairAnswer
}

const complaints = (change: Partial<PairAnswer>) =>
  review(JSON.stringify({ ...asAnswer(pairReadingText(ENGLISH, PAIR_PLAN)), ...change }), modelTask)
    .faults.map(({ complaint }) => complaint)
    .join(' ')

/** A model writes no quotations, so that marks are taken off before anything is counted, and asks one question at most: what our own texts do besides. */
const OURS = /asks more than one question|quotation|like a link|summary has 29\d characters/

test('texts of the phrasebook would be accepted from a model, but for their questions', () => {
  for (let n = 0; n < 60; n++) {
    const kind = PAIR_KINDS[n % PAIR_KINDS.length]!
    const plan = planOfCharts(randomChart(draw, n % 6 > 1), randomChart(draw, n % 6 !== 1), kind)
    const text = pairReadingText(ENGLISH, plan)
    const task = pairTask(ENGLISH, plan)
    const { answer, faults } = review(JSON.stringify(asAnswer(text)), task)
    assert.deepEqual(
      faults.map(({ complaint }) => complaint).filter((complaint) => !OURS.test(complaint)),
      [],
      `${n}`,
    )
    const back = task.textOf(answer!)
    assert.deepEqual(
      pairTextFaults(ENGLISH, back).filter((fault) => !OURS.test(fault)),
      [],
    )
    assert.deepEqual(
      back.sections.map(({ id }) => id),
      plan.sections.map(({ id }) => id),
    )
    assert.deepEqual(back.strengths, text.strengths)
  }
})

test('the prompt contains no birth data: no instant, date, place or degree', () => {
  const { instructions, task } = modelTask.prompt
  assert.doesNotMatch(
    task + instructions,
    /1990|1988|14:30|12:30|52\.5|13\.4|40\.7|Berlin|New York|°|latitude|longitude/,
  )
  assert.match(task, /^Two birth charts: two people who love each other, or might/)
})

test('every id that the prompt asks for is listed among its facts, and every planned section has a line', () => {
  const [facts, requested] = modelTask.prompt.task.split('Tell, and')
  for (const id of requested!.match(/\b(?:first|second)-[a-z0-9-]+\b/g)!)
    assert.match(facts!, new RegExp(`^- ${id}: `, 'm'), id)
  for (const { id } of PAIR_PLAN.sections) assert.match(requested!, new RegExp(`^- ${id}: `, 'm'))
})

const said = (text: string, ...transits: string[]) => ({ text, transits })

test('a planet of the wrong person, a contact that does not exist, and claims about the other’s mind are refused', () => {
  const contact = PAIR_PLAN.summary.lead!
  const [id] = contact.sources
  const fill = said(
    'You tell a story you have told before, and somebody laughs in the right places, and you tell another one, and the evening is over before anybody has looked for a coat or asked what there is to eat.',
    id!,
  )
  const complaintsOf = (text: string) =>
    complaints({
      summary: [
        fill,
        said(text, id!),
        said(
          'It is a good hour for both of you, and it costs nothing but the time it takes, which is hardly more than a minute.',
          id!,
        ),
      ],
    })
  assert.equal(complaintsOf('You wait, and they come.'), '')
  assert.match(complaintsOf('They need you more than they say.'), /what goes on in the other/)
  assert.match(complaintsOf('You two are soulmates.'), /soulmates/)
  assert.match(complaintsOf('Your Chiron meets their Venus.'), /Chiron/)
  assert.match(complaintsOf('Your Sun squares their Uranus and Pluto.'), /not in the facts/)
})

test('a house is checked whoever of the two has it', () => {
  const { faultsIn } = modelTask.checks
  const overlay = PAIR_PLAN.facts.find((fact) => fact.type === 'overlay' && fact.whose === 'your')!
  assert.ok(overlay.type === 'overlay')
  const name = overlay.body[0]!.toUpperCase() + overlay.body.slice(1)
  const inHouse = (house: string) =>
    faultsIn(said(`Your ${name} falls in their ${house} house.`, ...overlay.sources))
  const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
    ' ',
  )
  assert.deepEqual(inHouse(ordinals[overlay.house - 1]!), [])
  assert.equal(inHouse(ordinals[overlay.house % 12]!).length, 1)
})

test('a section that is left empty is refused, one that is not planned may be', () => {
  const [first] = PAIR_PLAN.sections
  assert.match(complaints({ [first!.id]: [] }), new RegExp(`${first!.id} has`))
  const shorter = { ...PAIR_PLAN, sections: PAIR_PLAN.sections.slice(1) }
  const answer = { ...asAnswer(pairReadingText(ENGLISH, shorter)), [first!.id]: [] }
  const { faults } = review(JSON.stringify(answer), pairTask(ENGLISH, shorter))
  assert.ok(!faults.some(({ member }) => member === first!.id))
})

test('the sample in the prompt keeps the rules it is there to show', () => {
  const [, sample] = /in words of your own:\n(.+)\n/.exec(templateText('together'))!
  assert.deepEqual([...proseFaults(sample!), ...ENGLISH.together.pairFaults(sample!)], [])
})

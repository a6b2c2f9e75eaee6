/** The weights were learned for signs by their names: a sign that is renamed or lost takes its weight with it, and nobody is told. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { GRAVE_KINDS, QUESTION_TOPICS } from '../../../tarot/question/question.ts'
import type { WordWeights } from '../../../tarot/question/word-weights.ts'
import { readData } from '../../read-data.ts'
import { TOPICS } from './reader/topics.ts'
import { featuresIn, GRAVES } from './reader.ts'
import { CALM_FIELDS } from './signs/calm.ts'

const { grave, kinds, topics } = readData<WordWeights>('en', 'questions/words')
const learned = new Set([grave, kinds, topics].flatMap(({ words }) => Object.keys(words)))
const learnedAs = (pattern: RegExp) => new Set([...learned].flatMap((sign) => pattern.exec(sign)?.[1] ?? []))
const named = learnedAs(/^<(\w+: .+?)(?:, common)?>$/)
const signOf = ({ grave: kind, name }: { grave: string; name: string }) => `${kind}: ${name}`

test('whatever was learned of a sign of a grave matter is found under its kind and name', () => {
  assert.ok(named.size > 140)
  const ours = new Set(GRAVES.map(signOf))
  assert.deepEqual(
    [...named].filter((sign) => !ours.has(sign)),
    [],
  )
})

test('every sign of a grave matter has a kind, a strength, and something that it is found by', () => {
  for (const field of GRAVES) {
    assert.ok(GRAVE_KINDS.includes(field.grave), field.name)
    assert.ok(['named', 'told', 'weak'].includes(field.strength), field.name)
    assert.notEqual(`${field.terms ?? ''}${field.phrases ?? ''}`.trim(), '', field.name)
  }
})

test('what was learned of everyday matters and topics is found under their names', () => {
  const everyday = learnedAs(/^<everyday (.+)>$/)
  assert.deepEqual(
    [...everyday].filter((name) => !Object.hasOwn(CALM_FIELDS, name)),
    [],
  )
  const ofTopics = learnedAs(/^<topic (.+)>$/)
  assert.deepEqual([...ofTopics].toSorted(), QUESTION_TOPICS.toSorted())
  assert.deepEqual(new Set(TOPICS.map(({ topic }) => topic)), ofTopics)
})

/** Each of these has no other everyday sign, or a sign of which no weight was learned by its own name. */
const SEEN_IN: readonly (readonly [sign: string, question: string])[] = [
  ['everyday work', 'bonus'],
  ['everyday study', 'Spanish'],
  ['everyday fiction', 'oscars. who'],
  ['everyday things', 'Sell the bike?'],
  ['everyday home', 'mice or ghosts'],
  ['everyday food', 'maccas or kebab'],
  ['everyday dating', 'who unfollowed me'],
  ['everyday hobby', 'do i post the poem'],
  ['everyday travel', 'night bus or walk it'],
  ['everyday joke', 'is Mags sulking or busy'],
  ['everyday trade', 'law school at 52, nuts?'],
  ['everyday party', 'will i get asked to prom'],
  ['self_harm: in a few words', 'does it get quiet'],
  ['violence: in a few words', 'customer waits by my bike'],
  ['minor: in a few words', 'dad says the cellar if i cry'],
  ['law: bail and release', 'Is our Daz getting out on bail'],
  ['pregnancy: undecided, alone, found out', 'keep it or not, clinic thursday'],
  ['health: a mind that slips', 'dad put his shoes in the fridge again'],
  ['health: animals: old and slow', "our old cat won't jump on the bed any more"],
  ['death: where they are now', 'Papa is no more. Who will look after amma now'],
  ['death: the grave: plots and stones', "the headstone is up and I still can't visit my son's grave"],
  [
    'death: put to rest',
    'Is my Walter near me? It will be three weeks Tuesday and his side of the bed is still made',
  ],
  [
    'health: nerves, muscles, speech',
    "Our postman's face has dropped on the one side and he's still doing his round. Would you tell him?",
  ],
  [
    'death: the message that changed all',
    'my flatmate got a call from home in the night, her mum. shes packing now. how do i be there for her',
  ],
  [
    'health: heart, lungs, blood: how it shows',
    'My husband his sugar is so high the toe is black already, doctor says maybe cut. Will the foot be save',
  ],
  [
    'health: body: thinner, paler, smaller',
    "everything tastes of pennies and my wedding ring spins round. I've lost two stone without trying and people keep congratulating me",
  ],
  [
    'death: customs: China, Korea, Japan, Vietnam',
    "It is Qingming next week and for the first time I must buy the paper house for my own wife. The shop girl asked, one storey or two storeys, and I couldn't speak",
  ],
]

test('a sign is seen in a question that has it', () => {
  for (const [sign, question] of SEEN_IN)
    assert.ok(featuresIn(question).has(`<${sign}>`), `${sign}: ${question}`)
  const everyday = SEEN_IN.filter(([sign]) => sign.startsWith('everyday '))
  assert.equal(everyday.length, Object.keys(CALM_FIELDS).length)
  for (const [, question] of everyday)
    assert.equal(
      [...featuresIn(question)].filter((each) => each.startsWith('<everyday ')).length,
      1,
      question,
    )
})

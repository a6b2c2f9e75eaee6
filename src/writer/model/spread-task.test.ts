import assert from 'node:assert/strict'
import { test } from 'node:test'
import { laidSpread, OWN_SPREAD_ASK, SPREAD_ASK } from '../../../test/model-spread.ts'
import { DECK } from '../../tarot/deck.ts'
import { SPREAD_TYPES, sizeOf } from '../../tarot/spreads.ts'
import { THEMES } from '../../tarot/theme.ts'
import { ENGLISH } from '../../words/en/english.ts'
import { spreadText } from '../phrasebook/spread.ts'
import type { Sentence } from '../sentence.ts'
import { type SpreadAsk, type SpreadText, spreadFaults } from '../spread-text.ts'
import { review } from './review.ts'
import { type SpreadAnswer, spreadTask } from './spread-task.ts'

const said = ({ text, transits }: Sentence) => ({ text, cards: [...transits] })
const asAnswer = ({ summary, threads, act }: SpreadText): SpreadAnswer => ({
  summary: summary.map(said),
  threads: threads.map(said),
  act: said(act),
})

const reviewed = (ask: SpreadAsk, change: Partial<SpreadAnswer> = {}) =>
  review(JSON.stringify({ ...asAnswer(spreadText(ENGLISH, ask)), ...change }), spreadTask(ENGLISH, ask))

const complaints = (change: Partial<SpreadAnswer>, ask = SPREAD_ASK) =>
  reviewed(ask, change)
    .faults.map(({ complaint }) => complaint)
    .join(' ')

test('every text of the phrasebook would be accepted from a model, unchanged', () => {
  for (const type of SPREAD_TYPES.filter((each) => sizeOf({ type: each }) > 1))
    for (let n = 0; n < 40; n++) {
      const ask = { cards: laidSpread(type, `accepted ${n}`), theme: THEMES[n % THEMES.length]! }
      const text = spreadText(ENGLISH, ask)
      const task = spreadTask(ENGLISH, ask)
      const { answer, faults } = review(JSON.stringify(asAnswer(text)), task)
      assert.deepEqual(faults, [], `${type} ${n}`)
      const back = task.textOf(answer!)
      assert.deepEqual(spreadFaults(ENGLISH, back, ask), [])
      assert.deepEqual(back, text, `${type} ${n}`)
    }
})

/** A summary long enough for five cards that says this, too. */
const summaryWith = (text: string, cards: string[] = ['cu05']) => ({
  summary: [...asAnswer(spreadText(ENGLISH, SPREAD_ASK)).summary.slice(0, 7), { text, cards }],
})

test('a card that does not lie there, or lies the other way up, is refused', () => {
  assert.equal(complaints(summaryWith('The Moon reversed is what you reach for.', ['ar18'])), '')
  assert.equal(complaints(summaryWith('Below all of it lies Death, an end that is overdue.', ['ar13'])), '')
  assert.match(complaints(summaryWith('The Tower stands in the way.')), /names the Tower, which is not in/)
  assert.match(complaints(summaryWith('The three of swords hurts.')), /names the Three of Swords/)
  assert.match(complaints(summaryWith('You reach for the Moon, upright.')), /says that the Moon lies upright/)
  assert.match(complaints(summaryWith('The Five of Wands reversed is tired.')), /lies reversed/)
  assert.match(complaints(summaryWith('Something old is over.', ['ar16'])), /names the card ar16/)
})

test('a card that a sentence names is among its sources', () => {
  const { answer } = reviewed(SPREAD_ASK, summaryWith('The Five of Wands brings noise.', ['cu05', 'cu05']))
  assert.deepEqual(answer!.summary.at(-1)!.cards, ['cu05', 'wa05'])
  assert.match(complaints(summaryWith('Something old is over.', [])), /names no card in "cards"/)
})

test('a reading of cards with a planet, sign, house, event or clock time is refused', () => {
  assert.match(complaints(summaryWith('Mars is loud in this.')), /names Mars/)
  assert.match(complaints(summaryWith('It has the patience of Taurus.')), /names Taurus/)
  assert.match(complaints(summaryWith('Your tenth house is busy.')), /names the house 10/)
  assert.match(complaints(summaryWith('It looks better around 14:30.')), /names the time 14:30/)
  assert.match(complaints(summaryWith('Everything is retrograde in this.')), /speaks of retrograde/)
  assert.match(complaints({ act: { text: 'Wait for the Sun.', cards: ['cu05'] } }), /names the Sun/)
})

test('besides the act a story gives three hints at most, threads none, and nothing is certain or promised', () => {
  const hint = 'Ask the people around you what they saw.'
  assert.equal(complaints(summaryWith(hint)), '')
  const many = complaints(summaryWith(`${hint} ${hint} ${hint} You should wait a little longer.`))
  assert.match(many, /summary gives \d instructions besides the act/)
  assert.match(
    complaints({ threads: [{ text: hint, cards: ['cu05', 'wa05'] }] }),
    /threads gives an instruction: “ask”/,
  )
  assert.match(complaints(summaryWith('This will end well, as far as it goes.')), /is certain of what comes/)
  assert.match(complaints(summaryWith('You will meet someone.')), /a promise/)
  assert.equal(complaints({ act: { text: 'Ask one of them what they saw.', cards: ['wa05'] } }), '')
})

test('the name of a card that lies there may stand in brackets, and nothing else', () => {
  assert.equal(complaints(summaryWith('You begin to turn round (the Five of Cups reversed).')), '')
  assert.match(complaints(summaryWith('You begin to turn round (slowly).')), /is not plain text/)
})

test('what is counted is right, and a thread is one of those that were found', () => {
  const [first] = asAnswer(spreadText(ENGLISH, SPREAD_ASK)).threads
  const threads = (text: string, cards: string[]) => ({ threads: [{ text, cards }] })
  assert.equal(complaints(threads('Two major cards speak of a long change.', ['ar13', 'ar18'])), '')
  assert.match(complaints(threads('Three Cups lead here.', ['cu05', 'wa05'])), /counts “Three Cups”/)
  assert.match(complaints(threads('No major cards lie here.', ['ar13', 'ar18'])), /counts “No major cards”/)
  assert.match(complaints(threads('An end and a craft meet here.', ['ar13', 'pe08'])), /no listed thread/)
  assert.match(complaints(threads('Nothing is missing here.', [])), /no listed thread/)
  assert.match(complaints({ threads: Array.from({ length: 4 }, () => first!) }), /threads has 4 sentences/)
  assert.match(complaints({ threads: Array.from({ length: 5 }, () => first!) }), /threads must/)
})

test('a summary has the contract’s length, and of few cards leaves out none', () => {
  const short = [{ text: 'It hurts, and it passes.', cards: ['cu05'] }]
  assert.match(complaints({ summary: short }), /summary has 24 characters, not 450 to 800/)
  assert.match(complaints({ summary: short }, OWN_SPREAD_ASK), /not 350 to 650/)
  const { summary } = asAnswer(spreadText(ENGLISH, OWN_SPREAD_ASK))
  const others = summary.filter(({ cards }) => !cards.includes('sw03'))
  assert.match(complaints({ summary: others }, OWN_SPREAD_ASK), /leaves out the Three of Swords/)
  const two = { ...OWN_SPREAD_ASK, cards: OWN_SPREAD_ASK.cards.slice(0, 2) }
  const ofOne = summary.filter(({ cards }) => cards.join() === 'sw03').slice(0, 1)
  assert.match(complaints({ summary: ofOne }, two), /not 250 to 500.*leaves out the Queen of Swords/)
})

test('the house rules hold for all but the names of cards that lie there', () => {
  assert.match(complaints(summaryWith('The universe has a plan.')), /says “universe”/)
  assert.match(complaints(summaryWith('A death is near.')), /says “death”/)
  const act = { text: 'Say goodbye to what Death has closed.', cards: ['sw03'] }
  assert.match(complaints({ act }, OWN_SPREAD_ASK), /says “Death”.*names Death/)
})

test('the word “peace” is not taken for the id “peac” of a card', () => {
  const ace = DECK.find(({ id }) => id === 'peac')!
  const cards = SPREAD_ASK.cards.map((laid, at) => (at === 4 ? { ...laid, card: ace } : laid))
  const act = (text: string) => complaints({ act: { text, cards: ['peac'] } }, { ...SPREAD_ASK, cards })
  assert.equal(act('Make peace with one of them.'), '')
  assert.match(act('Look at peac again.'), /act has the id of a fact in its prose/)
})

test('a reading has to mention all of four cards, and may leave out some of five', () => {
  const summary = [{ text: `${'Something is over, and it hurts. '.repeat(9)}It passes.`, cards: ['cu05'] }]
  const leftOut = (count: number) =>
    complaints(
      { summary: summary, threads: [] },
      { ...SPREAD_ASK, cards: SPREAD_ASK.cards.slice(0, count) },
    ).match(/summary leaves out [^.]+/g)
  assert.deepEqual(leftOut(4), [
    'summary leaves out the Five of Wands',
    'summary leaves out Death',
    'summary leaves out the Moon',
  ])
  assert.equal(leftOut(5), null)
})

test('the faults of a reading come in the order of its parts: summary, threads, act', () => {
  const text = 'Ask around. You should know that it will end'
  const { faults } = reviewed(OWN_SPREAD_ASK, {
    summary: [{ text, cards: [] }],
    threads: [{ text: 'Wait, as it will end.', cards: ['sw03', 'swqu', 'cuki'] }],
    act: { text: 'Ask around.', cards: [] },
  })
  const instruction = (words: string) => `gives an instruction: “${words}”.`
  assert.deepEqual(
    faults.map(({ complaint }) => complaint),
    [
      `summary has ${text.length} characters, not 350 to 650.`,
      'summary does not end its last sentence.',
      'summary is certain of what comes: “it will”.',
      'summary names no card in "cards".',
      'summary leaves out the Three of Swords.',
      'summary leaves out the Queen of Swords.',
      'summary leaves out the King of Cups.',
      `threads ${instruction('wait')}`,
      'threads is certain of what comes: “it will”.',
      'threads tells of cards that have no listed thread in common.',
      'act names no card in "cards".',
    ],
  )
  assert.deepEqual([...new Set(faults.map(({ member }) => member))], ['summary', 'threads', 'act'])
})

test('too many threads is the first that is wrong with each of them', () => {
  const thread = { text: 'It will end.', cards: ['swqu', 'cuki'] }
  const { faults } = reviewed(OWN_SPREAD_ASK, { threads: [thread, thread, thread] })
  const each = ['threads has 3 sentences, not 1.', 'threads is certain of what comes: “It will”.']
  assert.deepEqual(
    faults.map(({ complaint }) => complaint),
    [...each, ...each, ...each],
  )
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { guardWith, type PhraseField } from './guard.ts'

const SPELLING = { rewrites: {}, emoji: {}, keyWords: [], otherWords: [], starred: [] }
const field = (phrases: string, isWeak: boolean): PhraseField => ({
  name: 'a field',
  grave: 'self_harm',
  voice: 'self',
  phrases,
  isWeak,
})
const guard = (phrases: string, isWeak = false) =>
  guardWith({
    spelling: SPELLING,
    lists: { pills: 'pills sleeping_tablets' },
    phraseLists: { many: '(?:all|too many) {pills}' },
    light: '',
    fields: [field(phrases, isWeak)],
    lightSignals: '',
    signals: [{ name: 'everyday', graves: ['self_harm'], weight: -2, phrases: 'circus' }],
  })

/** Decides by its signals alone. */
const weighing = (signals: Parameters<typeof guardWith>[0]['signals']) =>
  guardWith({
    spelling: SPELLING,
    lists: {},
    phraseLists: {},
    light: '',
    fields: [],
    lightSignals: '',
    signals,
  })

test('a phrase names the lists that all tables share, and those of the phrases, which are made of them', () => {
  assert.deepEqual(guard('took {pills}')('I took sleeping tablets'), {
    grave: 'self_harm',
    voice: 'self',
    isCertain: true,
  })
  assert.notEqual(guard('took {many}')('I took too many pills'), null)
  assert.equal(guard('took {many}')('I took pills'), null)
})

test('a table has one phrase in each line, and comments after a #', () => {
  const found = guard('\n  # took a walk\n  took {pills}\n  hid {pills}\n')
  assert.notEqual(found('I hid pills'), null)
  assert.equal(found('I took a walk'), null)
})

test('a weak field is not certain, and does not count beside an everyday matter', () => {
  assert.equal(guard('rope', true)('I have a rope')?.isCertain, false)
  assert.equal(guard('rope', true)('I have a rope at the circus'), null)
  assert.equal(guard('rope')('I have a rope at the circus')?.isCertain, true)
})

test('a certain sign makes certain what weak phrases suggest; a child they speak of stays one', () => {
  const reader = (grave: 'violence' | 'minor') =>
    guardWith({
      spelling: SPELLING,
      lists: {},
      phraseLists: {},
      light: '',
      fields: [{ name: 'weak', grave, voice: 'other', phrases: 'bruises', isWeak: true }],
      lightSignals: '',
      signals: [
        { name: 'certain', graves: ['self_harm'], voice: 'self', weight: 3, phrases: 'a farewell' },
        { name: 'enough', graves: ['self_harm'], voice: 'self', weight: 2, phrases: 'a goodbye' },
      ],
    })
  const told = 'bruises and a farewell'
  assert.deepEqual(reader('violence')(told), { grave: 'self_harm', voice: 'self', isCertain: true })
  assert.deepEqual(reader('minor')(told), { grave: 'minor', voice: 'other', isCertain: true })
  assert.equal(reader('minor')('bruises and a goodbye')?.isCertain, false)
  assert.deepEqual(reader('violence')('bruises and a goodbye'), {
    grave: 'violence',
    voice: 'other',
    isCertain: false,
  })
})

test('a phrase that names a list that does not exist is an error', () => {
  assert.throws(() => guard('took {absent}'), /no list of words is named absent/)
})

test('what is often said in ordinary talk weighs 1 at most, and speaks against danger as much as ever', () => {
  const weigher = (phrases: string, against: string) =>
    weighing([
      { name: 'leave', graves: ['self_harm'], weight: 2, phrases },
      { name: 'pain', graves: ['self_harm'], weight: 1, phrases: 'it hurts' },
      { name: 'everyday', graves: ['self_harm'], weight: -2, phrases: against },
    ])
  const found = weigher('farewell\n? goodbye', '? circus')
  assert.notEqual(found('I say farewell'), null)
  assert.equal(found('I say goodbye'), null)
  assert.notEqual(found('I say goodbye, it hurts'), null)
  assert.equal(found('I say farewell')?.isFaint, undefined)
  assert.equal(found('I say goodbye, it hurts')?.isFaint, undefined)
  assert.equal(found('I say farewell, it hurts at the circus'), null)
})

test('a danger that only lines of ordinary talk suggest is faint', () => {
  const found = weighing([
    { name: 'leave', graves: ['self_harm'], weight: 2, phrases: 'farewell\n? goodbye' },
    { name: 'pain', graves: ['self_harm'], weight: 1, phrases: '? it hurts\nit burns' },
  ])
  assert.equal(found('I say goodbye, it hurts')?.isFaint, true)
  assert.equal(found('I say goodbye, it burns')?.isFaint, undefined)
  assert.equal(found('I say farewell, it hurts')?.isFaint, undefined)
})

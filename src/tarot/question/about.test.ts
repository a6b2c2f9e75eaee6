import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AboutContext, aboutFinder, occasionFinder } from './about.ts'

const WORDS = {
  first: 'i me my mine',
  plural: 'we us our',
  third: 'he she they him her them his',
  theirs: 'they them their',
  people: 'mother brother friend husband boss',
  kin: 'mother brother',
  bonds: 'marriage us',
  world: 'world election',
  dealings: 'tell help get',
  unmet: 'meet next',
  occasions: 'wedding party house',
  beforeOccasions: 'before at for',
  roles: ['as a'],
  auxiliaries: 'will does should is',
}
const find = aboutFinder(WORDS)

/** A question, after its story if there is a full stop. Capitals are names. */
function about(question: string, given: Partial<AboutContext> = {}) {
  const written = question.split(' ')
  const start = written.lastIndexOf('.') + 1
  return find({
    words: written.map((word) => word.toLowerCase()),
    isPerson: written.map((word) => /^[A-Z]/.test(word)),
    ...{ start, end: written.length, topic: 'general', form: 'yes_no', grave: null, isOfWorld: false },
    ...given,
  })
}

test('before, at and for a wedding or a house are times and places, up to three words before and two after', () => {
  const isOfOccasion = occasionFinder(WORDS)
  const at = (question: string) => isOfOccasion(question.split(' '), question.split(' ').indexOf('brother'))
  assert.ok(at('before my brother wedding'))
  assert.ok(at('at the big brother birthday party'))
  assert.ok(at('before brother s wedding'))
  assert.ok(!at('before the one big brother wedding'))
  assert.ok(!at('before my brother is at the wedding'))
  assert.ok(!at('will my brother wedding last'))
  assert.ok(!at('before my brother comes'))
})

test('what I ask of myself is mine, of us it is ours in what joins people', () => {
  assert.equal(about('will i win'), 'self')
  assert.equal(about('will my car start', { topic: 'travel' }), 'self')
  assert.equal(about('will we move', { topic: 'home' }), 'self')
  assert.equal(about('will we move'), 'us')
  assert.equal(about('will we make it', { topic: 'family' }), 'us')
  assert.equal(about('Dan is here . will we move', { topic: 'home' }), 'us')
  assert.equal(about('will our car start', { topic: 'travel' }), 'self')
})

test('what another asks for is theirs, in love ours unless it is a mother’s or a brother’s', () => {
  assert.equal(about('will he pass', { topic: 'study' }), 'other')
  assert.equal(about('will Dan pass', { topic: 'study' }), 'other')
  assert.equal(about('will my brother pass', { topic: 'study' }), 'other')
  assert.equal(about('does he love me', { topic: 'love' }), 'us')
  assert.equal(about('will my brother marry', { topic: 'love' }), 'other')
  assert.equal(about('will Dan call', { topic: 'friendship' }), 'us')
  assert.equal(about('will my poor brother pass', { topic: 'study' }), 'other')
  assert.equal(about('will my car and Dan arrive', { topic: 'travel' }), 'self')
  assert.equal(about('will my boss pay me', { topic: 'work' }), 'us')
  assert.equal(about('will my boss pay him', { topic: 'work' }), 'other')
})

test('of a family, a loss or a path another’s is ours where I am in it', () => {
  for (const topic of ['family', 'loss', 'spirit'] as const) {
    assert.equal(about('will he come where i am', { topic }), 'us', topic)
    assert.equal(about('will he come home', { topic }), 'other', topic)
    assert.equal(about('will he come to our home', { topic }), 'us', topic)
  }
})

test('they are an office where nobody is named whom they could be', () => {
  assert.equal(about('will they call', { topic: 'work' }), 'self')
  assert.equal(about('Dan and my brother left . will they call', { topic: 'work' }), 'other')
  assert.equal(about('will he call', { topic: 'work' }), 'other')
})

test('somebody’s wedding makes it nobody’s matter but mine', () => {
  assert.equal(about('will it rain before my brother wedding'), 'self')
  assert.equal(about('will the dress fit at Dan s party', { topic: 'family' }), 'self')
})

test('the world and its elections are another’s, unless I am in them', () => {
  assert.equal(about('will the world end'), 'other')
  assert.equal(about('will the world end', { topic: 'money' }), 'self')
  assert.equal(about('will it rain', { isOfWorld: true }), 'other')
  assert.equal(about('will i see rain', { isOfWorld: true }), 'self')
  assert.equal(about('will we see rain', { isOfWorld: true }), 'us')
  assert.equal(about('will it rain on me', { isOfWorld: true }), 'self')
  assert.equal(about('will it rain', { isOfWorld: true, topic: 'travel' }), 'self')
})

test('a marriage is ours, whoever is to be met is mine', () => {
  assert.equal(about('will the marriage last', { topic: 'love' }), 'us')
  assert.equal(about('will the marriage last', { topic: 'money' }), 'self')
  assert.equal(about('will i meet my husband', { topic: 'love' }), 'self')
  assert.equal(about('will i meet him', { topic: 'love' }), 'us')
  assert.equal(about('where is the next one', { topic: 'love' }), 'self')
})

test('an illness, an addiction and a case are theirs of whom is told, and mine where I say so', () => {
  for (const grave of ['health', 'addiction', 'law'] as const) {
    const of = (question: string) => about(question, { grave, topic: 'health' })
    assert.equal(of('my brother is ill . will it pass'), 'other', grave)
    assert.equal(of('my brother is ill . will he live'), 'other', grave)
    assert.equal(of('my brother is ill . can i help him'), 'other', grave)
    assert.equal(of('my brother is ill . can i sleep'), 'self', grave)
    assert.equal(of('i shake . is it what he had'), 'self', grave)
    assert.equal(of('i shake . does he know'), 'other', grave)
  }
  assert.equal(about('my brother died . can i help him', { grave: 'death', topic: 'loss' }), 'us')
})

test('to tell, help or get somebody to something is a matter of both, up to three words before them', () => {
  assert.equal(about('should i tell him'), 'us')
  assert.equal(about('can i get my poor brother'), 'us')
  assert.equal(about('can i get my poor old brother'), 'self')
  assert.equal(about('should i help Dan'), 'us')
  assert.equal(about('should i tell'), 'self')
  assert.equal(about('he left . should i tell'), 'self')
})

test('who it is, is another’s or in love ours, unless I ask who I am', () => {
  assert.equal(about('who is it', { form: 'who' }), 'other')
  assert.equal(about('who is it', { form: 'who', topic: 'love' }), 'us')
  assert.equal(about('who am i', { form: 'who' }), 'self')
})

test('a choice between people is mine, unless it is asked what they will do', () => {
  assert.equal(about('Priya or Dan', { form: 'choice', topic: 'work' }), 'self')
  assert.equal(about('will Priya or Dan go', { form: 'choice', topic: 'work' }), 'other')
})

test('without anybody in it a question of love is ours if its story has another, and one of friends is ours', () => {
  assert.equal(about('will it last', { topic: 'love' }), 'self')
  assert.equal(about('Dan left . will it last', { topic: 'love' }), 'us')
  assert.equal(about('will it last', { topic: 'friendship' }), 'us')
  assert.equal(about('will it last', { topic: 'family' }), 'self')
  assert.equal(about('will it last', { topic: 'work' }), 'self')
})

test('what I ask about another in love, family or friendship is ours', () => {
  assert.equal(about('do i love him', { topic: 'love' }), 'us')
  assert.equal(about('do i sleep', { topic: 'love' }), 'self')
  assert.equal(about('do i trust my friend', { topic: 'friendship' }), 'us')
  assert.equal(about('do i trust my brother', { topic: 'work' }), 'self')
})

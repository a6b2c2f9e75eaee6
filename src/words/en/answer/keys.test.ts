import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asked, inPlaces } from '../../../../test/asked.ts'
import { answerOf } from '../../../tarot/answer/answer.ts'
import { WORTH_KINDS } from '../../../tarot/question/asks.ts'
import type { Question } from '../../../tarot/question/question.ts'
import { questionIn } from '../question/reader.ts'
import { actKeys, turnKeys } from './doing-keys.ts'
import { graveKeys } from './grave-keys.ts'
import { openingKeys, verdictKeys } from './keys.ts'
import { textsFor, textsOf } from './pieces.ts'

const event = { kind: 'event', family: 'outcome' } as Parameters<typeof turnKeys>[1]

test('a quiet question is consoled only if it speaks of a trouble', () => {
  const quiet = asked({ topic: 'work', register: 'quiet' })
  assert.equal(openingKeys(quiet, 'outcome')[0], 'open/outcome/self')
  assert.equal(turnKeys(quiet, event, 'soft')[0], 'turn/work/outcome/soft')
  const sad = { ...quiet, isDistressed: true }
  assert.equal(openingKeys(sad, 'outcome')[0], 'open/outcome/quiet')
  assert.equal(turnKeys(sad, event, 'soft')[0], 'turn/work/quiet')
})

test('the illness of somebody who is named is theirs, grief and a wish for a child are the asker’s', () => {
  const of = (question: string) => graveKeys(questionIn(question), null).person[0]
  assert.equal(of('Husband’s in rehab again. Should we wait or divorce?'), 'person/addiction/other/step')
  const mourner = asked({ grave: 'death', topic: 'loss', about: 'other', ask: 'why', form: 'why' })
  assert.equal(graveKeys(mourner, null).person[0], 'person/death/self/sense')
  const child = asked({ grave: 'pregnancy', about: 'us', person: { noun: 'husband', pronoun: 'he' } })
  assert.equal(graveKeys(child, null).person[0], 'person/pregnancy/self/outcome')
})

test('who asks for a word from the dead asks what is in another heart', () => {
  for (const question of [
    'My dad died in May. Does he hear me?',
    'mum passed away, what would she want me to know',
  ])
    assert.equal(questionIn(question).ask, 'mind', question)
  assert.notEqual(questionIn('My dad died in May. Should I sell his house?').ask, 'mind')
})

test('somebody else’s matter is worded as theirs only if somebody is known', () => {
  const parcel = asked({ about: 'other' })
  assert.equal(openingKeys(parcel, 'outcome')[0], 'open/outcome/self')
  assert.equal(turnKeys(parcel, event, 'soft')[0], 'turn/general/outcome/soft')
  const son = { ...parcel, person: { noun: 'son', pronoun: 'he' } as const }
  assert.equal(openingKeys(son, 'outcome')[0], 'open/outcome/other')
  assert.equal(turnKeys(son, event, 'soft')[0], 'turn/general/other/soft')
})

test('words of a farewell are for those who have lost somebody', () => {
  const death = asked({ grave: 'death', register: 'grave', about: 'other' })
  assert.equal(graveKeys(death, null).person[0], 'person/death/near/outcome')
  assert.equal(graveKeys({ ...death, topic: 'loss' }, null).person[0], 'person/death/self/outcome')
})

const against = { ...event, kind: 'event', grade: 'rather_not', isLate: false } as typeof event

test('before a test it is said that no card passes or fails anybody', () => {
  for (const text of [
    'Will I pass my driving test on Thursday?',
    'will i get into nursing school',
    'Will I pass the bar exam in July?',
  ]) {
    const keys = verdictKeys(questionIn(text), against).filter((key) => textsOf(key).length > 0)
    assert.equal(keys[0], 'say/event/rather_not/test', text)
  }
  for (const grade of ['open', 'split', 'rather_not', 'clearly_not'] as const)
    for (const text of textsOf(`say/event/${grade}/test`))
      assert.match(text, /passes or fails|no result|no card takes|isn’t made by cards|your own work/)
})

test('where an answer is awaited, nothing is left to prepare, and others decide', () => {
  for (const text of ['Will I get the job?', 'a level results in august... am i getting into Durham']) {
    const keys = verdictKeys(questionIn(text), against).filter((key) => textsOf(key).length > 0)
    assert.equal(keys[0], 'say/event/rather_not/awaited', text)
  }
  for (const ask of ['event', 'outlook'] as const)
    for (const grade of ['open', 'split', 'rather_not', 'clearly_not'] as const)
      for (const text of textsOf(`say/${ask}/${grade}/awaited`)) {
        assert.match(text, /others|elsewhere|other people|those who decide/)
        assert.doesNotMatch(text, /prepar|beforehand|go over/)
      }
})

test('a test or a talk is not called hard, but what is still to be done is', () => {
  const outlook = { kind: 'outlook', family: 'outcome', grade: 'clearly_not' } as typeof event
  const first = (text: string) =>
    verdictKeys(questionIn(text), outlook).filter((key) => textsOf(key).length > 0)[0]
  assert.equal(first('how will my finals go next week'), 'say/outlook/clearly_not/test')
  assert.equal(first('How will my presentation go on Monday?'), 'say/outlook/clearly_not/stage')
  for (const form of ['test', 'stage'])
    for (const grade of ['rather_not', 'clearly_not'])
      for (const text of textsOf(`say/outlook/${grade}/${form}`)) assert.doesNotMatch(text, /hard|uphill/)
})

test('where nobody knows which answer is hoped for, neither yes nor no is said', () => {
  const keyOf = (text: string, answer = against) =>
    verdictKeys(questionIn(text), answer).find((key) => textsOf(key).length > 0)
  const deed = { ...against, kind: 'deed' } as typeof event
  assert.equal(keyOf('Is my name still on the list?'), 'say/event/either')
  assert.equal(keyOf('should I stay home tonight or not', deed), 'say/deed/either')
  assert.match(keyOf('Will I get the flat?')!, /rather_not/)
  for (const key of ['say/event/either', 'say/deed/either', 'say/deed/either/big'] as const)
    for (const text of textsOf(key)) assert.doesNotMatch(text, /\b(?:speaks? (?:for|against)|rather yes)\b/i)
})

test('a no to somebody in love is left free, and the lean names what it is about', () => {
  const question = questionIn('Should I not go back to him, though everybody says he is trying?')
  for (const grade of ['rather', 'open', 'rather_not'] as const) {
    const deed = { ...against, kind: 'deed', grade } as typeof event
    const key = verdictKeys(question, deed).find((key) => textsOf(key).length > 0)
    assert.equal(key, `say/deed/${grade}/negated/back`)
    for (const text of textsOf(key!)) {
      assert.match(text, /going back|your no can stand/i)
      assert.doesNotMatch(text, /(?:for|kinder to) going back than/)
      assert.match(text, /needs no reason|afraid of \{them\}/)
    }
    assert.deepEqual(turnKeys(question, deed, 'soft'), ['turn/love/negated'])
    assert.deepEqual(actKeys(question, deed), ['act/love/negated'])
  }
})

test('a lean about what somebody would rather not do names doing it and leaving it', () => {
  for (const grade of ['rather', 'open', 'rather_not'] as const)
    for (const text of textsOf(`say/deed/${grade}/negated`)) {
      assert.match(text, /\bdoing it\b/i)
      assert.match(text, /\bleav(?:e|ing) it\b/i)
    }
})

test('“by the end of summer” is no fear', () => {
  assert.equal(questionIn('will my house sell by the end of summer').isFeared, false)
  assert.equal(questionIn('Is this the end of us?').isFeared, true)
})

test('somebody else decides in love and friendship, and not where a relative is only named', () => {
  const us = asked({ about: 'us' })
  assert.equal(verdictKeys({ ...us, topic: 'love' }, against)[0], 'say/event/rather_not/us')
  assert.equal(verdictKeys({ ...us, topic: 'health' }, against)[0], 'say/event/rather_not')
})

test('what speaks against something says so itself, and that it is today’s picture or can change', () => {
  for (const base of ['event', 'outlook', 'deed'] as const)
    for (const grade of ['rather_not', 'clearly_not'] as const)
      for (const form of ['', '/us', '/other', '/quiet', '/feared', '/test', '/big'])
        for (const text of textsOf(`say/${base}/${grade}${form}`)) {
          assert.doesNotMatch(text, /other way|lean/, text)
          assert.match(
            text,
            /today|now|forecast|chang|moment|can keep|stay|not yet|another|prepar|on the day|be done|steadied|at first|is allowed|for now|still|giving it up/i,
            text,
          )
        }
})

test('who asks whether they may is told so first, and no card says of anybody what they fear to be', () => {
  for (const grade of ['light', 'mixed', 'costly']) {
    for (const text of textsFor(`say/worth/permission/${grade}`)) assert.match(text, /^(?:Yes|You may)\b/)
    for (const text of textsFor(`say/worth/blame/${grade}`))
      assert.match(text, /^(?:No card here|Nothing|\[The cards don’t\|The card doesn’t\] call)/)
  }
})

const firstVerdict = (given: Partial<Question>) => {
  const question = asked({ ask: 'worth', ...given })
  return verdictKeys(question, answerOf(question, inPlaces('sw09 present')))[0]
}

test('every kind of worth has words of its own for each grade, and things to do for each mood', () => {
  for (const worth of WORTH_KINDS) {
    assert.equal(firstVerdict({ worth }), `say/worth/${worth}/costly`)
    for (const grade of ['light', 'mixed', 'costly'])
      assert.ok(textsOf(`say/worth/${worth}/${grade}`).length >= 2, `${worth} ${grade}`)
    for (const mood of ['soft', 'stuck'])
      assert.ok(textsOf(`turn/worth/${worth}/${mood}`).length >= 2, `${worth} ${mood}`)
  }
})

test('what a body may or does no card judges, and whether it is too late for two is for both to say', () => {
  for (const worth of ['normal', 'permission'] as const) {
    assert.equal(firstVerdict({ topic: 'health', worth }), 'say/worth/body')
    assert.deepEqual(
      turnKeys(
        asked({ topic: 'health', worth }),
        answerOf(asked({ ask: 'worth' }), inPlaces('ar19 present')),
        'soft',
      ),
      ['turn/worth/body'],
    )
  }
  assert.equal(firstVerdict({ about: 'us', topic: 'love', worth: 'late' }), 'say/worth/late/us')
})

test('who speaks of a trouble is told nothing that weighs what they do', () => {
  const troubled = { register: 'quiet', isDistressed: true } as const
  assert.equal(firstVerdict({ ...troubled, worth: 'value' }), 'say/worth/costly/quiet')
  assert.equal(firstVerdict({ ...troubled, worth: 'blame' }), 'say/worth/blame/costly')
})

test('where something will be no card says, and none leans for or against a place', () => {
  const where = asked({ ask: 'what_ahead', form: 'what', isWhere: true })
  assert.deepEqual(verdictKeys(where, answerOf(where, inPlaces('ar19 present'))), ['say/where'])
  const when = asked({ ask: 'when', form: 'when', isWhere: true })
  assert.notDeepEqual(verdictKeys(when, answerOf(when, inPlaces('ar19 present'))), ['say/where'])
})

test('a day that another chooses, too, has things for today of its own', () => {
  const when = { ...event, kind: 'when', tempo: 'weeks' } as typeof event
  const ofTwo = asked({ ask: 'when', form: 'when', topic: 'love', about: 'us' })
  assert.deepEqual(actKeys(ofTwo, when), ['act/when/theirs'])
  assert.notDeepEqual(actKeys({ ...ofTwo, about: 'self' }, when), ['act/when/theirs'])
})

test('a suspicion, a game of chance, a report and a why end with words of their own', () => {
  const place = (ask: Question['ask']) =>
    ({ kind: 'place', family: 'veil', ask }) as Parameters<typeof turnKeys>[1]
  const ends = {
    hidden: 'turn/hidden',
    chance: 'turn/chance',
    report: 'turn/report',
    why: 'turn/why',
  } as const
  for (const [ask, key] of Object.entries(ends))
    assert.deepEqual(
      turnKeys(asked({ ask: ask as keyof typeof ends }), place(ask as keyof typeof ends), 'soft'),
      [key],
    )
})

test('a large step in love has words of its own, by which step it is, and others with an ex', () => {
  const deed = { kind: 'deed', family: 'step', grade: 'rather' } as unknown as typeof event
  const love = asked({ topic: 'love', ask: 'deed' })
  const first = (question: Question) => turnKeys(question, deed, 'soft')[0]
  assert.equal(first({ ...love, isBig: true }), 'turn/love/big/soft')
  assert.equal(first({ ...love, step: 'away' }), 'turn/love/away/soft')
  assert.equal(first(love), 'turn/love/step/soft')
  assert.equal(first({ ...love, topic: 'work', isBig: true }), 'turn/work/step/soft')
  assert.deepEqual(turnKeys({ ...love, isBig: true, matter: 'your ex' }, deed, 'soft').slice(0, 2), [
    'turn/love/big/soft/ex',
    'turn/love/big/soft',
  ])
})

test('what fits an ask in every topic has words of its own: why, a report, what is hidden, chance', () => {
  const place = (ask: Question['ask'], family = 'sense') =>
    ({ kind: 'place', ask, family }) as unknown as typeof event
  const of = (ask: Question['ask']) => asked({ ask, topic: 'work' })
  for (const [ask, turn, act] of [
    ['why', 'turn/why', 'act/work/sense'],
    ['report', 'turn/report', 'act/report'],
    ['what_is', 'turn/what', 'act/general/sense'],
    ['hurdle', 'turn/what', 'act/work/sense'],
    ['hidden', 'turn/hidden', 'act/hidden'],
    ['chance', 'turn/chance', 'act/chance'],
  ] as const) {
    assert.equal(turnKeys(of(ask), place(ask), 'soft')[0], turn, ask)
    assert.equal(actKeys(of(ask), place(ask))[0], act, ask)
  }
})

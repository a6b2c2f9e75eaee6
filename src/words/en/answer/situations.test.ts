import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asked } from '../../../../test/asked.ts'
import type { CardsAnswer } from '../../../tarot/answer/answer.ts'
import { linesOf, patternOf, wordsOfToken } from '../../../tarot/question/pattern.ts'
import { QUESTION_TOPICS, type Question, type QuestionTopic } from '../../../tarot/question/question.ts'
import { readData } from '../../read-data.ts'
import { questionIn } from '../question/reader.ts'
import { actKeys, turnKeys } from './doing-keys.ts'
import { openingKeys, verdictKeys } from './keys.ts'
import { textsOf } from './pieces.ts'
import { jarsFor } from './situation-keys.ts'

type SituationFile = Record<string, { readonly phrases: readonly string[] }>
const SITUATIONS = QUESTION_TOPICS.flatMap((topic) =>
  Object.entries(readData<SituationFile>('en', `questions/situations/${topic}`)).map(
    ([name, { phrases }]) => ({ topic, name, phrases }),
  ),
)
const PARTS = { open: 2, soft: 2, stuck: 2, how: 1, act: 2 }
const textsOfPart = (of: string, part: string) =>
  SITUATIONS.filter(({ name }) => name === of).flatMap(({ topic, name }) =>
    textsOf(`situation/${topic}/${name}/${part}`),
  )
const TEXTS = SITUATIONS.flatMap(({ name }) =>
  [...Object.keys(PARTS), 'say', 'choice', 'decide'].flatMap((part) => textsOfPart(name, part)),
)

test('every sentence in the files is one of a situation that can be recognised, and no two situations have one name', () => {
  const names = SITUATIONS.map(({ name }) => name)
  assert.equal(new Set(names).size, names.length)
  const inFiles = QUESTION_TOPICS.flatMap((topic) =>
    Object.values(readData<Record<string, readonly string[]>>('en', `answers/situations/${topic}`)).flat(),
  )
  assert.deepEqual(TEXTS.toSorted(), inFiles.toSorted())
})

test('every situation has openings, closings for both moods, a first step and things for today', () => {
  for (const { name } of SITUATIONS)
    for (const [part, count] of Object.entries(PARTS))
      assert.ok(textsOfPart(name, part).length >= count, `${name}/${part}`)
})

test('no text of a situation is there twice, and each is one short line', () => {
  assert.equal(new Set(TEXTS).size, TEXTS.length)
  for (const text of TEXTS) {
    assert.ok(text.length >= 45 && text.length <= 180, text)
    assert.doesNotMatch(text, /['"!]/, text)
  }
})

/** Topics of which no question is light, or hardly any. */
const NEVER_LIGHT: ReadonlySet<QuestionTopic> = new Set(['family', 'health', 'law', 'loss', 'general'])

test('every sentence of a situation can be said: none jars with each question about it', () => {
  for (const { topic, name } of SITUATIONS) {
    const register = NEVER_LIGHT.has(topic) ? 'quiet' : 'light'
    const context = { question: asked({ topic, situation: name, register }) }
    for (const part of [...Object.keys(PARTS), 'say', 'choice', 'decide']) {
      const key = `situation/${topic}/${name}/${part}` as const
      for (const text of textsOf(key)) assert.ok(!jarsFor(key)(text, context), `${name}/${part}: ${text}`)
    }
  }
})

test('what a situation is about may be named whatever the topic, and who may be sad is met with no laugh', () => {
  const wedding = 'A wedding in the family costs money, and everybody dances.'
  const key = 'situation/family/family_wedding/open'
  const jars = (given: Partial<Question>) => jarsFor(key)(wedding, { question: asked(given) })
  assert.equal(jars({ topic: 'family', register: 'quiet' }), false)
  assert.equal(jars({ topic: 'family', register: 'quiet', isDistressed: true }), true)
  assert.equal(jars({ topic: 'love', register: 'quiet' }), true)
  assert.equal(jars({ topic: 'love', register: 'light' }), false)
  assert.equal(jarsFor(key)('It’s your own fault.', { question: asked({ register: 'quiet' }) }), true)
  assert.equal(jarsFor('open/asked/outcome')(wedding, { question: asked({ topic: 'family' }) }), true)
})

/** In which the other may want to be left alone. */
const MAY_WANT_SILENCE = [
  ...['gone_quiet', 'why_quiet', 'ex_return', 'ex_mind', 'contact_ex', 'ex_moves_on', 'blocked_me'],
  ...['block_them', 'getting_over', 'on_my_mind', 'estranged', 'falling_out', 'dream_of_ex'],
  ...['friend_silent', 'end_friendship', 'friend_betrayed', 'write_old_friend'],
  ...['forgiven_yet', 'say_sorry', 'to_forgive', 'their_sorry'],
  ...['cut_contact', 'absent_parent', 'sibling_silent', 'child_hates', 'see_grandchildren'],
]

test('nobody is advised to get in touch with somebody who may want silence', () => {
  for (const name of MAY_WANT_SILENCE)
    for (const part of ['soft', 'stuck', 'how', 'act'])
      for (const text of textsOfPart(name, part))
        assert.doesNotMatch(text, /\b(?:text|ring|call|message|phone|write to) (?:them|\{them\})/i, name)
})

test('every phrase is written in words of the notation', () => {
  const lists = new Proxy({}, { has: () => true, get: () => 'word' })
  for (const { name, phrases } of SITUATIONS)
    for (const line of linesOf(phrases.join('\n')))
      patternOf(line, (token) => {
        for (const word of wordsOfToken(token, lists))
          assert.match(word, /^[a-z0-9]+(?: [a-z0-9]+)*$/, `${name}: ${line}`)
        return 0
      })
})

const RECOGNISED = {
  gone_quiet: ['He left me on read. What does it mean?', 'she stopped texting, is it over'],
  ex_return: ['Will my ex come back to me?', 'when will my ex come back'],
  after_interview: ['How did my interview go?'],
  applied: ['Will I hear back about the job I applied for?'],
  house_sale: ['Will our house ever sell?', 'when does my flat sell'],
  lost_thing: ['lost my wedding ring, will I find it', 'is my wallet in the car'],
  lost_keys: ['Where did I leave my keys?', 'Where are my car keys'],
  lost_data: ['Can I get the photos off my dead phone?'],
  fly_fear: ['I have a bad feeling about the flight tomorrow'],
  driving_test: ['Will I pass my driving test?'],
  invite_someone: ['do i invite my dad who walked out to the wedding'],
  why_ended: ['What went wrong between me and Sam?', 'why did she leave me after six years'],
  left_faith: ['Should I tell my parents that I have left the church?'],
  carer: ['I have been looking after my father for six years. Am I allowed to want my own life?'],
  audience: ['will my podcast take off this year', 'How do I get to 1000 subscribers?'],
  face_someone: ['Should I go to the party if she will be there?'],
  childs_partner: ['Is my daughter’s boyfriend only after her money?'],
  new_school: ['Will my son settle in at his new school?'],
  resit: ['What can I do differently to pass my boards this time?'],
  retire: ['Can I retire next year or do I have to go on working?'],
  calling: ['What did I come here for?'],
  tech_help: ['how do i reset my password'],
  one_more_child: ['Is our family finished or is one more coming?'],
  retired_parent: ['Why has my father been so moody since he retired?'],
  riddle: ['why did the chicken cross the road', 'How is a raven like a writing desk?'],
  twin_flame: ['When does my twin flame come back?'],
  secret_told: ['My sister told my secret to everyone. What do I do?'],
  dread_visit: [
    'Do I visit my parents or will there be rows again?',
    'I dread visiting my family at Easter. Do I go?',
  ],
  unthanked: ['I work so hard and nobody notices. What should I do?', 'Why does nobody ever say thank you?'],
  ask_out: [
    'Should I ask Amelia out?',
    'Should I ask her out or will it make things weird at the gym?',
    'Ask him out or not?',
    'Do I make a move on her at the party?',
  ],
  says_first: ['When will he say I love you?'],
  asks_me: ['Will he ask me out?'],
  proposal: ['Will he propose before the summer?'],
  to_propose: ['Should I ask her to marry me?'],
  lend_thing: ['Should I lend him the van?'],
  job_hunt: ['When will I find a job?', 'Why does nobody reply to my applications?'],
  anothers_job: ['Will my daughter get the cabin crew job?'],
  job_relief: ['I was made redundant. Why am I not panicking?'],
  trade_delays: ['Import export business, partner abroad, many delays.'],
  pay_rise: ['Should I ask for a raise now?'],
  place_or_pay: ['Go back to university or keep my job?'],
  retired_now: ['I have just retired. What do I do with my days?'],
  pension_cash: ['Do I cash in the pension lump sum or leave it?'],
  asked_to_lend: ['Should I lend my brother the money?'],
  lent_money: ['Will my friend ever pay me back?'],
  child_love: ['Will my son get married?'],
  child_at_home: ['My son moved back in. How long will he stay?'],
  baby_name: ['Should I name the baby Robin or Amelia?'],
  past_life_tie: ['What was my past life connection with Amelia?'],
  past_life: ['Who was I in a past life?'],
  faith: ['Do I stay in the church or walk away?'],
  prayer: ['Does God hear my prayers?'],
  faith_rite: ['Should I be baptised again?'],
  god_minds: ['Is it a sin to ask the cards?'],
  fan: ['Will Arsenal win on Saturday?'],
  celebrities: ['Will Taylor and Travis get married?', 'Are Zendaya and Tom Holland happy?'],
  world: ['Who will win the next election?'],
  pet_name: ['What should we name the kitten?'],
  pet_mind: ['What is my cat thinking?'],
  what_to_wear: ['What should I wear to the wedding?'],
  own_place: [
    'Can I afford to move out?',
    'Can I afford my own place?',
    'Can I afford to live alone?',
    'Will I have enough money to move out by summer?',
    'How do I save up to move out?',
    'Can I afford the rent on the new flat?',
    'Should I move out or stay with my parents?',
  ],
  back_home: ['Should I move back in with my parents?'],
  afford: ['Can we afford to have a dog?'],
  hold_out: [
    'Will I crack before Sunday?',
    'Am I going to snap before the weekend?',
    'Will I break down before Friday?',
    'Will I get through this week?',
    'Will I last until the holidays?',
  ],
  deadline: ['Will I get everything done before Sunday?', 'Will I be finished by Sunday?'],
  start_business: [
    'Should I open a bakery?',
    'Is my bakery going to work?',
    'Is opening a bakery the right move for me?',
    'Do I have what it takes to run a bakery?',
    'Should I put my savings into a bakery?',
    'Could I make a living with a bakery?',
    'My dream is a small bakery. Should I go for it?',
    'What does opening a bakery teach me?',
    'Should I learn how to run a bakery first?',
    'Would a bookshop in our village work?',
    'Should I open a yoga studio?',
    'Should I open a nursery for children?',
    'Will my candle business take off?',
    'Should I rent the corner shop for my bakery?',
  ],
  business_slow: ['Will my café survive the winter?', 'Is my restaurant going to make it?'],
  handover: ['Should I take over my uncle’s bakery?'],
  learn_skill: ['Should I learn baking?'],
  take_course: ['Should I take the bakery course?'],
  exam: ['Will I pass the bakery course?'],
  sell_made: ['Should I sell my cakes at the market?'],
} as const

test('to trust one’s own feeling is not to trust somebody', () => {
  assert.equal(questionIn('Can I trust my new colleague? He is always smiling.').situation, 'trust')
  assert.notEqual(questionIn('Can I trust my gut feeling?').situation, 'trust')
})

test('matters that many ask about are recognised', () => {
  for (const [name, questions] of Object.entries(RECOGNISED))
    for (const question of questions) assert.equal(questionIn(question).situation, name, question)
})

test('to crack before a day is feared, and does not come later than it is named', () => {
  const { isFeared, isOnItsDay } = questionIn('Will I crack before Sunday?')
  assert.deepEqual([isFeared, isOnItsDay], [true, true])
  assert.equal(questionIn('Will I crack the interview on Monday?').isFeared, false)
})

test('the words of a situation in another sense do not make it', () => {
  for (const question of [
    'Will the test of time be kind to us?',
    'Is he the key to my happiness?',
    'Should I sell my soul to the company',
    'Will she read my book?',
    'Will I crack the code?',
  ])
    assert.equal(questionIn(question).situation ?? null, null, question)
})

test('a grave question has no situation', () => {
  const { grave, situation } = questionIn('My mum died in May. Should I go to the family Christmas?')
  assert.equal(grave, 'death')
  assert.equal(situation ?? null, null)
})

const event = { kind: 'event', family: 'outcome', grade: 'open' } as CardsAnswer
const exam = asked({ topic: 'study', situation: 'exam' })

test('what a situation has of its own comes before what its topic has', () => {
  assert.equal(openingKeys(exam, 'outcome')[0], 'situation/study/exam/open')
  assert.equal(turnKeys(exam, event, 'stuck')[0], 'situation/study/exam/stuck')
  assert.equal(actKeys(exam, event)[0], 'situation/study/exam/act')
  const how = { kind: 'place', ask: 'how_do', family: 'way' } as unknown as CardsAnswer
  assert.equal(turnKeys(exam, how, 'soft')[0], 'situation/study/exam/how')
})

test('where a situation has a verdict of its own, nothing leans', () => {
  const flight = asked({ topic: 'travel', situation: 'fly_fear' })
  assert.ok(textsOf(verdictKeys(flight, event)[0]!).length > 0)
  assert.equal(textsOf(verdictKeys(exam, event)[0]!).length, 0)
})

test('an exam happens on its day and is never said to come later', () => {
  assert.equal(questionIn('Will I pass my driving test on Thursday?').isOnItsDay, true)
  assert.equal(questionIn('Will our house sell by Thursday?').isOnItsDay, false)
})

test('a look at a year has its own words only where no other topic is read', () => {
  assert.equal(questionIn('How will next year be for me?').situation, 'year_ahead')
  assert.equal(questionIn('How will next year be for my career and my boss?').situation, null)
})

test('whether it is love or habit is in another heart and no choice of the asker’s', () => {
  assert.equal(questionIn('Is what he feels for me love or habit?').ask, 'mind')
  assert.equal(questionIn('Do I text him first, or wait till he does?').ask, 'choice')
})

test('where the likeliest words speak to somebody in the matter, and the matter is another’s, the next that fit are found', () => {
  for (const [question, situation] of [
    ['Will my daughter’s paramedic interview go all right?', 'anothers_job'],
    ['Will my lad pass his gas safe exam?', 'childs_exam'],
    ['Is my brother’s food truck going to make it in Austin?', 'anothers_venture'],
    ['My tenant is always late. Will he pay before Diwali?', 'tenants'],
    ['They’re restructuring and everybody says heads will roll, is it hot air?', null],
  ] as const) {
    const read = questionIn(question)
    assert.deepEqual([read.about, read.situation], ['other', situation], question)
  }
})

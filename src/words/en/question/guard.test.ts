import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { DANGERS } from '../../../tarot/question/danger.ts'
import { dangerIn } from './guard.ts'
import { questionIn } from './reader.ts'

interface Labelled {
  readonly q: string
  readonly grave: readonly string[]
}

const fixture = (name: string): readonly Labelled[] =>
  JSON.parse(readFileSync(new URL(`../../../../test/fixtures/questions/${name}`, import.meta.url), 'utf8'))
const isLight = ({ grave }: Labelled) => grave.includes('none')
const isFound = ({ q }: Labelled) => dangerIn(q) !== null
const questions = fixture('danger.json')

test('every question of the fixture that is about danger is found, with its kind', (t) => {
  const grave = questions.filter((row) => !row.grave.includes('none'))
  assert.ok(grave.length > 200)
  const missed = grave.filter(({ q, grave: kinds }) => !kinds.includes(dangerIn(q)?.grave ?? ''))
  t.diagnostic(`${grave.length - missed.length} of ${grave.length} found`)
  assert.deepEqual(
    missed.map(({ q }) => q),
    [],
  )
})

test('of those that only sound like it, none is taken for danger', (t) => {
  const light = questions.filter(({ grave }) => grave.includes('none'))
  assert.ok(light.length > 200)
  const alarms = light.filter(({ q }) => dangerIn(q) !== null)
  t.diagnostic(`${alarms.length} of ${light.length} taken for danger`)
  assert.deepEqual(
    alarms.map(({ q }) => q),
    [],
  )
})

test('of 135 questions about danger that a stranger to the vocabulary wrote one is missed, and none of 115 others is taken for it', () => {
  const rows = fixture('stranger.json')
  const grave = rows.filter((row) => !isLight(row))
  assert.equal(grave.length, 135)
  assert.deepEqual(
    grave.filter((row) => !isFound(row)).map(({ q }) => q),
    ["Can the cards tell me if it's quick?"],
  )
  assert.equal(rows.length - grave.length, 115)
  assert.deepEqual(rows.filter(isLight).filter(isFound), [])
})

test('of 135 questions that nobody tuned the tables for at least 106 are found, and at most 3 of 115 others are taken for danger', (t) => {
  const rows = fixture('held-out.json')
  const grave = rows.filter((row) => !isLight(row))
  assert.deepEqual([grave.length, rows.length - grave.length], [135, 115])
  const [found, alarms] = [grave.filter(isFound), rows.filter(isLight).filter(isFound)]
  t.diagnostic(`${found.length} of 135 found, ${alarms.length} of 115 taken for danger`)
  assert.ok(found.length >= 106)
  assert.ok(alarms.length <= 3)
})

test('nine of ten questions that were worded round about are found', (t) => {
  const rows = fixture('round-about.json')
  const found = rows.filter(isFound)
  t.diagnostic(`${found.length} of ${rows.length} found`)
  assert.equal(rows.length, 147)
  assert.ok(found.length >= 0.9 * rows.length)
})

test('of 211 ordinary questions, most of them with dangerous-sounding words, none is taken for danger', () => {
  const rows = fixture('look-alikes.json')
  assert.equal(rows.length, 211)
  assert.deepEqual(rows.filter(isFound), [])
})

test('of ordinary questions as people type them few are taken for danger, and few for another grave matter', (t) => {
  const shareOf = (name: string) => {
    const rows = fixture(name)
    const alarms = rows.flatMap(({ q, grave }) => {
      const kind = questionIn(q).grave ?? 'none'
      return grave.includes(kind) ? [] : [kind]
    })
    const dangers = alarms.filter((kind) => DANGERS.some((danger) => danger === kind)).length
    t.diagnostic(`${name}: ${dangers} and ${alarms.length - dangers} of ${rows.length}`)
    return { dangers: dangers / rows.length, others: (alarms.length - dangers) / rows.length }
  }
  const seen = shareOf('ordinary.json')
  assert.ok(seen.dangers <= 0.006 && seen.others <= 0.02, JSON.stringify(seen))
  const held = shareOf('ordinary-held-out.json')
  assert.ok(held.dangers <= 0.02 && held.others <= 0.06, JSON.stringify(held))
})

test('plain questions about danger and grave matters are found as often as before the lines were narrowed', () => {
  const foundOf = (name: string) => fixture(name).filter(({ q }) => questionIn(q).grave !== null).length
  assert.ok(foundOf('plain-danger.json') >= 53)
  assert.ok(foundOf('plain-danger-held-out.json') >= 53)
})

test('where one sign decides, danger is found, is as certain as that sign, and is not seen where there is none', () => {
  const rows: readonly { sign: string; q: string; grave: string | null; isCertain?: boolean }[] = JSON.parse(
    readFileSync(new URL('../../../../test/fixtures/questions/one-sign.json', import.meta.url), 'utf8'),
  )
  assert.ok(rows.length > 100)
  for (const { sign, q, grave, isCertain } of rows) {
    const danger = dangerIn(q)
    assert.deepEqual([danger?.grave ?? null, danger?.isCertain], [grave, isCertain], `${sign}: ${q}`)
  }
})

test('what lovers, parents and colleagues say every day is no danger', () => {
  for (const question of [
    'I have a date tonight, how will it go?',
    'Does my friend talk about me when I’m not there?',
    'I want to leave him but I’m scared to be alone',
    'He says he doesn’t want to get married',
    'I found a note in his pocket, who is she?',
    'How long would it take to get over him?',
    'My heart jumps when he looks at me',
    'He messages me every day, does he like me?',
    'Will tomorrow be a good day or a bad one?',
    'When he has time, will he call?',
    'Should I delete the app from my phone?',
    'My friends do not like him',
  ])
    assert.equal(dangerIn(question)?.isCertain ?? false, false, question)
})

test('somebody who looks for a thing of their own is not followed by anybody', () => {
  for (const thing of ['car keys', 'phone anywhere', 'house keys', 'bag', 'cat since this morning'])
    assert.equal(dangerIn(`I can’t find my ${thing}`), null, thing)
  assert.equal(dangerIn('He put an AirTag in my car')?.grave, 'violence')
})

test('usual names of places in a spread are not taken for danger', () => {
  for (const names of [
    'Hopes and fears',
    'What is my greatest fear? How do I face it?',
    'The root of the problem. What holds me back. What helps me. The outcome',
    'Death and rebirth',
    'What must die so I can grow?',
    'Past life. This life. Next life',
    'What to leave behind. What to carry on. What comes next',
    'My shadow. My light. What I hide. What I show',
    'What is ending. What is beginning',
  ])
    assert.equal(dangerIn(names), null, names)
})

test('capitals, missing apostrophes, wrong letters, signs and text-speak hide nothing', () => {
  for (const question of [
    'SHOULD I KILL MYSELF',
    'should i kill myslef??',
    'shuld i comit suicde',
    'i dont want to be here anymore',
    'I don’t want to be here anymore',
    'gonna kms',
    'k.m.s',
    'I want to d1e',
    'i want to diiiie',
    's*icide',
    'thinking of unaliving myself 💀',
    'I’m not going to do anything stupid but I have written the letters',
    'ＫＩＬＬ ＭＹＳＥＬＦ',
    '\u0000\u0007kill\nmyself\ud800',
  ])
    assert.equal(dangerIn(question)?.grave, 'self_harm', question)
})

test('the idiom is light, and what stands beside it is not', () => {
  assert.equal(dangerIn('This job is killing me. Should I quit?'), null)
  assert.equal(dangerIn('This job is killing me and I want to die')?.grave, 'self_harm')
  assert.equal(dangerIn('I could strangle him'), null)
  assert.equal(dangerIn('He strangled me')?.grave, 'violence')
  assert.equal(dangerIn('he broke the plate, then the stool, then me')?.grave, 'violence')
  assert.equal(dangerIn('he broke the news, then told me a joke'), null)
})

test('the guard finds whose danger it is', () => {
  for (const [question, grave, voice] of [
    ['I want to die', 'self_harm', 'self'],
    ['my son says he wants to kill himself', 'self_harm', 'other'],
    ['he hit me again', 'violence', 'self'],
    ['my brother in law beats my sister', 'violence', 'other'],
    ['I hit my wife last night', 'violence', 'doer'],
    ['im 12 and my dad hits me', 'minor', 'self'],
    ['I think my ex hurts our son', 'minor', 'parent'],
    ['the coach keeps texting my 13 year old at night', 'minor', 'parent'],
    ['I think the neighbour beats his little girl', 'minor', 'other'],
    ['i am 15 and pregnant', 'minor', 'pregnancy'],
  ] as const)
    assert.deepEqual(dangerIn(question), { grave, voice, isCertain: true }, question)
})

test('a child of the asker’s that is bullied now is in danger, in whatever words', () => {
  for (const question of [
    'My son is being bullied at school. What do I do?',
    'Three girls in year 6 bully my daughter. Will it stop?',
    'is our girl being bullied',
    'They bullied my son on the bus. Will he be all right?',
    'My daughter was bullied at her old school and now it is starting again at the new one',
  ])
    assert.ok(['parent', 'school'].includes(dangerIn(question)?.voice ?? ''), question)
})

test('a danger with a teacher or a school in it, and nobody at home, is one of school', () => {
  assert.equal(dangerIn('the teacher messages my 12 yr old at midnight. what do i do')?.voice, 'school')
  assert.equal(
    dangerIn('My son has bruises after weekends with his father. His teacher asked me about it.')?.voice,
    'parent',
  )
})

test('a child that was bullied before and somewhere else is not', () => {
  for (const question of [
    'My son was bullied at his old school. Will he make friends at the new one?',
    'our daughter was bullied last year, will this class be kinder',
    'My boy used to get bullied. Is he happier at his new school?',
    'They bullied my lad in primary. Will secondary be better?',
  ]) {
    assert.equal(dangerIn(question), null, question)
    assert.equal(questionIn(question).grave, null, question)
  }
})

test('the guard says whether a danger rests on a phrase or only on weak signs together', () => {
  assert.equal(dangerIn('I want to die')?.isCertain, true)
  assert.equal(dangerIn('I am so tired and alone, everything is numb')?.isCertain, false)
})

test('an everyday matter outweighs weak signs, and no certain one', () => {
  for (const question of [
    'is now a good time to buy a dog',
    'Should I forgive Martha for the wedding business or let the friendship fade out quietly?',
    'The man at the embassy kept my passport after the interview. When will my visa come out?',
    'She held my rope all evening at the climbing gym. Does she fancy me?',
    'Do I host Eid this year or let auntie Samira do it?',
    'Will I ever see him again?',
    'Is my sister’s boyfriend only after her money?',
    'who took my umbrella, it had ducks on it',
    'My sister told my secret to everyone. What do I do?',
    'Can I trust my boyfriend again after what he did?',
  ])
    assert.equal(dangerIn(question), null, question)
  assert.equal(dangerIn('He keeps my passport and I sleep in the laundry room')?.grave, 'violence')
  assert.equal(dangerIn('He told me to keep my mouth shut about that night')?.grave, 'violence')
  assert.equal(dangerIn('I host Eid this year and I want to die')?.grave, 'self_harm')
})

test('ordinary words that stand in tales of danger, too, are not taken for certain danger', () => {
  for (const question of [
    'Has the spark gone for good?',
    'two guys, one makes me laugh and one makes me calm',
    'Is the commute making me odd?',
    'two tests say no and one says maybe',
    'Hit me with the truth, is my cooking good',
    'Is the man from the deli just selling me ham?',
    'will my boss ever stop calling me dear in emails',
    'did I pack the passport, I am already in the taxi',
    'Will my visa renewal for work come before July?',
    'should the heroine of my story survive the crash',
    'will I ever beat her at chess',
    'the same boss killed me 60 times in this game, do I quit',
    'suicide sprints at seven, attend?',
    'Broke my wrist at netball and it is mended, do I go back?',
    'my fasting app congratulated me for sleeping',
    'do it myself or hire a man?',
    'I want to leave the canteen and sell my jollof from a van',
    'will they notice if I skip the meeting',
  ])
    assert.notEqual(dangerIn(question)?.isCertain, true, question)
  for (const question of [
    'he made me touch him',
    'I said no and he did it anyway',
    'they sold me to a man in another town',
    'he has my passport',
    'he broke my wrist',
    'my stepdad left marks on my arms',
    'he will not stop calling me at night',
    'will anyone miss me when I am gone for good',
    'the voices tell me to jump',
  ])
    assert.equal(dangerIn(question)?.isCertain, true, question)
})

test('what new ordinary questions have in common with tales of danger does not stop them, and the tales are found', () => {
  for (const question of [
    'I told my editor that the chapter won’t be finished',
    'no one would notice if I skipped the party',
    'How long can I go on like this in my job?',
    'Do I ring the compliance hotline?',
    'He leaves stuff at mine, even a razor. Is it serious?',
    'she keeps looking at me on the train',
    'Did I let her slip away?',
    'I have no idea, and I don’t know where I am with her',
    'How do I know when I am ready for a dog?',
    'Has my brother lost his way? He doesn’t know who I was at ten',
    'My recruiter keeps promising news',
    'The guy from the gym keeps smiling at me',
    'He goes quiet when a friend gets engaged. Why?',
    'my daughter’s father disappeared, will he write to her',
    'Will my daughter be married next year?',
    'I have not seen the girl since her christening, is she well?',
    'Does it hurt that my daughter moved out? Yes. When will it ease?',
    'It’s hitting me now that we are moving',
    'Would the air force take me at thirty?',
    'Has my desk been swapped for the old one?',
    'My sons have shut me out, will they call?',
    'why is he in a hurry to get me out of here',
    'he keeps smiling at me in class',
    'Does he find me dull?',
    'is my secret safe with him',
    'I lost my best friend to her new boyfriend',
    'Is he a threat to our friendship?',
    'My brother is scared for his job',
    'Would a cat from the shelter suit me?',
    'A street dog has started following me every day and sitting outside my door. Can I adopt him?',
    'love marriage or arranged marriage for me',
    'Can I afford the conservatory or should I keep the money safe for the grandchildren?',
    'I’ve been asked to open my garden to visitors. Part of me is thrilled and part of me wants to hide in the shed.',
    'How long till the rescue cat stops hiding under the bed',
    'My ex won’t let me see my grandson. Will it change?',
    'Her parents don’t let her stay out',
    'Would it be wrong to put a tracker on my son',
    'He waits by the front door since we moved, does he miss the old house?',
    'I’m hiding in the bathroom with a book',
    'He said you’re dangerous and winked',
    'how can I hold my ground against a louder one',
    'The team is fine, the new boss is not, everyone’s walking on eggshells',
    'He leaned in at the bus stop. Are we something now?',
    'why is the Hermit following me everywhere',
    'Does this gossip come back to bite me?',
    'The embassy has had my passport since May, when will it come?',
    'who took the money from the tin',
    'my garage door is stuck, an omen?',
    'Will my hand-thrown mugs sell?',
    'who left a duck on my car',
  ])
    assert.notEqual(dangerIn(question)?.isCertain, true, question)
  for (const question of [
    'I won’t be there for my boys next year',
    'I want to not be',
    'He gave me his tools, he won’t be needing them',
    'nobody would notice if I was gone',
    'Can I go on like this?',
    'I rang the suicide hotline',
    'I keep a razor by the bath',
    'I stand too close to the train',
    'he knows when I am home alone',
    'my ex found out where I live',
    'I hit her, I don’t know who I was',
    'my recruiter took my passport',
    'the guy from the gym keeps turning up at my door',
    'she goes quiet when her husband comes in',
    'my son disappeared last night',
    'my niece is promised to an older man',
    'my niece is getting married, she is 14',
    'I have not seen the boy next door for weeks',
    'it hurts that he hits me',
    'he force me to sleep with him',
    'he shut me out of the house all night',
    'get me out of here, please',
    'my uncle keeps hugging me in the kitchen',
    'will he find me through my phone',
    'is my sister safe from him',
    'I lost my friends because he is jealous',
    'is my ex a threat to me',
    'I am scared for my life',
    'I fled to a shelter with my girls',
    'my husband won’t let me see my mother',
    'my parents won’t let me leave the house',
    'he put a tracker on my car',
    'I’m hiding in the bathroom with my phone',
    'he is dangerous',
    'at home we walk on eggshells',
    'he says there won’t be a home to go back to',
    'There won’t be a next summer for me',
    'I duck when he lifts his hand',
    'I taped the garage door',
  ])
    assert.equal(dangerIn(question)?.isCertain, true, question)
})

test('what gives rise to doubt in tales of danger alone gives none in plain questions', () => {
  for (const question of [
    'Why did he stop calling me?',
    'Will he forgive me if I told him?',
    'They have a group and I’m not in it',
    'Our families do not know about us yet',
    'Is he losing interest?',
    'Will I hit my targets?',
    'Have my papers been checked, is everything in order?',
    'My cousin has set the date for the summer',
    'How could he replace me so soon?',
    'I’ve never been so sure of anything',
    'he keeps me a secret, why',
  ])
    assert.equal(dangerIn(question), null, question)
})

test('danger that is described by details alone is found', () => {
  for (const [question, grave] of [
    ['I found homes for both cats and feel calmer than I have in years', 'self_harm'],
    ['My uncle is keeping my passport since I came here', 'violence'],
    ['I told them at church I walked into the cupboard', 'violence'],
    ['Her coach messages my daughter after midnight, she is 15', 'minor'],
  ] as const)
    assert.equal(dangerIn(question)?.grave, grave, question)
})

test('of several dangers the gravest is named', () => {
  assert.equal(dangerIn('he beats me and I want to die')?.grave, DANGERS[0])
})

test('no text, and a text of any length or kind, is no trouble', () => {
  for (const text of [
    '',
    '   ',
    '?',
    '🌙'.repeat(500),
    'ﷺ'.repeat(500),
    'a'.repeat(5000),
    'he my i '.repeat(60),
  ])
    assert.equal(dangerIn(text), null)
})

test('which day, place or way is best to die, and whether it is time to leave this world, is never left to cards', () => {
  for (const question of [
    'Which date is best for me to die?',
    'Is it the right time to leave this world?',
    'What is the best day to die?',
    'When is the right moment for me to die?',
    'Would next week be the best week to die?',
    'which month is best for my death',
    'pick a date for me to die',
    'Is it my time to die?',
    'Where should I go to die?',
    'What’s a good week to die?',
    'Which way is the kindest to die?',
    'Is today the day I die by my own choice?',
    'Is it the right time not to be here any more?',
    'Is it time to leave this earth?',
    'Is it the right time to leave the world?',
    'When will I meet my maker?',
    'I’m ready to go to heaven',
    'Is it time for me to be with grandma in heaven?',
  ]) {
    assert.deepEqual(dangerIn(question), { grave: 'self_harm', voice: 'self', isCertain: true }, question)
    assert.equal(questionIn(question).grave, 'self_harm', question)
  }
  for (const question of [
    'Is it the right time to leave this town?',
    'Is it time to leave the world of banking?',
    'Is it the right time to leave my husband?',
    'What is the best day to dye my hair?',
    'Is my basil going to die?',
    'Which day is best for me to fly?',
  ])
    assert.equal(dangerIn(question), null, question)
})

test('short plain questions about answers, quarrels, work and friends are no danger, and nothing else that is grave', () => {
  for (const question of [
    'Is it too late to say sorry to my sister?',
    'Should I say sorry to my wife?',
    'Is my best friend drifting away from me?',
    'Am I fading out of his life?',
    'Why doesn’t he reply to my messages?',
    'My husband never answers his phone, why?',
    'Was it my fault?',
    'We had a big fight last night, is it over?',
    'My mum reads my texts',
    'My boss reads my emails',
    'Is my boss trying to get rid of me?',
    'Who stole my money?',
    'Who took my keys?',
    'Should I volunteer at the shelter?',
    'Why has my boss not paid me?',
    'My friends are all having babies',
    'My husband doesn’t want sex any more, why?',
    'My boyfriend wants kids, I don’t',
    'My dad sold my bike',
    'My brother borrowed my car again',
    'My professor never answers my mails',
    'He never holds my hand, why?',
    'hangover cure?',
    'Will I die alone?',
    'My son came home late',
    'My mum won’t stop calling',
    'I’m so bored of my life',
  ]) {
    assert.notEqual(dangerIn(question)?.isCertain, true, question)
    assert.equal(questionIn(question).grave, null, question)
  }
  for (const question of [
    'She reads all my messages every night',
    'My husband reads my messages',
    'My father took my passport',
    'He is trying to kill me',
    'I moved to the shelter with the kids',
    'My madam has not paid me',
    'I want to drift away quietly',
    'My brother hit me last night',
    'Should I run away from home?',
    'My boyfriend keeps texting my 13 year old',
    'My manager follows me home',
  ])
    assert.equal(dangerIn(question)?.isCertain, true, question)
})

test('of short ordinary questions hardly any is taken for danger or another grave matter', (t) => {
  for (const name of ['short-ordinary.json', 'short-ordinary-held-out.json']) {
    const rows = fixture(name)
    const alarms = rows.filter(({ q, grave }) => !grave.includes(questionIn(q).grave ?? 'none'))
    t.diagnostic(`${name}: ${alarms.length} of ${rows.length}`)
    assert.ok(alarms.length <= 0.01 * rows.length, JSON.stringify(alarms.map(({ q }) => q)))
  }
})

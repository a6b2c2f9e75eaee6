import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DANGERS, type DangerVoice } from '../../../tarot/question/danger.ts'
import { dangerParagraphs, dangerText } from './danger-text.ts'
import { allQuietActs, QUIET, quietAct } from './quiet.ts'

const VOICES: readonly DangerVoice[] = ['self', 'other', 'parent', 'school', 'doer', 'pregnancy']
const ALL = DANGERS.flatMap((grave) => VOICES.map((voice) => ({ grave, voice })))

test('thanks and now with whom stand in the first two sentences', () => {
  for (const danger of ALL) {
    const [first] = dangerParagraphs(danger)
    const [thanks, now] = first!.split('. ')
    assert.match(thanks!, /^Thank you/)
    assert.match(now!, /emergency number|with you|protect a child/)
    assert.match(now!, /\bnow\b|today|at once/)
  }
})

test('every text says that no person reads it, and that no cards are laid', () => {
  for (const danger of ALL) {
    assert.match(dangerText(danger), /No person reads this/)
    assert.match(dangerText(danger), /No cards are laid/)
  }
})

test('without helplines of the operator the numbers of three regions and the directory are named', () => {
  for (const danger of ALL) {
    const text = dangerText(danger)
    for (const number of [
      '112 in most of Europe',
      '911 in North America',
      '999 in Britain',
      'findahelpline.com',
    ])
      assert.ok(text.includes(number), number)
  }
})

test('the operator’s helplines are printed as they are, in place of ours', () => {
  for (const danger of ALL) {
    const text = dangerText(danger, 'Ring $& 116 123.')
    assert.ok(text.includes('Ring $& 116 123.'))
    assert.doesNotMatch(text, /findahelpline|\{numbers\}/)
  }
})

test('the text for a parent speaks of “your child”, and of whom to turn to at school', () => {
  const text = dangerText({ grave: 'minor', voice: 'parent' })
  assert.match(text, /protect your child/)
  assert.match(text, /save the messages, and tell the head/)
  assert.doesNotMatch(text, /the child\b(?! protection)|a child\b/)
})

test('the text for danger at school begins with the school, and advises nobody to flee with the child', () => {
  const [first, ...rest] = dangerParagraphs({ grave: 'minor', voice: 'school' })
  assert.match(first!, /head of the school.*safeguarding.*save the messages.*police if anything is sexual/)
  assert.doesNotMatch(rest.join(' '), /get out/)
})

test('where a child is in danger, whom to tell comes before what is not their fault and whom not to face', () => {
  for (const voice of ['self', 'other', 'parent', 'school'] as const) {
    const [, nobodyReads, tell, rest] = dangerParagraphs({ grave: 'minor', voice })
    assert.match(nobodyReads!, /No person reads this/, voice)
    assert.match(tell!, /helpline for children/, voice)
    assert.match(rest!, /fault.*(?:don’t|please|Listen)|face the one who does it/, voice)
  }
})

test('who is in danger is said to matter more than any card, and not than other people', () => {
  assert.match(dangerText({ grave: 'self_harm', voice: 'self' }), /You matter more than any card\./)
})

test('what could do harm is named plainly', () => {
  const text = dangerText({ grave: 'self_harm', voice: 'self' })
  assert.match(text, /take away, for now, anything you could hurt yourself with/)
})

test('for violence each tip has its “if it is safe”, and nothing says to confront', () => {
  const text = dangerText({ grave: 'violence', voice: 'self' })
  for (const tip of [
    'phone that isn’t checked',
    'don’t announce it',
    'keep messages',
    'out of its history',
  ]) {
    const sentence = text.split(/(?<=\.) /).find((words) => words.includes(tip))!
    assert.match(sentence, /if it is safe/i, tip)
  }
  assert.match(text, /if you must get out at once, go/)
})

test('nothing sets a condition before a call, promises, blames or calls writing here telling somebody', () => {
  const all = [...ALL.map((danger) => dangerText(danger)), QUIET.summary, ...allQuietActs()].join('\n')
  assert.doesNotMatch(
    all,
    /before you (call|ring)|hardest part|everything happens|for a reason|looks larger|whoever is in the right|calm down|be strong|soon you|will be fine|nothing (you wrote )?is kept/i,
  )
})

test('who asks because of somebody else gets a thing to do for them, and not that of whoever is in danger', () => {
  const acts = (['self_harm', 'violence', 'minor'] as const).map((grave) =>
    quietAct({ grave, voice: 'other' }),
  )
  const own = (['self_harm', 'violence', 'minor'] as const).map((grave) => quietAct({ grave, voice: 'self' }))
  assert.equal(new Set([...acts, ...own]).size, 6)
  for (const act of [...acts, quietAct({ grave: 'minor', voice: 'parent' })]) {
    assert.match(act, /\b[Ss]tay\b/)
    assert.match(act, /\bask (?:them )?(?:plainly|simply)/)
    assert.match(act, /call the emergency number/)
    assert.match(act, /today.*ask (?:them )?what|today and ask what/)
    assert.match(act, /don’t promise (?:to keep it secret|silence)/i)
    assert.match(act, /Afterwards, talk to somebody about how it is for you\.$/)
  }
  assert.match(acts[0]!, /Put away what could be used, if that is safe for you/)
  assert.match(acts[1]!, /if somebody is in danger now.*when you are alone with them and it is safe/i)
})

test('a voice without a thing of its own gets that of whoever is in danger; a child at school, one who hurts others and a pregnancy have their own', () => {
  assert.match(quietAct({ grave: 'self_harm', voice: 'parent' }), /^Please call or wake one person now/)
  assert.match(quietAct({ grave: 'violence', voice: 'doer' }), /go out of reach/)
  assert.match(quietAct({ grave: 'minor', voice: 'school' }), /save the messages.*safeguarding/)
  assert.match(quietAct({ grave: 'minor', voice: 'pregnancy' }), /with you in this/)
  for (const voice of ['parent', 'school'] as const)
    assert.doesNotMatch(quietAct({ grave: 'minor', voice }), /the child\b|a child\b/)
})

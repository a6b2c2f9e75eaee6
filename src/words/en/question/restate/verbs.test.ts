import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PAST } from './verbs.ts'

/** By how they make it: most of what people do and ask about is irregular. */
const PASTS = `
  be/was become/became begin/began break/broke bring/brought build/built buy/bought catch/caught choose/chose
  come/came deal/dealt do/did dream/dreamt drink/drank drive/drove drop/dropped eat/ate fall/fell
  feel/felt fight/fought find/found fly/flew forget/forgot forgive/forgave get/got give/gave go/went
  grow/grew have/had hear/heard hide/hid hold/held keep/kept know/knew lead/led lend/lent
  lie/lied lose/lost make/made mean/meant meet/met pay/paid ride/rode ring/rang rise/rose
  run/ran say/said see/saw sell/sold send/sent sing/sang sit/sat sleep/slept speak/spoke
  spend/spent stand/stood steal/stole stick/stuck stop/stopped take/took teach/taught tell/told think/thought
  throw/threw understand/understood wake/woke wear/wore win/won write/wrote plan/planned plug/plugged refer/referred
  prefer/preferred regret/regretted travel/travelled cancel/cancelled step/stepped chat/chatted pan/panned leave/left commit/committed
`
const UNCHANGED = 'cut fit hit hurt let put quit read shut split'

test('the past of an irregular verb is the English one', () => {
  for (const pair of PASTS.trim().split(/\s+/)) {
    const [verb = '', past] = pair.split('/')
    assert.equal(PAST.get(verb), past, verb)
  }
  for (const verb of UNCHANGED.split(' ')) assert.equal(PAST.get(verb), verb)
})

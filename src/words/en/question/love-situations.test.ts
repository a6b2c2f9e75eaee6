import assert from 'node:assert/strict'
import { test } from 'node:test'
import { questionIn } from './reader.ts'

/** What neighbouring matters of love have in common is a word or two; what can be done is different in each. */
const RECOGNISED = {
  gone_quiet: ['Will he text me back?', 'When will he contact me?', 'How do I get her to text me back?'],
  why_quiet: ['Why did she ghost me?', 'Why won’t she answer my calls?', 'Why has he not called?'],
  text_first: ['Should I text him?', 'Should I reach out to her?', 'Is it okay to text him first?'],
  reply_them: ['Should I text him back?', 'He ghosted me and now he’s back, should I answer?'],
  ex_return: ['Will my ex come back?', 'How do I get my ex back?', 'Will my husband come back to me?'],
  ex_mind: ['Does my ex miss me?', 'Does he regret leaving me?', 'Is my ex still in love with me?'],
  ex_wrote: ['Why did my ex text me?', 'My ex liked my photo, what does it mean?'],
  contact_ex: ['Should I text my ex?', 'Should I break no contact?', 'Should I tell my ex I still love him?'],
  take_back: [
    'Should I take him back?',
    'Should I get back with my ex?',
    'My ex wants me back, is he serious?',
  ],
  ex_friends: ['Should I stay friends with my ex?', 'Can we be friends after the breakup?'],
  ex_moves_on: ['Has he moved on already?', 'Is my ex seeing someone?'],
  getting_over: ['How do I move on?', 'Will I ever get over her?', 'Why do I miss him so much?'],
  on_my_mind: ['Why can’t I stop thinking about him?', 'How do I get him out of my head?'],
  wait_or_move_on: ['Should I wait for him or move on?', 'Should I let him go?', 'Should I give up on him?'],
  blocked_me: ['Why did he block me?', 'Will she unblock me?'],
  block_them: ['Should I block him?', 'Should I delete his number?', 'Should I unblock my ex?'],
} as const

test('neighbouring matters of love are told apart', () => {
  const misread = Object.entries(RECOGNISED).flatMap(([name, questions]) =>
    questions.flatMap((question) => {
      const { situation } = questionIn(question)
      return situation === name ? [] : [{ question, name, situation }]
    }),
  )
  assert.deepEqual(misread, [])
})

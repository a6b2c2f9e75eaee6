import assert from 'node:assert/strict'
import { test } from 'node:test'
import { questionIn } from './reader.ts'

/** Each with questions that its words must fit, and that a neighbouring matter would answer wrongly. */
const RECOGNISED = {
  interview: ['Will my interview go well tomorrow?', 'Should I cancel the interview?'],
  after_interview: ['How did my interview go?', 'Will they call me back after the interview?'],
  applied: [
    'Will I get the job?',
    'Will I hear back about the job I applied for?',
    'Did I get the internship?',
  ],
  job_refused: ['Why did I not get the job?', 'Why do I keep failing interviews?'],
  recruiter: ['Will the recruiter get back to me?', 'Should I trust the recruiter?'],
  trial_shift: ['Will my trial shift go well?'],
  is_hiring: ['Is the hospital hiring?'],
  apply_or_not: ['Should I apply for the job?', 'How do I write a good cover letter?'],
  anothers_work: [
    'Should my son quit his job?',
    'Does my husband like his job?',
    'Should my husband retire?',
  ],
  change_job: ['Should I quit my job?', 'Should I change companies?'],
  resign_talk: ['How do I tell my boss I am leaving?', 'How will my boss take it when I resign?'],
  resigned: ['Did I make a mistake quitting my job?', 'Was it right to resign?'],
  new_field: ['Is it time for a career change?', 'Should I change careers at 45?'],
  part_time: ['Should I go part time?', 'Should I drop to four days?'],
  right_job: ['Is this job right for me?', 'Am I wasting my time in this job?'],
  boss: ['How do I deal with my toxic boss?', 'Should I talk to my boss about my workload?'],
  boss_mind: ['What does my boss think of me?', 'Why is my manager ignoring me?'],
  boss_changes: ['Will my boss ever change?'],
  boss_leaves: ['Will my boss leave soon?'],
  new_boss: ['Will my new boss be nice?', 'Will I get on with my new boss?'],
  boss_grants: ['Will my boss approve my holiday?', 'Will my manager agree to my request?'],
  colleague: ['How do I deal with a lazy colleague?', 'Should I confront my colleague?'],
  coworkers_mind: [
    'Do my colleagues like me?',
    'Why am I left out at work?',
    'Should I be friends with my coworkers?',
  ],
  colleague_habit: ['My coworker chews so loudly, what do I do?'],
  rival: ['Is someone after my job?', 'Is my colleague after my position?'],
  bullied_at_work: ['Am I being bullied at work?', 'Is my workplace toxic?'],
  promotion: ['Will I get promoted this year?', 'Should I apply for the promotion?'],
  passed_over: ['Why was I passed over for promotion?', 'Why did she get the promotion instead of me?'],
  offered_post: ['Should I accept the promotion?'],
  unthanked: ['Am I valued at work?', 'Does anybody notice how hard I work?'],
  new_job: ['How will my first day go?', 'When will I settle in at my new job?'],
  job_regret: ['Did I make the right choice taking this job?', 'Should I leave my new job after two weeks?'],
  probation: ['Will I pass my probation?', 'Will they keep me on after probation?'],
} as const

test('matters of work are told apart', () => {
  for (const [name, questions] of Object.entries(RECOGNISED))
    for (const question of questions) assert.equal(questionIn(question).situation, name, question)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { questionIn } from './reader.ts'

const RECOGNISED = {
  week_ahead: ['Week ahead?', 'What should I focus on this week?'],
  far_ahead: ['Where will I be in five years?', 'What will my life look like when I am sixty?'],
  evening_in_out: ['should I stay in tonight or not', 'pub or early night'],
  stop_waiting: ['isn’t it time I stopped waiting?'],
  start_late: ['Is it silly to start now?', 'ukulele at 67 too late?', 'Am I too old to start painting?'],
  holding_back: ['What is holding me back?'],
  let_go: ['What do I need to release this full moon?'],
  card_seen: ['I keep pulling the Tower card, what does it mean?'],
  bad_feeling: ['Is something bad going to happen?'],
  meditation: ['Would meditation help me or am I too scatterbrained for it'],
  saturn_return: ['when will my Saturn return be over'],
  soul_tie: ['Why does this soul connection hurt so much if it is divine'],
  return_home: ['15 years in London and every winter I ask the same thing: is it time to go home to Lagos?'],
  visa: ['Will my visa be approved?'],
  emigrate: ['Canada or Australia for PR, which is having more luck for me?'],
  safe_alone: ['Is it ok to travel solo round Morocco as a woman in her 60s?'],
  travel_alone: ['Should I walk the Camino alone at 66'],
  destination: ['Italy or Croatia for our honeymoon?'],
  sleep: ['How can I sleep better?'],
  quit_small: ['can I quit vaping'],
  jab: ['Should I get the flu jab?'],
  plot: ['My romance novel needs a murder in chapter two, husband or gardener?'],
  sell_made: ['will anybody buy my quilts at the county fair', 'Will anyone buy my paintings?'],
  parking_fine: ['Will my parking appeal succeed?', 'Should I pay the fine or appeal?'],
  speeding_fine: [
    'Will I get points on my licence?',
    'Should I take the speed awareness course or the points?',
  ],
  car_towed: ['My car was towed, how do I get it back?'],
  contest_charge: ['Is it worth appealing my council tax band?'],
  jury_duty: ['Will I be picked for the jury?'],
  jury_excuse: ['How can I get out of jury duty?', 'Should I ask to be excused from jury service?'],
  papers_coming: ['When will my passport arrive?', 'Will my patent be approved?'],
  permit_needed: ['Do I need a licence to sell cakes?', 'is it legal to keep chickens'],
  sign_contract: ['Should I sign the prenup?', 'Is the contract a trap?'],
  leave_contract: ['How do I get out of my gym contract?', 'Should I cancel my gym membership?'],
  need_lawyer: ['Should I get a lawyer or do it myself?', 'Can I trust my lawyer?'],
  make_will: ['How do I write a will?', 'Should I change my will?'],
  probate: ['Will probate be granted soon?'],
  name_change: ['Should I change my name after the wedding?', 'Should I take his name?'],
  lost_at_home: ['Where did I put my good scissors?', 'Will I ever find my grandmother’s recipe book?'],
  left_behind: ['I left my umbrella on the train', 'my umbrella left on bus 147'],
  bag_not_arrived: ['My suitcase got lost between Doha and Perth. Do I get it back before the weekend?'],
  found_thing: ['I found a wallet, should I keep it?', 'Whose ring is it that I found?'],
  lost_pet: ['Is my cat still alive?', 'My dog was stolen. Will I get her back?'],
  lost_data: ['Will I get my photos back?', 'How do I get my deleted messages back?'],
  backup: ['Should I back up my photos?'],
  stolen: ['Will I get my stolen bike back?', 'Will the thief be caught?'],
  stolen_by: ['Who stole my bike?', 'Did someone steal my ring?', 'Did my cleaner take my necklace?'],
  finish_work: ['Will I finish my novel?', 'Should I keep writing my book or give up?'],
  start_writing: ['Should I write a book?', 'How do I start writing?'],
  release: ['should I drop the mixtape friday or wait til summer'],
  send_work: ['Will I find a literary agent?', 'Will anyone publish my book about canals'],
  publisher_wait: ['When will the publisher answer?'],
  work_rejected: ['Why was my manuscript rejected?'],
  publish_self: ['Should I self-publish?'],
  commission: ['Should I accept the commission?'],
  work_success: ['Will my book be a bestseller?', 'Will people like my book?'],
  live_from_art: ['Will I become a successful artist?'],
  audition: ['Will I get the part?'],
  gig: ['Will anyone come to my gig?', 'How will my concert go?'],
  stage_fright: ['How do I overcome stage fright?'],
  exhibition: ['Will my exhibition be a success?'],
  enter_contest: ['Should I enter the competition?', 'Will I win the talent show?'],
  film_festival: ['Will my film get into the festival?'],
  costume: ['wig for the panto dame, ginger or silver'],
  next_idea: ['What should I paint?', 'what should my next painting be about'],
  art_again: ['Should I take up painting again?'],
  keep_class: ['Should I go on with the violin?'],
  hobby: ['What hobby should I take up?'],
  audience: ['When will I get 1000 subscribers?', 'will anyone listen to my podcast'],
  start_channel: ['Should I start a YouTube channel?'],
  talent: ['Do I have talent?', 'Am I a good writer?'],
  band: ['Should I leave the band?'],
  band_name: ['band name: Wet Biscuits or The Sorry Lads'],
  join_band: ['Should I join the choir?'],
  band_member: ['How do I find a drummer?'],
  sourdough: ['Will my first sourdough rise?'],
  bake: ['Should I bake the cake myself or buy one?'],
  cooking: ['My kids say my curry is a weapon, what shall I cook instead?'],
} as const

test('everyday matters are recognised', () => {
  for (const [name, questions] of Object.entries(RECOGNISED))
    for (const question of questions) assert.equal(questionIn(question).situation, name, question)
})

test('what is certain of another topic is not read as a light matter of the evening or of waiting', () => {
  for (const question of [
    'Should I wait for him or move on?',
    'Should I take a break from my boyfriend?',
    'Is my ex playing with my feelings?',
  ])
    assert.doesNotMatch(
      questionIn(question).situation ?? '',
      /^(?:stop_waiting|slow_down|video_game|evening_in_out)$/,
      question,
    )
})

test('a ticket for a match is no fine, and what is fine is none either', () => {
  for (const question of ['I got a ticket for the match, will it be good?', 'Is it fine to pay later?'])
    assert.equal(questionIn(question).situation ?? null, null, question)
})

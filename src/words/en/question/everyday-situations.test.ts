import assert from 'node:assert/strict'
import { test } from 'node:test'
import { questionIn } from './reader.ts'

const RECOGNISED = {
  week_ahead: ['Week ahead?', 'What should I focus on this week?'],
  far_ahead: ['Where will I be in five years?', 'What will my life look like when I am sixty?'],
  evening_in_out: [
    'Should I stay at the party or go home?',
    'should I stay in tonight or not',
    'pub or early night',
  ],
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
  visa: ['Will my visa be approved?', 'Will my parents get the visa?'],
  emigrate: ['Will I ever live abroad?', 'Canada or Australia for PR, which is having more luck for me?'],
  safe_alone: ['Is it ok to travel solo round Morocco as a woman in her 60s?'],
  travel_alone: ['Should I walk the Camino alone at 66'],
  destination: ['Italy or Croatia for our honeymoon?'],
  sleep: ['How can I sleep better?'],
  quit_small: ['can I quit vaping'],
  jab: ['Should I get the flu jab?'],
  plot: ['My romance novel needs a murder in chapter two, husband or gardener?'],
  sell_made: ['will anybody buy my quilts at the county fair'],
  refund: ['Will I get a refund from the gym?', 'Will the insurance pay for the roof?'],
  money_coming: ['When will my tax refund arrive?', 'My client owes me for three months, when will he pay?'],
  bonus_hope: ['Will I get a good bonus this year?'],
  money_way: ['Is money coming to me soon?', 'How can I make more money?'],
  spending_habit: ['Why am I so bad with money?', 'How do I stop spending so much?'],
  keep_or_sell: ['Should I keep the car or sell it?', 'Should I sell my car?', 'sell or keep the piano'],
  sell_thing: ['When will my car sell?', 'Will anyone buy my old piano?'],
  what_worth: ['What is my stamp collection worth?', 'Is this old vase worth anything?'],
  borrowing: ['Should I ask my dad for a loan?', 'When can I pay my sister back?'],
  lent_money: ['How do I ask my friend for the money she owes me?', 'Will my brother ever pay me back?'],
  who_pays: ['Should I split the bill?', 'Why do I always pay for everyone?'],
  hoped_legacy: ['Will my aunt leave me something in her will?', 'Will I get an inheritance?'],
  own_will: ['Should I make a will?', 'Who should I leave my house to?'],
  take_loan: ['Should I take out a loan for the car?', 'Should I get a credit card?'],
  grant_loan: ['Will the bank approve my loan?'],
  send_home: ['Should I keep sending money home to my family?'],
  give_children: ['Should I help my son with the deposit?'],
  found_money: ['Found a tenner, keep it?', 'Will I find money?'],
  bills_up: ['Why is my heating bill so high?', 'Should I switch energy supplier?'],
  is_it_scam: ['Is this text from my bank real?'],
  mortgage_rate: ['Should I fix my mortgage or go tracker?'],
  lose_weight: ['Will I lose weight this year?', 'Will I fit into my wedding dress?'],
  body_wish: ['Should I join a gym?'],
  race: ['Can I run a marathon in April?'],
  eating: ['Should I go vegan?', 'Is coffee bad for me?'],
  nap: ['nap or walk?'],
  glasses: ['Will my new glasses suit me?'],
  appointment: ['Should I get braces?'],
  skin_hair: ['Will my acne clear up?', 'Will I go bald?'],
  sore_sport: ['Will my knee survive the marathon?'],
  feel_better: ['When will I feel better?'],
  health_outlook: ['Am I going to be ill?'],
  therapy: ['Should I see a therapist?', 'Would therapy help me?'],
  stress: ['How can I reduce stress?'],
  cosmetic: ['Should I get botox?'],
  trip: ['Will I enjoy my holiday?', 'Should I go on a cruise?'],
  cancel_trip: ['Should I cancel my holiday?'],
  will_travel: ['Will I travel abroad this year?', 'Is there a trip coming for me?'],
  pilgrimage: ['Should I do the pilgrimage?', 'Should I go to Lourdes with my mother?'],
  where_to_stay: ['Hotel or Airbnb?'],
  settle_abroad: ['Will I be happy in Canada?', 'Will I feel at home in Germany?'],
  best_time: ['When is the best time to go to Japan?'],
  with_children: ['Should I take the kids to Disneyland?'],
  visit_far: ['Should I visit my sister in Australia?'],
  safe_place: ['Is it safe to go to Egypt?'],
  travel_insurance: ['Should I buy travel insurance?'],
  fly_fear: ['Is my journey going to be safe?'],
  delay: ['Will the traffic be bad?', 'Will the ferry go?'],
  wake_hour: ['Why do I keep waking at 3am?'],
  learn_cards: ['Should I learn tarot?'],
  manifest: ['Will my manifestation work?'],
  crystals: ['Which crystal should I wear?'],
  old_letters: ['Should I keep the old letters or burn them?'],
  moon_sky: ['Is it the full moon making me mad?'],
  retrograde: ['Is Mercury retrograde to blame?'],
  star_sign: ['What does my birth chart say?', 'What does it mean to be a Scorpio?'],
  ouija: ['Should I use a ouija board?'],
  good_luck: ['Will I be lucky this week?', 'When is my lucky day?'],
  luck: ['Why does nothing go right?'],
  gets_better: ['When will my life get better?', 'Will things get better?'],
  good_news_hope: ['Will I get good news today?'],
  ill_will: ['Do I have hidden enemies?', 'Is someone jealous of me?'],
  host_party: ['Will my party go well?'],
  cook_for: ['What should I cook for the in-laws?'],
  gift_party: ['What should I get my mum for her birthday?'],
  surname: ['Should I take his surname?'],
  take_risk: ['Should I take the risk?'],
  what_next: ['What is next for me?', 'What is coming into my life?'],
  success: ['Will I be famous?', 'Will I be successful?'],
  keep_going: ['Should I keep trying?'],
  tell_truth: ['Should I tell the truth?'],
  self_kindness: ['Should I forgive myself?'],
} as const

test('everyday matters are recognised', () => {
  for (const [name, questions] of Object.entries(RECOGNISED))
    for (const question of questions) assert.equal(questionIn(question).situation, name, question)
})

test('a word from the cards’ trade, a bare wish to give up and a hope are not taken for what they are near to', () => {
  assert.equal(questionIn('I was told the job is mine, will I get it?').situation, null)
  assert.equal(questionIn('Should I give up?').situation, null)
  assert.notEqual(questionIn('Will I get good news today?').situation, 'good_news')
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

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
  sell_made: ['will anybody buy my quilts at the county fair'],
  friend_silent: ['Why is my friend ignoring me?', 'Why did my best friend stop talking to me?'],
  end_friendship: ['Should I end this friendship?', 'Should I let go of a toxic friend?'],
  friend_betrayed: ['My friend lied to me. What do I do?'],
  falling_out: ['How do I save our friendship?', 'Is our friendship over?'],
  make_friends: ['Will I make friends at uni?', 'Will a new friend come into my life?'],
  new_here: ['I moved to Leeds and I don’t know anyone. Will it get better?'],
  left_out: ['My friends made a group chat without me. What do I do?'],
  not_invited: ['Why was I not invited to the party?'],
  not_chosen: ['My best friend didn’t ask me to be her bridesmaid. Why?'],
  draining_friend: ['How do I deal with a jealous friend?'],
  friendship_lasts: ['My best friend is moving away. Will we stay close?'],
  real_friend: ['Is she a real friend?', 'Is my friend using me?'],
  true_friends: ['Who are my true friends?', 'Do I have any real friends?'],
  friend_feels: ['Does my friend miss me?', 'What do my friends think of me?'],
  reunion: ['Should I go to the school reunion?'],
  write_old_friend: ['Should I text my old best friend after two years?'],
  tell_secret: ['Should I tell her my secret?'],
  secret_told: ['She told my secret to everyone. What now?'],
  forgiven_yet: ['Is my best friend angry with me?', 'Did I upset my friend?'],
  say_sorry: ['Should I apologise to my best friend?', 'How do I apologise to Emma?'],
  to_forgive: ['How do I forgive my best friend?'],
  give_back: ['Should I return his hoodie?'],
  my_bridesmaids: ['Who should I ask to be my maid of honour?'],
  wedding_speech: ['My maid of honor speech is going to bomb, isn’t it?'],
  odd_with_me: ['Why is she acting so weird around me?'],
  laughed_at: ['Are they laughing at me?'],
  friends_partner: ['Should I tell my friend her boyfriend is cheating?'],
  go_or_skip: ['Should I go to the party on Saturday?'],
  support_friend: ['My friend is going through a breakup. How do I support her?'],
  good_friend: ['Am I a good friend?', 'How do I become a better friend?'],
  friendships_end: ['Why do I keep losing friends?'],
  friendship_outlook: ['What is the future of my friendship with Ella?'],
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

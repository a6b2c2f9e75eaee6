import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asked, inPlaces } from '../../../../test/asked.ts'
import { shortAnswerTo } from './answered-reading.ts'
import { nearerOption, optionName, pullOfOption } from './options.ts'
import { hasNamedOptions } from './question-kinds.ts'

test('“quit” counts as setting out and “stay” as staying, and other options as neither', () => {
  for (const option of [
    'move to Leeds',
    'quit',
    'Leave him',
    'tell her',
    'go back to college',
    'retire at 58',
    'walk away',
    'text him first',
    'new build with parking',
  ])
    assert.equal(pullOfOption(option), 'go', option)
  for (const option of [
    'stay',
    'wait until summer',
    'have to keep going',
    'leave it be',
    'don’t go',
    'say nothing',
    'take it to the grave',
    'old terrace with character',
  ])
    assert.equal(pullOfOption(option), 'stay', option)
  for (const option of ['Łódź', 'the blue one', 'Anna', 'a newer flat'])
    assert.equal(pullOfOption(option), null, option)
})

test('to put money in shares or aside is no setting out, to put a house on the market or oneself forward is', () => {
  for (const option of [
    'put it in shares',
    'put the money into a fund',
    'put everything towards the mortgage',
    'putting it aside',
    'put some of it away',
  ])
    assert.equal(pullOfOption(option), null, option)
  for (const option of ['put the house on the market', 'put in an offer', 'put myself in for it'])
    assert.equal(pullOfOption(option), 'go', option)
  assert.equal(pullOfOption('put it off'), 'stay')
  assert.equal(nearerOption(['pay off the mortgage', 'put it in shares'], 'go'), null)
})

test('one of two options is nearer to a card only if one sets out and the other stays', () => {
  assert.equal(nearerOption(['move', 'stay'], 'stay'), 'stay')
  assert.equal(nearerOption(['wait', 'quit now'], 'go'), 'quit now')
  assert.equal(nearerOption(['move', 'quit'], 'go'), null)
  assert.equal(nearerOption(['stay', 'Leeds'], 'stay'), null)
  assert.equal(nearerOption(['move', 'stay'], null), null)
  assert.equal(nearerOption(['move', 'stay', 'wait'], 'go'), null)
})

const verdict = (card: string, options: readonly string[]) =>
  shortAnswerTo(
    { question: asked({ ask: 'choice', form: 'choice', topic: 'work', options }) },
    inPlaces(card),
  ).answer[0]!.text

test('the answer says which option is nearer to a card that sets out or stays, and of other cards and options neither', () => {
  assert.match(verdict('ar00 present', ['quit', 'stay']), /nearer to “quit”/)
  assert.match(verdict('pe04 present', ['quit', 'stay']), /nearer to “stay”/)
  assert.doesNotMatch(verdict('cu03 present', ['quit', 'stay']), /nearer/)
  assert.doesNotMatch(verdict('ar00 present', ['Leeds', 'York']), /nearer/)
})

test('a way without a name that can be shown is the first or the second way', () => {
  const question = asked({ ask: 'choice', form: 'choice', options: ['<b></b>', 'stay here'] })
  const cards = inPlaces('ar17 present, cu02 choice, wa03 outcome, sw04 choice, pe06 outcome')
  const [first, second] = shortAnswerTo({ question }, cards).answer.map(({ text }) => text)
  assert.match(first!, /^The first way /)
  assert.match(second!, /^“Stay here” /)
})

test('two ways can be named from three characters each on', () => {
  assert.equal(hasNamedOptions(['dog', 'cat']), true)
  assert.equal(hasNamedOptions(['TV', 'cat']), false)
  assert.equal(hasNamedOptions(['dog', 'cat', 'horse']), false)
})

test('an option is named without the spaces and the markup around it', () => {
  assert.equal(optionName('  tea '), 'tea')
  assert.equal(optionName('<b>green</b>  tea.'), 'green tea')
})

test('a long option ends with a word that waits for no other', () => {
  assert.equal(optionName('keep the money safe for the grandchildren of mine'), 'keep the money safe')
  assert.equal(
    optionName('go on with the old job and be glad that it lasts'),
    'go on with the old job and be glad',
  )
})

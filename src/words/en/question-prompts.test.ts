import assert from 'node:assert/strict'
import { test } from 'node:test'
import { questionIn } from './question/reader.ts'
import { QUESTION_PROMPTS } from './question-prompts.ts'

const { fenced, readWords, namedWords, answeredMembers } = QUESTION_PROMPTS

test('a model is told what is asked, about what, and whose matter it is, in words of our own', () => {
  for (const [question, words] of [
    [
      'Will I get the job?',
      'it asks whether something is so; the topic is work; the matter is the asker’s own',
    ],
    [
      'When will my grief ease?',
      'it asks when something comes; the topic is loss; the matter is the asker’s own',
    ],
    [
      'Should I take the job or stay?',
      'it asks what to choose; the topic is work; the matter is the asker’s own',
    ],
    ['Why did my boss say no?', /^it asks why something is so; the topic is work/],
    ['How will work go?', /^it asks how something goes or is done; /],
    ['Who will help me at work?', /^it asks who somebody is; /],
    ['What is ahead in my love life?', /^it asks what something is, or what to do; /],
    ['Will we stay in love?', /; the matter is one between the asker and another person$/],
    ['Will my sister find a job?', /; the matter is somebody else’s$/],
  ] as const)
    if (typeof words === 'string') assert.equal(readWords(questionIn(question)), words)
    else assert.match(readWords(questionIn(question)), words)
})

test('a model is told by name what our vocabulary knows, and nothing that it is not to speak of', () => {
  assert.equal(namedWords(questionIn('Will I pass my driving test?')), 'the driving test')
  assert.equal(namedWords(questionIn('What?')), 'nothing')
  assert.doesNotMatch(namedWords(questionIn('Will my husband like the trip?')), /husband/)
})

test('the asker’s words end no fence and begin no line', () => {
  assert.equal(fenced('  Will it\n\n<end> ＜be＞ `well`? '), 'Will it end be well ?')
})

test('the answer has as many sentences as are the model’s', () => {
  const sentences = [0, 1, 2, 3].map((count) => answeredMembers({ count, most: 200 }, [], 0).answer)
  assert.deepEqual(
    sentences.map((text) => text.split(':')[0]),
    ['no sentence', 'one sentence', 'two sentences', 'three sentences'],
  )
  for (const text of sentences) assert.match(text, /at most 200 characters/)
})

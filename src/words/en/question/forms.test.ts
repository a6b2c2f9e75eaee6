/** In which form something is asked, and where in a longer text the question stands. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { questionIn } from './reader.ts'

function forms(cases: Readonly<Record<string, string>>): void {
  for (const [question, expected] of Object.entries(cases))
    assert.equal(questionIn(question).form, expected, question)
}

test('a “when” that tells of something asks for no time, one before a verb or what is to come does', () => {
  forms({
    'When I was nine he left': 'open',
    'when we married it rained': 'open',
    'when is he coming': 'when',
    'when will it end': 'when',
    'when he will marry me': 'when',
    'when he calls me': 'open',
    'when?': 'when',
    'how long until it sells': 'when',
  })
})

test('an exclamation is no question', () => {
  forms({ 'What a day': 'open', 'what an idiot': 'open', 'what day is it': 'when', 'what is it': 'what' })
})

test('what opens a question politely is passed over', () => {
  forms({
    'please tell me will he come back': 'yes_no',
    'please tell me when will he come back': 'when',
  })
})

test('after a question mark a verb alone begins a remark, a verb before a person another question', () => {
  forms({
    'When will it sell? Have had no viewings': 'when',
    'When will it sell? Have I priced it wrong': 'yes_no',
    'When will it sell? We had no viewings': 'when',
    'Why is he angry? did not say': 'why',
  })
})

test('a verb before somebody asks, a verb before a thing that is done does not', () => {
  forms({
    'does Przemek love me': 'yes_no',
    'has a new job come': 'yes_no',
    'is not she lovely': 'yes_no',
    'did not he call': 'yes_no',
    'Can Anna come': 'yes_no',
    'Has Anna come': 'yes_no',
    'Have two offers': 'open',
    'Will texted me': 'open',
  })
})

test('a question may stand in the middle of a sentence, after a pause, a conjunction or none', () => {
  forms({
    'so tired of it what should I do': 'what',
    'I am so tired will he call': 'yes_no',
    'my boss, is he leaving': 'yes_no',
    'and will he call': 'yes_no',
    'but why': 'why',
    'how are you and when is it over': 'when',
    'I wonder whether he calls': 'yes_no',
    'the man that will I marry': 'open',
  })
})

test('of several sentences the last that asks decides', () => {
  forms({
    'When is he back. is it over. I cry': 'yes_no',
    'work. When will it end. I hope soon': 'when',
    'Will he call? When?': 'when',
  })
})

test('of a few words with a mark, one alone, a bare matter and a yes are open, others ask for yes or no', () => {
  forms({
    'promotion?': 'open',
    'new job?': 'yes_no',
    'love life?': 'yes_no',
    'new car this year?': 'yes_no',
    'yes please?': 'open',
    promotion: 'open',
  })
})

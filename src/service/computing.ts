/** What takes long in the thread that answers, done in slices: other requests are answered between them. */
import { requestsInBatch } from '../http/batch.ts'
import { Computing } from '../schedule/computing.ts'
import { onceInSlices } from '../schedule/slices.ts'
import type { TarotWords } from '../words/words.ts'

export const makeComputing = ({ questions }: TarotWords) => ({
  computing: new Computing({ hasRequests: () => requestsInBatch() > 0 }),
  questionsPrepared: onceInSlices(() => questions.prepareQuestions()),
})

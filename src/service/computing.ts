/** Long computations of the thread that answers requests. They run in slices, and other requests are answered between those. */
import { requestsInBatch } from '../http/batch.ts'
import { Computing } from '../schedule/computing.ts'
import { onceInSlices } from '../schedule/slices.ts'
import type { TarotWords } from '../words/words.ts'

export const makeComputing = ({ questions }: TarotWords) => ({
  computing: new Computing({ hasRequests: () => requestsInBatch() > 0 }),
  questionsPrepared: onceInSlices(() => questions.prepareQuestions()),
})

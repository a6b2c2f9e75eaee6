/** Wrong requests of the charts of two births, for the examples of their errors. */
import type { ErrorRequest, ErrorRequests } from '../endpoint.ts'
import { birthErrors } from './error-requests.ts'
import { asSecond, besidePair } from './pair.ts'

/** `withoutTime` asks for what needs both times. */
export const chartOfPairErrors = (withoutTime: ErrorRequest): ErrorRequests => ({
  ...birthErrors(asSecond),
  UNKNOWN_BODY: besidePair({ bodies: ['vulcan'] }),
  BIRTH_TIME_REQUIRED: withoutTime,
})

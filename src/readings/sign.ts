import { ServiceError } from '../errors.ts'
import { SIGNS, type Sign } from '../sky/zodiac.ts'

/** Parses a sign, ignoring case (contract §2.4). */
export function signFrom(provided: string): Sign {
  // mutate call findLast: no name stands twice in these lists: the first that fits is the last
  const sign = SIGNS.find((name) => name === provided.toLowerCase())
  if (sign) return sign
  throw new ServiceError('INVALID_ZODIAC_SIGN', `sign must be one of ${SIGNS.join(', ')}.`, {
    provided,
    validOptions: SIGNS,
  })
}

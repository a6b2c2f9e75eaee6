/** `POST /astrology/birth-time`: what depends on the time of a birth, and on which minute of it. */

import { readBirthTime } from '../../../readings/birth-time.ts'
import { type Endpoint, endpoint } from '../../endpoint.ts'
import { envelope } from '../../envelope.ts'
import { exampleOf } from '../../example.ts'
import type { Parts } from '../../parts.ts'
import { BERLIN, toBirthRequest } from '../../schemas/birth.ts'
import { birthErrors, inBody } from '../../schemas/error-requests.ts'
import { birthWarnings } from '../../understood-time.ts'
import { toBirthTimeResponse } from './response.ts'
import { BirthTimeRequest, BirthTimeResponse } from './schema.ts'

export const birthTimeRoute = ({ now }: Parts): Endpoint =>
  endpoint({
    method: 'POST',
    path: '/astrology/birth-time',
    operation: 'birthTime',
    limit: 'natalChart',
    tag: 'Astrology',
    summary: 'What depends on the minute of a birth',
    description:
      'When the rising sign, the houses, the Moon and the aspects change around a birth, to the second, and what stays true all through. It names no likely time: nobody can.',
    body: BirthTimeRequest,
    examples: {
      'Ten minutes either way': { ...BERLIN, window_minutes: 10 },
      'A whole day': { ...BERLIN, birthDateTime: '1990-05-15' },
    },
    response: {
      description: 'Changes, and what is certain.',
      schema: BirthTimeResponse,
      example: exampleAnswer,
    },
    errors: birthErrors(inBody),
    answer: ({ id, body }) => {
      const reading = readBirthTime({ ...toBirthRequest(body), windowMinutes: body.window_minutes })
      const { time, place, birthDateTime } = reading.birth
      const warnings = time === null ? [] : birthWarnings(time, birthDateTime, place)
      return envelope(id, toBirthTimeResponse(reading), now(), warnings)
    },
  })

const exampleAnswer = () => exampleOf(toBirthTimeResponse(readBirthTime({ ...BERLIN, windowMinutes: 10 })))

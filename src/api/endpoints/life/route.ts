/** `POST /astrology/life`: the chapters of a life, from birth to the age of 100. */
import { resolveBirth } from '../../../readings/birth.ts'
import { chartInputs } from '../../../readings/chart.ts'
import { identifiersFor } from '../../../readings/identifier.ts'
import { readLife, readLifeInSlices } from '../../../readings/life.ts'
import type { Words } from '../../../words/words.ts'
import { type Endpoint, endpoint } from '../../endpoint.ts'
import { envelope } from '../../envelope.ts'
import { EXAMPLE_TIME, exampleOf } from '../../example.ts'
import { shareFor } from '../../for-client.ts'
import type { Parts } from '../../parts.ts'
import { LIMA, toBirthRequest } from '../../schemas/birth.ts'
import { birthErrors, inBody } from '../../schemas/error-requests.ts'
import { lifeWarnings, toLifeResponse } from './response.ts'
import { LifeRequest, LifeResponse } from './schema.ts'

export const lifeRoute = (parts: Parts): Endpoint =>
  endpoint({
    method: 'POST',
    path: '/astrology/life',
    operation: 'life',
    limit: 'forecast',
    tag: 'Astrology',
    summary: 'The chapters of a life',
    description:
      'Returns of Saturn, Jupiter and the nodes, squares, opposition and return of Uranus, the squares of Neptune and Pluto, progressed new and full Moons and the progressed Sun’s changes of sign, from birth to the age of 100: each with its dates and the age, and where somebody is in them now. The time of birth may be unknown.',
    body: LifeRequest,
    examples: {
      'A life': LIMA,
      'The time is unknown': { ...LIMA, birthDateTime: '1985-11-02', options: { time_known: false } },
    },
    response: {
      description: 'The chapters.',
      schema: LifeResponse,
      example: () => exampleAnswer(parts.words),
    },
    errors: birthErrors(inBody),
    answer: async (exchange) => {
      const { id, body } = exchange
      const { now, words, secrecy } = parts
      const { identifier } = secrecy
      const birth = resolveBirth(toBirthRequest(body))
      const name = identifier('life', chartInputs(birth))
      const reading = await shareFor(exchange, parts).run(name, readLifeInSlices(birth, now(), identifier))
      return envelope(id, toLifeResponse(words, reading, now()), now(), lifeWarnings(reading))
    },
  })

const exampleAnswer = (words: Words) =>
  exampleOf(toLifeResponse(words, readLife(LIMA, EXAMPLE_TIME, identifiersFor('example')), EXAMPLE_TIME))

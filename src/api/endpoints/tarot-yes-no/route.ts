import { originOf } from '../../../http/origin.ts'
import { shortAnswer } from '../../../readings/short-answer.ts'
import { yesOrNo } from '../../../readings/yes-no.ts'
import { type Endpoint, endpoint } from '../../endpoint.ts'
import type { Parts } from '../../parts.ts'
import { drawAnswer } from '../tarot/question-answers.ts'
import { DRAW_ROUTE, EXAMPLE_ORIGIN } from '../tarot/route.ts'
import { toYesNoResponse } from './response.ts'
import { YesNoRequest, YesNoResponse } from './schema.ts'

export const tarotYesNoRoute = ({ config, now, words, questionsPrepared }: Parts): Endpoint =>
  endpoint({
    ...DRAW_ROUTE,
    path: '/tarot/yes-no',
    operation: 'yesOrNo',
    summary: 'Draw a yes or a no',
    description:
      'Each card leans to yes, to no or neither way; reversed, a yes becomes unclear and an unclear card leans to no. Of three cards, the majority of those that lean decides. With a question, `reading.answer` says more; what no card can know is unclear, and of something feared a kind card says no.',
    body: YesNoRequest,
    errors: { VALIDATION_ERROR: { body: { count: 2 } } },
    examples: {
      'One card': {},
      'Three cards to repeat': { count: 3, theme: 'career', seed: 'augury' },
      'With a question': { seed: 'augury', question: 'Will we find a flat this year?' },
    },
    response: {
      description: 'The answer, how it follows, and the cards.',
      schema: YesNoResponse,
      example: () =>
        toYesNoResponse(words, yesOrNo({ count: 3, theme: 'career', seed: 'augury' }, 0), EXAMPLE_ORIGIN),
    },
    answer: (exchange) =>
      drawAnswer(
        exchange,
        (theme, own, context) => {
          const { count, seed } = exchange.body
          const reading = yesOrNo({ count, seed, theme }, now())
          return {
            response: toYesNoResponse(own, reading, originOf(exchange, config), context?.question),
            short: context ? shortAnswer(words, context, reading.cards, 'open') : undefined,
          }
        },
        { config, words, questionsPrepared },
      ),
  })

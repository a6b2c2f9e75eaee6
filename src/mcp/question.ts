/** A question about danger, asked through an assistant: what should be said comes back alone, without a card. */
import type { TSchema } from 'typebox'
import type { Operations } from '../../client/operations.ts'
import type { Ask } from '../api/tool-caller.ts'
import { withOptional } from './omit.ts'
import type { Tool } from './tool.ts'

/** Of every endpoint that draws; what is asked without danger has neither. */
type Answer = Partial<Pick<Operations['drawDailyCard']['response'], 'question' | 'reading'>>

/** The tool of an endpoint that draws. */
export const drawingTool = (tool: Tool, response: TSchema): Tool => ({
  ...tool,
  answer: async (given: Readonly<Record<string, unknown>>, ask: Ask) => {
    const answer: Answer = await ask(tool.path, given)
    if (answer.question?.show_cards !== false) return answer
    return { question: answer.question, reading: { answer: answer.reading?.answer } }
  },
  output: orTextAlone(response),
})

interface ObjectSchema {
  readonly required: readonly string[]
  readonly properties: Readonly<Record<string, object>>
}

/** What the endpoint answers, or the text alone. */
function orTextAlone(response: TSchema): TSchema {
  const { required, properties, ...rest } = response as unknown as ObjectSchema
  const reading = properties.reading as ObjectSchema
  return {
    ...rest,
    properties: { ...properties, reading: withOptional(reading, Object.keys(reading.properties)) },
    anyOf: [{ required }, { required: ['question', 'reading'] }],
  } as unknown as TSchema
}

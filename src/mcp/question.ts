/** A question that is asked through an assistant: its answer comes first. To one about danger, what should be said comes back alone, without a card. */
import type { TSchema } from 'typebox'
import type { Operations } from '../../client/operations.ts'
import type { Ask } from '../api/tool-caller.ts'
import { withOptional } from './omit.ts'
import type { Tool } from './tool.ts'

/** The members that every endpoint that draws has if a question was asked. */
type Answer = Partial<Pick<Operations['drawDailyCard']['response'], 'question' | 'reading'>>

const ASK =
  'If the person asks something, pass it on as question, unchanged and in the person’s own words: reading.answer then answers it from the cards. Tell that first, and make no plainer yes, no or date of it. Where no card comes back, tell that text alone.'

/** The tool of an endpoint that draws. */
export const drawingTool = (tool: Tool, response: TSchema): Tool => ({
  ...tool,
  description: `${tool.description} ${ASK}`,
  answer: async (given: Readonly<Record<string, unknown>>, ask: Ask) => {
    const { question, reading, ...cards }: Answer = await ask(tool.path, given)
    if (question === undefined) return { ...cards, ...(reading && { reading }) }
    if (question.show_cards === false) return { reading: { answer: reading?.answer }, question }
    return { reading, question, ...cards }
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

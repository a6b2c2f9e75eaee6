/** A question about danger, asked through an assistant: what should be said comes back alone, without a card. */
import type { TSchema } from 'typebox'
import type { Ask } from '../api/tool-caller.ts'
import { withOptional } from './omit.ts'
import type { Tool } from './tool.ts'

interface Answer {
  readonly question?: { readonly show_cards: boolean }
  readonly reading?: { readonly answer?: string }
}

/** The tool of an endpoint that draws. */
export const drawingTool = (tool: Tool, response: TSchema): Tool => ({
  ...tool,
  answer: async (given: Readonly<Record<string, unknown>>, ask: Ask) => {
    const answer: Answer = await ask(tool.path, given)
    if (answer.question?.show_cards !== false) return answer
    return { question: answer.question, reading: { answer: answer.reading?.answer } }
  },
  output: withoutRequired(response),
})

interface ObjectSchema {
  readonly properties: Readonly<Record<string, object>>
}

/** Everything may be absent but `question` and the text; inside of a card, nothing. */
function withoutRequired(response: TSchema): TSchema {
  const { properties } = response as unknown as ObjectSchema
  const reading = properties.reading as ObjectSchema | undefined
  const optional = reading && withOptional(reading, Object.keys(reading.properties))
  return {
    ...withOptional(response, Object.keys(properties)),
    properties: { ...properties, ...(optional && { reading: optional }) },
  } as unknown as TSchema
}

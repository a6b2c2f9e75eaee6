/** Answers and errors as Markdown, for clients that prefer it to JSON. */
import type { Exchange } from './exchange.ts'
import { prefersMarkdown } from './negotiation.ts'
import type { Contract } from './parts.ts'
import { type AnswerBody, type ErrorAnswer, objectOf } from './respond.ts'

const MARKDOWN_TYPE = 'text/markdown; charset=utf-8'

export function inMarkdown(
  exchange: Exchange,
  answer: AnswerBody,
  { markdown }: Pick<Contract, 'markdown'>,
): AnswerBody {
  if (exchange.status !== 200) return answer
  exchange.addHeaders({ 'content-type': MARKDOWN_TYPE })
  return markdown(objectOf(answer))
}

/** Errors of every path, also of those whose answers are pictures or files. */
export function errorInMarkdown(
  exchange: Exchange,
  response: ReturnType<Contract['errorResponse']>,
  { markdown }: Pick<Contract, 'markdown'>,
): ErrorAnswer {
  exchange.mayBeMarkdown = true
  if (!prefersMarkdown(exchange.request.headers.accept)) return response
  return { ...response, body: markdown(response.body), type: MARKDOWN_TYPE }
}

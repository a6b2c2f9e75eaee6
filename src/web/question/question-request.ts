/** A question on its way to the service: with a draw, in the body of the request and nowhere else. */
import type { AnyRequest, RequestOf } from '../api/operations.ts'
import type { SpreadOperation } from '../spread/spreads.ts'

/** In one line, without what the service refuses in a text: control characters and halves of a character. */
export const cleanQuestion = (written: string): string => written.replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim()

/** The question decides the theme, unless the visitor has chosen one. */
export function withQuestion(
  request: RequestOf<SpreadOperation>,
  question: string,
): RequestOf<SpreadOperation> {
  if (question === '') return request
  const { theme, ...body } = request.body
  const chosen = theme === 'general' ? {} : { theme }
  return { ...request, body: { ...body, ...chosen, question } } as RequestOf<SpreadOperation>
}

/** Empty if none was sent. */
export function questionOfRequest(sent: AnyRequest | undefined): string {
  const { question } = (sent?.body ?? {}) as { question?: unknown }
  return typeof question === 'string' ? question : ''
}

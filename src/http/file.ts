/** Files as responses: in an encoding that the client accepts, or 304 if it already has the file. */
import type { Exchange } from './exchange.ts'
import { accepts, ENCODINGS } from './negotiation.ts'
import type { AnswerBody } from './respond.ts'

/** The same content in several encodings, each with its own strong ETag. */
export interface File {
  readonly type: string
  readonly plain: EncodedBody
  readonly br?: EncodedBody | undefined
  readonly gzip?: EncodedBody | undefined
}

interface EncodedBody {
  readonly bytes: Buffer
  readonly etag: string
}

export function answerFile(exchange: Exchange, file: File, cacheControl: string): AnswerBody {
  const accepted = exchange.request.headers['accept-encoding']
  const encoding = ENCODINGS.find((name) => file[name] !== undefined && accepts(accepted, name))
  const { bytes, etag } = (encoding && file[encoding]) ?? file.plain
  exchange.addHeaders({ 'cache-control': cacheControl })
  if (file.br ?? file.gzip) exchange.addHeaders({ vary: 'Accept-Encoding' })
  if (exchange.setEtag(etag)) return ''
  exchange.addHeaders({ 'content-type': file.type, ...(encoding && { 'content-encoding': encoding }) })
  return bytes
}

/** `/llms.txt`: how an assistant can use the service (the file in the project's folder). */
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { answerFile, type File } from '../../http/file.ts'
import type { Route } from '../../http/route.ts'

const FILE = new URL('../../../llms.txt', import.meta.url)

export function llmsRoutes(): Route[] {
  let file: File | undefined
  return [
    {
      method: 'GET',
      path: '/llms.txt',
      answer: (exchange) => {
        file ??= textFile(readFileSync(FILE))
        return answerFile(exchange, file, 'public, max-age=3600')
      },
    },
  ]
}

const textFile = (bytes: Buffer): File => ({
  type: 'text/plain; charset=utf-8',
  plain: { bytes, etag: `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"` },
})

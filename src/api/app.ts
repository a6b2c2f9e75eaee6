/** build(parts): the whole service, ready to listen or to be called in process. */
import type { Route } from '../http/route.ts'
import { HttpServer } from '../http/server.ts'
import { markdownOf } from '../markdown.ts'
import { type Endpoint, hasMarkdown } from './endpoint.ts'
import { allEndpoints } from './endpoints.ts'
import { factsIn } from './envelope.ts'
import { errorResponse } from './error-responses.ts'
import { groupNumber, limitOf } from './limits.ts'
import type { Parts } from './parts.ts'
import { pdfAnswer } from './reports/pdf-answer.ts'
import { cardImageRoutes } from './site/card-images.ts'
import { compatibilityPageRoutes } from './site/compatibility-pages.ts'
import { embedRoutes } from './site/embeds.ts'
import { llmsRoutes } from './site/llms.ts'
import { mcpRoutes } from './site/mcp.ts'
import { missingPage, pageRoutes } from './site/page.ts'
import { referenceRoutes } from './site/reference.ts'
import { sharedPageRoutes } from './site/shared-pages.ts'
import { sharedPictureRoutes } from './site/shared-pictures.ts'

export function build(parts: Parts, added: readonly Endpoint[] = []): HttpServer {
  const http = new HttpServer(
    {
      routes: allRoutes(parts, added),
      limitOf,
      limitOfMalformed: groupNumber('health'),
      errorResponse,
      missingPage: missingPage(parts),
      markdown: (answer) => markdownOf(factsIn(answer)),
    },
    parts,
  )
  http.server.on('close', () => {
    parts.pictures.stop()
    parts.page?.stop()
  })
  return http
}

// mutate-block order: a route is found by its path, whatever stands before it
export function allRoutes(parts: Parts, added: readonly Endpoint[] = []): Route[] {
  const endpoints = allEndpoints(parts, added)
  return [
    ...endpoints.flatMap(routesOf),
    ...mcpRoutes(parts, endpoints),
    ...referenceRoutes(parts),
    ...llmsRoutes(),
    ...cardImageRoutes(parts),
    ...pageRoutes(parts),
    ...compatibilityPageRoutes(parts),
    ...sharedPageRoutes(parts),
    ...sharedPictureRoutes(parts),
    ...embedRoutes(parts),
  ]
}

/** The root is the only path with an optional trailing slash (decision 1.1). */
function routesOf(endpoint: Endpoint): Route[] {
  const paths = endpoint.path === '/' ? ['/v1', '/v1/'] : [`/v1${endpoint.path}`]
  const mayBeMarkdown = hasMarkdown(endpoint)
  const limit = groupNumber(endpoint.limit)
  return paths.map((path) => ({ ...endpoint, path, limit, mayBeMarkdown, pdf: pdfAnswer(endpoint) }))
}

/** The service below a path of another site: a small proxy takes the prefix off and says so, as docs/proxies.md has it for real ones. */
import assert from 'node:assert/strict'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { BuiltPage } from '../src/page/built-page.ts'
import { testParts, testService } from './service.ts'

const PREFIX = '/stars'

const service = testService(
  testParts({ RATE_LIMITS: 'off', TRUST_PROXY: '127.0.0.1' }, { page: new BuiltPage() }),
)
const inner = Number(new URL(await service.listen({ host: '127.0.0.1', port: 0 })).port)

const proxy = createServer((asked, reply) => {
  if (!asked.url!.startsWith(`${PREFIX}/`)) {
    reply.writeHead(404).end('another site')
    return
  }
  const headers = {
    ...asked.headers,
    host: `inner:${inner}`,
    'x-forwarded-host': asked.headers.host,
    'x-forwarded-prefix': PREFIX,
  }
  const { method } = asked
  const path = asked.url!.slice(PREFIX.length)
  asked.pipe(
    request({ port: inner, host: '127.0.0.1', method, path, headers }, (answer) => {
      reply.writeHead(answer.statusCode!, answer.headers)
      answer.pipe(reply)
    }),
  )
}).listen(0, '127.0.0.1')
await new Promise((resolve) => proxy.once('listening', resolve))
const outside = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
const home = `${outside}${PREFIX}`
after(async () => {
  proxy.closeAllConnections()
  proxy.close()
  await service.close()
})

const get = (path: string) => fetch(`${home}${path}`, { redirect: 'manual' })

async function assertFound(address: string): Promise<void> {
  assert.ok(address.startsWith(`${home}/`), address)
  const answer = await fetch(address)
  assert.equal(answer.status, 200, address)
  await answer.arrayBuffer()
}

/** Addresses in a document, as a browser resolves them. */
function linksIn(html: string, address: string): string[] {
  const base = new URL(/<base href="([^"]+)"/.exec(html)?.[1] ?? '', address)
  const found = html.matchAll(/<(?:script|link|a)\b[^>]*\b(?:src|href)="([^"#]+)"/g)
  return Array.from(found, ([, link]) => new URL(link!.replaceAll('&amp;', '&'), base).href)
}

test('every file that a page of the site links to is found below the prefix', async () => {
  for (const path of ['/', '/sky/leo', '/r/single/x', '/day/leo/2026-03-21', '/embed/card', '/docs/']) {
    const links = linksIn(await (await get(path)).text(), `${home}${path}`)
    assert.ok(links.length > 0, path)
    for (const link of links.filter((each) => !each.startsWith('data:'))) await assertFound(link)
  }
})

test('the picture of a drawn card and the documentation are found at the addresses in the answers', async () => {
  const drawn = await fetch(`${home}/v1/tarot/daily-card`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"seed":"x"}',
  })
  const { card } = (await drawn.json()) as { card: { image_url: string } }
  await assertFound(card.image_url.replace('.png', '.svg'))
  await assertFound(((await (await get('/v1/')).json()) as { documentation: string }).documentation)
})

test('a shared link previews itself and its picture by the outer address', async () => {
  const html = await (await get('/r/single/x')).text()
  assert.match(html, RegExp(`<meta property="og:url" content="${home}/r/single/x" />`))
  assert.match(html, RegExp(`<meta property="og:image" content="${home}/r/single/x\\.png\\?v=`))
})

test('a feed links to itself by the outer address', async () => {
  const feed = await (await get('/v1/astrology/horoscope/daily/leo.atom')).text()
  const [, self = ''] = /rel="self"[^>]*href="([^"]+)"/.exec(feed)!
  await assertFound(self)
})

test('redirects stay below the prefix', async () => {
  for (const [path, target] of [
    ['/docs', '/docs/'],
    ['/cards/ar17.png', '/cards/ar17.svg'],
  ] as const) {
    const { headers } = await get(path)
    assert.equal(new URL(headers.get('location')!, `${home}${path}`).href, `${home}${target}`)
  }
})

test('a tool of an assistant links by the outer address', async () => {
  const answer = await fetch(`${home}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'draw_card', arguments: { seed: 'x' } },
    }),
  })
  const { result } = (await answer.json()) as {
    result: { structuredContent: { card: { image_url: string } } }
  }
  assert.ok(result.structuredContent.card.image_url.startsWith(`${home}/cards/`))
})

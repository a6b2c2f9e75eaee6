import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testParts, testService } from '../../../test/service.ts'
import { BuiltPage } from '../../page/built-page.ts'
import type { PageSource } from '../../page/page-files.ts'

const service = testService(testParts({}, { page: new BuiltPage() }))
const FRAMES = ['/embed/card', '/embed/day/leo', '/embed/moon', '/embed/wheel']

test('the script comes compressed, for pages of any site, and is asked for again after an hour', async () => {
  const { statusCode, headers } = await service.inject({
    url: '/embed.js',
    headers: { 'accept-encoding': 'gzip' },
  })
  assert.equal(statusCode, 200)
  assert.equal(headers['content-type'], 'text/javascript; charset=utf-8')
  assert.equal(headers['content-encoding'], 'gzip')
  assert.equal(headers['access-control-allow-origin'], '*')
  assert.equal(headers['cross-origin-resource-policy'], 'cross-origin')
  assert.equal(headers['cache-control'], 'public, max-age=3600')
  assert.equal(headers['set-cookie'], undefined)
})

for (const path of FRAMES)
  test(`${path} may be framed by anybody, and asks this server alone`, async () => {
    const { statusCode, headers, body } = await service.inject(path)
    assert.equal(statusCode, 200)
    const policy = String(headers['content-security-policy'])
    assert.match(policy, /frame-ancestors \*$/)
    assert.doesNotMatch(policy, /unsafe|https?:/)
    assert.equal(headers['x-frame-options'], undefined)
    assert.equal(headers['x-robots-tag'], 'noindex')
    assert.equal(headers['set-cookie'], undefined)
    const [, source] = /<script src="([^"]+)"/.exec(body)!
    assert.equal(new URL(source!, `http://x${path}`).pathname, '/embed.js')
  })

test('every other document may be framed by nobody', async () => {
  for (const path of ['/', '/docs/', '/r/single/x', '/day/leo/2026-03-21', '/r/nothing/x']) {
    const { headers } = await service.inject(path)
    assert.match(String(headers['content-type']), /^text\/html/, path)
    assert.match(String(headers['content-security-policy']), /frame-ancestors 'none'/, path)
  }
})

test('a frame’s address sets attributes of the element, and nothing else', async () => {
  const { body } = await service.inject(
    `/embed/card?seed=${encodeURIComponent('"><script>x</script>')}&onload=x&scheme=dark`,
  )
  assert.match(
    body,
    /<augury-card seed="&quot;&gt;&lt;script&gt;x&lt;\/script&gt;" scheme="dark"><\/augury-card>/,
  )
  assert.doesNotMatch(body, /onload/)
})

test('a frame takes no birth: it would stand in the address', async () => {
  const { body } = await service.inject('/embed/wheel?birth=1990-05-15&latitude=52&longitude=13&place=1')
  assert.match(body, /<augury-wheel><\/augury-wheel>/)
})

test('there is no frame for a sign that does not exist', async () => {
  const { statusCode, headers, body } = await service.inject('/embed/day/cat')
  assert.equal(statusCode, 404)
  assert.match(String(headers['content-security-policy']), /frame-ancestors \*/)
  assert.match(body, /There is no sign of that name\./)
})

test('if the script cannot be built, its address answers with that error', async () => {
  const broken: PageSource = {
    files: async () => Promise.reject(new Error('no bundler')),
    stop: () => undefined,
  }
  assert.equal((await testService(testParts({}, { page: broken })).inject('/embed.js')).statusCode, 503)
})

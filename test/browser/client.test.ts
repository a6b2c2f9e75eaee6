/** The typed client in a real browser, on a page of another site. */
import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type * as Client from '../../client/augury.ts'
import { bundledClient, compileClient } from '../../tools/client/package.ts'
import { startService } from '../running-service.ts'
import { sharedBrowser, test } from './browser-test.ts'

declare const AuguryClient: typeof Client

test('the client works with the fetch of a browser, and sends its key', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'augury-client-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const keys = join(folder, 'keys.json')
  writeFileSync(keys, JSON.stringify([{ name: 'page', sha256: hash('sha256', 'open-sesame') }]))
  const service = await startService({ DATA_DIR: ':memory:', API_KEYS_FILE: keys })
  t.after(service.kill)
  compileClient(folder)
  const page = await (await sharedBrowser()).newPage()
  t.after(() => page.context().close())
  await page.addScriptTag({ content: await bundledClient(folder) })
  const found = await page.evaluate(async (baseUrl) => {
    const { Augury, AuguryError } = AuguryClient
    const codeWith = (apiKey: string) =>
      new Augury({ baseUrl, apiKey })
        .signToday('ophiuchus')
        .catch((error: unknown) => error instanceof AuguryError && error.code)
    return {
      given: (await new Augury({ baseUrl, fetch: window.fetch }).spreads()).count,
      left: (await new Augury({ baseUrl, fetch: undefined }).layThreeCards()).cards.length,
      withKey: await codeWith('open-sesame'),
      withWrongKey: await codeWith('open-barley'),
    }
  }, `http://127.0.0.1:${service.port}`)
  assert.deepEqual(found, {
    given: 22,
    left: 3,
    withKey: 'INVALID_ZODIAC_SIGN',
    withWrongKey: 'INVALID_API_KEY',
  })
})

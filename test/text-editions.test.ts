/** An edited text or a new version of the program is served at once: what is stored belongs to the edition that wrote it. */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { ReadingCache } from '../src/store/readings/reading-cache.ts'
import { phrasebookSource, type TextSource } from '../src/writer/text-source.ts'
import { openSqlite } from './open-sqlite.ts'
import { NOON, testParts, testService } from './service.ts'

/** The phrasebook after its texts were edited: every text of a day has another summary. */
const edited: TextSource = {
  ...phrasebookSource,
  edition: 'phrasebook 2.3.0 edited',
  write: async (...request) => {
    const written = await phrasebookSource.write(...request)
    const summary = [{ text: 'The sentence that was mended.', transits: [] }]
    return { ...written, text: { ...written.text, summary } }
  },
}

/** What a service that was just started over the folder tells. */
async function leoAfterStart(directory: string, textSource: TextSource) {
  const store = openSqlite(directory, () => NOON)
  const cache = new ReadingCache({ store, now: () => NOON })
  const service = await testService(testParts({}, { cache, textSource }))
  const payload = { sign: 'leo', date: '2026-03-21' }
  const reply = await service.inject({ method: 'POST', url: '/v1/astrology/daily-horoscope', payload })
  assert.equal(reply.statusCode, 200, reply.body)
  await cache.settled()
  await service.close()
  await store.close()
  const { interpretation, metadata } = reply.json().data
  return { summary: interpretation.summary as string, isStored: metadata.cache_hit as boolean }
}

test('two services with different editions of the texts do not share a stored text; two of one edition do', async (t) => {
  const directory = mkdtempSync(join(tmpdir(), 'augury-editions-'))
  t.after(() => rmSync(directory, { recursive: true, force: true }))
  const before = await leoAfterStart(directory, phrasebookSource)
  assert.equal(before.isStored, false)
  assert.deepEqual(await leoAfterStart(directory, phrasebookSource), { ...before, isStored: true })
  const mended = { summary: 'The sentence that was mended.', isStored: false }
  assert.deepEqual(await leoAfterStart(directory, edited), mended)
  assert.deepEqual(await leoAfterStart(directory, edited), { ...mended, isStored: true })
})

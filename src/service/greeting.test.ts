import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startService } from '../../test/running-service.ts'
import { testService } from '../../test/service.ts'
import { VERSION } from '../version.ts'
import { greeting } from './greeting.ts'

const text = greeting({ address: 'http://127.0.0.1:8080', version: VERSION })

test('the greeting names the address of the service, what to try first and how to stop it', () => {
  assert.match(text, new RegExp(`^\\nAugury ${VERSION.replaceAll('.', '\\.')} is running\\.$`, 'm'))
  assert.match(text, /Page +http:\/\/127\.0\.0\.1:8080\/$/m)
  assert.match(text, /press Ctrl\+C/)
})

test('every address that it names answers', async () => {
  const paths = [...text.matchAll(/http:\/\/127\.0\.0\.1:8080(\S+)/g)].map(([, path]) => path!)
  assert.deepEqual(paths, ['/', '/v1/', '/docs/', '/v1/astrology/horoscope/daily/leo'])
  const service = testService()
  for (const path of paths.slice(1)) assert.equal((await service.inject(path)).statusCode, 200, path)
})

test('a program reads lines of JSON alone, from the first on', async () => {
  const service = await startService({ DATA_DIR: ':memory:', LOG_LEVEL: 'info' })
  await service.stop()
  const lines = service.output().trim().split('\n')
  const [first] = lines.map((line) => JSON.parse(line))
  assert.match(first.msg, /^Augury answers at http:\/\/127\.0\.0\.1:\d+\/v1\/ /)
  assert.deepEqual([first.level, first.version], [30, VERSION])
})

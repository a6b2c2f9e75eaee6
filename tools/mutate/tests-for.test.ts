import assert from 'node:assert/strict'
import { test } from 'node:test'
import { namesIn } from './tests-for.ts'

test('a file is known by its own name and its folders’, unless every part of the sources has them', () => {
  assert.deepEqual(namesIn('src/api/endpoints/yes-no/route.ts'), ['yes-no'])
  assert.deepEqual(namesIn('src/http/api-keys.ts'), ['api-keys'])
  assert.deepEqual(namesIn('src/web/sky/period.ts'), ['sky', 'period'])
})

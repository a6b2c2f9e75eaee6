import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type PageAndPictures, prepare } from './built.ts'

test('the page is ready before the pictures are begun, because both need much memory', async () => {
  const steps: string[] = []
  const part = (name: string) => ({
    async prepare() {
      steps.push(`${name} begins`)
      await new Promise(setImmediate)
      steps.push(`${name} is ready`)
    },
  })
  await prepare({ page: part('page'), pictures: part('pictures') } as unknown as PageAndPictures)
  assert.deepEqual(steps, ['page begins', 'page is ready', 'pictures begins', 'pictures is ready'])
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Job } from './jobs.ts'
import { clock, progress } from './progress.ts'

const JOB: Job = { kind: 'moon', first: 0, end: 100 } // 100 blocks of 22 ms

function lines(isTTY: boolean): string[] {
  const written: string[] = []
  let now = 0
  const output = { isTTY, write: (text: string) => written.push(text) > 0 }
  const shown = progress([JOB], output, () => now)
  shown.phase('summing')
  const onProgress = shown.onProgress('summing')
  for (const [at, share] of [
    [1000, 0.25],
    [12_000, 0.5],
  ] as const) {
    now = at
    onProgress(JOB, share * 2200)
  }
  shown.end()
  return written
}

test('in a log progress is a plain line every ten seconds', () => {
  assert.deepEqual(lines(false), ['  0 %  summing\n', ' 50 %  summing, 0:12 left\n'])
})

test('on a terminal one line is rewritten and cleared at the end', () => {
  const written = lines(true)
  assert.equal(written.length, 4)
  assert.equal(written[2], '\r\x1b[K 50 %  summing, 0:12 left')
  assert.equal(written.at(-1), '\r\x1b[K')
})

test('a time is minutes and seconds', () => {
  assert.equal(clock(65_400), '1:05')
  assert.equal(clock(3000), '0:03')
})

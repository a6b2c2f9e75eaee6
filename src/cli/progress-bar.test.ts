import assert from 'node:assert/strict'
import { test } from 'node:test'
import { progressBar } from './progress-bar.ts'

/** What is written for some steps of a hundred and twenty. */
function written(isInteractive: boolean, ...steps: number[]): string[] {
  const lines: string[] = []
  const bar = progressBar(120, { isInteractive, note: (line) => void lines.push(line) })
  for (const step of steps) bar.show(step, `step ${step}`)
  return lines
}

test('the bar fills thirty places, and each line replaces the one before', () => {
  const again = '\x1b[1A\x1b[2K'
  assert.deepEqual(written(true, 0, 5, 6, 120), [
    `${'░'.repeat(30)}   0 of 120  step 0`,
    `${again}█${'░'.repeat(29)}   5 of 120  step 5`,
    `${again}██${'░'.repeat(28)}   6 of 120  step 6`,
    `${again}${'█'.repeat(30)} 120 of 120  step 120`,
  ])
})

test('without a terminal nothing is written', () => assert.deepEqual(written(false, 0, 120), []))

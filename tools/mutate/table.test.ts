import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Mutant } from './mutants.ts'
import { type Trial, table } from './table.ts'

const trial = (room: string, outcome: Trial['outcome'], line = 1): Trial => ({
  room,
  outcome,
  mutant: { file: `src/${room}.ts`, line, kind: 'operator', change: '< → <=' } as Mutant,
})

test('a room has what was tried, killed, survived and left out, and survivors are named', () => {
  const trials = [
    trial('sky', 'failed'),
    trial('sky', 'too slow'),
    trial('sky', 'passed', 7),
    trial('time', 'failed'),
  ]
  const possible = new Map([
    ['sky', { mutants: 300, excepted: 4 }],
    ['time', { mutants: 20, excepted: 0 }],
  ])
  assert.deepEqual(table(trials, possible).split('\n').slice(2), [
    '| sky | 3 | 2 | 1 | 1 | 67 % | 4 of 300 |',
    '| time | 1 | 1 | 0 | 0 | 100 % | 0 of 20 |',
    '| all | 4 | 3 | 1 | 1 | 75 % |  |',
    '',
    'Survivors:',
    '- src/sky.ts:7 operator: `< → <=`',
  ])
})

import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { exceptionsIn } from './exceptions.ts'
import { mutantsOf } from './mutants.ts'
import { ROOMS, roomsOf } from './rooms.ts'

const SOURCES = globSync('{src,deck/cards}/**/*.ts').filter((path) => !/\.(test|d)\.ts$/.test(path))

test('every source is in one room of the mutants', () => {
  assert.ok(SOURCES.length > 500)
  assert.deepEqual(
    SOURCES.filter((path) => roomsOf(path).length !== 1),
    [],
  )
})

test('every room has tests that may speak for it', () => {
  const silent = Object.keys(ROOMS).filter(
    (name) => ROOMS[name]!.tests.flatMap((glob) => globSync(glob)).length === 0,
  )
  assert.deepEqual(silent, [])
})

test('every exception beside the code leaves out a mutant: one that leaves out none is behind its code', () => {
  const excepted = SOURCES.map((file) => ({ file, source: readFileSync(file, 'utf8') })).filter(
    ({ source }) => /^\s*\/\/ mutate/m.test(source),
  )
  assert.ok(excepted.length > 50)
  const idle = excepted.flatMap(({ file, source }) => {
    const mutants = mutantsOf(file, source)
    return exceptionsIn(file, source)
      .filter(
        ({ from, to, kind, text }) =>
          !mutants.some(
            (each) =>
              each.kind === kind &&
              from <= each.line &&
              each.line <= to &&
              (text ?? each.edit.text) === each.edit.text,
          ),
      )
      .map(({ from, kind, text = '' }) => `${file}:${from} ${kind} ${text}`)
  })
  assert.deepEqual(idle, [])
})

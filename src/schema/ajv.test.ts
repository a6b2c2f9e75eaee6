import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Ajv } from 'ajv'
import { findingOf, OPTIONS } from './ajv.ts'
import { checkedPart, requiredUnless, Type } from './type.ts'

/** What is found first in a value, in our words. */
function findingIn(schema: object, value: unknown): string | undefined {
  const validate = new Ajv(OPTIONS).compile(checkedPart(schema))
  if (validate(value)) return undefined
  const { path, demand } = findingOf(validate.errors![0]!)
  return `${path} ${demand}`.trim()
}

test('each type is asked for by its name', () => {
  const types: [object, string][] = [
    [Type.String(), 'must be a string'],
    [Type.Number(), 'must be a finite number'],
    [Type.Integer(), 'must be a whole number'],
    [Type.Boolean(), 'must be true or false'],
    [Type.Array(Type.Null()), 'must be a list'],
    [Type.Object({}), 'must be an object'],
    [Type.Null(), 'must be null'],
  ]
  for (const [schema, demand] of types) assert.equal(findingIn(schema, Symbol('of no type')), demand)
})

test('a number is finite, and nothing is made a number that is none', () => {
  assert.equal(findingIn(Type.Number(), Number.NaN), 'must be a finite number')
  assert.equal(findingIn(Type.Number(), Number.POSITIVE_INFINITY), 'must be a finite number')
  assert.equal(findingIn(Type.Number(), '1'), 'must be a finite number')
  assert.equal(findingIn(Type.Number(), 1.5), undefined)
})

test('the message of a limit has its number, and “1 character” is singular', () => {
  const limits: [object, unknown, string][] = [
    [Type.String({ minLength: 1 }), '', 'must have at least 1 character'],
    [Type.String({ minLength: 2 }), '', 'must have at least 2 characters'],
    [Type.String({ maxLength: 1 }), 'ab', 'must have at most 1 character'],
    [Type.String({ maxLength: 3 }), 'abcd', 'must have at most 3 characters'],
    [Type.Array(Type.Null(), { minItems: 1 }), [], 'must hold at least 1 item'],
    [Type.Array(Type.Null(), { maxItems: 2 }), [null, null, null], 'must hold at most 2 items'],
    [Type.Number({ minimum: -90 }), -91, 'must be at least -90'],
    [Type.Number({ maximum: 90 }), 91, 'must be at most 90'],
    [Type.Enum(['a', 'b']), 'c', 'must be one of: a, b'],
    [Type.Enum(['a', 'b']), 1, 'must be one of: a, b'],
    [Type.Literal('a'), 'b', 'must be "a"'],
    [Type.String({ pattern: '^a' }), 'b', 'is not of the documented form'],
  ]
  for (const [schema, value, demand] of limits) assert.equal(findingIn(schema, value), demand)
})

test('the path names members and places in lists', () => {
  const place = Type.Object({ name: Type.String() })
  const schema = Type.Object({ positions: Type.Array(place), '2nd': Type.Optional(Type.String()) })
  const positions = [{ name: 'a' }, { name: 1 }]
  assert.equal(findingIn(schema, { positions }), 'positions[1].name must be a string')
  assert.equal(findingIn(schema, { positions: [{}] }), 'positions[0].name is required')
  assert.equal(findingIn(schema, {}), 'positions is required')
  assert.equal(findingIn(schema, { positions: [], '2nd': 1 }), '2nd must be a string')
})

test('a member that another one can stand for is asked for with that one, unless it is sent', () => {
  const birth = Type.Object({
    place: Type.Optional(Type.String()),
    latitude: Type.Optional(Type.Number()),
  })
  const schema = requiredUnless(birth, 'place', ['latitude'])
  assert.equal(findingIn(schema, {}), 'latitude is required, unless place is sent instead')
  assert.equal(findingIn(schema, { place: 'Paris' }), undefined)
  assert.equal(findingIn(schema, { latitude: 1 }), undefined)
})

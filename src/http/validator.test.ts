import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Type } from '../schema/type.ts'
import { validatorOf } from './validator.ts'

const check = validatorOf(
  Type.Object({
    name: Type.String({ minLength: 1, maxLength: 3 }),
    count: Type.Optional(Type.Integer({ minimum: 1, maximum: 9 })),
    ratio: Type.Optional(Type.Number()),
    style: Type.Optional(Type.Enum(['brief', 'poetic'])),
    items: Type.Optional(Type.Array(Type.Object({ id: Type.String() }), { minItems: 1, maxItems: 2 })),
    flag: Type.Optional(Type.Boolean()),
  }),
)

const messages = (body: unknown) => {
  const error = check(body, 100)
  assert.equal(error?.code, 'VALIDATION_ERROR')
  assert.equal(error.kind, 'shape')
  return (error.details.issues as { path: string; message: string }[]).map(({ message }) => message)
}

test('a valid body keeps only the members that the schema names, at every level', () => {
  const named = { name: '🜨🜨🜨', count: 9, ratio: -0.5, style: 'brief', items: [{ id: '' }] }
  const body: Record<string, unknown> & { items: object[] } = JSON.parse(
    `{"toString":1,"__proto__":{"flag":true},"constructor":{},${JSON.stringify(named).slice(1, -3)},"name":2,"__proto__":{"x":1}}],"other":{"name":"x"}}`,
  )
  assert.equal(check(body, 100), undefined)
  assert.deepEqual(body as unknown, named)
  assert.deepEqual(Object.keys(body.items[0]!), ['id'])
  assert.equal(body.flag, undefined)
})

test('a schema with alternatives is refused: the first would remove members that the others name', () => {
  const either = Type.Union([Type.Object({ a: Type.String() }), Type.Object({ b: Type.String() })])
  assert.throws(() => validatorOf(Type.Object({ either })), /one shape/)
})

test('each kind of fault has its own message', () => {
  const faults: [unknown, string][] = [
    [{}, 'name is required.'],
    [{ name: 1 }, 'name must be a string.'],
    [{ name: '' }, 'name must have at least 1 character.'],
    [{ name: 'four' }, 'name must have at most 3 characters.'],
    [{ name: 'a', count: 1.5 }, 'count must be a whole number.'],
    [{ name: 'a', count: 0 }, 'count must be at least 1.'],
    [{ name: 'a', count: 10 }, 'count must be at most 9.'],
    [{ name: 'a', ratio: Number.POSITIVE_INFINITY }, 'ratio must be a finite number.'],
    [{ name: 'a', style: 'long' }, 'style must be one of: brief, poetic.'],
    [{ name: 'a', items: [] }, 'items must hold at least 1 item.'],
    [{ name: 'a', items: [{ id: '' }, { id: '' }, { id: '' }] }, 'items must hold at most 2 items.'],
    [{ name: 'a', items: [{ id: '' }, {}] }, 'items[1].id is required.'],
    [{ name: 'a', flag: 'true' }, 'flag must be true or false.'],
    [{ name: 'a', items: null }, 'items must be a list.'],
    [[], 'The body must be an object.'],
    [undefined, 'The body must be an object.'],
  ]
  for (const [body, message] of faults) assert.deepEqual(messages(body), [message])
})

test('at most twenty faults are listed, and the message counts the rest', () => {
  const error = check({ name: 'a', items: Array.from({ length: 50 }, () => 1) }, 100)
  assert.equal((error!.details.issues as unknown[]).length, 20)
  assert.match(error!.message, /And 48 more\.$/)
})

test('a long body is answered with its first fault only', () => {
  const error = check({ name: 1, count: 'x' }, 60_000)
  assert.equal((error!.details.issues as unknown[]).length, 1)
})

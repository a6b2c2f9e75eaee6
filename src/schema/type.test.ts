import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Type as TypeBox } from 'typebox'
import { checkedPart, documentedEnum, Type } from './type.ts'

type Builders = typeof Type

/** TypeBox's lists of texts do not say that they are texts; ours do. */
const typed = (schema: object) => ({ type: 'string', ...schema })

/** One schema or more for each builder, made by the builders that are given. */
const SAMPLES: Record<keyof Builders, (make: Builders) => object[]> = {
  Object: (make) => [
    make.Object({}),
    make.Object({ a: make.String(), b: make.Number() }, { additionalProperties: false }),
    make.Object({ a: make.Object({ b: make.Optional(make.Null()) }) }),
  ],
  Array: (make) => [make.Array(make.String()), make.Array(make.Array(make.Null()), { maxItems: 2 })],
  String: (make) => [make.String(), make.String({ minLength: 1, description: 'a name' })],
  Number: (make) => [make.Number(), make.Number({ minimum: -90, maximum: 90 })],
  Integer: (make) => [make.Integer(), make.Integer({ minimum: 1 })],
  Boolean: (make) => [make.Boolean(), make.Boolean({ default: true })],
  Null: (make) => [make.Null(), make.Null({ description: 'nothing' })],
  Unknown: (make) => [make.Unknown(), make.Unknown({ description: 'anything' })],
  Enum: (make) => [typed(make.Enum(['a', 'b'])), typed(make.Enum(['a'], { default: 'a' }))],
  Literal: (make) => [make.Literal('a'), make.Literal(1), make.Literal(true, { description: 'so it is' })],
  Union: (make) => [
    make.Union([make.String(), make.Null()]),
    make.Union([make.Null()], { description: 'x' }),
  ],
  Record: (make) => [make.Record(make.String(), make.Unknown(), { description: 'depends' })],
  Optional: (make) => {
    const shared = make.Optional(make.String({ description: 'in two objects' }))
    return [
      make.Object({ a: shared, b: make.Integer() }),
      make.Object({ c: shared, d: make.Optional(make.Literal('x')) }),
    ]
  },
}

for (const [name, samples] of Object.entries(SAMPLES))
  test(`${name} makes the schema that TypeBox makes`, () => {
    const asJson = (make: Builders) => JSON.stringify(samples(make))
    assert.equal(asJson(Type), asJson(TypeBox))
  })

test('a list of values says of which type they are', () => {
  assert.deepEqual(Type.Enum(['a', 'b'], { default: 'a' }), {
    type: 'string',
    enum: ['a', 'b'],
    default: 'a',
  })
  assert.deepEqual(Type.Enum([1, 3]), { type: 'integer', enum: [1, 3] })
})

test('a documented list is not checked, wherever it stands, and other lists are checked without their type', () => {
  const sign = documentedEnum(['aries', 'leo'], { description: 'A sign.' }, { maxLength: 32 })
  const schema = Type.Object({
    sign,
    again: Type.Optional(sign),
    all: Type.Array(sign),
    byName: Type.Record(Type.String(), sign),
    style: Type.Enum(['brief']),
  })
  const checked = { type: 'string', maxLength: 32 }
  assert.deepEqual(checkedPart(schema), {
    type: 'object',
    required: ['sign', 'all', 'byName', 'style'],
    properties: {
      sign: checked,
      again: checked,
      all: { type: 'array', items: checked },
      byName: { type: 'object', patternProperties: { '^.*$': checked } },
      style: { enum: ['brief'] },
    },
  })
  assert.deepEqual(sign, { type: 'string', enum: ['aries', 'leo'], description: 'A sign.' })
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Type as TypeBox } from 'typebox'
import { Type } from './type.ts'

type Builders = typeof Type

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
  Enum: (make) => [make.Enum(['a', 'b']), make.Enum(['a'], { default: 'a' })],
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
      make.Object({ c: shared, d: make.Optional(make.Enum(['x'])) }),
    ]
  },
}

for (const [name, samples] of Object.entries(SAMPLES))
  test(`${name} makes the schema that TypeBox makes`, () => {
    const asJson = (make: Builders) => JSON.stringify(samples(make))
    assert.equal(asJson(Type), asJson(TypeBox))
  })

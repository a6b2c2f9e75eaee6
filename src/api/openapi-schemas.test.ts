import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameSchemas, Type } from '../schema/type.ts'
import { PLANETS } from '../sky/planets.ts'
import { NamedSchemas } from './openapi-schemas.ts'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

test('a named schema is replaced by a reference wherever it occurs, also as an optional member', () => {
  const Moth = Type.Object({ wings: Type.Integer() })
  const Lamp = Type.Object({
    first: Moth,
    second: Type.Optional(Moth),
    all: Type.Array(Moth),
    none: Type.Union([Moth, Type.Null()]),
    byName: Type.Record(Type.String(), Moth),
  })
  nameSchemas({ Moth, Lamp })
  const schemas = new NamedSchemas()
  assert.deepEqual(schemas.reference(Lamp), ref('Lamp'))
  assert.deepEqual(schemas.all, {
    Lamp: {
      ...Lamp,
      properties: {
        first: ref('Moth'),
        second: ref('Moth'),
        all: { type: 'array', items: ref('Moth') },
        none: { anyOf: [ref('Moth'), { type: 'null' }] },
        byName: { type: 'object', patternProperties: { '^.*$': ref('Moth') } },
      },
    },
    Moth,
  })
})

test('a name that is given to an optional member is that of its schema', () => {
  const Box = Type.Object({ inside: Type.Optional(Type.Object({ air: Type.Boolean() })) })
  nameSchemas({ BoxInside: Box.properties.inside })
  const schemas = new NamedSchemas()
  assert.deepEqual(schemas.reference(Box), { type: 'object', properties: { inside: ref('BoxInside') } })
})

test('an enum that is recognised by its values keeps its own description', () => {
  const schemas = new NamedSchemas()
  const said = { description: 'The ruler.', default: 'sun' }
  const ruler = schemas.reference(Type.Enum([...PLANETS], said))
  assert.deepEqual(ruler, { ...ref('Planet'), ...said })
  assert.deepEqual(schemas.all, { Planet: { type: 'string', enum: [...PLANETS] } })
  const fewer = Type.Enum(PLANETS.slice(1))
  assert.deepEqual(schemas.reference(fewer), fewer)
})

test('the usual name is for a schema that has none', () => {
  const Own = Type.Object({})
  nameSchemas({ Own })
  const schemas = new NamedSchemas()
  assert.deepEqual(schemas.reference(Own, 'Usual'), ref('Own'))
  assert.deepEqual(schemas.reference(Type.Object({}), 'Usual'), ref('Usual'))
})

test('two different schemas cannot have one name', () => {
  const [one, same, other] = [
    Type.Object({ a: Type.Null() }),
    Type.Object({ a: Type.Null() }),
    Type.Object({}),
  ]
  for (const schema of [one, same, other]) nameSchemas({ Twin: schema })
  const schemas = new NamedSchemas()
  schemas.reference(one)
  assert.deepEqual(schemas.reference(same), ref('Twin'))
  assert.throws(() => schemas.reference(other), /Two schemas are named Twin/)
})

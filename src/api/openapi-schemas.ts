/** Moves the schemas that have a name into `components.schemas`, and leaves references where they stood. */
import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import { nameOfSchema } from '../schema/type.ts'
import { sharedOf } from './schemas/shared.ts'

/** The members in which a schema contains others. */
interface Container {
  readonly properties?: Readonly<Record<string, object>>
  readonly patternProperties?: Readonly<Record<string, object>>
  readonly items?: object
  readonly anyOf?: readonly object[]
}

export class NamedSchemas {
  readonly #found = new Map<string, object>()

  /** In alphabetical order. */
  get all(): Record<string, object> {
    return Object.fromEntries([...this.#found].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  }

  /** The schema or a reference to it, as the document has it. `usualName` is for a schema without a name of its own. */
  reference(schema: object, usualName?: string): object {
    const shared = sharedOf(schema)
    if (shared !== undefined) return { ...this.#named(shared.name, shared.bare), ...shared.notes }
    const name = nameOfSchema(schema) ?? usualName
    return name === undefined ? this.#inside(schema) : this.#named(name, schema)
  }

  #named(name: string, schema: object): object {
    const inside = this.#inside(schema)
    const first = this.#found.get(name) ?? inside
    assert(isDeepStrictEqual(first, inside), `Two schemas are named ${name}`)
    this.#found.set(name, inside)
    return { $ref: `#/components/schemas/${name}` }
  }

  #inside(schema: object): object {
    const { properties, patternProperties, items, anyOf } = schema as Container
    return {
      ...schema,
      ...(properties && { properties: this.#members(properties) }),
      ...(patternProperties && { patternProperties: this.#members(patternProperties) }),
      ...(items && { items: this.reference(items) }),
      ...(anyOf && { anyOf: anyOf.map((one) => this.reference(one)) }),
    }
  }

  #members(members: Readonly<Record<string, object>>): object {
    return Object.fromEntries(Object.entries(members).map(([name, member]) => [name, this.reference(member)]))
  }
}

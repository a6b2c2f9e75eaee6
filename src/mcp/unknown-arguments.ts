/** Arguments that a tool does not have are refused with what may have been meant, so that nothing is dropped in silence. */
import { excerpt, type Issue, invalid } from '../errors.ts'
import { nearestName } from './nearest-name.ts'

/** The parts of JSON Schema that say which members there are. */
interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
}

/** Throws a ServiceError if there are members that the schema does not name, at any level. */
export function refuseUnknown(schema: object, given: object): void {
  const issues = unknownIn(schema, given, '')
  if (issues.length > 0) throw invalid(issues, 'shape')
}

function unknownIn(shape: Shape, given: unknown, path: string): Issue[] {
  if (typeof given !== 'object' || given === null) return []
  const { properties, items } = shape
  if (Array.isArray(given))
    return items === undefined ? [] : given.flatMap((each, at) => unknownIn(items, each, `${path}[${at}]`))
  if (properties === undefined) return []
  return Object.entries(given).flatMap(([name, value]) => {
    const member = path === '' ? name : `${path}.${name}`
    const declared = Object.hasOwn(properties, name) ? properties[name] : undefined
    return declared === undefined
      ? [issueOf(member, name, properties, path)]
      : unknownIn(declared, value, member)
  })
}

function issueOf(
  member: string,
  name: string,
  properties: NonNullable<Shape['properties']>,
  path: string,
): Issue {
  const names = Object.keys(properties)
  const inside = Object.entries(properties).flatMap(([outer, shape]) =>
    Object.keys(shape.properties ?? {}).map((inner) => `${outer}.${inner}`),
  )
  const within = path === '' ? '' : `${path}.`
  const meant = nearestName(name, [...names, ...inside])
  const hint =
    meant === undefined
      ? `There are ${names.map((each) => within + each).join(', ')}.`
      : `Did you mean ${within}${meant}?`
  return { path: excerpt(member), message: `There is no argument ${excerpt(member)}. ${hint}` }
}

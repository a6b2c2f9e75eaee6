/** Small bugs: each mutator looks at one node of the syntax tree and says how it could have been written wrongly. */
import { isNode, type Node } from './syntax.ts'

/** A piece of the source, and what stands there instead. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

interface Place {
  readonly node: Node
  readonly parent: Node | undefined
  readonly source: string
}

type Mutator = (place: Place) => readonly Edit[]

const OTHER_OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '**': ['*'],
  '&': ['|'],
  '|': ['&'],
  '<<': ['>>'],
  '>>': ['<<'],
  '>>>': ['<<'],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['/='],
  '/=': ['*='],
}

const METHODS_DROPPED = [
  'slice',
  'filter',
  'sort',
  'toSorted',
  'reverse',
  'toReversed',
  'trim',
  'toLowerCase',
  'padStart',
]

const OTHER_METHODS: Readonly<Record<string, string>> = {
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  round: 'floor',
  sin: 'cos',
  cos: 'sin',
  some: 'every',
  every: 'some',
  find: 'findLast',
  findLast: 'find',
}

/** Calls whose arguments may come in any order. */
const SYMMETRIC = /^(Math\.(min|max|hypot|abs)|Promise\.|(separation|aspectBetween|angleBetween|distance)$)/

const child = (node: Node, name: string): Node => node[name] as Node
const children = (node: Node, name: string): Node[] => (node[name] as (Node | null)[]).filter(isNode)
const isString = (node: Node): boolean =>
  node.type === 'TemplateLiteral' ||
  (node.type === 'Literal' && typeof node.value === 'string') ||
  (node.type === 'BinaryExpression' && (isString(child(node, 'left')) || isString(child(node, 'right'))))

const replace = ({ start, end }: Node, text: string): Edit => ({ start, end, text })

/** The operator between two operands, wherever comments and brackets put it. */
function otherOperators({ node, source }: Place): Edit[] {
  const [left, right] = [child(node, 'left'), child(node, 'right')]
  if (isString(left) || isString(right)) if (node.operator === '+') return []
  const operator = node.operator as string
  const start = source.indexOf(operator, left.end)
  return (OTHER_OPERATORS[operator] ?? []).map((text) => ({ start, end: start + operator.length, text }))
}

/** `a ?? b` as `a`, and as `b`. */
const withoutDefault: Mutator = ({ node, source }) =>
  node.operator === '??'
    ? [child(node, 'left'), child(node, 'right')].map(({ start, end }) =>
        replace(node, `(${source.slice(start, end)})`),
      )
    : []

const negated: Mutator = ({ node, source }) => {
  const test = node.test as Node | null
  return test ? [replace(test, `!(${source.slice(test.start, test.end)})`)] : []
}

/** `if (…) return` that is not taken. */
const skippedReturn: Mutator = ({ node }) => {
  const taken = child(node, 'consequent')
  const leaves = ['ReturnStatement', 'ContinueStatement', 'ThrowStatement', 'BreakStatement']
  const last = taken.type === 'BlockStatement' ? children(taken, 'body').at(-1) : taken
  return last && leaves.includes(last.type) ? [replace(child(node, 'test'), 'false')] : []
}

/** Whole numbers by one, others by a tenth of themselves, up and down. */
const otherNumber: Mutator = ({ node, parent }) => {
  const { value } = node
  if (value === true || value === false) return [replace(node, String(!value))]
  if (typeof value === 'string') return otherString(node, parent)
  if (typeof value !== 'number' || isKey(node, parent)) return []
  const step = Number.isInteger(value) ? 1 : value / 10
  return [value + step, value - step].map((other) =>
    replace(node, other < 0 ? `(${other})` : String(Number(other.toPrecision(12)))),
  )
}

const isKey = (node: Node, parent: Node | undefined): boolean =>
  parent?.type === 'Property' && parent.key === node && parent.value !== node

/** What something is compared with. */
function otherString(node: Node, parent: Node | undefined): Edit[] {
  const isCompared = parent?.type === 'BinaryExpression' && ['===', '!=='].includes(parent.operator as string)
  return isCompared && node.value !== '' ? [replace(node, "''")] : []
}

function swapped([one, other]: readonly [Node, Node], source: string): Edit[] {
  const [a, b] = [source.slice(one.start, one.end), source.slice(other.start, other.end)]
  if (a === b) return []
  return [{ start: one.start, end: other.end, text: b + source.slice(one.end, other.start) + a }]
}

function pairs<Item>(list: readonly Item[]): [Item, Item][] {
  return list.slice(1).map((item, index) => [list[index]!, item])
}

/** A list without one of its elements. */
const shorterList: Mutator = ({ node }) => {
  const elements = children(node, 'elements')
  if (elements.length < 2) return []
  return elements.map((element, index) => {
    const next = elements[index + 1]
    const start = next ? element.start : elements[index - 1]!.end
    return { start, end: next ? next.start : element.end, text: '' }
  })
}

/** Calls that compare each element of a list with what it was before, in whatever order. */
const OF_DEPENDENCIES = /^use(Callback|Effect|LayoutEffect|Memo)$/

/** A list with two neighbours in each other's place. */
const otherOrder: Mutator = ({ node, parent, source }) => {
  const called = parent?.type === 'CallExpression' ? child(parent, 'callee') : undefined
  if (called !== undefined && OF_DEPENDENCIES.test(source.slice(called.start, called.end))) return []
  return pairs(children(node, 'elements')).flatMap((pair) => swapped(pair, source))
}

/** `{ a: x, b: y }` as `{ a: y, b: x }`; `{ a, b }` of a pattern or a value as `{ a: b, b: a }`. */
const swappedMembers: Mutator = ({ node, source }) => {
  const members = children(node, 'properties').filter(
    ({ type, computed }) => type === 'Property' && !computed,
  )
  return pairs(members).flatMap(([one, other]) => {
    const values = [child(one, 'value'), child(other, 'value')] as const
    if (!one.shorthand && !other.shorthand) return values.every(isPlain) ? swapped(values, source) : []
    if (!one.shorthand || !other.shorthand || !values.every(({ type }) => type === 'Identifier')) return []
    const [a, b] = [one, other].map((each) => String(child(each, 'key').name))
    const between = source.slice(one.end, other.start)
    return [{ start: one.start, end: other.end, text: `${a}: ${b}${between}${b}: ${a}` }]
  })
}

const PLAIN = ['Literal', 'Identifier', 'MemberExpression', 'UnaryExpression', 'TemplateLiteral']
const isPlain = ({ type }: Node): boolean => PLAIN.includes(type)

const CALLABLE = ['ArrowFunctionExpression', 'FunctionExpression', 'SpreadElement']

/** Another method of the same family, or the call left out. */
const otherCall: Mutator = ({ node, source }) => {
  const callee = child(node, 'callee')
  const given = children(node, 'arguments')
  const edits: Edit[] = []
  if (callee.type === 'MemberExpression' && !callee.computed) {
    const property = child(callee, 'property')
    const name = String(property.name)
    const owner = child(callee, 'object')
    if (Object.hasOwn(OTHER_METHODS, name)) edits.push(replace(property, OTHER_METHODS[name]!))
    if (METHODS_DROPPED.includes(name)) edits.push({ start: owner.end, end: node.end, text: '' })
    if (name === 'abs')
      edits.push(replace(node, `(${given.map(({ start, end }) => source.slice(start, end))})`))
  }
  return edits
}

/** The first two arguments in each other's place. */
const otherArguments: Mutator = ({ node, source }) => {
  const { start, end } = child(node, 'callee')
  const [first, second] = children(node, 'arguments')
  if (!first || !second || SYMMETRIC.test(source.slice(start, end))) return []
  return [first, second].some(({ type }) => CALLABLE.includes(type)) ? [] : swapped([first, second], source)
}

/** `(a, b) => …` as `(b, a) => …`, where it says how to sort. */
const otherDirection: Mutator = ({ node, parent, source }) => {
  const method = parent?.type === 'CallExpression' ? child(child(parent, 'callee'), 'property') : undefined
  if (!isNode(method) || !['sort', 'toSorted'].includes(String(method.name))) return []
  const [a, b] = children(node, 'params')
  return a && b ? swapped([a, b], source) : []
}

const withoutSign: Mutator = ({ node, source }) => {
  const { start, end } = child(node, 'argument')
  return ['-', '!'].includes(node.operator as string) ? [replace(node, `(${source.slice(start, end)})`)] : []
}

/** What is done and not looked at, left undone. */
const skippedStatement: Mutator = ({ node }) => {
  const done = child(node, 'expression')
  const skippable = ['CallExpression', 'AssignmentExpression', 'UpdateExpression', 'AwaitExpression']
  return skippable.includes(done.type) ? [replace(done, 'undefined')] : []
}

const otherStep: Mutator = ({ node, parent }) => {
  // A loop that counts the wrong way does not end: a time limit finds it, which proves nothing.
  if (parent?.type === 'ForStatement') return []
  const { start, end } = node
  const text = node.operator === '++' ? '--' : '++'
  return [node.prefix ? { start, end: start + 2, text } : { start: end - 2, end, text }]
}

export const MUTATORS: Readonly<Record<string, Readonly<Record<string, Mutator>>>> = {
  operator: {
    BinaryExpression: otherOperators,
    LogicalExpression: otherOperators,
    AssignmentExpression: otherOperators,
    UpdateExpression: otherStep,
  },
  default: { LogicalExpression: withoutDefault },
  condition: { IfStatement: negated, ConditionalExpression: negated },
  'early return': { IfStatement: skippedReturn },
  constant: { Literal: otherNumber },
  list: { ArrayExpression: shorterList },
  order: { ArrayExpression: otherOrder },
  members: { ObjectExpression: swappedMembers, ObjectPattern: swappedMembers },
  call: { CallExpression: otherCall, NewExpression: otherCall },
  arguments: { CallExpression: otherArguments, NewExpression: otherArguments },
  direction: { ArrowFunctionExpression: otherDirection },
  sign: { UnaryExpression: withoutSign },
  statement: { ExpressionStatement: skippedStatement },
}

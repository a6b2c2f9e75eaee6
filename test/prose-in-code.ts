/** Finds prose in sources: what a reader would see, as opposed to codes, selectors and names of files. */
import { parseSync } from 'vite'

interface Node {
  readonly type: string
  readonly [member: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const hasLetters = (text: string): boolean => /\p{L}/u.test(text)
/** Two words, or a word with a capital: codes have neither. */
const isProse = (text: string): boolean =>
  /\p{L}{2}[^\p{L}<>{}/=]* \p{L}{1,}|^ ?\p{Lu}\p{Ll}|\p{Ll}[.!?…] ?$/u.test(text)

/** Attributes that are read or spoken: there is no code in them. */
const SPOKEN =
  /^(?:aria-(?:label|description|valuetext|roledescription)|title|alt|placeholder|label|legend|abbr|summary)$/
/** Attributes that are never shown. */
const UNSEEN =
  /^(?:class|style|href|src|type|d|viewBox|transform|id|key|for|rel|role|name|list|scope|accept|download|autocomplete|on[A-Z]\w*|aria-(?!label$|desc|valuetext|role)\w+)$/

/** What programmers read: messages in the console, and errors that no visitor sees. */
const isForProgrammers = (node: Node): boolean => {
  const callee = node.callee as Node | undefined
  if (node.type === 'NewExpression') return (callee?.name as string | undefined)?.endsWith('Error') === true
  return node.type === 'CallExpression' && (callee?.object as Node | undefined)?.name === 'console'
}

const quasisOf = (node: Node): string =>
  (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…')

/** How a literal is seen: as a child of an element, as a spoken attribute, or who knows. */
type Place = 'shown' | 'unknown'

/** Text, literals and templates that are prose, in order. */
export const proseIn = (path: string, source: string): string[] => [
  ...textsIn(parseSync(path, source).program as unknown as Node, 'unknown')
    .filter(([text, place]) => (place === 'shown' ? hasLetters(text) : isProse(text)))
    .map(([text]) => text.trim().replace(/\s+/g, ' ')),
]

function* textsIn(node: Node, place: Place): Generator<[text: string, place: Place]> {
  if (/^(?:Import|ExportAll|TS(?!As|Satisfies|NonNull))/.test(node.type) || isForProgrammers(node)) return
  if (node.type === 'JSXText') yield [node.value as string, 'shown']
  else if (node.type === 'Literal' && typeof node.value === 'string') yield [node.value, place]
  else if (node.type === 'JSXAttribute') yield* textsInAttribute(node)
  else {
    if (node.type === 'TemplateLiteral') yield [quasisOf(node), place]
    for (const [member, value] of Object.entries(node))
      for (const child of [value].flat())
        if (isNode(child) && !isKey(node, member)) yield* textsIn(child, placeOf(node, member, place))
  }
}

function* textsInAttribute(node: Node): Generator<[text: string, place: Place]> {
  const name = (node.name as Node).name as string
  if (!UNSEEN.test(name) && isNode(node.value))
    yield* textsIn(node.value, SPOKEN.test(name) ? 'shown' : 'unknown')
}

const isKey = (node: Node, member: string): boolean =>
  (node.type === 'Property' && member === 'key' && node.computed === false) ||
  (node.type === 'MemberExpression' && member === 'property')

/** A literal is shown if it is what an expression within an element comes to. */
function placeOf(parent: Node, member: string, place: Place): Place {
  if (parent.type === 'JSXElement' || parent.type === 'JSXFragment') return 'shown'
  if (parent.type === 'JSXExpressionContainer') return place
  if (parent.type === 'ConditionalExpression') return member === 'test' ? 'unknown' : place
  if (parent.type === 'LogicalExpression') return member === 'left' ? 'unknown' : place
  if (parent.type === 'ParenthesizedExpression') return place
  return 'unknown'
}

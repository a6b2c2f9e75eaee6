/** Reads the SVG that this project draws: elements, attributes, nothing else. It is no reader for other people's files. */

export interface SvgNode {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: SvgNode[]
}

const TAG = /<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/g
const ATTRIBUTE = /([a-zA-Z][\w:-]*)="([^"]*)"/g

export function parseSvg(text: string): SvgNode {
  const root: SvgNode = { tag: '', attributes: {}, children: [] }
  const open: SvgNode[] = [root]
  for (const [, closing, tag, rest, isEmpty] of text.matchAll(TAG)) {
    if (closing) {
      open.pop()
      continue
    }
    const attributes = Object.fromEntries(
      [...rest!.matchAll(ATTRIBUTE)].map(([, name, value]) => [name!, value!]),
    )
    const node: SvgNode = { tag: tag!, attributes, children: [] }
    open.at(-1)!.children.push(node)
    if (!isEmpty) open.push(node)
  }
  return root.children[0]!
}

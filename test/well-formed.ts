/** A small check that text is well-formed XML of the kind we write: elements, attributes, text; no comments, no DTD. */
const TAG = /^<(\/?)([A-Za-z][\w-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/

/** What is wrong and where, or nothing. */
export function faultInXml(text: string): string | undefined {
  const open: string[] = []
  let rest = text
  let roots = 0
  while (rest !== '') {
    const plain = rest.slice(0, rest.includes('<') ? rest.indexOf('<') : rest.length)
    if (/[>]|&(?!(amp|lt|gt|quot|apos|#\d+);)/.test(plain))
      return `stray character in "${plain.slice(0, 40)}"`
    if (plain.trim() !== '' && open.length === 0) return `text outside the root: "${plain.slice(0, 40)}"`
    rest = rest.slice(plain.length)
    if (rest === '') break
    const tag = TAG.exec(rest)
    if (tag === null) return `no tag at "${rest.slice(0, 40)}"`
    const [whole, closing, name, attributes, empty] = tag
    const names = Array.from(attributes!.matchAll(/([\w:-]+)=/g), ([, attribute]) => attribute)
    if (new Set(names).size !== names.length) return `an attribute twice in "${whole.slice(0, 60)}"`
    if (closing) {
      if (open.pop() !== name) return `</${name}> closes nothing`
    } else {
      if (open.length === 0) roots += 1
      if (!empty) open.push(name!)
    }
    rest = rest.slice(whole.length)
  }
  if (open.length > 0) return `<${open.at(-1)}> is not closed`
  return roots === 1 ? undefined : `${roots} roots`
}

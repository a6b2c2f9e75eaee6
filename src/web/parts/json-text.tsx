/** Indented JSON with coloured keys, strings and numbers. */
const TOKENS = /("(?:\\.|[^"\\])*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

export function JsonText({ value }: { value: unknown }) {
  const text = JSON.stringify(value, null, 2)
  const pieces = []
  let end = 0
  for (const found of text.matchAll(TOKENS)) {
    const [token, string, colon] = found
    if (found.index > end) pieces.push(text.slice(end, found.index))
    end = found.index + token.length
    if (string === undefined) pieces.push(<span class="value">{token}</span>)
    else if (colon === undefined) pieces.push(<span class="string">{token}</span>)
    else pieces.push(<span class="key">{string}</span>, colon)
  }
  pieces.push(text.slice(end))
  return <>{pieces}</>
}

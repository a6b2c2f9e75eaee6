/** `fetch` for a model's API: no redirects, which would send the key to another host, and a limit on the size of the body. */

/** Many times the longest allowed answer, including reasoning and the provider's own fields. */
const MAX_BYTES = 512 * 1024

export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  if (response.body === null) return response
  const { status, statusText, headers } = response
  return new Response(response.body.pipeThrough(limitedTo(MAX_BYTES)), { status, statusText, headers })
}

function limitedTo(most: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let seen = 0
  return new TransformStream({
    transform(chunk, controller) {
      seen += chunk.byteLength
      if (seen > most) controller.error(new Error(`The model's answer is longer than ${most} bytes`))
      else controller.enqueue(chunk)
    },
  })
}

/** No answer came before the timeout. */
export class TimeoutError extends Error {}

/** Rejects when the answer takes too long. The request itself is not cancelled. */
export function withTimeout<T>(answer: Promise<T>, timeoutMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new TimeoutError(`no answer within ${timeoutMs} ms`))
    // If this thread was busy, the answer may have arrived but not been read yet. `setImmediate` lets it be read first.
    const timer = setTimeout(() => setImmediate(refuse), timeoutMs)
    answer.then(
      (value) => {
        clearTimeout(timer)
        resolve(value)
      },
      (error: unknown) => {
        clearTimeout(timer)
        reject(error)
      },
    )
  })
}

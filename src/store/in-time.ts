/** No answer came before the timeout. */
export class TooLate extends Error {}

/** Rejects when the answer takes too long. The request itself is not cancelled. */
export function inTime<T>(answer: Promise<T>, patienceMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new TooLate(`no answer within ${patienceMs} ms`))
    // If this thread was busy, the answer may have arrived but not been read yet. `setImmediate` lets it be read first.
    const timer = setTimeout(() => setImmediate(refuse), patienceMs)
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

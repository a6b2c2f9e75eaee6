/** An answer that came too late. */
export class TooLate extends Error {}

/** `answer`, or a refusal when it takes too long; what was asked may still happen. */
export function inTime<T>(answer: Promise<T>, patienceMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new TooLate(`no answer within ${patienceMs} ms`))
    // Whoever was busy itself must not blame the other side: what has arrived meanwhile is read before the refusal.
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

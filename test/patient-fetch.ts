/** `fetch` from a real service. One that says it is overloaded, as it is when its machine stands still, is asked again. */
import { until } from './until.ts'

export async function patientFetch(url: string, init?: RequestInit): Promise<Response> {
  let answer: Response | undefined
  await until(`${url} is answered`, async () => {
    answer = await fetch(url, init)
    if (answer.status === 503) await answer.body?.cancel()
    return answer.status !== 503
  })
  return answer!
}

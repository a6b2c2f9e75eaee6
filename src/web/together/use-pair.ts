/** The requests of two people: the comparison, and both charts for the wheel. They are shown when all have come. */
import { useRequest, type Wait } from '../api/use-request.ts'
import type { ChartOperation } from '../chart/chart-request.ts'
import type { PairRequests } from './pair.ts'

const WAITS: readonly Wait[] = ['none', 'short', 'shown', 'slow']

export function usePair() {
  const comparison = useRequest<'synastry'>()
  const first = useRequest<ChartOperation>()
  const second = useRequest<ChartOperation>()
  const all = [comparison, first, second]
  const wait = WAITS[Math.max(...all.map((each) => WAITS.indexOf(each.wait)))]!
  const answers = [comparison.exchange?.answer, first.exchange?.answer, second.exchange?.answer] as const
  return {
    wait,
    exchange: comparison.exchange,
    // The comparison comes first: its problems name whose birth it is.
    problem: wait === 'none' ? all.map(({ exchange }) => exchange?.problem).find(Boolean) : undefined,
    answers:
      answers[0] && answers[1] && answers[2]
        ? { answer: answers[0], first: answers[1], second: answers[2] }
        : undefined,
    send: (requests: PairRequests) => {
      comparison.send(requests.comparison)
      first.send(requests.first)
      second.send(requests.second)
    },
    clear: () => {
      for (const { clear } of all) clear()
    },
  }
}

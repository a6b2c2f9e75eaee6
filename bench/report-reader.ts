/** What fifty clients with reports do to somebody who reads a horoscope: service, reader and clients are three processes. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { MeasuredService } from './report-service.ts'

/** Alone and beside reports by turns, so that whatever else the machine is doing meets both alike. */
const TURNS = 8

const start = (name: string) => fork(fileURLToPath(new URL(name, import.meta.url)))

async function ask<Answer>(child: ChildProcess, words: number | string): Promise<Answer> {
  child.send(words)
  const [answer] = (await once(child, 'message')) as [Answer]
  return answer
}

const quantile = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)]!

const summary = (times: number[]) =>
  `${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms`

export async function measureReader({ port, longestTurns }: MeasuredService): Promise<void> {
  const reader = start('horoscope-client.ts')
  const clients = start('report-clients.ts')
  const read = () => ask<number[]>(reader, port)
  const press = async (work: () => Promise<unknown>) => {
    clients.send(port)
    await work()
    return ask<number>(clients, 'rest')
  }
  await read()
  const [alone, beside]: [number[], number[]] = [[], []]
  let printed = 0
  for (let turn = 0; turn < TURNS; turn++) {
    alone.push(...(await read()))
    printed += await press(async () => beside.push(...(await read())))
  }
  const load = loadavg()[0]!.toFixed(0)
  const times = quantile(beside, 0.99) / quantile(alone, 0.99)
  console.log(
    `a cached horoscope: ${summary(alone)}; beside 50 clients with reports ${summary(beside)}: ${times.toFixed(1)} times the p99 (goal 2); ${printed} reports printed; load ${load}`,
  )
  await press(async () => {
    const { stillMs, workMs } = await longestTurns(read)
    console.log(
      `beside 50 clients the event loop worked ${workMs.toFixed(0)} ms at a time at most (goal 20), and stood still for ${stillMs.toFixed(0)} ms with what else the machine did`,
    )
  })
  reader.disconnect()
  clients.disconnect()
}

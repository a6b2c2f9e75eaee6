/** Clients that ask for reports, each for the next one as soon as it has one: a process of its own, so that they hold up nobody who is measured. */
import { birthOf, connection, send } from './report-requests.ts'

const CLIENTS = 50

let isPressing = false
let printed = 0
let begun = 0
let clients: Promise<void>[] = []
const agent = connection(CLIENTS)

async function keepAsking(port: number, client: number): Promise<void> {
  while (isPressing) {
    const body = birthOf(begun++)
    await send(port, { path: '/astrology/natal-reading', body, client: 100 + client, agent })
    printed++
  }
}

process.on('message', async (port: number | 'rest') => {
  isPressing = port !== 'rest'
  if (port === 'rest') {
    await Promise.all(clients)
    process.send!(printed)
    printed = 0
  } else clients = Array.from({ length: CLIENTS }, (_, client) => keepAsking(port, client))
})
process.on('disconnect', () => agent.destroy())

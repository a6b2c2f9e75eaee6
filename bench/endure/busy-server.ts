/** A server of `node:http` alone that computes for two milliseconds in every turn: what such a program can do on this machine now. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const TURN_MS = 2

const server = createServer((_, response) => response.end('{}')).listen(0, '127.0.0.1', () => {
  process.send!({ port: (server.address() as AddressInfo).port })
  compute()
})

function compute(): void {
  const until = performance.now() + TURN_MS
  while (performance.now() < until);
  setImmediate(compute)
}

process.on('disconnect', () => process.exit())

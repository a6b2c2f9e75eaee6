import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { test } from 'node:test'
import { ConfigError, readConfig } from '../config.ts'
import { forClients, forOperators, listenError, PortTaken, tryListening } from './listening.ts'

const clients = (environment: Record<string, string>) => forClients(readConfig(environment))
const failure = (code: string) => Object.assign(new Error(`listen ${code}`), { code, syscall: 'listen' })

test('a port that needs a right names the port, its setting and two cures', () => {
  const error = listenError(failure('EACCES'), clients({ PORT: '80' }))
  assert.ok(error instanceof ConfigError)
  assert.equal(
    error.message,
    'This user may not listen on port 80. Choose one from 1024 on with --port or PORT, or grant the right to it, with CAP_NET_BIND_SERVICE for example.',
  )
  const operators = forOperators(readConfig({ ADMIN_PORT: '81' }))!
  assert.match(listenError(failure('EACCES'), operators).message, /port 81\. .* with ADMIN_PORT, /)
})

test('a name without address and an address of another machine name their setting', async () => {
  await assert.rejects(tryListening(clients({ HOST: 'nowhere.invalid', PORT: '0' })), {
    message:
      /^There is no address for the name nowhere\.invalid\. Set --host or HOST to an address of this machine, /,
  })
  const elsewhere = forOperators(readConfig({ ADMIN_HOST: '203.0.113.1', ADMIN_PORT: '0' }))!
  await assert.rejects(tryListening(elsewhere), {
    message:
      /^This machine does not have the address 203\.0\.113\.1\. Set ADMIN_HOST to an address of this machine, /,
  })
})

test('a port that is taken is an error, and a free one is free again after the check', async (t) => {
  const server = createServer().listen(0, '127.0.0.1')
  t.after(() => server.close())
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const taken = clients({ PORT: String(port) })
  await assert.rejects(tryListening(taken), PortTaken)
  server.close()
  await once(server, 'close')
  await tryListening(taken)
  await tryListening(taken)
})

test('an error that is not about the settings stays as it is', () => {
  const other = failure('EMFILE')
  assert.equal(listenError(other, clients({})), other)
})

test('clients share their port among threads, operators have one of their own', () => {
  assert.deepEqual(clients({ HOST: '0.0.0.0', PORT: '9000', WORKERS: '2' }), {
    host: '0.0.0.0',
    port: 9000,
    names: { host: '--host or HOST', port: '--port or PORT' },
    isShared: true,
  })
  assert.equal(clients({ WORKERS: '1' }).isShared, false)
  assert.deepEqual(forOperators(readConfig({ ADMIN_HOST: '127.0.0.2', ADMIN_PORT: '9001', WORKERS: '2' })), {
    host: '127.0.0.2',
    port: 9001,
    names: { host: 'ADMIN_HOST', port: 'ADMIN_PORT' },
    isShared: false,
  })
  assert.equal(forOperators(readConfig({})), undefined)
})

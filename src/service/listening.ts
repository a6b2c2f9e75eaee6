/** Where the service listens by its settings, whether it can, and what to do if not. */
import { once } from 'node:events'
import { createServer } from 'node:net'
import { type Config, ConfigError } from '../config.ts'

/** An address to listen on, with the settings that name it. */
export interface ListenAddress {
  readonly host: string
  readonly port: number
  readonly names: { readonly host: string; readonly port: string }
  /** Other threads may listen there, too. */
  readonly isShared: boolean
}

export const forClients = ({ host, port, workers }: Config): ListenAddress => ({
  host,
  port,
  names: { host: '--host or HOST', port: '--port or PORT' },
  isShared: workers > 1,
})

/** Undefined if nothing is served to operators. */
export const forOperators = ({ adminHost, adminPort }: Config): ListenAddress | undefined =>
  adminPort === undefined
    ? undefined
    : {
        host: adminHost,
        port: adminPort,
        names: { host: 'ADMIN_HOST', port: 'ADMIN_PORT' },
        isShared: false,
      }

/** Listens for a moment, so that a wrong setting is found before anything is opened or written. Throws a ConfigError. */
export async function tryListening(where: ListenAddress): Promise<void> {
  const server = createServer()
  try {
    server.listen({ host: where.host, port: where.port, reusePort: where.isShared })
    await once(server, 'listening')
  } catch (error) {
    throw listenError(error as NodeJS.ErrnoException, where)
  }
  server.close()
  await once(server, 'close')
}

/** An error that says what the system's message does not: which setting is wrong, and what to set. */
export function listenError(error: NodeJS.ErrnoException, { host, port, names }: ListenAddress): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new PortTaken(`Port ${port} is taken by another program. Choose another one with ${names.port}.`)
    case 'EACCES':
      return new ConfigError(
        `This user may not listen on port ${port}. Choose one from 1024 on with ${names.port}, or grant the right to it, with CAP_NET_BIND_SERVICE for example.`,
      )
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new ConfigError(`There is no address for the name ${host}. ${setHost(names.host)}`)
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EINVAL':
      return new ConfigError(`This machine does not have the address ${host}. ${setHost(names.host)}`)
    default:
      return error
  }
}

/** An error of its own, because for `augury doctor` it may be none: the service that it checks may be running. */
export class PortTaken extends ConfigError {}

const setHost = (name: string) =>
  `Set ${name} to an address of this machine, such as 127.0.0.1, or to 0.0.0.0 or :: for all of them.`

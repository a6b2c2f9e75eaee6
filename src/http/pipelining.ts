/**
 * Pipelining: requests that a client sends before it has received earlier responses (RFC 9112 §9.3.2). Node hands over everything in a
 * packet at once, up to thousands of requests. Here a connection has one answer in progress and a few requests that wait for it; a client
 * that sends more is disconnected, so what it can make us keep is bounded.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Dispatch = (request: IncomingMessage, response: ServerResponse) => unknown

/** Hardly any client pipelines, and those that do send a handful. A waiting request takes a few kilobytes, with a body up to 64 more. */
export const MAX_WAITING = 8

/** Listener for the server's `request` event: requests of one connection are dispatched one after another. */
export function inTurn(dispatch: Dispatch): (request: IncomingMessage, response: ServerResponse) => void {
  /** Of connections with an answer in progress, the requests behind it. */
  const waiting = new WeakMap<Socket, [IncomingMessage, ServerResponse][]>()

  function start(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request
    // Emitted when the response has been written, and when the connection has broken.
    response.once('close', () => {
      const next = waiting.get(socket)?.shift()
      if (next === undefined || socket.destroyed) waiting.delete(socket)
      else start(...next)
    })
    dispatch(request, response)
  }

  return (request, response) => {
    const { socket } = request
    // Node still parses the rest of a packet when its connection has been destroyed.
    if (socket.destroyed) return
    // The offer is not taken, but the parser stops behind it and would drop what follows.
    if (request.headers.upgrade !== undefined && offersUpgrade(request)) response.shouldKeepAlive = false
    const queue = waiting.get(socket)
    if (queue === undefined) {
      waiting.set(socket, [])
      start(request, response)
    } else if (queue.push([request, response]) > MAX_WAITING) socket.destroy()
  }
}

const offersUpgrade = ({ headers }: IncomingMessage) => /\bupgrade\b/i.test(headers.connection ?? '')

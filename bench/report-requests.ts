/** Requests for reports, and for what is measured beside them. */
import { Agent, request } from 'node:http'

const PLACE = { timezone: 'Europe/Berlin', latitude: 52.52, longitude: 13.405 }
export const birthOf = (n: number) => ({
  birthDateTime: `${1950 + (n % 60)}-0${1 + (n % 9)}-1${n % 10} 1${n % 10}:30:00`,
  ...PLACE,
})

/** As many connections, kept open. */
export const connection = (maxSockets: number) => new Agent({ keepAlive: true, maxSockets })

interface ReportRequest {
  readonly path: string
  /** Of a report. */
  readonly body?: object
  readonly isJson?: true
  readonly client: number
  readonly agent: Agent
}

export function send(
  port: number,
  { path, body, client, agent, isJson }: ReportRequest,
): Promise<{ ms: number; bytes: number }> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const headers = {
      'x-forwarded-for': `10.0.${client >> 8}.${client & 255}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(body && !isJson && { accept: 'application/pdf' }),
    }
    const options = { port, path: `/v1${path}`, method: body ? 'POST' : 'GET', headers, agent }
    const sent = request(options, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      answer.on('end', () => {
        if (answer.statusCode !== 200) reject(new Error(`${path}: ${answer.statusCode}`))
        else resolve({ ms: performance.now() - started, bytes })
      })
    })
    sent.on('error', reject)
    sent.end(body && JSON.stringify(body))
  })
}

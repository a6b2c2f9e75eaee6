/** Several processes that ask for the same readings at once, and which of them they had to make. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { ownChild } from './own-child.ts'

const READER = fileURLToPath(new URL('./processes/single-flight-reader.ts', import.meta.url))
export const PROCESSES = 4
export const REQUESTS = 300
export const KEYS = 20

/** A line for each reading that was made. */
export async function generations(kind: 'sqlite' | 'redis', where: string): Promise<string[]> {
  const outputs = await Promise.all(
    Array.from({ length: PROCESSES }, async () => {
      const words = [READER, kind, where, String(REQUESTS), String(KEYS)]
      const reader = ownChild(spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] }))
      const [output, [code]] = await Promise.all([text(reader.stdout), once(reader, 'exit')])
      if (code !== 0) throw new Error(`a reader ended with ${code}`)
      return output
    }),
  )
  return outputs.flatMap((output) => output.split('\n').filter((line) => line !== ''))
}

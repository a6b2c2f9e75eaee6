/** `npm run build -- NAME …` and `npm run measure -- NAME …`: starts a program of the table with the rest of the words. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type ProgramKind, programWords, usage } from './programs.ts'

const [kind, name, ...words] = process.argv.slice(2)
const program = programWords(kind as ProgramKind, name)
if (program === undefined) {
  console.error(usage(kind as ProgramKind))
  process.exit(2)
}
const child = spawn(process.execPath, [...program, ...words], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
const [code] = await once(child, 'exit')
process.exitCode = code ?? 1

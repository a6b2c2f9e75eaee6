/**
 * `npm test`: type check, lint and all tests at the same time, since the first two leave a core free now and then. What they say
 * comes at the end, where the lines of the tests do not push it out of sight.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'

const silent = ['check', 'lint'].map(async (script) => {
  // Through the shell, in which npm is a program on every system.
  const child = spawn(`npm run ${script} 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] })
  const [said, [code]] = await Promise.all([buffer(child.stdout), once(child, 'exit')])
  return { script, said, isGood: code === 0 }
})
const [tests] = await once(spawn(process.execPath, ['test/run.ts'], { stdio: 'inherit' }), 'exit')

process.exitCode = tests === 0 ? 0 : 1
for (const { script, said, isGood } of await Promise.all(silent)) {
  process.stdout.write(said)
  if (isGood) continue
  console.log(`npm run ${script} failed`)
  process.exitCode = 1
}

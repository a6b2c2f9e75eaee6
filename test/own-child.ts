/** Processes that a test starts: none outlives the test's own, however that ends. */
import type { ChildProcess } from 'node:child_process'

const { PATH, NODE_COMPILE_CACHE, NODE_OPTIONS, AUGURY_MUTANT } = process.env

/**
 * The environment in which a test starts Augury: nothing of its own but where programs are, and the sources that a start before has
 * compiled (test/run.ts), without which it takes half as long again; in a trial of `npm run mutate` also the bug.
 */
export const BARE_ENVIRONMENT: Readonly<Record<string, string>> = {
  PATH: PATH!,
  ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }),
  ...(AUGURY_MUTANT !== undefined && { AUGURY_MUTANT, NODE_OPTIONS: NODE_OPTIONS! }),
}

const alive = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of alive) child.kill('SIGKILL')
})

export function ownChild<Child extends ChildProcess>(child: Child): Child {
  alive.add(child)
  child.once('exit', () => alive.delete(child))
  return child
}

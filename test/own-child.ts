/** Processes that a test starts: none outlives the test's own, however that ends. */
import type { ChildProcess } from 'node:child_process'

const alive = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of alive) child.kill('SIGKILL')
})

export function ownChild<Child extends ChildProcess>(child: Child): Child {
  alive.add(child)
  child.once('exit', () => alive.delete(child))
  return child
}

/** Which room is shown: that of the address, as soon as its script is there, with a short transition for those who do not mind motion. */
import { useEffect, useState } from 'preact/hooks'
import { prefersStillness } from './media.ts'
import type { Room } from './rooms.ts'

/** Changes what is shown; the browser fades between before and after. */
export function inTransition(change: () => void): void {
  if (prefersStillness() || document.startViewTransition === undefined) {
    change()
    return
  }
  const transition = document.startViewTransition(async () => {
    change()
    // What is changed is rendered after the running script, and before this.
    await new Promise((resolve) => setTimeout(resolve))
  })
  // A hidden window, or the next change, ends it early: what was changed is shown in any case.
  transition.ready.catch(() => undefined)
}

export function useShownRoom(
  room: Room | undefined,
  load: (room: Room) => Promise<unknown>,
): Room | undefined {
  const [shown, setShown] = useState(room)
  useEffect(() => {
    if (room === shown) return
    let isCurrent = true
    const show = () => isCurrent && inTransition(() => setShown(room))
    // The room itself says so if its script does not come.
    if (room === undefined) show()
    else load(room).then(show, show)
    return () => {
      isCurrent = false
    }
  }, [room])
  return shown
}

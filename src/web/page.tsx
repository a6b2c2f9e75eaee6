/** The whole page: the header with the ways to the rooms, and the room that the address names. */
import { useEffect } from 'preact/hooks'
import { Footer } from './parts/footer.tsx'
import { Header } from './parts/header.tsx'
import { NOTHING_ID, NothingHere } from './parts/nothing-here.tsx'
import { RoomView } from './parts/room-view.tsx'
import { useRoom } from './state/address.ts'
import { DeveloperContext, NOT_SHOWN } from './state/developer.ts'
import { useIsOffline } from './state/offline.ts'
import { useRemembered } from './state/remembered.ts'
import type { Room } from './state/rooms.ts'
import { ThemeContext, useTheme } from './state/theme.ts'

const TITLES: Record<Room, string> = {
  spread: 'Augury: cards, sky and birth charts',
  sky: 'Augury: the sky of a sign',
  month: 'Augury: the month’s sky',
  chart: 'Augury: birth chart',
  day: 'Augury: your day',
  deck: 'Augury: the deck',
  journal: 'Augury: journal',
}

export function Page() {
  const { theme, toggle } = useTheme()
  const developer = useRemembered('developer', NOT_SHOWN)
  const room = useRoom()
  const isOffline = useIsOffline()
  useEffect(() => {
    document.title = room === undefined ? 'Augury: nothing here' : TITLES[room]
  }, [room])
  const skip = (event: Event) => {
    // A fragment would be a place in the page's own folder, which is another room.
    event.preventDefault()
    document.getElementById(room ?? NOTHING_ID)?.focus()
  }
  return (
    <ThemeContext.Provider value={theme}>
      <DeveloperContext.Provider value={developer.value.isShown}>
        <a class="skip" href={`#${room ?? NOTHING_ID}`} onClick={skip}>
          Skip to the content
        </a>
        <Header room={room} theme={theme} onToggle={toggle} />
        <main>
          {isOffline && (
            <p class="notice offline" role="status">
              You are offline. What you have read before is still here.
            </p>
          )}
          {room === undefined ? <NothingHere /> : <RoomView key={room} room={room} />}
        </main>
        <Footer developer={developer} />
      </DeveloperContext.Provider>
    </ThemeContext.Provider>
  )
}

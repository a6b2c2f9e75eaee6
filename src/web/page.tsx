/** The whole page: the header with the ways to the rooms, and the room that the address names. */
import { useEffect } from 'preact/hooks'
import { Footer } from './parts/footer.tsx'
import { Header } from './parts/header.tsx'
import { InstallOffer } from './parts/install-offer.tsx'
import { NOTHING_ID, NothingHere } from './parts/nothing-here.tsx'
import { loadRoom, RoomView } from './parts/room-view.tsx'
import { FRAME } from './parts/words.ts'
import { siteName } from './site-name.ts'
import { useRoom } from './state/address.ts'
import { DeveloperContext, NOT_SHOWN } from './state/developer.ts'
import { useInstallOffer } from './state/install.ts'
import { useIsOffline } from './state/offline.ts'
import { useRemembered } from './state/remembered.ts'
import { useShownRoom } from './state/shown-room.ts'
import { ThemeContext, useTheme } from './state/theme.ts'

export function Page() {
  const { theme, toggle } = useTheme()
  const developer = useRemembered('developer', NOT_SHOWN)
  const room = useRoom()
  const shown = useShownRoom(room, loadRoom)
  const isOffline = useIsOffline()
  const offer = useInstallOffer(room)
  useEffect(() => {
    document.title = FRAME.titleOf(siteName(), room === undefined ? FRAME.titleOfNothing : FRAME.titles[room])
  }, [room])
  const skip = (event: Event) => {
    // A fragment would be a place in the page's own folder, which is another room.
    event.preventDefault()
    document.getElementById(shown ?? NOTHING_ID)?.focus()
  }
  return (
    <ThemeContext.Provider value={theme}>
      <DeveloperContext.Provider value={developer.value.isShown}>
        <a class="skip" href={`#${room ?? NOTHING_ID}`} onClick={skip}>
          {FRAME.skip}
        </a>
        <Header room={room} theme={theme} onToggle={toggle} />
        <main>
          {isOffline && (
            <p class="notice offline" role="status">
              {FRAME.offline}
            </p>
          )}
          {shown === undefined ? <NothingHere /> : <RoomView key={shown} room={shown} />}
          {offer && <InstallOffer {...offer} />}
        </main>
        <Footer developer={developer} />
      </DeveloperContext.Provider>
    </ThemeContext.Provider>
  )
}

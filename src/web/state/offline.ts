/** The page without a network: what keeps it, what it keeps, and whether there is one. */
import { useEffect, useState } from 'preact/hooks'

/** The cache of answers in `service-worker.ts`. */
const READINGS = 'augury-readings'

/**
 * Browsers allow a service worker only over HTTPS or on the machine itself; without one the page works with a network only. `onFirst` is
 * called when it begins its work, on a first visit.
 */
export function keepForOffline(onFirst: () => void): void {
  if (!('serviceWorker' in navigator)) return
  if (navigator.serviceWorker.controller === null)
    navigator.serviceWorker.addEventListener('controllerchange', onFirst, { once: true })
  const register = () =>
    navigator.serviceWorker
      .register(new URL('service-worker.js', document.baseURI))
      .catch((error: unknown) =>
        console.info('augury: nothing is kept for the time without a network', error),
      )
  // After the first view, which it must not slow down.
  if (document.readyState === 'complete') register()
  else addEventListener('load', register)
}

/** Answers may be about a birth: when it is forgotten, so are they. */
export async function forgetReadings(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(READINGS)
}

export function useIsOffline(): boolean {
  const [isOffline, setOffline] = useState(() => !navigator.onLine)
  useEffect(() => {
    const follow = () => setOffline(!navigator.onLine)
    addEventListener('online', follow)
    addEventListener('offline', follow)
    return () => {
      removeEventListener('online', follow)
      removeEventListener('offline', follow)
    }
  }, [])
  return isOffline
}

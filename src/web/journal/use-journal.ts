/** The journal in this browser's storage. Several parts of the page show it: each hears of a change. */
import { useLayoutEffect, useState } from 'preact/hooks'
import { fileOf, readFile, type StoredEntry } from './entries.ts'

const KEY = 'augury.journal'
const listeners = new Set<() => void>()

function stored(): readonly StoredEntry[] {
  try {
    return readFile(localStorage.getItem(KEY) ?? fileOf([])).entries
  } catch {
    return []
  }
}

/** False if the browser keeps nothing, or has no room left: then everything stays as it was. */
export function storeJournal(entries: readonly StoredEntry[]): boolean {
  try {
    if (entries.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, fileOf(entries))
  } catch {
    return false
  }
  for (const listener of listeners) listener()
  return true
}

export function useJournal(): readonly StoredEntry[] {
  const [entries, setEntries] = useState(stored)
  // Before the next frame: the first letter of a note may come earlier.
  useLayoutEffect(() => {
    const follow = () => setEntries(stored())
    listeners.add(follow)
    // Another window of the same browser has written.
    addEventListener('storage', follow)
    return () => {
      listeners.delete(follow)
      removeEventListener('storage', follow)
    }
  }, [])
  return entries
}

/** Whether npm has installed a package. It is not loaded. */
import { existsSync } from 'node:fs'

export function isInstalled(name: string): boolean {
  try {
    return existsSync(new URL(import.meta.resolve(name)))
  } catch {
    return false
  }
}

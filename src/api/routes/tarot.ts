/** The tarot endpoints (contract §4.2), one row each. */
import type { Parts } from '../parts.ts'
import type { Route } from '../route.ts'

export function tarotRoutes(_parts: Parts): Route[] {
  return []
}

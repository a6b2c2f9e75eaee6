/** The astrology endpoints (contract §4.3–4.5), one row each. */
import type { Parts } from '../parts.ts'
import type { Route } from '../route.ts'

export function astrologyRoutes(_parts: Parts): Route[] {
  return []
}

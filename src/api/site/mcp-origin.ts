/** Which web pages may call the tools at `/mcp`. The protocol demands that pages of other sites are kept out. */
import type { Config, Origins } from '../../config.ts'
import { ServiceError } from '../../errors.ts'
import { cannotBeRebound } from '../../http/allowed-hosts.ts'
import type { RequestHead } from '../../http/exchange.ts'
import { hostOf } from '../../http/origin.ts'

type OriginConfig = Pick<Config, 'publicUrl' | 'allowedHosts' | 'trustProxy' | 'corsOrigins'>

/** Throws if a page of another site asks. Programs send no `Origin`. */
export function checkOrigin(request: RequestHead, config: OriginConfig): void {
  const { origin } = request.headers
  if (origin === undefined || isOurs(origin, request, config) || isListed(origin, config.corsOrigins)) return
  const message = 'Pages of this site may not call the tools here. The operator can list it in CORS_ORIGINS.'
  throw new ServiceError('ORIGIN_NOT_ALLOWED', message, { provided: origin })
}

/**
 * The page was loaded from where it asks. That alone proves nothing: a page can make its own name resolve to our address. So the name must
 * be one of ours, which has been checked if we know our names, or one that no page can make its own.
 */
function isOurs(
  origin: string,
  request: RequestHead,
  { publicUrl, allowedHosts, trustProxy }: OriginConfig,
): boolean {
  if (publicUrl !== undefined && origin === new URL(publicUrl).origin) return true
  const host = hostOf(request, trustProxy)
  if (host === '' || origin.replace(/^https?:\/\//, '') !== host) return false
  return publicUrl !== undefined || allowedHosts !== undefined || cannotBeRebound(host)
}

/** `*`, which is the default, names no site. */
const isListed = (origin: string, origins: Origins) => origins !== '*' && origins.has(origin)

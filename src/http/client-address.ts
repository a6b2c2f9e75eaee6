/** Determines the client of a request: an IPv4 address or the /64 of an IPv6 address, as the 64 bits that the counters use. */
import { type BlockList, isIPv4, isIPv6 } from 'node:net'
import type { Client } from '../store/counters/counters.ts'

/** Upper half of an IPv4 client. `ffff:ffff::/32` is multicast, so it is never a sender's address. */
const IPV4 = 0xffff_ffff

/** A closed socket has no address. Such requests share one bucket. */
const NOBODY: Client = { high: IPV4, low: 0 }

/** The bucket of an address, or `undefined` if the text is not an address. */
export function clientOf(address: string): Client | undefined {
  if (isIPv4(address)) return { high: IPV4, low: ipv4Bits(address) }
  if (!isIPv6(address)) return undefined
  const groups = ipv6Groups(address)
  const embedded = embeddedIpv4(groups)
  if (embedded !== undefined) return { high: IPV4, low: embedded }
  return { high: pair(groups[0]!, groups[1]!), low: pair(groups[2]!, groups[3]!) }
}

/**
 * The IPv4 address inside of an IPv6 one: mapped (`::ffff:0:0/96`), or translated by NAT64, where a whole network shares one /64. The
 * prefix of RFC 8215 is for both layouts of RFC 6052: of 96 bits, with the address at the end, and of 48, with zeros behind it.
 */
function embeddedIpv4([a, b, c, d, e, f, g, h]: readonly number[]): number | undefined {
  const isLong = c === 0 && d === 0 && e === 0
  if (a === 0 && b === 0 && isLong && f === 0xffff) return pair(g!, h!)
  if (a !== 0x64 || b !== 0xff9b) return undefined
  if (isLong && f === 0) return pair(g!, h!)
  if (c !== 1) return undefined
  return g === 0 && h === 0 ? pair(d!, ((e! & 0xff) << 8) | (f! >>> 8)) : pair(g!, h!)
}

const pair = (upper: number, lower: number) => ((upper << 16) | lower) >>> 0

function ipv4Bits(address: string): number {
  // mutate constant: four bytes shift out whatever was there
  let bits = 0
  for (const part of address.split('.')) bits = (bits << 8) | Number(part)
  return bits >>> 0
}

/** The eight groups of a valid IPv6 address. */
function ipv6Groups(address: string): number[] {
  const [bare = ''] = address.split('%')
  const dotted = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(bare)
  const text = dotted === null ? bare : dotted[1]! + ipv4AsGroups(dotted[2]!)
  const [head = '', tail] = text.split('::')
  const before = hexGroups(head)
  const after = tail === undefined ? [] : hexGroups(tail)
  const gap = new Array<number>(8 - before.length - after.length).fill(0)
  return [...before, ...gap, ...after]
}

function ipv4AsGroups(address: string): string {
  const bits = ipv4Bits(address)
  return `${(bits >>> 16).toString(16)}:${(bits & 0xffff).toString(16)}`
}

const hexGroups = (text: string) =>
  text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16))

/** The bucket as text, such as `203.0.113.7` or `2001:db8:1:2::/64`, for the log and for shared stores. */
export function bucketName({ high, low }: Client): string {
  if (high === IPV4) return `${low >>> 24}.${(low >>> 16) & 255}.${(low >>> 8) & 255}.${low & 255}`
  const groups = [high >>> 16, high & 0xffff, low >>> 16, low & 0xffff]
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`
}

export const isTrusted = (proxies: BlockList, address: string) =>
  proxies.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')

/** An entry of `X-Forwarded-For`, which some proxies write with a port: `203.0.113.7:4711`, `[2001:db8::1]:443`. */
function addressIn(entry: string): string | undefined {
  const text = entry.trim()
  const [, bracketed, dotted] = /^\[([^\]]*)\](?::\d{1,5})?$|^([\d.]+):\d{1,5}$/.exec(text) ?? []
  if (bracketed !== undefined) return isIPv6(bracketed) ? bracketed : undefined
  const address = dotted ?? text
  return isIPv4(address) || isIPv6(address) ? address : undefined
}

/**
 * The socket's peer; if that is a trusted proxy, the right-most address in `X-Forwarded-For` that is not trusted. Each proxy appends the
 * address it saw, so everything to the left of that address could be forged by the client. The same holds for everything to the left of
 * an entry that is not an address: then the proxy that wrote it is the client (docs/decisions/0011-how-the-service-holds-under-attack.md).
 */
export function senderOf(
  peer: string | undefined,
  forwardedFor: string | undefined,
  proxies: BlockList | undefined,
): Client {
  if (peer === undefined) return NOBODY
  let sender = peer
  if (proxies !== undefined && forwardedFor !== undefined && isTrusted(proxies, peer)) {
    const claims = forwardedFor.split(',')
    for (let i = claims.length - 1; i >= 0 && isTrusted(proxies, sender); i--) {
      const claim = addressIn(claims[i]!)
      if (claim === undefined) break
      sender = claim
    }
  }
  return clientOf(sender) ?? NOBODY
}

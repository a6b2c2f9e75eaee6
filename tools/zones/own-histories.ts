/**
 * Histories of the names that Debian's package has only as links: its build takes from `backzone` the places of zone.tab alone.
 * They come from a build of tzdb with all of `backzone` (data/zones/SOURCE.md).
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NamedZone } from './pack.ts'
import { parseZoneFile, type ZoneFile } from './tzif.ts'

/** The package's zones, those of `backzone` with their own past. `full` is a folder with tzdata.zi, backzone and the compiled files. */
export function withOwnHistories(zones: readonly NamedZone[], packaged: string, full: string): NamedZone[] {
  const targets = linksIn(packaged)
  const added = [...namesOfZones(full)].filter((name) => !zones.some((zone) => zone.name === name))
  const fileOf = (name: string) => parseZoneFile(readFileSync(join(full, name)))
  const own = new Map(
    [...namesOfZones(full)]
      .filter((name) => targets.has(name))
      .map((name) => [name, joined(fileOf(name), zones.find((zone) => zone.name === name)!)] as const),
  )
  const linked = linksOfBackzone(full)
  const historyOf = (zone: NamedZone): ZoneFile => {
    const target = linked.get(zone.name)
    return own.get(target ?? zone.name) ?? zones.find(({ name }) => name === target) ?? zone
  }
  return [
    ...zones.map((zone) => ({ ...historyOf(zone), name: zone.name })),
    ...added.map((name) => ({ ...fileOf(name), name })),
  ].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/**
 * What `backzone` has of the years since 1970 is left behind when a zone is merged, because it was found to be wrong. So the own history counts until
 * the first change of either zone since then, and the zone that the name is linked to from there on.
 */
export function joined(own: ZoneFile, target: ZoneFile): ZoneFile {
  const later = [...own.transitions, ...target.transitions]
    .map((one) => one.atSeconds)
    .filter((at) => at >= 0)
  const cut = Math.min(...later)
  const before = own.transitions.filter((one) => one.atSeconds < cut)
  const after = target.transitions.filter((one) => one.atSeconds >= cut)
  const offsetAtCut = target.transitions.findLast((one) => one.atSeconds <= cut)?.offsetSeconds
  const all = [
    ...before,
    ...(Number.isFinite(cut) ? [{ atSeconds: cut, offsetSeconds: offsetAtCut ?? target.firstOffset }] : []),
    ...after.filter((one) => one.atSeconds > cut),
  ]
  const { firstOffset } = own
  const changes = all.filter((one, i) => one.offsetSeconds !== (all[i - 1]?.offsetSeconds ?? firstOffset))
  return { firstOffset, transitions: changes, rule: target.rule }
}

const listing = (folder: string) => readFileSync(join(folder, 'tzdata.zi'), 'latin1')

const namesOfZones = (folder: string) =>
  new Set([...listing(folder).matchAll(/^Z (\S+)/gm)].map(([, name]) => name!))

const linksIn = (folder: string) =>
  new Map([...listing(folder).matchAll(/^L (\S+) (\S+)/gm)].map(([, target, name]) => [name!, target!]))

/** `Link Atlantic/Reykjavik Iceland`: a build drops these lines in favour of those of `backward`. */
const linksOfBackzone = (folder: string) =>
  new Map(
    [...readFileSync(join(folder, 'backzone'), 'latin1').matchAll(/^Link\s+(\S+)\s+(\S+)/gm)].map(
      ([, target, name]) => [name!, target!],
    ),
  )

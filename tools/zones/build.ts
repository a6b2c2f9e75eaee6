/**
 * Packs the zoneinfo folder of Debian's tzdata package into data/zones/zones.bin, with the histories that it lacks from
 * a folder made of all of `backzone` (data/zones/SOURCE.md).
 *
 *     npm run build -- zones FOLDER FULL
 */
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { readZoneTable } from '../../src/time/zone-table.ts'
import { withOwnHistories } from './own-histories.ts'
import { packZones } from './pack.ts'
import { parseZoneFile } from './tzif.ts'

const [folder, full] = process.argv.slice(2)
assert(folder && full, 'npm run build -- zones FOLDER FULL (data/zones/SOURCE.md)')
const listing = readFileSync(join(folder, 'tzdata.zi'), 'latin1')
const version = /^# version (\S+)$/m.exec(listing)?.[1]
assert(version, `${folder}/tzdata.zi names no version`)
assert.match(
  listing,
  /^# ddeps .*\bbackzone\b/m,
  `${folder} was built without backzone: years before 1970 lack`,
)

// "Z name …" opens a zone and "L target name" a link: exactly the names that tzdb has, in its spelling.
const packaged = [...listing.matchAll(/^(?:Z|L \S+) (\S+)/gm)].map(([, name]) => name!).sort()
const zones = withOwnHistories(
  packaged.map((name) => ({ name, ...parseZoneFile(readFileSync(join(folder, name))) })),
  folder,
  full,
)
const names = zones.map(({ name }) => name)
const table = packZones(version, zones)
const target = new URL('../../data/zones/zones.bin', import.meta.url)
const there = existsSync(target) ? readZoneTable(readFileSync(target)).version : ''
assert(version >= there, `${folder} is tzdb ${version}; data/zones has ${there} already`)
writeFileSync(target, table)

const { history, names: read } = readZoneTable(table)
const used = [...new Set(read.values())]
const laidOut = used.reduce((sum, index) => sum + history(index).transitions.length, 0)
const inFiles = used.reduce((sum, index) => sum + zoneOf(index).transitions.length, 0)
function zoneOf(index: number) {
  return zones[names.findIndex((name) => read.get(name) === index)]!
}
console.log(`tzdb ${version}: ${names.length} names, ${used.length} different histories`)
console.log(`${inFiles} transitions in the files, ${laidOut} when the rules are laid out`)
console.log(
  `${table.length} bytes (gzip ${gzipSync(table, { level: 9 }).length}, brotli ${brotliCompressSync(table).length})`,
)
console.log(`SHA-256 ${createHash('sha256').update(table).digest('hex')}`)

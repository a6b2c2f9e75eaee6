/** Zones of capitals and large cities against two other sources (SOURCE.md), and the names that once found another town. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { findPlaces, placeWithId } from '../../../src/places/places.ts'
import { offsetAt, ZONE_NAMES, zone } from '../../../src/time/zones.ts'

const ROWS = readFileSync(new URL('zones.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [id: string, name: string, country: string, ...string[]])
  .map(([id, name, country, kind, ...zones]) => ({ id, name, country, isCapital: kind === 'capital', zones }))
  // Abandoned places are not in the index.
  .filter(({ id }) => placeWithId(id) !== undefined)

/** Where one of the sources has other clocks since 1970, and what the index has (SOURCE.md says why). */
const DECIDED: Readonly<Record<string, string>> = {
  'Comodoro Rivadavia AR': 'America/Argentina/Catamarca',
  'Pago Pago AS': 'Pacific/Pago_Pago',
  'Kralendijk BQ': 'America/Kralendijk',
  'Lévis CA': 'America/Toronto',
  'Ilebo CD': 'Africa/Lubumbashi',
  'Zhanjiang CN': 'Asia/Shanghai',
  'Wuchuan CN': 'Asia/Shanghai',
  'Lianjiang CN': 'Asia/Shanghai',
  'Gaozhou CN': 'Asia/Shanghai',
  'Zhongshan CN': 'Asia/Shanghai',
  'Dandong CN': 'Asia/Shanghai',
  'Holguín CU': 'America/Havana',
  'Nicosia CY': 'Asia/Nicosia',
  'Punta Cana DO': 'America/Santo_Domingo',
  'Ibarra EC': 'America/Guayaquil',
  'Tanjung Pinang ID': 'Asia/Jakarta',
  'Jayapura ID': 'Asia/Jayapura',
  'Jaigaon IN': 'Asia/Kolkata',
  'Manp’o KP': 'Asia/Pyongyang',
  'Juárez MX': 'America/Ciudad_Juarez',
  'Ciudad Acuña MX': 'America/Matamoros',
  'Saint-Pierre PM': 'America/Miquelon',
  'East Jerusalem PS': 'Asia/Jerusalem',
  'Qurayyat SA': 'Asia/Riyadh',
  'Geneina SD': 'Africa/Khartoum',
  'Malakal SS': 'Africa/Juba',
  'Cockburn Town TC': 'America/Grand_Turk',
  'Kara TG': 'Africa/Lome',
  'Dili TL': 'Asia/Dili',
  'Sevastopol UA': 'Europe/Simferopol',
  'Jizzax UZ': 'Asia/Tashkent',
  ...Object.fromEntries(
    ['Yên Vinh', 'Vinh', 'Thanh Hóa', 'Thái Nguyên', 'Nam Định', 'Hạ Long', 'Hòa Bình', 'Hanoi', 'Haiphong']
      .concat('Cẩm Phả Mines')
      .map((name) => [`${name} VN`, 'Asia/Bangkok']),
  ),
}

const FROM = Date.UTC(1970)
const TO = Date.UTC(2026, 11)
const STEP = 3.5 * 86_400_000
const haveSameClocks = (a: string, b: string): boolean => {
  if (a === b) return true
  if (!ZONE_NAMES.includes(a) || !ZONE_NAMES.includes(b)) return false
  const [first, second] = [zone(a), zone(b)]
  for (let at = FROM; at < TO; at += STEP) if (offsetAt(first, at) !== offsetAt(second, at)) return false
  return true
}

test('every capital and every place of 100,000 people has the clocks that two other sources give it, or those decided on', (t) => {
  const differing: Record<string, string> = {}
  for (const { id, name, country, zones } of ROWS) {
    const { timezone } = placeWithId(id)!
    if (!zones.every((other) => haveSameClocks(timezone, other))) differing[`${name} ${country}`] = timezone
  }
  assert.deepEqual(differing, DECIDED)
  assert(ROWS.length > 4_400)
  t.diagnostic(`places: ${ROWS.length} compared, ${Object.keys(differing).length} decided by hand`)
})

test('a capital is found first under its name, unless a larger place shows the same name', () => {
  const capitals = ROWS.filter(({ isCapital }) => isCapital)
  assert(capitals.length > 230)
  for (const { id, name } of capitals) {
    const [first] = findPlaces({ text: name, limit: 1 })
    if (first?.id === id) continue
    const { population, ...capital } = placeWithId(id)!
    assert.equal(first?.name.replaceAll(/\W/g, ''), capital.name.replaceAll(/\W/g, ''), name)
    assert((first?.population ?? 0) > (population ?? 0), name)
  }
})

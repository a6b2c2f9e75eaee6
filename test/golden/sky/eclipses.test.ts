/** Eclipses against NASA's catalogues, 1600–2399, and as places see them against the Swiss Ephemeris. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Luminary } from '../../../src/almanac/eclipses/saros.ts'
import { figuresOf } from './compare.ts'
import { compareCatalogue, compareGreatest, compareLocal } from './compare-eclipses.ts'

/** Seconds. The Moon's shadow runs past a place in minutes; the Moon takes hours to cross that of the Earth. */
const SECONDS = { solar: 15, lunar: 16 } as const
const COUNT = { solar: 1924, lunar: 1952 } as const

for (const luminary of ['solar', 'lunar'] satisfies Luminary[]) {
  const compared = compareCatalogue(luminary)

  test(`every ${luminary} eclipse of NASA's catalogue, 1600–2399, is found, and no other`, () => {
    assert.deepEqual(compared.missing, [])
    assert.deepEqual(compared.extra, [])
    assert.equal(compared.times.length, COUNT[luminary])
  })

  test(`every ${luminary} eclipse is of the catalogue's kind and saros series`, () => {
    assert.deepEqual(compared.otherKind, [])
    assert.deepEqual(compared.otherSaros, [])
  })

  test(`${luminary} eclipses have the instants, gammas and magnitudes of the catalogue`, (t) => {
    const limits = {
      times: SECONDS[luminary],
      gammas: 0.0003,
      magnitudes: 0.0006,
      penumbralMagnitudes: 0.0006,
    }
    for (const [name, limit] of Object.entries(limits)) {
      const errors = compared[name as keyof typeof limits]
      if (errors.length === 0) continue
      const { median, worst } = figuresOf(errors)
      t.diagnostic(`${luminary} ${name}: median ${median.toFixed(5)}, worst ${worst.toFixed(5)}`)
      assert.ok(worst <= limit, name)
    }
  })

  test(`${luminary} eclipses are greatest when the Swiss Ephemeris says, 1900–2099`, (t) => {
    const { missing, extra, seconds } = compareGreatest(luminary)
    const { count, median, worst } = figuresOf(seconds)
    assert.deepEqual([missing, extra], [0, 0])
    t.diagnostic(`${count} ${luminary} eclipses: median ${median.toFixed(1)} s, worst ${worst.toFixed(1)} s`)
    assert.ok(count >= 450)
    assert.ok(worst <= 10)
  })

  test(`places see ${luminary} eclipses as the Swiss Ephemeris says`, (t) => {
    const { unseen, contacts, maxima, obscurations } = compareLocal(luminary)
    assert.deepEqual(unseen, [])
    assert.ok(contacts.length > 150 && maxima.length > 60)
    const [ofContacts, ofMaxima] = [figuresOf(contacts), figuresOf(maxima)]
    t.diagnostic(
      `${luminary} contacts: median ${ofContacts.median.toFixed(1)} s, worst ${ofContacts.worst.toFixed(1)} s`,
    )
    t.diagnostic(
      `${luminary} maxima: median ${ofMaxima.median.toFixed(1)} s, worst ${ofMaxima.worst.toFixed(1)} s`,
    )
    assert.ok(ofContacts.worst <= (luminary === 'solar' ? 3 : 16))
    assert.ok(ofMaxima.worst <= (luminary === 'solar' ? 2 : 6))
    if (luminary === 'solar') assert.ok(figuresOf(obscurations).worst <= 0.001)
  })
}

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { augury } from '../../test/terminal.ts'

const BIRTH = '1990-05-15 14:30'
const WRITTEN = ['--zone', 'America/Chicago', '--lat', '33.66094', '--lon', '-95.55551']

test('a place by its name gives the same answer as its zone and coordinates, and is printed', async () => {
  const commands = [
    ['chart', BIRTH],
    ['chart', BIRTH, '--wide'],
    ['birth-time', BIRTH],
    ['moon'],
    ['calendar', '--types', 'moon_phase'],
    ['day', BIRTH],
  ]
  for (const command of commands) {
    const named = await augury([...command, '--place', 'Paris, Texas'])
    assert.equal(named.code, 0, named.notes)
    assert.match(named.notes, /^Paris, Texas, US: 33\.66094, -95\.55551, America\/Chicago$/m)
    assert.equal(named.out, (await augury([...command, ...WRITTEN])).out, command.join(' '))
  }
})

test('an id and a former name will do; the largest by far is meant by a name alone', async () => {
  for (const [name, withText] of [
    ['4717560', 'Paris, Texas, US'],
    ['Leningrad', 'Saint Petersburg, St.-Petersburg, RU'],
    ['Paris', 'Paris, Île-de-France, FR'],
    ['Rome', 'Rome, Lazio, IT'],
    ['St Petersburg', 'Saint Petersburg, St.-Petersburg, RU'],
  ] as const) {
    const { code, notes } = await augury(['moon', '--place', name])
    assert.equal(code, 0)
    assert.ok(notes.startsWith(`${withText}: `), notes)
  }
})

test('of several places none is guessed: they are listed', async () => {
  const { code, out, notes } = await augury(['moon', '--place', 'Portland'])
  assert.equal(code, 2)
  assert.equal(out, '')
  assert.match(notes, /several places called "Portland"/)
  assert.match(notes, /--place 5746545 {2}Portland, Oregon, US +[\d,]+ people\n.*Portland, Maine, US/)
})

test('a misspelt name is not guessed, and a name that no place has is an error', async () => {
  const mistake = await augury(['chart', BIRTH, '--place', 'Lodnon'])
  assert.equal(mistake.code, 2)
  assert.match(mistake.notes, /No place is called "Lodnon"\..*\n.*London, England, GB/)
  const nothing = await augury(['chart', BIRTH, '--place', 'zzqqxxjj'])
  assert.equal(nothing.code, 2)
  assert.match(nothing.notes, /^No place is called "zzqqxxjj"\. Use --zone, --lat and --lon\./)
})

test('a place and what it stands for exclude each other', async () => {
  for (const option of ['zone', 'lat', 'lon']) {
    const { code, notes } = await augury(['moon', '--place', 'Paris', `--${option}`, '1'])
    assert.equal(code, 2)
    assert.match(notes, new RegExp(`^--place stands instead of --${option}`))
  }
})

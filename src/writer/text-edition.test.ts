import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { VERSION } from '../version.ts'
import { hashTexts } from './text-edition.ts'
import { phrasebookSource } from './text-source.ts'

test('the hash of the texts changes with a content or a name, and not with a time or a note beside them', (t) => {
  const root = mkdtempSync(join(tmpdir(), 'augury-texts-'))
  t.after(() => rmSync(root, { recursive: true, force: true }))
  const write = (name: string, text: string) => writeFileSync(join(root, 'en/days', name), text)
  const hash = () => hashTexts(['en'], pathToFileURL(`${root}/`))
  mkdirSync(join(root, 'en/days'), { recursive: true })
  write('moon.json', '["The Moon waits."]')
  const before = hash()
  utimesSync(join(root, 'en/days/moon.json'), 1, 1)
  write('SOURCE.md', 'Our own words.')
  assert.equal(hash(), before)
  write('moon.json', '["The Moon walks."]')
  const changed = hash()
  assert.notEqual(changed, before)
  write('sun.json', '[]')
  assert.notEqual(hash(), changed)
})

test('the edition of the phrasebook names the version of the program and the hash of its texts', () => {
  assert.equal(phrasebookSource.edition, `phrasebook ${VERSION} ${hashTexts()}`)
})

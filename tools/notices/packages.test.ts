import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { markedPart } from '../marked-part.ts'
import { copyrightIn, packageTable, shippedPackages } from './packages.ts'

test('THIRD-PARTY-NOTICES.md lists the packages that are shipped: else run npm run build -- notices', () => {
  const page = readFileSync('THIRD-PARTY-NOTICES.md', 'utf8')
  assert.equal(markedPart(page, 'packages'), packageTable())
})

/** Each lets us ship the package beside MIT code, unchanged. */
const LICENCES = [
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'MPL-2.0',
  'OFL-1.1',
  '(MIT OR CC0-1.0)',
  '(AFL-2.1 OR BSD-3-Clause)',
]

test('no package has a licence that nobody has looked at', () => {
  const packages = shippedPackages()
  assert.ok(packages.length > 50)
  assert.deepEqual(
    packages.filter(({ licence }) => !LICENCES.includes(licence)),
    [],
  )
})

test('the copyright holder is separated from the words of the licence', () => {
  const holders = {
    'MIT License\n\nCopyright (c) 2015-present Jason Miller\n\nThe above copyright notice':
      '2015-present Jason Miller',
    '* Copyright 2020 A, Inc. All rights reserved.\n* Copyright © B <b@example.org>': '2020 A, Inc; B',
    '"Licensor" shall mean the copyright owner\n Copyright [yyyy] [name of copyright owner]': undefined,
    'COPYRIGHT HOLDERS BE LIABLE\n(c) You must retain, in the Source form': undefined,
  }
  for (const [text, holder] of Object.entries(holders)) assert.equal(copyrightIn(text), holder)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ART_VERSION } from '../../src/drawing/card/art-version.ts'
import { versionOfTheArt } from './build.ts'

test('the version in links to pictures is that of the pictures (npm run build:art-version)', () => {
  assert.equal(ART_VERSION, versionOfTheArt())
})

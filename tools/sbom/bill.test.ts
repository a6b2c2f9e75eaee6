import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lockedPackages } from '../package/needed.ts'
import { bill } from './bill.ts'

const { components, metadata } = bill()

test('the bill has every package that is needed or may be used, and no tool', () => {
  const names = components.map(({ name }) => name)
  const { dependencies, optionalDependencies, peerDependencies } = lockedPackages()['']!
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
    assert.ok(names.includes(name), name)
  for (const indirect of ['zod', '@redis/client', '@ai-sdk/provider', 'sonic-boom', 'preact'])
    assert.ok(names.includes(indirect), indirect)
  for (const tool of ['vite', 'typescript', 'playwright-core']) assert.ok(!names.includes(tool), tool)
})

test('each package is listed once, with its address, licence and hash', () => {
  assert.equal(new Set(components.map((each) => each['bom-ref'])).size, components.length)
  assert.match(metadata.component.purl, /^pkg:npm\/augury-api@\d+\.\d+\.\d+$/)
  for (const { purl, licenses, hashes } of components) {
    assert.match(purl, /^pkg:npm\/(%40[a-z0-9-]+\/)?[A-Za-z0-9._-]+@\d+\.\d+\.\d+/)
    assert.doesNotMatch(licenses[0]!.expression, /^none$/, purl)
    assert.match(hashes![0]!.content, /^[0-9a-f]{128}$/, purl)
  }
  const openai = components.find(({ name }) => name === '@ai-sdk/openai')!
  assert.equal(openai.purl, `pkg:npm/%40ai-sdk/openai@${openai.version}`)
})

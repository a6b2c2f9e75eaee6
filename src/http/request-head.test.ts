import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkHead } from './request-head.ts'

const codeFor = (httpVersion: string, ...rawHeaders: string[]): string | undefined => {
  try {
    checkHead({ httpVersion, rawHeaders })
  } catch (error) {
    return (error as { code: string }).code
  }
  return undefined
}

test('HTTP/1.1 and HTTP/1.0 are spoken, older versions are malformed and newer ones not supported', () => {
  assert.equal(codeFor('1.1', 'Host', 'x'), undefined)
  assert.equal(codeFor('1.0', 'Host', 'x'), undefined)
  assert.equal(codeFor('0.9', 'Host', 'x'), 'MALFORMED_REQUEST')
  assert.equal(codeFor('2.0', 'Host', 'x'), 'HTTP_VERSION_NOT_SUPPORTED')
  assert.equal(codeFor('1.2', 'Host', 'x'), 'HTTP_VERSION_NOT_SUPPORTED')
})

test('a request has one Host header, in whatever case; only HTTP/1.0 can do without', () => {
  assert.equal(codeFor('1.1', 'Accept', '*/*', 'hOST', 'x'), undefined)
  assert.equal(codeFor('1.1', 'Accept', '*/*'), 'MALFORMED_REQUEST')
  assert.equal(codeFor('1.0'), undefined)
  for (const version of ['1.0', '1.1'])
    assert.equal(codeFor(version, 'Host', 'x', 'Accept', '*/*', 'HOST', 'x'), 'MALFORMED_REQUEST')
})

test('a header whose value is “host” is not taken for a Host header', () => {
  assert.equal(codeFor('1.1', 'X', 'Host'), 'MALFORMED_REQUEST')
  assert.equal(codeFor('1.1', 'Host', 'host', 'X', 'Host'), undefined)
})

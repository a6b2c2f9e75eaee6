import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accepts, acceptsType, hasCopy, prefers, prefersPdf } from './negotiation.ts'

test('an encoding is accepted when it, or else a star, has a weight above zero', () => {
  for (const header of ['gzip', 'br, GZIP;q=0.8', '*', 'gzip ; q=1', 'deflate, *;q=0.5', ['br', 'gzip']])
    assert.equal(accepts(header, 'gzip'), true, String(header))
  for (const header of [undefined, '', 'br', 'gzip;q=0', 'gzip;q=0.0, *', '*;q=0', 'xgzip', 'identity'])
    assert.equal(accepts(header, 'gzip'), false, String(header))
})

test('If-None-Match finds an ETag, weak or strong, alone or in a list', () => {
  for (const header of ['"a"', 'W/"a"', '"b", "a"', ' * ']) {
    assert.equal(hasCopy(header, '"a"'), true, header)
    assert.equal(hasCopy(header, 'W/"a"'), true, header)
  }
  for (const header of [undefined, '', '"b"', 'a', '"ab"'])
    assert.equal(hasCopy(header, '"a"'), false, String(header))
})

test('Markdown is preferred where it weighs more than JSON, or is named where JSON is not', () => {
  const isPreferred = (header: string) => prefers(header, 'text/markdown', 'application/json')
  for (const header of [
    'text/markdown',
    'TEXT/Markdown; charset=utf-8',
    'application/json;q=0.9, text/markdown',
    'text/markdown;q=0.5, application/json;q=0.4',
    'text/markdown, */*',
    'text/markdown, text/html, */*',
    'text/*',
    'application/json;q=0, */*',
  ])
    assert.ok(isPreferred(header), header)
  for (const header of [
    '*/*',
    '',
    'application/json',
    'application/json, text/markdown',
    'text/markdown;q=0.4, application/json;q=0.5',
    'text/markdown;q=0',
    'text/markdown;q=0, */*;q=0.1',
    'text/markdown;q=much, */*',
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  ])
    assert.ok(!isPreferred(header), header)
})

test('a media type is accepted if the most specific range that covers it has a weight above zero', () => {
  for (const header of [
    undefined,
    '*/*',
    'application/*',
    'application/json',
    'text/html, application/json;q=0.1',
  ])
    assert.ok(acceptsType(header, 'application/json'), String(header))
  for (const header of ['text/html', 'application/json;q=0, */*', 'text/*'])
    assert.ok(!acceptsType(header, 'application/json'), header)
})

test('PDF is preferred as Markdown is, and Markdown where both are wanted and it weighs more', () => {
  for (const header of ['application/pdf', 'Application/PDF, */*', 'application/pdf, text/markdown;q=0.9'])
    assert.ok(prefersPdf(header), header)
  for (const header of [
    undefined,
    '*/*',
    'application/*',
    'application/pdf;q=0',
    'application/json, application/pdf',
    'application/pdf;q=0.5, text/markdown',
  ])
    assert.ok(!prefersPdf(header), String(header))
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { escaped, titled } from './svg.ts'

test('words cannot leave the place where they stand', () => {
  assert.equal(escaped('a < b & "c" > d'), 'a &lt; b &amp; &quot;c&quot; &gt; d')
  assert.equal(titled('1 > 0', '<path/>'), '<g><title>1 &gt; 0</title><path/></g>')
})

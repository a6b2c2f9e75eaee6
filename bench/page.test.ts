import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withRow, withSection } from './page.ts'

const PAGE = `# Performance

## Requests

| Request | Path |
|---|---|
| daily | POST /a | 0.56 |
| daily-card | POST /b | 0.60 |

## The sky

\`npm run measure -- sky-speed\`: long ago.

\`\`\`text
old
\`\`\`

## Package

kept
`

test('a request that is measured again has its row replaced, and no other of a similar name', () => {
  const page = withRow(PAGE, '| daily | POST /a | 0.66 |')
  assert.equal(page, PAGE.replace('0.56', '0.66'))
})

test('a new request comes below the others', () => {
  const page = withRow(PAGE, '| week | POST /c | 0.70 |')
  assert.equal(page, PAGE.replace('| 0.60 |\n', '| 0.60 |\n| week | POST /c | 0.70 |\n'))
})

test('a section that is measured again is replaced, with its command and when it was', () => {
  const section = { title: 'The sky', command: 'npm run measure -- sky-speed' }
  const page = withSection(PAGE, { section, lines: ['new', 'lines'], when: 'today' })
  assert.equal(page, PAGE.replace('long ago', 'today').replace('old\n', 'new\nlines\n'))
})

test('a new section comes before that of the package, which another command writes', () => {
  const section = { title: 'Time zones', command: 'npm run measure -- zones-speed' }
  const page = withSection(PAGE, { section, lines: ['x'], when: 'today' })
  assert.match(
    page,
    /```\n\n## Time zones\n\n`npm run measure -- zones-speed`: today\.\n\n```text\nx\n```\n\n## Package\n\nkept\n$/,
  )
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testParts } from '../../../../test/service.ts'
import { Exchange } from '../../../http/exchange.ts'
import { ENGLISH } from '../../../words/en/english.ts'
import { LIMA } from '../../schemas/birth.ts'
import { transitTimelineRoute } from './route.ts'

test('other requests are answered between the texts of a report and its document', async () => {
  const calls: string[] = []
  const words = {
    ...ENGLISH,
    timeline: {
      ...ENGLISH.timeline,
      transits(...of: Parameters<typeof ENGLISH.timeline.transits>) {
        calls.push('text')
        setImmediate(() => calls.push('another request'))
        return ENGLISH.timeline.transits(...of)
      },
    },
    report: {
      ...ENGLISH.report,
      get kinds() {
        calls.push('document')
        return ENGLISH.report.kinds
      },
    },
  }
  const exchange = new Exchange({ headers: {}, socket: {} })
  exchange.body = LIMA
  await transitTimelineRoute({ ...testParts(), words }).report!(exchange)
  assert.deepEqual([...new Set(calls)], ['text', 'another request', 'document'])
})

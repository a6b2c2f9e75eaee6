/**
 * Loaded before every test file (package.json): a process whose tests have ended and that does not end itself, because one of
 * them has left something open, is ended after a while. The runner would wait for it for ever. Node's own flag for this
 * (`--test-force-exit`) loses the results that are not written yet.
 */
import { after } from 'node:test'

const TIMEOUT_MS = 20_000

// The runner itself, which has no tests of its own, loads this too.
if (process.env.NODE_TEST_CONTEXT !== undefined)
  after(() => {
    const end = () => {
      const open = [...new Set(process.getActiveResourcesInfo())].join(', ')
      console.error(`${process.argv[1]} has left something open (${open}), and is ended`)
      process.exit()
    }
    setTimeout(end, TIMEOUT_MS).unref()
  })

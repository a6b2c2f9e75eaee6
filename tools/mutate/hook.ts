/** Loaded before everything else in a trial: one file is read with the bug in it. Nothing is written into the tree. */
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

const { url, sourceFile } = JSON.parse(process.env.AUGURY_MUTANT!) as { url: string; sourceFile: string }

registerHooks({
  load(asked, context, next) {
    if (asked !== url) return next(asked, context)
    return { format: 'module-typescript', source: readFileSync(sourceFile, 'utf8'), shortCircuit: true }
  },
})

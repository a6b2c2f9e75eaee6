/**
 * Writes the table of packages in THIRD-PARTY-NOTICES.md.
 *
 *     npm run build -- notices
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { withMarkedPart } from '../marked-part.ts'
import { packageTable } from './packages.ts'

const PAGE = new URL('../../THIRD-PARTY-NOTICES.md', import.meta.url)
writeFileSync(PAGE, withMarkedPart(readFileSync(PAGE, 'utf8'), 'packages', packageTable()))

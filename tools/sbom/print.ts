/**
 * Prints the bill of materials.
 *
 *     npm run --silent build -- sbom > augury.cdx.json
 */
import { bill } from './bill.ts'

console.log(JSON.stringify(bill(), null, 2))

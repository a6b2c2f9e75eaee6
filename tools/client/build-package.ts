/** Compiles the client into client/dist and says what it weighs. Run by `npm run build -- client-package`. */
import { CLIENT, clientWeight, compileClient } from './package.ts'

compileClient(CLIENT)
const { minified, gzipped } = await clientWeight(CLIENT)
console.log(`augury-client: ${minified} bytes minified, ${gzipped} compressed`)

/** `npm run build -- docs`: what the documentation says about tables of the sources, written anew from them. */
import { writeSettings } from './configuration.ts'
import { writeCounts } from './counts.ts'

writeSettings()
writeCounts()

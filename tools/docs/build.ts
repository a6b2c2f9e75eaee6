/** `npm run build -- docs`: writes the parts of the documentation that follow from tables of the sources. */
import { writeSettings } from './configuration.ts'
import { writeCounts } from './counts.ts'

writeSettings()
writeCounts()

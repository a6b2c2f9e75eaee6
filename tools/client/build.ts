/** Writes client/operations.ts and client/addresses.ts from the OpenAPI document of this source tree. Run by `npm run build -- client`. */
import { writeFileSync } from 'node:fs'
import { testParts, testService } from '../../test/service.ts'
import { clientAddresses, clientTypes } from './client-types.ts'

const service = await testService(testParts())
const document = (await service.inject('/v1/openapi.json')).json()
await service.close()
const write = (name: string, text: string) =>
  writeFileSync(new URL(`../../client/${name}`, import.meta.url), text)
write('operations.ts', clientTypes(document))
write('addresses.ts', clientAddresses(document))

/** Writes client/operations.ts from the OpenAPI document of this source tree. Run by `npm run build:client`. */
import { writeFileSync } from 'node:fs'
import { testParts, testService } from '../../test/service.ts'
import { clientTypes } from './client-types.ts'

const service = await testService(testParts())
const reply = await service.inject('/v1/openapi.json')
const target = new URL('../../client/operations.ts', import.meta.url)
writeFileSync(target, clientTypes(reply.json()))
await service.close()

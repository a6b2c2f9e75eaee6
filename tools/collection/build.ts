/** Writes docs/augury.postman_collection.json from the OpenAPI document of this source tree. Run by `npm run build -- collection`. */
import { writeFileSync } from 'node:fs'
import { testParts, testService } from '../../test/service.ts'
import { collectionOf } from './collection.ts'

const service = await testService(testParts())
const collection = collectionOf((await service.inject('/v1/openapi.json')).json())
await service.close()
const target = new URL('../../docs/augury.postman_collection.json', import.meta.url)
writeFileSync(target, `${JSON.stringify(collection, undefined, 2)}\n`)

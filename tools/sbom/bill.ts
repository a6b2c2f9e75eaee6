/**
 * What the npm package and the image bring, as a CycloneDX bill of materials. `npm sbom` leaves out what is a development dependency as well:
 * the client of Redis, the SDKs for models, and all that they share with the rest.
 */
import { readFileSync } from 'node:fs'
import { type ShippedPackage, shippedPackages } from '../notices/packages.ts'

const { name, version, license } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
)

/** An npm package in the notation of package-url: the @ of a scope is escaped. */
const addressOf = (of: { name: string; version: string }) =>
  `pkg:npm/${of.name.replace('@', '%40')}@${of.version}`

/** The same version may lie in several folders. */
export const bill = () => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: { type: 'application', ...identity({ name, version, licence: license }) } },
  components: [
    ...new Map(shippedPackages().map((shipped) => [addressOf(shipped), component(shipped)])).values(),
  ],
})

function component(shipped: ShippedPackage) {
  return {
    type: 'library',
    ...identity(shipped),
    scope: shipped.isOptional ? 'optional' : 'required',
    ...(shipped.integrity !== undefined && { hashes: [hashOf(shipped.integrity)] }),
  }
}

const identity = (of: Pick<ShippedPackage, 'name' | 'version' | 'licence'>) => ({
  'bom-ref': addressOf(of),
  name: of.name,
  version: of.version,
  purl: addressOf(of),
  licenses: [{ expression: of.licence }],
})

/** `sha512-` and Base64, as npm writes it. */
function hashOf(integrity: string) {
  const [algorithm, digest] = integrity.split('-') as [string, string]
  return {
    alg: algorithm.toUpperCase().replace('SHA', 'SHA-'),
    content: Buffer.from(digest, 'base64').toString('hex'),
  }
}

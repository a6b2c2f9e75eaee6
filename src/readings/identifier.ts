import { sha256 } from '../sha256.ts'

const LENGTH = 22

/** The same inputs give the same identifier; 132 bits of a digest tell nothing of them. `chart_4kP…` */
export function identifier(kind: string, key: string): string {
  const digest = sha256(Buffer.from(key, 'utf8')) as Uint8Array<ArrayBuffer>
  return `${kind}_${Buffer.from(digest.buffer).toString('base64url', 0, 17).slice(0, LENGTH)}`
}

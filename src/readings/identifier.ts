import { hash } from 'node:crypto'

const LENGTH = 22

/** The same inputs give the same identifier; 132 bits of a digest tell nothing of them. `chart_4kP…` */
export function identifier(kind: string, key: string): string {
  return `${kind}_${hash('sha256', key, 'base64url').slice(0, LENGTH)}`
}

/** The envelope of the astrology responses (contract §2.3). */

/** docs/errors.md explains them. */
export const WARNING_CODES = [
  'HIGH_LATITUDE_FALLBACK',
  'LOW_LATITUDE_FALLBACK',
  'BIRTH_TIME_UNKNOWN',
  'AMBIGUOUS_LOCAL_TIME',
  'LOCAL_MEAN_TIME',
] as const
type WarningCode = (typeof WARNING_CODES)[number]

export type Warning = { code: WarningCode; message: string; severity: 'info' | 'warning' }

export interface Envelope<Data extends object = object> {
  readonly success: true
  readonly requestId: string
  readonly data: Data
  readonly timestamp: string
  readonly warnings?: readonly Warning[]
}

export const envelope = <Data extends object>(
  requestId: string,
  data: Data,
  now: number,
  warnings: readonly Warning[] = [],
): Envelope<Data> => {
  const answer = { success: true, requestId, data, timestamp: new Date(now).toISOString() } as const
  return warnings.length === 0 ? answer : { ...answer, warnings }
}

/** The content of an answer, without the members of the envelope that only programs need. */
export function factsIn(answer: { readonly data?: object; readonly warnings?: object }): object {
  const { data, warnings } = answer
  return data === undefined ? answer : { ...data, ...(warnings && { warnings }) }
}

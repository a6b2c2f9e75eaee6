/** Numbers and colours as PDF writes them. */

/** A hundredth of a point is less than any printer shows. */
export const number = (value: number): string => String(Math.round(value * 100) / 100)

const OPERATORS = { fill: 'rg', stroke: 'RG' } as const

/** `#20233F` → `.125 .137 .247 rg`. */
export function colourOperator(colour: string, use: keyof typeof OPERATORS): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  return `${parts.map((part) => Math.round(part * 1000) / 1000).join(' ')} ${OPERATORS[use]}`
}

import type { ShownBody } from './shown-chart.ts'

/** `Gemini or Cancer` if the hour is unknown and the day has both. */
export const signsOf = ({ sign, signs }: ShownBody): string => (signs ?? [sign]).join(' or ')

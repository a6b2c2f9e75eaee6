/** How strongly a part of life, a transit or a day is touched. */
export const INTENSITIES = ['low', 'medium', 'high'] as const
export type Intensity = (typeof INTENSITIES)[number]

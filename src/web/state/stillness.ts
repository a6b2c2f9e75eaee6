/** Whether the visitor wants nothing to move. */
export const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

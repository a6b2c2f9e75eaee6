/** A theme changes the reading of a card, never the draw. */
export const THEMES = ['general', 'love', 'career', 'spiritual'] as const
export type Theme = (typeof THEMES)[number]

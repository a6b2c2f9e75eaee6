import type { Tone } from './kit/palette.ts'

/** What a card shows: the picture inside the arch, and the same in a sentence for those who cannot see it. */
export type Scene = { description: string; picture: (t: Tone) => string }

/** The room of the deck. What the symbols of the cards stand for is in `symbols/`. */
export const ENGLISH_DECK = {
  title: 'The deck',
  intro:
    'Seventy-eight cards, drawn for this deck. Open one to see it large, to touch what is in the picture, and to read what it means.',
  search: 'Look for a card',
  searchExample: 'star, patience, queen of cups',
  count: (cards: number): string => (cards === 1 ? 'One card' : `${cards} cards`),
  none: 'No card has all of this. Try a shorter word, or fewer filters.',
  filters: {
    label: 'Only cards with',
    kind: 'Arcana or suit',
    all: 'All',
    kinds: {
      majors: 'Majors',
      minors: 'Minors',
      wands: 'Wands',
      cups: 'Cups',
      swords: 'Swords',
      pentacles: 'Pentacles',
    },
    /** Of a list: without a choice it says what it lists. */
    element: 'Element',
    number: 'Number',
    planet: 'Planet',
    sign: 'Sign',
    elements: { fire: 'Fire', earth: 'Earth', air: 'Air', water: 'Water' },
    ranks: { '1': 'Ace, 1', page: 'Page', knight: 'Knight', queen: 'Queen', king: 'King' } as Readonly<
      Record<string, string>
    >,
    clear: 'Show all cards',
  },
  orientation: 'How it lies',
  orientations: { upright: 'Upright', reversed: 'Reversed' },
  themes: { general: 'In general', love: 'Love', career: 'Work', spiritual: 'Spirit' },
  keywords: 'Keywords',
  picture: 'In the picture',
  draw: 'Draw a card',
  /** `Venus in Leo`, `Saturn`, `Leo, Fire`: what of the sky belongs to a card. */
  sky: (planet: string | undefined, sign: string | undefined, element: string | undefined): string =>
    planet !== undefined && sign !== undefined
      ? `${planet} in ${sign}`
      : [planet ?? sign, element].filter((part) => part !== undefined).join(', '),
  /** `Major Arcana · Taurus, Earth` */
  kindAndSky: (kind: string, sky: string): string => `${kind} · ${sky}`,
  symbols: {
    title: 'What to look at',
    hint: 'Touch a light in the picture to read it.',
  },
  zoom: {
    label: 'Size of the picture',
    in: 'Larger',
    out: 'Smaller',
  },
}

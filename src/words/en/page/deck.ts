/** The room of the deck. */
export const ENGLISH_DECK = {
  title: 'The deck',
  intro:
    'Seventy-eight cards, drawn for this deck. Open one to see it large and to read what it means, upright and reversed.',
  search: 'Look for a card',
  searchExample: 'star, patience, queen of cups',
  count: (cards: number): string => `${cards} cards`,
  none: 'No card is called that, and none has it among its words. Try a shorter word.',
  majors: 'Major arcana',
  orientation: 'How it lies',
  orientations: { upright: 'Upright', reversed: 'Reversed' },
  themes: { general: 'In general', love: 'Love', career: 'Work', spiritual: 'Spirit' },
  keywords: 'Keywords',
  picture: 'In the picture',
}

/** The tools for an assistant: endpoints of the API, with descriptions that help it choose. */
export interface Tool {
  readonly name: string
  readonly title: string
  readonly description: string
  /** Path of the POST endpoint below `/v1`: the tool has its schema and returns its answer. */
  readonly path: string
}

export const TOOLS: readonly Tool[] = [
  {
    name: 'draw_card',
    title: 'Draw a tarot card',
    description:
      'Draws one tarot card with its orientation, keywords and a short reading. Use it for a card of the day or a quick answer. ' +
      'The same seed always draws the same card; without a seed everyone gets the card of the current UTC day.',
    path: '/tarot/daily-card',
  },
  {
    name: 'lay_three_cards',
    title: 'Lay a three-card spread',
    description:
      'Lays three tarot cards in named places, such as past, present, future or situation, action, outcome. ' +
      'Each card comes with what it says in its place (in_position) and by itself for the theme (meaning); ' +
      'reading tells what the three say together and ends with one thing to do.',
    path: '/tarot/three-card',
  },
  {
    name: 'lay_celtic_cross',
    title: 'Lay a Celtic Cross',
    description:
      'Lays the ten cards of a Celtic Cross on one question: what each says in its place (in_position), a reading of the whole ' +
      '(a summary, what several cards say together, one thing to do) and the patterns of the cards. Use it when somebody wants a full reading.',
    path: '/tarot/celtic-cross',
  },
  {
    name: 'lay_custom_spread',
    title: 'Lay cards on places of your own',
    description:
      'Lays one tarot card for each place you name (1 to 78), each with its own question if you like, and reads two or more as a whole. ' +
      'Use it when the places of the usual spreads do not fit the question.',
    path: '/tarot/custom-spread',
  },
  {
    name: 'daily_horoscope',
    title: 'Read a sign’s day',
    description:
      'The daily horoscope of a zodiac sign, computed from the real sky of the date, in three styles: brief, detailed or poetic. ' +
      'Comes with the transits behind it, a score and, on request, eight categories such as love, profession and finance.',
    path: '/astrology/daily-horoscope',
  },
  {
    name: 'personal_day',
    title: 'Read one person’s day',
    description:
      'A personal horoscope for a date: the sky of that day against the chart of a birth, from local birth date and time, coordinates and IANA time zone. ' +
      'Use it when the birth is known; a sign alone is for daily_horoscope.',
    path: '/astrology/personalized-daily',
  },
  {
    name: 'natal_chart',
    title: 'Cast a birth chart',
    description:
      'Computes the chart of a birth from local date and time, IANA time zone, latitude and longitude: ten planets with sign, degree and house, ' +
      'house cusps (whole sign, Placidus or Koch), angles and aspects. Look up the coordinates and zone of a named city first.',
    path: '/astrology/natal-chart',
  },
]

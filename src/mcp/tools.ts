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
    name: 'lay_spread',
    title: 'Lay a tarot spread',
    description:
      'Lays one of 22 tarot spreads. past_present_future or situation_action_outcome (three cards) suit most questions, celtic_cross (ten cards) a full reading; ' +
      'relationship and bridge are for two people, decision for two ways, career_path for work, new_moon and full_moon for those days, week_ahead and year_wheel for a span of time. ' +
      'Each card comes with what it says in its place (in_position) and by itself for the theme (meaning); reading tells what all of them say together and ends with one thing to do.',
    path: '/tarot/spread',
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
    name: 'read_cards',
    title: 'Read cards that somebody drew by hand',
    description:
      'Reads tarot cards that somebody has drawn from a deck of their own, named in any usual spelling ("2 of Cups", "Tower reversed"), in the order in which they lie: ' +
      'in a spread (spread_type), on named places (positions), or without places. Draws nothing.',
    path: '/tarot/reading',
  },
  {
    name: 'yes_or_no',
    title: 'Draw a yes or a no',
    description:
      'Answers a yes-or-no question with one tarot card or three: yes, no or unclear, the rule by which that follows, and the cards with their readings. The question itself is not sent.',
    path: '/tarot/yes-no',
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

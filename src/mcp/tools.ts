/** The tools for an assistant: endpoints of the API, with descriptions that help it choose. */
import { periodPath } from '../api/endpoints/period-horoscope/route.ts'
import { natalInShort, WITH_FACTS } from './natal-in-short.ts'
import { PERIOD, periodInShort } from './period-in-short.ts'
import { type Ask, skyInShort } from './sky-in-short.ts'

export interface Tool {
  readonly name: string
  readonly title: string
  readonly description: string
  /** Path of the endpoint below `/v1`: the tool has the schema of its body or query, and returns its answer. */
  readonly path: string
  /** Members of the request that only the tool has. */
  readonly members?: Readonly<Record<string, object>>
  /** For a tool that answers otherwise. */
  readonly answer?: (given: object, ask: Ask) => Promise<object>
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
    name: 'period_horoscope',
    title: 'Read a sign’s week, month or year',
    description:
      'The horoscope of a zodiac sign for a period: week, month or year. Any date inside gives the same one; for next month, send a date of next month. ' +
      'Tells how the time goes as a whole (summary), in phases with their dates, one thing to do (advice), and why; key_dates are events of the sky with the house they fall in, best_days and careful_days those to plan by. ' +
      'style detailed adds love, career, wellbeing and categories. A single day is for daily_horoscope.',
    path: periodPath('week'),
    members: { period: PERIOD },
    answer: periodInShort,
  },
  {
    name: 'personal_day',
    title: 'Read one person’s day',
    description:
      'A personal horoscope for a date: the sky of that day against the chart of a birth, from local birth date and time, coordinates and IANA time zone (find_place has both). ' +
      'Use it when the birth is known; a sign alone is for daily_horoscope.',
    path: '/astrology/personalized-daily',
  },
  {
    name: 'find_place',
    title: 'Find a place by its name',
    description:
      'Finds cities, towns and villages of the world by name, in any script, by former names and in spite of a wrong letter, with region, country, coordinates and IANA time zone. ' +
      'Use it before any tool that needs a birthplace, and pass the id on as place where a tool takes it. Add a region or country after a comma ("Paris, Texas"). ' +
      'If several places fit, ask which one is meant. With at, a local date and time, each has the UTC offset of its clocks then.',
    path: '/places',
  },
  {
    name: 'natal_chart',
    title: 'Cast a birth chart',
    description:
      'Computes the chart of a birth from local date and time and its place: an id of find_place in place, or IANA time zone, latitude and longitude. Never guess coordinates. ' +
      'Returns bodies with sign, degree, house, retrograde motion and dignity, house cusps, angles, aspects, patterns and balance. If the time of birth is unknown, ' +
      'send the date alone with options.time_known false: never guess a time. The answer then says what is certain. Leave the other options out unless they are asked for: ' +
      'bodies for nodes, Lilith, Chiron or asteroids, lots for Fortune and Spirit, options.house_system for one of fifteen systems (whole signs by default), ' +
      'options.zodiac sidereal for Vedic charts. If the time may be wrong by some minutes, birth_time tells what that would change. What the chart means is told by natal_reading.',
    path: '/astrology/chart',
  },
  {
    name: 'natal_reading',
    title: 'Read what a birth chart means',
    description:
      'Tells what the chart of a birth means for the person: a portrait in one text, eight sections (who they are, feelings, mind, love, drive, work, growth, limits) and the tensions between them, addressed to the person as "you". ' +
      'Takes the same birth as natal_chart, which has the positions. If the time of birth is unknown, send the date alone with options.time_known false: never guess a time. Houses and angles are then left out, and what is doubtful is said to be so. ' +
      'depth essentials gives the portrait and three sections, for a short answer. with_facts true gives the whole: every fact with its own text and weight, the facts behind each sentence, balance and dominants; it is four times as long, so ask for it only to explain where a statement comes from.',
    path: '/astrology/natal-reading',
    members: { with_facts: WITH_FACTS },
    answer: natalInShort,
  },
  {
    name: 'birth_time',
    title: 'See what depends on the minute of birth',
    description:
      'Tells what of a birth chart would be different if the birth had been a little earlier or later: when rising sign, houses, sign of the Moon and aspects change, and what holds all through. ' +
      'Use it when a time of birth is rounded or doubtful ("around half past two"), or for a date alone to see which rising signs and Moon signs the day had. It cannot find the time of a birth.',
    path: '/astrology/birth-time',
  },
  {
    name: 'sky_calendar',
    title: 'List what happens in the sky',
    description:
      'Dates of the sky for everybody, without a birth: phases of the Moon and her way through the signs, void-of-course times, ingresses, stations and retrogrades of planets, exact aspects, seasons and eclipses, ' +
      'for 30 days from today unless from and to say otherwise. Send the IANA timezone of the person, and name types and planets to keep the answer short: types moon_phase,eclipse for a year of Moons, planets mercury with types retrograde for Mercury retrograde. ' +
      'Each event has a title, its local time, one plain line (text) and what it is good for (meaning). moon_now is the Moon of this minute: phase, sign, and whether she is void of course.',
    path: '/astrology/sky-calendar',
    answer: skyInShort,
  },
]

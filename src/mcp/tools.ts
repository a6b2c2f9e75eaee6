/** The tools for an assistant: endpoints of the API, with descriptions that help it choose. */
import { CalendarQuery } from '../api/endpoints/sky-calendar/schema.ts'
import { CustomSpreadResponse, DailyCardResponse } from '../api/endpoints/tarot/schema.ts'
import { HandDrawnResponse, SpreadRequest, SpreadResponse } from '../api/endpoints/tarot-spreads/schema.ts'
import { YesNoResponse } from '../api/endpoints/tarot-yes-no/schema.ts'
import { ALL_HOUSE_SYSTEMS } from '../readings/birth.ts'
import { Type } from '../schema/type.ts'
import { SPREAD_TYPES } from '../tarot/spreads.ts'
import { ComingInput, ComingInShort, comingInShort } from './coming-in-short.ts'
import { DAY_PATH, HoroscopeInput, HoroscopeOutput, horoscopeTool } from './horoscope.ts'
import { FACTS, natalInShort, WITH_FACTS } from './natal-in-short.ts'
import { PairInput, PairInShort, pairInShort } from './pair-in-short.ts'
import { PersonalDayInput, personalDay } from './personal-day.ts'
import { drawingTool } from './question.ts'
import { SkyInShort, skyInShort } from './sky-in-short.ts'
import type { Tool } from './tool.ts'

/** Sentences that stand beside them, who wrote them, and a second link to the same picture. */
const OF_TAROT = ['sources', 'interpretation_source', 'image_svg_url']

const DEGREES = {
  latitude: Type.Number({ minimum: -90, maximum: 90, description: 'North positive.' }),
  longitude: Type.Number({ minimum: -180, maximum: 180, description: 'East positive.' }),
}

export const TOOLS: readonly Tool[] = [
  drawingTool(
    {
      name: 'draw_card',
      title: 'Draw a tarot card',
      description:
        'Draws one tarot card with its orientation, keywords and a short reading. Use it for a card of the day or a quick answer. ' +
        'The same seed always draws the same card; without a seed everyone gets the card of the current UTC day. The card of a date where the reader is has the seed anonymous_YYYY-MM-DD.',
      path: '/tarot/daily-card',
      omits: OF_TAROT,
    },
    DailyCardResponse,
  ),
  drawingTool(
    {
      name: 'lay_spread',
      title: 'Lay a tarot spread',
      description:
        `Lays one of ${SPREAD_TYPES.length} tarot spreads. past_present_future or situation_action_outcome (three cards) suit most questions, celtic_cross (ten cards) a full reading; ` +
        'relationship and bridge are for two people, decision for two ways, career_path for work, new_moon and full_moon for those days, week_ahead and year_wheel for a span of time. ' +
        'Each card comes with what it says in its place (in_position) and by itself for the theme (meaning); reading tells what all of them say together and ends with one thing to do.',
      path: '/tarot/spread',
      members: { spread_type: { ...SpreadRequest.properties.spread_type, description: 'Which spread.' } },
      omits: OF_TAROT,
    },
    SpreadResponse,
  ),
  drawingTool(
    {
      name: 'lay_custom_spread',
      title: 'Lay cards on places of your own',
      description:
        'Lays one tarot card for each place you name (1 to 78), each with its own question if you like, and reads two or more as a whole. ' +
        'Use it when the places of the usual spreads do not fit the question.',
      path: '/tarot/custom-spread',
      omits: OF_TAROT,
    },
    CustomSpreadResponse,
  ),
  drawingTool(
    {
      name: 'read_cards',
      title: 'Read cards that somebody drew by hand',
      description:
        'Reads tarot cards that somebody has drawn from a deck of their own, named in any usual spelling ("2 of Cups", "Tower reversed"), in the order in which they lie: ' +
        'in a spread (spread_type), on named places (positions), or without places. Draws nothing.',
      path: '/tarot/reading',
      omits: OF_TAROT,
    },
    HandDrawnResponse,
  ),
  drawingTool(
    {
      name: 'yes_or_no',
      title: 'Draw a yes or a no',
      description:
        'Answers a yes-or-no question with one tarot card or three: yes, no or unclear, the rule by which that follows, and the cards with their readings.',
      path: '/tarot/yes-no',
      omits: OF_TAROT,
    },
    YesNoResponse,
  ),
  {
    name: 'horoscope',
    title: 'Read a sign’s day, week, month or year',
    description:
      'The horoscope of a zodiac sign, computed from the real sky of a day or, with period week, month or year, of the calendar week, month or year that date is in. ' +
      'style brief (default) is short; style detailed adds love, career, wellbeing and eight categories; style poetic is for a day. A day has the transits behind it; ' +
      'a longer period has phases that begin where the sky turns, key_dates, best_days and careful_days. Use it when only a sign is known; personal_day needs a birth and is about the person.',
    path: DAY_PATH,
    input: HoroscopeInput,
    answer: horoscopeTool,
    output: HoroscopeOutput,
  },
  {
    name: 'personal_day',
    title: 'Read a person’s day',
    description:
      'A day of one person: the sky of the date against the chart of the birth, with the transits that matter most, texts on seven parts of life, advice and an affirmation. ' +
      'Takes the same birth as natal_chart, without options: local date and time, and the id of a place (find_place) or IANA time zone, latitude and longitude. The time of birth must be known. Day and times are those of reader_timezone: where the person is now, if you know it. ' +
      'Use it when the birth is known; a sign alone is for horoscope.',
    path: '/astrology/personalized-daily',
    input: PersonalDayInput,
    // mutate order: names to leave out
    omits: ['sources', 'links', 'metadata'],
    answer: personalDay,
  },
  {
    name: 'find_place',
    title: 'Find a place by its name',
    description:
      'Finds cities, towns and villages of the world by name, in any script, by former names and in spite of a wrong letter, with region, country, coordinates and IANA time zone. ' +
      'Use it before any tool that needs a birthplace, and pass the id on as place where a tool takes it. Add a region or country after a comma ("Paris, Texas"). ' +
      'If several places fit, ask which one is meant. With at, a local date and time, each has the UTC offset of its clocks then.',
    path: '/places',
    members: { limit: Type.Integer({ minimum: 1, maximum: 20, description: 'At most so many places.' }) },
  },
  {
    name: 'natal_chart',
    title: 'Cast a birth chart',
    description:
      'Computes the chart of a birth from local date and time and its place: an id of find_place in place, or IANA time zone, latitude and longitude. Never guess coordinates. ' +
      'Returns bodies with sign, degree, house, retrograde motion and dignity, house cusps, angles, aspects, patterns and balance. If the time of birth is unknown, ' +
      'send the date alone with options.time_known false: never guess a time. The answer then says what is certain. Leave the other options out unless they are asked for: ' +
      `bodies for nodes, Lilith, Chiron or asteroids, lots for Fortune and Spirit, options.house_system for one of ${ALL_HOUSE_SYSTEMS.length} systems (whole signs by default), ` +
      'options.zodiac sidereal for Vedic charts. If the time may be wrong by some minutes, birth_time tells what that would change. What the chart means is told by natal_reading.',
    path: '/astrology/chart',
    // mutate order: names to leave out
    omits: ['chart_id', 'symbol', 'calculated_at', 'tzdb_version'],
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
    mayOmit: FACTS,
    answer: natalInShort,
  },
  {
    name: 'two_people',
    title: 'Read what two birth charts say together',
    description:
      'Compares the charts of two births: a reading in words told to the first as "you" about the second as "they" (summary, sections from first sight to quarrels, strengths, frictions with what helps, advice), the strongest contacts, and ranks among random pairs. ' +
      'Each birth is written as for natal_chart: local date and time, and an id of find_place or zone and coordinates; of an unknown time send the date alone with options.time_known false. ' +
      'kind is love (default), friendship, family or work: ask which, if it is not clear. depth essentials leaves the sections out. There is no percentage and no verdict: never make one of the ranks, and never say what the other person feels or whether to stay.',
    path: '/astrology/synastry',
    input: PairInput,
    answer: pairInShort,
    output: PairInShort,
  },
  {
    name: 'what_is_coming',
    title: 'See what is coming for a person',
    description:
      'What the sky does to the chart of one birth in the next 90 days, or from `from` to `to`: a summary, the days on which most comes together, and the transits that weigh most, each with the dates on which it begins, is exact and ends, and a text. Answers "when does this end?" and "what is next?": quote its dates, and never make others. ' +
      'Takes the same birth as natal_chart; of an unknown time send the date alone with options.time_known false. At most 366 days; with slow_only true, Jupiter to Pluto alone, ten years. local_timezone is where the person is now, if you know it. ' +
      'life tells in which chapter of life the person is and which comes next. Nothing here is fate: never foretell illness, death or what somebody else will do.',
    path: '/astrology/transit-timeline',
    input: ComingInput,
    answer: comingInShort,
    output: ComingInShort,
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
    // Without `moons`, which this tool does not offer.
    input: CalendarQuery,
    members: DEGREES,
    // mutate order: names to look for
    lists: ['types', 'planets'],
    answer: skyInShort,
    output: SkyInShort,
  },
]

/** The room of the birth chart: its form, its notices, its tables. */
const STAND_IN = 'Equal houses stand in, each 30 degrees wide, the first beginning at the Ascendant.'

export const ENGLISH_CHART = {
  title: 'Birth chart',
  /** Before a birth is known. */
  invitation:
    'Where everything stood at your first breath: ten planets, twelve houses, and what passes between them.',
  isCast: 'The chart is cast',
  asPicture: 'As a picture',
  /** What the picture shows, in the snippet for an `<img>`. */
  pictureText: 'Natal chart',
  form: {
    date: 'Date of birth',
    time: 'Local time',
    timeUnknown: 'I don’t know the time',
    place: 'Place of birth',
    placeHint: 'Choose a town from the list.',
    placeOtherwise:
      'Look at the spelling, take the next larger town, or write coordinates and time zone below.',
    latitude: 'Latitude, north positive',
    longitude: 'Longitude, east positive',
    zone: 'Time zone',
    cast: 'Cast the chart',
    hint: 'Your birth stays in this browser. It goes to this server to be computed, and never stands in an address. The name of the place is looked up on the same server.',
  },
  settings: {
    title: 'Houses and zodiac',
    houses: 'Houses',
    wider: 'Wider chart',
    widerHint: (houseSystems: number): string =>
      `With the Moon’s nodes, Lilith, Chiron and four asteroids, ${houseSystems} house systems and the sidereal zodiac.`,
    zodiac: 'Zodiac',
    zodiacs: { tropical: 'Tropical', sidereal: 'Sidereal' },
    zodiacHints: {
      tropical: 'Aries begins where the Sun stands at the March equinox.',
      sidereal: 'Aries begins at a fixed place among the stars; which place, the ayanamsa says.',
    },
    ayanamsa: 'Ayanamsa',
    ayanamsas: {
      lahiri: 'Lahiri, the official one of India',
      fagan_bradley: 'Fagan–Bradley, usual in the West',
      krishnamurti: 'Krishnamurti',
      raman: 'Raman',
      yukteshwar: 'Yukteshwar',
      jn_bhasin: 'J. N. Bhasin',
      true_citra: 'Spica at the beginning of Libra',
      galactic_center_0_sag: 'Galactic centre at the beginning of Sagittarius',
    },
  },
  notices: {
    birthTimeUnknown:
      'Without the time of birth nobody can know the rising sign, the Midheaven or the houses, so they are left out, and Aries stands at the left. The planets stand where they were at noon; the arc at the Moon is its way that day. What holds at every hour of the day is certain.',
    nearPole: (latitude: string, houses: string, isPolar: boolean): string =>
      `So near the pole (${latitude}) ${houses} houses cannot be drawn: ${isPolar ? 'parts of the zodiac never rise there' : 'at some hours they would overlap'}. ${STAND_IN}`,
    nearEquator: (latitude: string, houses: string): string =>
      `So near the equator (${latitude}) ${houses} houses cannot be drawn: they would run backwards at some hours. ${STAND_IN}`,
    timeTwice: (offset: string): string =>
      `The clocks were set back then, so that they showed this time twice. The first of the two is taken here (UTC${offset}). If it was the second, the Ascendant lies about 15 degrees further on.`,
    localMeanTime: (offset: string): string =>
      `There were no time zones then; each town set its clocks by the Sun. The hour of the time zone’s own city is taken here (UTC${offset}). A place a degree further east was four minutes ahead, and the Ascendant is another by about one degree.`,
  },
  saveWheel: 'Save the wheel',
  enlargeWheel: 'Enlarge, or touch a sector',
  wholeWheel: 'Show the whole wheel',
  /** `rising` is undefined without a time of birth: `Sun in Leo, Moon in Gemini or Cancer`. */
  heading: (sun: string, moon: string, rising: string | undefined): string =>
    `Sun in ${sun}, Moon in ${moon}${rising === undefined ? '' : `, ${rising} rising`}`,
  /** Signs of which one was true at the hour that nobody knows. */
  eitherSign: (signs: readonly string[]): string => signs.join(' or '),
  /** `Koch houses, sidereal zodiac, 23°43′ behind the tropical`; without houses `Tropical zodiac`. */
  castBy: (houses: string | undefined, behind: string | undefined): string => {
    const zodiac = behind === undefined ? 'tropical zodiac' : `sidereal zodiac, ${behind} behind the tropical`
    if (houses !== undefined) return `${houses} houses, ${zodiac}`
    return zodiac.charAt(0).toUpperCase() + zodiac.slice(1)
  },
  tables: {
    label: 'The chart in numbers',
    planets: 'Planets',
    houses: 'Houses',
    aspects: 'Aspects',
    planet: 'Planet',
    position: 'Position',
    sign: 'Sign',
    thatDay: 'That day',
    house: 'House',
    houseOf: (number: number): string => `House ${number}`,
    beginsAt: 'Begins at',
    aspect: 'Aspect',
    orb: 'Orb',
    motion: 'Motion',
    orbAtNoon: 'Orb at noon',
    holds: 'Holds',
    applying: 'applying',
    separating: 'separating',
    allDay: 'all day',
    partOfDay: 'part of the day',
    minorAspects: (count: number): string => `${count} minor aspects`,
    lot: (name: string): string => `Lot of ${name}`,
    retrograde: 'retrograde',
    angles: {
      ascendant: 'Ascendant',
      midheaven: 'Midheaven',
      descendant: 'Descendant',
      imum_coeli: 'Imum coeli',
      vertex: 'Vertex',
    },
  },
  details: {
    title: 'Elements and patterns',
    elements: 'Elements',
    modalities: 'Modalities',
    hint: 'Elements, modalities and patterns are those of the ten planets.',
    /** `phases` are two if the phase changed on a day without a time of birth; `isDay` is null then. */
    inShort: (
      isDay: boolean | null,
      moon: { isWaxing: boolean; lit: string; phase: string },
      phases: readonly string[],
    ): string => {
      const words = `${moon.isWaxing ? 'a waxing' : 'a waning'} Moon, ${moon.lit} lit (${moon.phase})`
      if (isDay !== null) return `Born ${isDay ? 'by day' : 'by night'}, with ${words}.`
      const [before, after] = phases
      const change = after === undefined ? '' : ` The phase changed that day, from ${before} to ${after}.`
      return `At noon there was ${words}.${change}`
    },
    patterns: 'Patterns',
    noPatterns: 'None.',
    patternIn: (pattern: string, sign: string | undefined): string =>
      sign === undefined ? pattern : `${pattern} in ${sign}`,
    apex: <Part>(body: Part): readonly (Part | string)[] => [', apex ', body],
    patternNames: {
      stellium: 'Stellium',
      grand_cross: 'Grand cross',
      t_square: 'T-square',
      kite: 'Kite',
      grand_trine: 'Grand trine',
      yod: 'Yod',
    },
    patternHints: {
      stellium: 'three planets or more in one sign',
      grand_cross: 'two oppositions, square to each other',
      t_square: 'an opposition, and the apex square to both ends',
      kite: 'a grand trine, and the apex opposite one of the three',
      grand_trine: 'three planets, each a third of the circle from the others',
      yod: 'a sextile, and the apex quincunx (150°) to both ends',
    },
    motions: 'Motion, declination and dignity',
    motion: 'Motion',
    declination: 'Declination',
    declinationOf: (arc: string, isSouth: boolean): string => `${arc} ${isSouth ? 'S' : 'N'}`,
    station: (direction: string): string => `turns ${direction}`,
    motionsHint:
      'Motion is in degrees of the zodiac a day; declination is the distance from the celestial equator, north or south. The word beside a name is its dignity, how well it stands in its sign by the old rules for the seven planets that the eye can see: best at home or exalted, worst in detriment or fall. A peregrine planet is a stranger there.',
    dignities: {
      domicile: 'at home',
      exaltation: 'exalted',
      triplicity: 'in its triplicity',
      detriment: 'in detriment',
      fall: 'in fall',
      peregrine: 'peregrine',
    },
  },
}

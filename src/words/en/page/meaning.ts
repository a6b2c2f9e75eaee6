/** What a chart means, under the chart: headings, and the facts of a reading in words. The names in facts are those of planets, signs and angles. */
const DIGNITIES: Readonly<Record<string, string>> = {
  domicile: 'at home',
  exaltation: 'exalted',
  detriment: 'in detriment',
  fall: 'in fall',
}
const AMOUNTS: Readonly<Record<string, string>> = { much: 'Many', little: 'Hardly any' }

export const ENGLISH_MEANING = {
  title: 'What it means',
  print: 'Print chart and reading',
  isThere: 'The reading is there',
  withoutTime:
    'Without the time of birth nothing is said of houses, the rising sign and the Midheaven. What is said was true all day.',
  tensions: 'Where you pull two ways',
  hint: 'Point at a sentence, and the chart shows what it comes from.',
  restsOn: 'What this rests on',
  dominants: 'What counts most in this chart, with the points that make it so:',
  each: {
    placements: (count: number): string => `${count} placements, each by itself`,
    aspects: (count: number): string => `${count} aspects, each by itself`,
    patterns: (count: number): string => `${count} patterns and balances, each by itself`,
  },
  facts: {
    rulerInHouse: (house: string): string => `Ruler of the rising sign in house ${house}`,
    stelliumInHouse: (house: string): string => `Stellium in house ${house}`,
    inHouse: (body: string, house: string): string => `${body} in house ${house}`,
    dignity: (body: string, dignity: string): string => `${body} ${DIGNITIES[dignity]}`,
    inSign: (body: string, sign: string): string => `${body} in ${sign}`,
    tSquare: (kind: string): string => `T-square in ${kind} signs`,
    grand: (figure: string, kind: string): string => `Grand ${figure} in ${kind} signs`,
    aspect: (first: string, aspect: string, second: string): string => `${first} ${aspect} ${second}`,
    retrograde: (body: string): string => `${body} retrograde`,
    balance: (amount: string, kind: string): string => `${AMOUNTS[amount]} planets in ${kind} signs`,
    emptyHorizon: (side: string): string => `No planet ${side} the horizon`,
    emptyHalf: (side: string): string => `No planet in the ${side} half`,
    phase: (phase: string): string => `${phase} Moon`,
    bornBy: (time: string): string => `Born by ${time}`,
  },
  /** Why a planet counts; `fact` is one of the above. */
  reasons: {
    planet: (): string => 'in its own right',
    ruler: (): string => 'for ruling the rising sign',
    on_ascendant: (): string => 'for standing at the Ascendant',
    on_midheaven: (): string => 'for standing at the Midheaven',
    on_descendant: (): string => 'for standing at the Descendant',
    on_imum_coeli: (): string => 'for standing at the Imum coeli',
    angular_house: (): string => 'for an angular house',
    aspect: (fact: string): string => `for ${fact}`,
    domicile: (): string => 'for being at home',
    exaltation: (): string => 'for being exalted',
    stellium: (fact: string): string => `for the ${fact.replace('Stellium', 'stellium')}`,
    unaspected: (): string => 'for standing alone, without an aspect',
    /** Of a sign, a house or an element. */
    rising: (): string => 'for rising',
    member: (body: string): string => `with ${body}`,
  },
  reason: (points: number, reason: string): string => `${points} ${reason}`,
  house: (number: number): string => `House ${number}`,
  /** Titles of what counts for the same reasons: `Taurus, house 8`. */
  together: (titles: readonly string[]): string =>
    titles
      .map((title, index) => (index === 0 ? title : title.charAt(0).toLowerCase() + title.slice(1)))
      .join(', '),
}

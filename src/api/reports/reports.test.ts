/** What each report consists of, before it has pages: `test/reports.test.ts` reads the printed ones. */
import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { EVERY_REPORT } from '../../../test/every-report.ts'
import { testParts, testService } from '../../../test/service.ts'
import type { Report, ReportBlock, Table, TableCell } from '../../report/document.ts'
import { reportPrinter } from '../../report/report-printer.ts'
import { orbInMinutes } from './chart-tables.ts'

// What would be printed is the answer.
mock.method(reportPrinter, 'print', async (make: () => Report | Promise<Report>) =>
  Buffer.from(JSON.stringify(await make())),
)
const service = testService(testParts({ RATE_LIMITS: 'off' }))

const reportOf = async (name: string, more: object = {}): Promise<Report> => {
  const { url, body } = EVERY_REPORT[name]!
  const headers = { accept: 'application/pdf' }
  const answer = await service.inject({ method: 'POST', url, payload: { ...body, ...more }, headers })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json()
}

const textOf = (cell: TableCell): string =>
  typeof cell === 'string' ? cell : `${cell.glyph === null ? '' : '*'}${cell.text}`

const titleOf = ({ title, align }: Table['columns'][number]) => `${align === 'right' ? '>' : ''}${title}`

/** Its columns, the first row and the last one: behind `>` is what stands on the right, behind `*` what has a glyph. */
const tableOf = ({ columns, rows, isNarrow }: Table): string[] =>
  [columns.map(titleOf), rows[0]!.map(textOf), rows.at(-1)!.map(textOf)].map(
    (row, at) => (at === 0 && isNarrow ? 'narrow: ' : '') + row.join(' | ').trimEnd(),
  )

/** A line for a heading, of which `+` has a picture and `↧` begins a page; the style of a paragraph; a table. */
function outlineOf(block: ReportBlock): string[] {
  switch (block.type) {
    case 'heading': {
      const { level, text, subtitle, isOnNewPage, picture } = block
      const below = subtitle === undefined ? '' : `: ${subtitle}`
      return [`${'#'.repeat(level)} ${text}${below}${picture ? ' +' : ''}${isOnNewPage ? ' ↧' : ''}`]
    }
    case 'paragraph':
      return [block.style ?? 'text']
    case 'table':
      return tableOf(block)
    case 'colophon':
      return [`colophon ${block.title}`]
  }
}

/** Of a chapter that lists transits, months or cards, the first; of paragraphs of one style, one. */
function inShort(blocks: readonly ReportBlock[]): string[] {
  let hasListed = false
  const first = blocks.filter((block) => {
    if (block.type === 'heading' && block.subtitle === undefined) hasListed = false
    const isListed = block.type === 'heading' && block.subtitle !== undefined && !hasListed
    hasListed ||= isListed
    return isListed || block.type !== 'heading' || block.subtitle === undefined
  })
  const lines = first.flatMap(outlineOf)
  // A section may have one paragraph or three.
  return lines.filter((line, at) => line !== lines[at - 1] && !(line === 'text' && lines[at - 1] === 'lead'))
}

const OUTLINES: Readonly<Record<string, string>> = {
  'Natal Reading': `
    # Portrait ↧
    lead
    # Who you are
    lead
    # What you feel and need
    lead
    # How you think and speak
    lead
    # How you love
    lead
    # What you want, and how you go after it
    lead
    # Your work and your name
    lead
    # Where you grow
    lead
    # What is hard, and what comes of it
    lead
    # Where you pull two ways
    item
    # The chart in figures ↧
    ## Positions
    body | sign | >position | >house | >motion
    *Sun | *Taurus | 24° 24′ | 9 |
    Midheaven | *Gemini | 15° 09′ |  |
    ## Houses
    narrow: house | sign
    1 | *Virgo
    12 | *Leo
    ## Aspects
    body | aspect | with | >orb | >motion
    *Sun | *trine | *Moon | 3° 00′ | separating
    *Pluto | *square | *North Node | 5° 55′ | applying
    colophon How this was computed
`,
  'Natal Reading, the time unknown': `
    # Portrait ↧
    lead
    small
    # Who you are
    lead
    # What you feel and need
    lead
    # How you think and speak
    lead
    # How you love
    lead
    # What you want, and how you go after it
    lead
    # Your work and your name
    lead
    # Where you grow
    lead
    # What is hard, and what comes of it
    lead
    # Where you pull two ways
    item
    # The chart in figures ↧
    ## Positions
    body | sign | >position | >motion
    *Sun | *Taurus | 24° 18′ |
    *North Node | *Aquarius | 10° 15′ | retrograde
    ## Aspects
    body | aspect | with | >orb | >motion
    *Sun | *trine | *Moon | 1° 49′ | separating
    *Pluto | *square | *North Node | 5° 55′ | applying
    colophon How this was computed
`,
  'Two in Love': `
    # The two of you ↧
    lead
    # At first sight
    lead
    # How you talk
    lead
    # Being close
    lead
    # Ordinary days
    lead
    # When it gets loud
    lead
    # What you build
    lead
    # What comes easily
    item
    # Where it rubs, and what helps
    item
    # One thing to do
    text
    # Where the two charts touch ↧
    yours | aspect | theirs | >orb
    *Sun | *opposition | Ascendant | 1° 50′
    *Jupiter | *square | *Mars | 5° 53′
    # The chart in figures ↧
    ## Your positions
    body | sign | >position | >house | >motion
    *Sun | *Taurus | 24° 24′ | 9 |
    Midheaven | *Gemini | 15° 09′ |  |
    ## Their positions
    body | sign | >position | >house | >motion
    *Sun | *Scorpio | 9° 59′ | 1 |
    Midheaven | *Leo | 17° 11′ |  |
    colophon How this was computed
`,
  'Solar Return': `
    # The year from 2 November 2026 ↧
    lead
    # The pace of the year
    lead
    # In the foreground
    lead
    # Where much comes together
    lead
    # The year by your age
    lead
    # How you rest
    lead
    # Dates to know
    ## Jupiter square natal Ascendant: Friday 20 November 2026
    text
    # The chart in figures ↧
    ## Positions
    body | sign | >position | >house | >motion
    *Sun | *Scorpio | 9° 59′ | 2 |
    Midheaven | *Cancer | 23° 08′ |  |
    ## Houses
    narrow: house | sign
    1 | *Libra
    12 | *Virgo
    ## Aspects
    body | aspect | with | >orb | >motion
    *Sun | *square | *Moon | 7° 15′ | separating
    *Lilith | *trine | *Chiron | 7° 26′ | separating
    ## Aspects to the chart at birth
    body | aspect | at birth | >orb
    *Sun | *square | *Jupiter | 1° 25′
    *Pluto | *square | *Pluto | 1° 45′
    # The year from 2 November 2027 ↧
    lead
    # The pace of the year
    lead
    # In the foreground
    lead
    # Where much comes together
    lead
    # The year by your age
    lead
    # How you rest
    lead
    # Dates to know
    ## Saturn opposition natal Venus: Thursday 16 December 2027
    text
    # The chart in figures ↧
    ## Positions
    body | sign | >position | >house | >motion
    *Sun | *Scorpio | 9° 59′ | 11 |
    Midheaven | *Libra | 23° 14′ |  |
    ## Houses
    narrow: house | sign
    1 | *Capricorn
    12 | *Sagittarius
    ## Aspects
    body | aspect | with | >orb | >motion
    *Sun | *semisextile | *Mars | 2° 47′ | applying
    *North Node | *square | *Chiron | 4° 24′ | applying
    ## Aspects to the chart at birth
    body | aspect | at birth | >orb
    *Sun | *square | *Jupiter | 1° 25′
    Ascendant | *sextile | Ascendant | 1° 54′
    colophon How this was computed
`,
  'Solar Return, the time unknown': `
    # The year from 2 November 2026 ↧
    text
    # How you rest
    lead
    # Dates to know
    ## Uranus trine natal Mars: Sunday 22 November 2026
    text
    # The chart in figures ↧
    ## Positions
    body | sign | >position | >motion
    *Sun | *Scorpio | 10° 13′ |
    *Chiron | *Aries | 27° 59′ | retrograde
    ## Aspects
    body | aspect | with | >orb | >motion
    *Sun | *conjunction | *Mercury | 4° 30′ | applying
    *Lilith | *trine | *Chiron | 7° 28′ | separating
    ## Aspects to the chart at birth
    body | aspect | at birth | >orb
    *Sun | *square | *Jupiter | 1° 37′
    *Pluto | *square | *Pluto | 1° 46′
    colophon How this was computed
`,
  'The Time Ahead': `
    # What it comes to ↧
    lead
    ## Days on which most comes together
    text
    # Already under way
    ## Pluto sextile natal Mercury: 1 March 2024 – 11 November 2026
    text
    # November 2026
    ## Sun conjunction natal Sun: 1 November 2026 – 3 November 2026
    text
    # December 2026
    ## Mercury conjunction natal Ascendant: 2 December 2026 – 4 December 2026
    text
    # January 2027
    ## Venus conjunction natal Ascendant: 2 January 2027 – 4 January 2027
    text
    # New and full Moons
    ## New Moon on your Uranus: Tuesday 8 December 2026
    text
    # The chart in figures ↧
    ## Your chart at birth
    narrow: body | sign | >position | >house
    *Sun | *Scorpio | 9° 59′ | 1
    Midheaven | *Leo | 17° 11′ | 10
    ## From house to house
    narrow: body | date | >house
    *Sun | 22 November 2026 | 2
    *Mercury | 31 January 2027 | 5
    colophon How this was computed
`,
  'The Time Ahead, the time unknown': `
    # What it comes to ↧
    lead
    ## Days on which most comes together
    text
    # Already under way
    ## Pluto sextile natal Mercury: 12 March 2024 – 28 November 2026
    text
    # 2026
    ## Pluto square natal Pluto: 7 February 2026 – 29 December 2027
    text
    # 2027
    ## Saturn trine natal Uranus: 17 March 2027 – 2 April 2027
    text
    # 2028
    ## Pluto conjunction natal Jupiter: 23 February 2028 – 15 January 2030
    text
    # 2029
    ## Pluto square natal Sun: 23 February 2029 – 17 January 2031
    text
    # 2030
    ## Saturn opposition natal Saturn: 11 May 2030 – 26 May 2030
    text
    # New and full Moons
    ## New Moon on your Uranus: Tuesday 8 December 2026
    text
    # The chart in figures ↧
    ## Your chart at birth
    narrow: body | sign | >position
    *Sun | *Scorpio | 10° 13′
    *Pluto | *Scorpio | 4° 54′
    colophon How this was computed
`,
  'Leo in 2027': `
    # The year ↧
    lead
    ## Love
    text
    ## Work
    text
    ## Wellbeing
    text
    ## One thing to do
    text
    ## Why
    text
    # Month by month ↧
    ## Sure of yourself: January
    text
    # Dates to know ↧
    date | event
    7 January | New Moon in Capricorn, 17°. The Moon meets the Sun at 17° Capricorn.
    14 November | Full Moon in Taurus, 21°. The Moon is full at 21° Taurus, opposite the Sun in Scorpio.
    ## Days that help
    text
    ## Days that ask for care
    text
    colophon How this was computed
`,
  'Past, Present, Future': `
    # The answer ↧
    lead
    # What the cards say
    lead
    # One thing to do
    text
    # The cards
    ## Past: Three of Cups +
    aside
    text
    aside
    text
    aside
    text
    colophon How this was computed
`,
  'Celtic Cross': `
    # What the cards say ↧
    lead
    # What runs through them
    item
    # One thing to do
    text
    # The cards
    ## Present: Ace of Pentacles, reversed +
    aside
    text
    aside
    text
    aside
    text
    aside
    text
    aside
    text
    aside
    text
    aside
    text
    aside
    text
    aside
    text
    aside
    text
    colophon How this was computed
`,
}

for (const [name, outline] of Object.entries(OUTLINES))
  test(`${name}: its chapters, tables and paragraphs come in this order`, async () => {
    const lines = outline.trim().split('\n')
    assert.deepEqual(
      inShort((await reportOf(name)).blocks),
      lines.map((line) => line.replace(/^ {4}/, '')),
    )
  })

/** Whose it is, and the first words of what its drawings show. */
const COVERS: Readonly<Record<string, object>> = {
  'Natal Reading': {
    lines: ['Tuesday 15 May 1990, 14:30', 'Europe/Berlin · 52.52° N, 13.405° E'],
    drawings: [['Natal chart wheel: Sun in Taurus, Moon in Capricorn, Virgo rising', false]],
  },
  'Natal Reading, the time unknown': {
    lines: ['Tuesday 15 May 1990, hour unknown', 'Europe/Berlin · 52.52° N, 13.405° E'],
    drawings: [
      ['Natal chart wheel: Sun in Taurus, Moon in Capricorn or Aquarius, birth time unknown', false],
    ],
  },
  'Two in Love': {
    lines: ['You: Tuesday 15 May 1990, 14:30', 'They: Saturday 2 November 1985, 06:40'],
    drawings: [
      [
        'Natal chart wheel with a second ring (Second): Sun in Taurus, Moon in Capricorn, Virgo rising',
        false,
      ],
    ],
  },
  'Solar Return': {
    lines: ['Monday 2 November 2026, 05:01', 'Born on Saturday 2 November 1985, 06:40'],
    drawings: [['Natal chart wheel: Sun in Scorpio, Moon in Leo, Libra rising', false]],
  },
  'The Time Ahead': {
    lines: ['Sunday 1 November 2026 – Sunday 31 January 2027', 'Born on Saturday 2 November 1985, 06:40'],
    drawings: [['Transits from 1 Nov 2026 to 31 Jan 2027: 10', false]],
  },
  'Leo in 2027': {
    lines: ['The longer a month is drawn, the more it helps.'],
    drawings: [['Leo in 2027', false]],
  },
  'Past, Present, Future': {
    lines: ['Three moments of one story: what shaped it, where it stands, and where it leans.'],
    drawings: [
      ['Three of Cups', false],
      ['The Empress', false],
      ['Three of Swords, reversed', true],
    ],
  },
}

for (const [name, expected] of Object.entries(COVERS))
  test(`${name}: the cover says whose it is, and what its drawing shows`, async () => {
    const { kind, language, paper, contents, cover } = await reportOf(name)
    assert.deepEqual([kind, language, paper, contents], [name.split(', the')[0], 'en', 'a4', 'Contents'])
    const drawings = cover!.drawings.map(({ alternative, isReversed }) => [alternative, isReversed ?? false])
    assert.deepEqual({ lines: cover!.lines, drawings }, expected)
  })

test('every report is on the paper and has the title of the request', async () => {
  for (const name of Object.keys(EVERY_REPORT)) {
    const { paper, cover } = await reportOf(name, { paper: 'letter', title: 'For Ada' })
    assert.equal(paper, 'letter', name)
    if (cover !== undefined) assert.equal(cover.title, 'For Ada', name)
  }
})

test('the cards of a Celtic Cross lie on the cover as on a table, the second one across the first', async () => {
  const places = (await reportOf('Celtic Cross')).cover!.places!
  assert.equal(places.length, 10)
  assert.deepEqual(places[1], { ...places[0], isCrossing: true })
  assert.ok(places.slice(2).every(({ isCrossing }) => !isCrossing))
  assert.equal((await reportOf('Simple Cross')).cover!.places, undefined)
})

test('a question about danger is answered without a cover', async () => {
  const { cover, blocks } = await reportOf('Past, Present, Future, a question about danger')
  assert.equal(cover, undefined)
  assert.deepEqual(inShort(blocks), ['# The answer ↧', 'text'])
})

/** The titles of chapters that end with a year. */
const dated = (blocks: readonly ReportBlock[]): string[] =>
  blocks.flatMap((block) =>
    block.type === 'heading' && block.level === 1 && /\d{4}$/.test(block.text) ? [block.text] : [],
  )

test('a timeline of 400 days has chapters by month, a longer one by year', async () => {
  const span = { from: '2026-01-01', bodies: ['jupiter', 'saturn'], min_weight: 0 }
  const shorter = dated((await reportOf('The Time Ahead', { ...span, to: '2027-02-04' })).blocks)
  assert.ok(shorter.length > 2 && shorter.every((title) => /^[A-Z][a-z]+ \d{4}$/.test(title)))
  assert.deepEqual(dated((await reportOf('The Time Ahead', { ...span, to: '2027-02-05' })).blocks), ['2026'])
})

test('ten cards of a large spread are on the cover, all of them inside', async () => {
  const positions = Array.from({ length: 13 }, (_, at) => ({ name: `Place ${at + 1}` }))
  const { cover, blocks } = await reportOf('Custom Spread', { positions })
  assert.equal(cover!.drawings.length, 10)
  assert.equal(blocks.filter((block) => block.type === 'heading' && block.picture).length, 13)
})

interface Contact {
  readonly influence: number | null
  readonly orb: number
}

async function contactsOf(
  more: object,
): Promise<{ all: Contact[]; printed: readonly (readonly TableCell[])[] }> {
  const { url, body } = EVERY_REPORT['Two in Love']!
  const { blocks } = await reportOf('Two in Love', more)
  const { data } = (await service.inject({ method: 'POST', url, payload: { ...body, ...more } })).json()
  const [table] = blocks.filter((block) => block.type === 'table')
  return { all: data.aspects, printed: table!.rows }
}

test('the contacts of two are those that weigh something, the strongest first', async () => {
  const { all, printed } = await contactsOf({})
  const weighing = all
    .filter(({ influence }) => influence !== null && influence !== 0)
    .map((contact) => ({ ...contact, weight: Math.abs(contact.influence!) }))
    .toSorted((a, b) => b.weight - a.weight)
  assert.ok(weighing.length < all.length)
  assert.deepEqual(
    printed.map((row) => row[3]),
    weighing.map(({ orb }) => orbInMinutes(orb)),
  )
})

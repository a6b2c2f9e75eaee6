/** What holds for the reading of any two births: its sources, its depth, its perspective, and nothing in it that the charts do not have. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chance } from './recomputed/tables.ts'
import { testParts, testService } from './service.ts'

const service = await testService(testParts({ RATE_LIMITS: 'off' }))
const post = async (payload: object) => {
  const reply = await service.inject({ method: 'POST', url: '/v1/astrology/synastry', payload })
  assert.equal(reply.statusCode, 200, reply.body)
  return reply.json().data
}

interface Line {
  text: string
  facts: string[]
}
interface Answer {
  kind: string
  aspects: { id: string; certain?: boolean }[]
  overlays: Record<'first_in_second' | 'second_in_first', Record<string, number | null> | null>
  reading: {
    summary: { text: string; sources: Line[] }
    sections?: { id: string; title: string; text: string; sources: Line[] }[]
    strengths: Line[]
    frictions: Line[]
    advice: Line
  }
  metadata: Record<string, unknown>
}

const draw = chance(40)
const two = (number: number) => String(number).padStart(2, '0')
const birth = (isTimed: boolean) => {
  const date = `${1930 + draw(90)}-${two(1 + draw(12))}-${two(1 + draw(28))}`
  return {
    birthDateTime: isTimed ? `${date} ${two(draw(24))}:${two(draw(60))}` : date,
    timezone: 'UTC',
    latitude: draw(120) - 60,
    longitude: draw(360) - 180,
    options: { time_known: isTimed },
  }
}
const KINDS = ['love', 'friendship', 'family', 'work']
const PAIRS = Array.from({ length: 40 }, (_, n) => ({
  first: birth(n % 5 !== 0),
  second: birth(n % 5 > 1),
  kind: KINDS[n % KINDS.length],
}))
const answers: { pair: (typeof PAIRS)[number]; answer: Answer }[] = []
for (const pair of PAIRS) answers.push({ pair, answer: await post(pair) })

const linesIn = ({ reading }: Answer): Line[] => [
  ...reading.summary.sources,
  ...(reading.sections ?? []).flatMap(({ sources }) => sources),
  ...reading.strengths,
  ...reading.frictions,
  reading.advice,
]

/** Of aspects, of overlays and of placements, whose bodies are looked up in the charts. */
async function idsOf({ pair, answer }: (typeof answers)[number]): Promise<Set<string>> {
  const ids = answer.aspects.filter(({ certain }) => certain !== false).map(({ id }) => id)
  const houses = [
    ['first', 'second', answer.overlays.first_in_second],
    ['second', 'first', answer.overlays.second_in_first],
  ] as const
  for (const [guest, host, overlay] of houses)
    for (const [body, house] of Object.entries(overlay ?? {}))
      if (house !== null) ids.push(`${guest}-${body}-in-${host}-house-${house}`)
  for (const name of ['first', 'second'] as const) {
    const reply = await service.inject({ method: 'POST', url: '/v1/astrology/chart', payload: pair[name] })
    const bodies = reply.json().data.bodies as Record<string, { sign?: string; signs?: string[] }>
    for (const [body, { sign, signs = [sign!] }] of Object.entries(bodies))
      if (signs.length === 1) ids.push(`${name}-${body}-in-${signs[0]!.toLowerCase()}`)
  }
  return new Set(ids)
}

test('every text comes from aspects, overlays or placements of the two charts, and is made of its sources', async () => {
  for (const each of answers) {
    const ids = await idsOf(each)
    for (const { text, facts } of linesIn(each.answer)) {
      assert.ok(facts.length > 0, text)
      for (const id of facts) assert.ok(ids.has(id), `${id}: ${text}`)
    }
    const { summary, sections } = each.answer.reading
    for (const { text, sources } of [summary, ...sections!])
      assert.equal(sources.map((source) => source.text).join(' '), text)
    assert.ok(summary.text.length >= 300 && summary.text.length <= 600, `${summary.text.length}`)
    for (const { id, text } of sections!) assert.ok(text.length <= 800, `${id} ${text.length}`)
  }
})

test('what a text calls yours is of the first, and what it calls theirs of the second', () => {
  const named =
    /\b(your|their) (Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|rising sign)\b/gi
  let count = 0
  for (const { answer } of answers)
    for (const { text, facts } of linesIn(answer))
      for (const [, whose, name] of text.matchAll(named)) {
        const body = name!.toLowerCase().replace('rising sign', 'ascendant')
        const member = whose!.toLowerCase() === 'your' ? 'first' : 'second'
        assert.ok(
          facts.some((id) => id.includes(`${member}-${body}`)),
          `${member} ${body}: ${text}`,
        )
        count++
      }
  assert.ok(count > 500, `${count}`)
})

test('without a time the reading has nothing of that Ascendant, that Moon and those houses', () => {
  for (const { pair, answer } of answers)
    for (const [name, other] of [
      ['first', 'second'],
      ['second', 'first'],
    ] as const) {
      if (pair[name].options.time_known) continue
      const facts = linesIn(answer).flatMap((line) => line.facts)
      assert.deepEqual(
        facts.filter((id) =>
          new RegExp(`${name}-(?:ascendant|moon)|${other}-\\w+-in-${name}-house`).test(id),
        ),
        [],
      )
    }
})

test('essentials have no sections; the rest is the same', async () => {
  const [{ pair, answer }] = answers as [(typeof answers)[0]]
  const short: Answer = await post({ ...pair, depth: 'essentials' })
  const { sections, ...rest } = answer.reading
  assert.ok(sections!.length >= 3)
  assert.deepEqual(short.reading, rest)
  assert.deepEqual([short.metadata.depth, answer.metadata.depth], ['essentials', 'full'])
  assert.deepEqual([short.metadata.interpretation_source, short.metadata.cache_hit], ['phrasebook', false])
})

test('exchanged births exchange the perspective, and each kind has its own titles and words', async () => {
  const { pair } = answers[3]!
  const [there, back]: Answer[] = [
    await post(pair),
    await post({ ...pair, first: pair.second, second: pair.first }),
  ]
  assert.notEqual(there!.reading.summary.text, back!.reading.summary.text)
  const mirrored = (id: string) => id.replace(/^first-(\w+)-(\w+)-second-(\w+)$/, 'first-$3-$2-second-$1')
  assert.deepEqual(
    there!.aspects.map(({ id }) => mirrored(id)).toSorted(),
    back!.aspects.map(({ id }) => id).toSorted(),
  )
  const byKind = await Promise.all(KINDS.map((kind): Promise<Answer> => post({ ...pair, kind })))
  const titles = byKind.map(({ reading }) => reading.sections!.map(({ title }) => title).join())
  assert.equal(new Set(titles).size, KINDS.length)
})

test('the same birth twice is read, and bodies that leave nothing to tell have no reading', async () => {
  const { pair } = answers[2]!
  const same: Answer = await post({ ...pair, second: pair.first })
  assert.ok(same.reading.summary.text.length >= 300)
  const nothing: Answer = await post({ ...pair, bodies: ['pluto'] })
  assert.equal(nothing.reading, null)
  assert.equal(nothing.metadata.interpretation_source, null)
  const little: Answer = await post({ ...pair, bodies: ['sun'], aspects: ['square'] })
  assert.ok(little.reading.summary.text.length > 100)
})

/** What holds for the reading of every birth: its length, its sources, no sentence twice, and nothing in it that the chart does not have. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SIGNS } from '../src/sky/zodiac.ts'
import { proseFaults } from '../src/words/en/prose-rules.ts'
import { wordsOf } from '../src/words/text-measure.ts'
import { chance } from './recomputed/tables.ts'
import { testParts, testService } from './service.ts'

const service = await testService(testParts({ RATE_LIMITS: 'off' }))
const post = async (path: string, payload: object) => {
  const reply = await service.inject({ method: 'POST', url: `/v1/astrology/${path}`, payload })
  assert.equal(reply.statusCode, 200, reply.body)
  return reply.json().data
}

interface Source {
  text: string
  facts: string[]
}
interface Fact {
  id: string
  text: string
}
interface Reading {
  chart_id: string
  portrait: { text: string; sources: Source[] }
  sections: { id: string; text: string; sources: Source[] }[]
  placements: Fact[]
  aspects: Fact[]
  patterns: Fact[]
  tensions: Source[]
}

const draw = chance(23)
const two = (number: number) => String(number).padStart(2, '0')
const BIRTHS = 150

/** Of four centuries and all latitudes; every fifth without its time. */
const births = Array.from({ length: BIRTHS }, (_, n) => {
  const date = `${1700 + draw(400)}-${two(1 + draw(12))}-${two(1 + draw(28))}`
  const isTimed = n % 5 !== 0
  return {
    birthDateTime: isTimed ? `${date} ${two(draw(24))}:${two(draw(60))}` : date,
    timezone: 'UTC',
    latitude: draw(130) - 65,
    longitude: draw(360) - 180,
    options: {
      time_known: isTimed,
      house_system: ['whole', 'placidus', 'equal'][draw(3)],
      zodiac: n % 7 === 0 ? 'sidereal' : 'tropical',
    },
  }
})
const readings: { birth: (typeof births)[number]; reading: Reading }[] = []
for (const birth of births) readings.push({ birth, reading: await post('natal-reading', birth) })

const sourcesIn = ({ portrait, sections, tensions }: Reading): Source[] => [
  ...portrait.sources,
  ...sections.flatMap(({ sources }) => sources),
  ...tensions,
]
const factsIn = ({ placements, aspects, patterns }: Reading) => [...placements, ...aspects, ...patterns]

test('a portrait has 900 to 1,500 characters, and a section up to 1,200', (t) => {
  const lengths = readings.map(({ reading }) => reading.portrait.text.length)
  t.diagnostic(`${Math.min(...lengths)} to ${Math.max(...lengths)}`)
  for (const { reading } of readings) {
    const { length } = reading.portrait.text
    assert.ok(length >= 900 && length <= 1500, `${length}`)
    for (const { id, text } of reading.sections)
      assert.ok(text.length >= 180 && text.length <= 1200, `${id} ${text.length}`)
  }
})

test('every source is a fact of that chart, and the texts are made of their sources', () => {
  for (const { reading } of readings) {
    const ids = factsIn(reading).map(({ id }) => id)
    assert.equal(new Set(ids).size, ids.length)
    for (const { facts, text } of sourcesIn(reading)) {
      assert.ok(facts.length > 0, text)
      for (const fact of facts) assert.ok(ids.includes(fact), `${fact}: ${text}`)
    }
    assert.equal(reading.portrait.sources.map(({ text }) => text).join(' '), reading.portrait.text)
    for (const { text, sources } of reading.sections)
      assert.equal(sources.map((source) => source.text).join('\n\n'), text)
  }
})

test('no sentence is mentioned twice in one reading, and none breaks a house rule', () => {
  for (const { reading } of readings) {
    const reportedIds = sourcesIn(reading)
    const sentences = reportedIds
      .flatMap(({ text }) => text.split(/(?<=\.) /))
      .map((text) => wordsOf(text).join(' '))
    assert.deepEqual(
      sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at),
      [],
    )
    assert.deepEqual(
      reportedIds.flatMap(({ text }) => proseFaults(text)),
      [],
    )
  }
})

test('each fact is mentioned in one section at most', () => {
  for (const { reading } of readings) {
    const reportedIds = reading.sections.flatMap(({ sources }) => sources.flatMap(({ facts }) => facts))
    const doubts = reportedIds.filter((id, at) => reportedIds.indexOf(id) !== at)
    // A sign that is doubtful is named once more where that is said.
    for (const id of doubts) assert.match(id, /-in-[a-z]+$/)
    for (const { sources } of reading.sections)
      for (const { facts } of sources.slice(1)) assert.equal(facts.length, 1)
  }
})

test('what is mentioned of a chart is in the chart', async () => {
  for (const { birth, reading } of readings) {
    const chart = await post('chart', birth)
    assert.equal(chart.chart_id, reading.chart_id)
    for (const { id } of factsIn(reading)) {
      const [, body, place] = /^(\w+)-in-(?:house-)?(\w+)$/.exec(id.replace('north-node', 'north_node')) ?? []
      const found = chart.bodies[body!]
      if (found && SIGNS.some((sign) => sign === place))
        assert.ok((found.signs ?? [found.sign]).includes(place![0]!.toUpperCase() + place!.slice(1)), id)
      if (found && /-in-house-/.test(id)) assert.equal(found.house, Number(place), id)
      const [, one, aspect, other] =
        /^(\w+)-(conjunction|sextile|square|trine|opposition)-(\w+)$/.exec(id) ?? []
      if (chart.bodies[one!] && aspect)
        assert.ok(
          chart.aspects.some(
            (each: Record<string, unknown>) =>
              each.planet1 === one &&
              each.aspect === aspect &&
              each.planet2 === other &&
              each.certain !== false,
          ),
          id,
        )
    }
  }
})

test('without a time nothing of houses, angles, rulers and sect is mentioned', () => {
  const untimed = readings.filter(({ birth }) => !birth.options.time_known)
  assert.equal(untimed.length, BIRTHS / 5)
  for (const { reading } of untimed) {
    const ids = [...factsIn(reading).map(({ id }) => id), ...sourcesIn(reading).flatMap(({ facts }) => facts)]
    assert.deepEqual(
      ids.filter((id) => /house|ascendant|midheaven|ruler|-chart$|^empty-/.test(id)),
      [],
    )
  }
})

test('two neighbouring parts of a portrait rarely begin with the same word', (t) => {
  const first = (text: string) => text.split(' ')[0]
  const pairs = readings.flatMap(({ reading }) => {
    const texts = reading.portrait.sources.map(({ text }) => text)
    return texts.slice(1).map((text, at) => first(text) === first(texts[at]!.split(/(?<=\.) /).at(-1)!))
  })
  const share = pairs.filter(Boolean).length / pairs.length
  t.diagnostic(`${(100 * share).toFixed(1)} %`)
  assert.ok(share < 0.1)
})

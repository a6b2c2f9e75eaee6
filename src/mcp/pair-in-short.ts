/** Two charts compared as an assistant needs it: the reading, the strongest contacts, and the ranks. */
import type { Operations } from '../../client/operations.ts'
import { SynastryRequest, SynastryResponse } from '../api/endpoints/synastry/schema.ts'
import type { Ask } from '../api/tool-caller.ts'
import { PAIR_PARTS } from '../judgement/pair/parts.ts'
import { Type } from '../schema/type.ts'

const { first, second, kind, depth } = SynastryRequest.properties

/** The births, and what the answer is for; which points and orbs are compared is left to the API. */
export const PairInput = Type.Object({ first, second, kind, depth })

type SynastryAnswer = Operations['synastry']['response']['data']
type Figure = SynastryAnswer['score']['contact']
type PairReading = NonNullable<SynastryAnswer['reading']>

const aspect = SynastryResponse.properties.data.properties.aspects.items.properties

const Rank = Type.Union([Type.Integer({ minimum: 0, maximum: 100 }), Type.Null()], {
  description: 'Of 100 pairs of strangers, how many have less.',
})
const RankRange = Type.Object({ rank: Rank, rank_low: Type.Optional(Rank), rank_high: Type.Optional(Rank) })
const Texts = Type.Array(Type.String())

export const PairInShort = Type.Object({
  kind: SynastryResponse.properties.data.properties.kind,
  summary: Type.Union([Type.String(), Type.Null()]),
  sections: Type.Optional(Type.Array(Type.Object({ title: Type.String(), text: Type.String() }))),
  strengths: Type.Optional(Texts),
  frictions: Type.Optional(Texts),
  advice: Type.Optional(Type.String()),
  strongest_contacts: Type.Array(
    Type.Object({ first: aspect.first, aspect: aspect.aspect, second: aspect.second, orb: aspect.orb }),
  ),
  ranks: Type.Object(
    Object.fromEntries(['contact', 'ease', ...PAIR_PARTS].map((name) => [name, RankRange])),
    {
      description:
        'How much there is between the two charts (contact), how easy it is (ease), and what it consists of. No verdict, no percentage.',
    },
  ),
  time_known: Type.Boolean(),
  warnings: Type.Optional(SynastryResponse.properties.warnings),
})

/** An assistant would not pass on a longer list. */
const MAX_CONTACTS = 8

export async function pairInShort(given: object, ask: Ask): Promise<object> {
  const { data, warnings } = (await ask('/astrology/synastry', given)) as Operations['synastry']['response']
  const { aspects, score, metadata } = data
  const weighed = aspects.filter(({ influence, certain = true }) => influence !== 0 && certain)
  return {
    kind: data.kind,
    ...(data.reading === null ? { summary: null } : readingInShort(data.reading)),
    strongest_contacts: weighed
      .slice(0, MAX_CONTACTS)
      .map(({ first, aspect, second, orb }) => ({ first, aspect, second, orb })),
    ranks: Object.fromEntries(
      Object.entries({ contact: score.contact, ease: score.ease, ...score.parts }).map(([name, figure]) => [
        name,
        ranksOf(figure),
      ]),
    ),
    time_known: metadata.time_known,
    ...(warnings !== undefined && warnings.length > 0 && { warnings }),
  }
}

const readingInShort = ({ summary, sections, strengths, frictions, advice }: PairReading) => ({
  summary: summary.text,
  ...(sections !== undefined && { sections: sections.map(({ title, text }) => ({ title, text })) }),
  strengths: strengths.map(({ text }) => text),
  frictions: frictions.map(({ text }) => text),
  advice: advice.text,
})

/** From and to if a time is unknown. */
const ranksOf = ({ rank, range }: Figure) => ({
  rank,
  ...(range !== null && { rank_low: range.rank_low, rank_high: range.rank_high }),
})

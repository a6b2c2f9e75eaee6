/** Which text stands where in a natal reading, for plans made by hand (docs/natal-reading.md). */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { NatalPlan } from '../../judgement/chart/plan.ts'
import { PORTRAIT_PARTS, type PortraitPart } from '../../judgement/chart/portrait.ts'
import type { SectionPlan, WeighedFact } from '../../judgement/chart/sections.ts'
import { PLANETS, type Planet } from '../../sky/planets.ts'
import { SIGNS, type Sign } from '../../sky/zodiac.ts'
import { ENGLISH } from '../../words/en/english.ts'
import { meaningOf } from '../../words/en/meanings.ts'
import { portraitTexts } from '../../words/en/portrait.ts'
import { tensionTexts } from '../../words/en/tensions.ts'
import type { PortraitText } from '../../words/natal.ts'
import { leavesOf, readTree } from '../../words/text-tree.ts'
import { sectionProse } from '../natal-text.ts'
import { dealt, shuffled } from './dealing.ts'
import { natalText } from './natal.ts'

const planOf = (changed: Partial<NatalPlan>): NatalPlan =>
  ({
    facts: [],
    portrait: [],
    sections: [],
    tensions: [],
    shuffleKey: 'a birth',
    ...changed,
  }) as unknown as NatalPlan

/** All that a portrait can be made of. */
const POSSIBLE = PORTRAIT_PARTS.map((part) =>
  leavesOf(readTree<readonly string[]>('en', `portrait/${part}`)).map(({ keys }) => ({ part, keys })),
)

/** Portraits that no chart need have: what stands in which order is for the plan to say. */
const portrait = (n: number): PortraitPart[] =>
  POSSIBLE.map((ofPart, at) => {
    const { part, keys } = ofPart[(n * (2 * at + 3) + at) % ofPart.length]!
    return { part, keys, facts: [`${part} ${keys.join(' ')}`], weight: ((n + 1) * (at + 2)) % 11 }
  })

/** The texts of a part in the order that a shuffle key gives. */
function dealtTexts({ part, keys }: PortraitPart, shuffleKey: string): PortraitText[] {
  const texts = portraitTexts({ part, keys })
  return shuffled(
    texts.map((_, at) => at),
    `${part} ${shuffleKey}`,
  ).map((at) => texts[at]!)
}

/** What is worst comes first: to point back at nothing, to begin as the sentence before, to begin as the one before that. */
function faultsOf({ firstWords: [first], pointsBack }: PortraitText, before: readonly string[]): string {
  const flags = [pointsBack && before.length < 2, first === before.at(-1), first === before.at(-2)]
  return flags.map(Number).join('')
}

function portraitByHand(parts: readonly PortraitPart[], shuffleKey: string): string[] {
  const before: string[] = []
  return parts.map((part) => {
    const texts = dealtTexts(part, shuffleKey)
    const least = texts.map((text) => faultsOf(text, before)).sort()[0]
    const { text, firstWords } = texts.find((each) => faultsOf(each, before) === least)!
    before.push(...firstWords)
    return text
  })
}

test('a part of a portrait has the text that its shuffle key gives, unless that begins like a sentence before it', () => {
  let avoided = 0
  for (let n = 0; n < 300; n++) {
    const parts = portrait(n).slice(n % 7, (n % 7) + 5)
    const shuffleKey = `birth ${n}`
    const texts = natalText(ENGLISH, planOf({ portrait: parts, shuffleKey })).portrait
    assert.deepEqual(
      texts.map(({ text }) => text),
      portraitByHand(parts, shuffleKey),
    )
    avoided += texts.filter(({ text }, at) => text !== dealtTexts(parts[at]!, shuffleKey)[0]!.text).length
  }
  assert.ok(avoided > 50, `${avoided}`)
})

test('if all its texts begin like a sentence before it, the one that repeats the furthest back comes', () => {
  const ofPart = (name: PortraitPart['part']) =>
    POSSIBLE.flat()
      .filter(({ part }) => part === name)
      .map((of): PortraitPart => ({ ...of, facts: [], weight: 1 }))
  let fartherBack = 0
  for (const opening of ofPart('opening'))
    for (const next of [...ofPart('sun-rising'), ...ofPart('sun-moon')])
      for (const shuffleKey of ['one', 'two', 'three']) {
        const [before, after] = natalText(ENGLISH, planOf({ portrait: [opening, next], shuffleKey })).portrait
        const texts = dealtTexts(next, shuffleKey)
        const words = portraitTexts(opening).find(({ text }) => text === before!.text)!.firstWords
        const begins = texts.map(({ firstWords: [first] }) => first)
        const isCaught = begins.every((word) => words.slice(-2).includes(word!)) && new Set(begins).size === 2
        if (!isCaught || words.length !== 2) continue
        assert.ok(after!.text.startsWith(`${words[0]} `), after!.text)
        fartherBack++
      }
  assert.ok(fartherBack > 10, `${fartherBack}`)
})

const WITH_FAULTS = POSSIBLE.flat().flatMap((of) => {
  const texts = portraitTexts(of)
  return texts.some(({ pointsBack }) => pointsBack) && texts.some(({ pointsBack }) => !pointsBack)
    ? [{ ...of, facts: [of.part], weight: 1 }]
    : []
})

test('nothing points back before two sentences', () => {
  const one = POSSIBLE.flat().find((of) =>
    portraitTexts(of).every(({ firstWords }) => firstWords.length === 1),
  )
  const two = POSSIBLE.flat().find((of) =>
    portraitTexts(of).every(({ firstWords }) => firstWords.length === 2),
  )
  assert.ok(one && two && WITH_FAULTS.length > 0)
  const before = (of: typeof one): PortraitPart => ({ ...of, facts: [], weight: 1 })
  const isPointing = (parts: PortraitPart[], shuffleKey: string) => {
    const last = natalText(ENGLISH, planOf({ portrait: parts, shuffleKey })).portrait.at(-1)!.text
    return portraitTexts(parts.at(-1)!).find(({ text }) => text === last)!.pointsBack
  }
  const counts = [0, 0, 0]
  for (const part of WITH_FAULTS)
    for (let n = 0; n < 6; n++)
      [[part], [before(one), part], [before(two), part]].forEach((parts, at) => {
        if (isPointing(parts, `birth ${n}`)) counts[at]!++
      })
  assert.deepEqual(counts.slice(0, 2), [0, 0], 'after none, and after one')
  assert.ok(counts[2]! > 0, 'after two')
})

test('the lightest parts of a portrait are left out, of equals the last, until it has 1,500 characters', () => {
  let exact = 0
  for (let n = 0; n < 200; n++) {
    const shuffleKey = `birth ${n}`
    let parts = portrait(n)
    let texts = portraitByHand(parts, shuffleKey)
    for (;;) {
      const { length } = texts.join(' ')
      if (length === 1500 || length === 1501) exact++
      if (length <= 1500) break
      const lightest = Math.min(...parts.map(({ weight }) => weight))
      const last = parts.findLast(({ weight }) => weight === lightest)
      parts = parts.filter((part) => part !== last)
      texts = portraitByHand(parts, shuffleKey)
    }
    assert.deepEqual(
      natalText(ENGLISH, planOf({ portrait: portrait(n), shuffleKey })).portrait,
      texts.map((text, at) => ({ text, transits: parts[at]!.facts })),
    )
  }
  assert.ok(exact > 1, `${exact}`)
})

const signFact = (planet: Planet, sign: Sign): WeighedFact => ({
  id: `${planet}-in-${sign}`,
  kind: 'sign',
  subjects: [planet],
  keys: [planet, sign],
  sign,
  weight: 1,
})

const FACTS = PLANETS.flatMap((planet) => SIGNS.map((sign) => signFact(planet, sign)))
const lengthOf = (fact: WeighedFact) => meaningOf(fact).length
const said = (fact: WeighedFact) => [{ text: meaningOf(fact), transits: [fact.id] }]

const section = (
  anchors: readonly WeighedFact[],
  more: readonly WeighedFact[],
  id: SectionPlan['id'] = 'mind',
) => natalText(ENGLISH, planOf({ sections: [{ id, anchors, more }] })).sections[0]!

/** Three that are short enough for a fourth. */
const SHORT = FACTS.toSorted((one, other) => lengthOf(one) - lengthOf(other)).slice(0, 6)

test('a section begins with its anchors and goes on with up to four texts in all', () => {
  const [one, two, three, four, five] = SHORT as [WeighedFact, ...WeighedFact[]]
  assert.deepEqual(section([one], [two!]), { id: 'mind', paragraphs: [said(one), said(two!)] })
  assert.deepEqual(section([one, two!], [three!, four!, five!], 'love'), {
    id: 'love',
    paragraphs: [one, two!, three!, four!].map(said),
  })
  assert.deepEqual(section([], [one]).paragraphs, [said(one)])
})

/** Facts whose texts, with two breaks between each, have so many characters. */
function factsOfLength(length: number): WeighedFact[] {
  for (const one of FACTS)
    for (const two of FACTS)
      for (const three of FACTS) {
        const facts = [one, two, three]
        const sum = facts.reduce((all, fact) => all + lengthOf(fact), 4)
        if (sum === length && new Set(facts).size === 3) return facts
      }
  return assert.fail(`no three facts have ${length} characters`)
}

test('a section has up to 1,200 characters, and passes over a text that is too long for a shorter one', () => {
  const longest = Math.max(...FACTS.map(lengthOf))
  for (const [length, hasRoom] of [
    [1199, true],
    [1200, true],
    [1201, false],
  ] as const) {
    // Four texts: the last is the shortest of all, and three with it have the length.
    const last = SHORT[0]!
    const [one, two, three] = factsOfLength(length - lengthOf(last) - 2) as [
      WeighedFact,
      WeighedFact,
      WeighedFact,
    ]
    const made = section([one], [two, three, last])
    assert.deepEqual(made.paragraphs, (hasRoom ? [one, two, three, last] : [one, two, three]).map(said))
    assert.ok(sectionProse(made).length <= 1200)
  }
  const long = FACTS.filter((fact) => lengthOf(fact) === longest)[0]!
  const [one, two] = FACTS.toSorted((a, b) => lengthOf(b) - lengthOf(a)).slice(1, 3) as [
    WeighedFact,
    WeighedFact,
  ]
  const full = section([long, one], [two, SHORT[1]!, SHORT[0]!])
  const fits = (facts: readonly WeighedFact[]) => facts.map(meaningOf).join('\n\n').length <= 1200
  const expected = [long, one]
  for (const next of [two, SHORT[1]!, SHORT[0]!])
    if (expected.length < 4 && fits([...expected, next])) expected.push(next)
  assert.deepEqual(full.paragraphs, expected.map(said))
})

test('a section on a body that was in two signs that day begins with that, and has both', () => {
  const both = (['leo', 'virgo'] as const).map((sign) => ({
    ...signFact('moon', sign),
    isDoubtful: true as const,
  }))
  const { paragraphs } = section([signFact('venus', 'aries'), ...both], [])
  const [doubt, ...rest] = paragraphs
  assert.match(doubt![0]!.text, /^On the day you were born the Moon was in two signs, Leo and Virgo,/)
  assert.deepEqual(doubt![0]!.transits, ['moon-in-leo', 'moon-in-virgo'])
  assert.deepEqual(rest, [signFact('venus', 'aries'), ...both].map(said))
  assert.equal(section([signFact('moon', 'leo')], []).paragraphs.length, 1, 'no doubt, no word of it')
})

test('a tension has the text that the shuffle key of the birth gives, and names both of its facts', () => {
  const facts = [signFact('sun', 'aries'), signFact('moon', 'cancer')]
  const tension = { kind: 'signs', keys: ['fire-water', 'sun-moon'], facts, weight: 3 } as const
  const texts = tensionTexts(tension)
  assert.ok(texts.length > 1)
  for (let n = 0; n < 12; n++) {
    const [sentence] = natalText(ENGLISH, planOf({ tensions: [tension], shuffleKey: `birth ${n}` })).tensions
    assert.deepEqual(sentence, {
      text: texts[dealt(texts.length, `fire-water sun-moon birth ${n}`, 0)],
      transits: ['sun-in-aries', 'moon-in-cancer'],
    })
  }
})

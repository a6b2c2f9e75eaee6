/** What a good model would answer to our prompts: found from the prompt alone, as a model does. */
import { CATEGORY_NAMES } from '../src/judgement/day/categories.ts'
import { PAIR_SECTIONS } from '../src/judgement/pair/pair-sections.ts'

interface SaidSentence {
  readonly text: string
  readonly transits: readonly string[]
}

interface SaidOfCards {
  readonly text: string
  readonly cards: readonly string[]
}

type AnySentence = SaidSentence | SaidOfCards
export type Change = (right: { summary: AnySentence[] } & Record<string, unknown>) => Record<string, unknown>

/** No sentence names anything of the sky, so that it fits every day. */
const SENTENCES = {
  summary: {
    Brief: [
      'Someone across the table waits for a plain answer.',
      'Give it before the kettle boils, and mean it.',
    ],
    Detailed: [
      'Someone across the table waits for a plain answer, and the room is quieter than usual.',
      'Give it before the kettle boils, and mean it.',
      'The rest of the evening can be left on the stairs.',
    ],
    Poetic: [
      'A lamp is lit in the window of the other house, and the road between is dry.',
      'Carry your answer over in both hands, and leave the gate as you found it.',
    ],
  },
  advice: 'Write one line to the person you have put off.',
  part: 'What is near asks for a little time, and you have it. Put the coat back on the hook and listen first.',
  practical: [
    'Write one line to the person you have put off.',
    'Sweep the step before the door, and only that.',
    'Walk the long way home with nothing in your hands.',
  ],
  spread: [
    'What lies here is a long piece of work, and the first part of it is done.',
    'Something gets in its way, because two people tell the same story in two ways.',
    'It comes from an old habit of saying yes before the question is over.',
    'So write one line to the person you have put off.',
    'Left as it is, it leads to a quiet room and a full list.',
  ],
  /** Around a verdict. */
  answer: [
    'It is tiring to wait with so little in your hands.',
    'There is more patience in this than it looks from outside.',
    'Write down what you have done for it so far, and read it once aloud.',
  ],
  /** For more cards, before the act. */
  moreOfSpread: [
    'Behind it stands somebody who has always carried the heavier bag.',
    'That is why a small favour feels to you like the start of a long bill.',
    'And yet there is a patient hand in this, and it knows how much is right.',
    'It can tell a task from a worry, and put the worry down for an hour.',
    'Around you people wait with a chair and a cup, and nobody is counting.',
  ],
  thread: 'Two parts of this belong together, and neither is in a hurry.',
  affirmation: 'I have time for what is near.',
  interpretation: 'A small thing that was out of place is found again, and you know where it belongs.',
} as const

type StyleWord = keyof typeof SENTENCES.summary

export function answerTo(prompt: string, change: Change = (right) => right): Record<string, unknown> {
  const style = /STYLE\n(Brief|Detailed|Poetic|Personal|Spread|Natal|Two people|Whole|Phases):/.exec(
    prompt,
  )![1]!
  if (style === 'Spread') return change(spreadAnswer(prompt))
  if (style === 'Natal') return natalAnswer(prompt)
  if (style === 'Two people') return pairAnswer(prompt)
  const fact = /Facts:\n- ([a-z0-9-]+):/.exec(prompt)![1]!
  if (style === 'Whole') return change(wholeAnswer(prompt, [fact]))
  if (style === 'Phases') return phasesAnswer(prompt, [fact])
  return style === 'Personal' ? personalAnswer([fact]) : change(rightAnswer(style as StyleWord, [fact]))
}

/** Every card is a source of the summary, and there is a sentence for each of the threads. */
function spreadAnswer(prompt: string) {
  const [, facts, threads] = /Facts:\n([\s\S]+?)\n\nThreads:\n([\s\S]+?)\n\nTell:/.exec(prompt)!
  const ids = [...facts!.matchAll(/^- (\w{4}): /gm)].map(([, id]) => id!)
  const found = [...threads!.matchAll(/^- .*?(?: \(([\w, ]+)\))?$/gm)]
  const least = Number(/^summary: (\d+) to/m.exec(prompt)?.[1] ?? 0)
  const yours = prompt.match(/^\d\. yours: /gm)?.length
  if (yours !== undefined) return { ...answeredMembers(yours, ids), threads: threadsFor(found) }
  return {
    summary: spreadSentences(least).map((text) => ({ text, cards: ids })),
    threads: threadsFor(found),
    act: { text: SENTENCES.advice, cards: ids.slice(0, 1) },
  }
}

const threadsFor = (found: readonly RegExpExecArray[]) =>
  found.map(([, cards]) => ({ text: SENTENCES.thread, cards: cards?.split(', ') ?? [] }))

/** With a question: as many sentences around the verdict as the prompt asks for, and a story without an act. */
const answeredMembers = (count: number, cards: readonly string[]) => ({
  answer: SENTENCES.answer.slice(3 - count).map((text) => ({ text, cards: cards.slice(0, 1) })),
  summary: SENTENCES.spread.filter((text) => !text.startsWith('So ')).map((text) => ({ text, cards })),
})

/** As many as a summary of that length needs. */
function spreadSentences(least: number): string[] {
  const sentences: string[] = [...SENTENCES.spread]
  for (const more of SENTENCES.moreOfSpread)
    if (sentences.join(' ').length < least) sentences.splice(-2, 0, more)
  return sentences
}

/** The same plain sentence for every fact that a member is to tell, each a little different. */
function natalAnswer(prompt: string) {
  const [, members] = /Tell, and leave every other member empty:\n([\s\S]+)$/.exec(prompt)!
  const byMember = [...members!.matchAll(/^- (\w+): .*?: (.+)$/gm)].map(([, member, ids], at) => [
    member,
    ids!
      .split(', ')
      .slice(0, member === 'portrait' ? 9 : 3)
      .map((id, n) => ({ text: natalSentence(at * 10 + n), transits: [id] })),
  ])
  const empty = ['identity', 'feelings', 'mind', 'love', 'drive', 'work', 'growth', 'limits'].map((name) => [
    name,
    [],
  ])
  return { ...Object.fromEntries(empty), ...Object.fromEntries(byMember) }
}

/** Three plain sentences for each member of the answer, from the facts that it names. */
function pairAnswer(prompt: string) {
  const [, members] = /Tell, and leave every other member empty:\n([\s\S]+)$/.exec(prompt)!
  const byMember = [...members!.matchAll(/^- (\w+): (.+)$/gm)].map(([, member, asked], at) => {
    const ids = asked!.match(/\b(?:first|second)-[a-z0-9-]+/g)!
    const sentences = [0, 1, 2].map((n) => ({
      text: natalSentence(at * 10 + n),
      transits: [ids[n % ids.length]!],
    }))
    return [member, sentences]
  })
  const empty = PAIR_SECTIONS.map((name) => [name, []])
  return { ...Object.fromEntries(empty), ...Object.fromEntries(byMember) }
}

const ROOMS = ['kitchen', 'hall', 'garden', 'office', 'street', 'train', 'workshop', 'library', 'market']
const THINGS = ['list', 'road', 'letter', 'table', 'queue', 'story', 'recipe', 'song', 'bill', 'map']
const natalSentence = (n: number) =>
  `In the ${ROOMS[n % ROOMS.length]} you wait longer than most before you answer, ${THINGS[Math.floor(n / ROOMS.length)]} in hand, and what you say then is meant and kept.`

function personalAnswer(transits: string[]) {
  const part = [{ text: SENTENCES.part, transits }]
  return {
    overall: [...part, { text: SENTENCES.interpretation, transits }],
    personal_development: part,
    relationships: part,
    career_purpose: part,
    emotional_wisdom: part,
    practical_advice: SENTENCES.practical.map((text) => ({ text, transits })),
    timing_guidance: [{ text: SENTENCES.interpretation, transits }],
    affirmation: { text: SENTENCES.affirmation, transits },
  }
}

function rightAnswer(style: StyleWord, transits: string[]) {
  const summary: SaidSentence[] = SENTENCES.summary[style].map((text) => ({ text, transits }))
  if (style === 'Brief') return { summary, advice: { text: SENTENCES.advice, transits } }
  const part = [{ text: SENTENCES.part, transits }]
  const parts = { summary, love: part, career: part, wellbeing: part }
  if (style === 'Poetic') return parts
  const category = { interpretation: SENTENCES.interpretation, advice: SENTENCES.advice, transits }
  return { ...parts, categories: Object.fromEntries(CATEGORY_NAMES.map((name) => [name, category])) }
}

const PLACES =
  'table,counter,gate,window,corner,bridge,market,station,harbour,school,river,bench,square'.split(',')

/** Sentences of about eighty characters, each another one. */
const waiting = (from: number, count: number, transits: string[]): SaidSentence[] =>
  PLACES.slice(from, from + count).map((place) => ({
    text: `Someone at the ${place} waits for a plain answer, and there is time enough to give it.`,
    transits,
  }))

/** As many sentences as the summary has room for. */
function wholeAnswer(prompt: string, transits: string[]) {
  const min = Number(/^summary: (\d+) to/m.exec(prompt)![1])
  const length = Math.ceil(min / 80)
  const part = (place: number) => waiting(PLACES.length - 1 - place, 1, transits)
  return {
    summary: waiting(0, length, transits),
    love: part(0),
    career: part(1),
    wellbeing: part(2),
    advice: { text: SENTENCES.advice, transits },
  }
}

/** Each phase from the fact that it is to tell. */
const phasesAnswer = (prompt: string, transits: string[]) => ({
  phases: [...prompt.matchAll(/^- phases\[(\d)\]: .*?: ([a-z0-9-]+),/gm)].map(([, at, id]) => ({
    title: 'A plain answer',
    text: waiting(2 * Number(at), 2, id === undefined ? transits : [id]),
  })),
})

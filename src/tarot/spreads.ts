export interface Position {
  readonly number: number
  readonly name: string
  readonly meaning: string
}

export interface Spread {
  readonly type: string
  readonly name: string
  readonly description: string
  readonly positions: readonly Position[]
}

type Places = readonly (readonly [name: string, meaning: string])[]

const spread = (type: string, name: string, description: string, places: Places): Spread => ({
  type,
  name,
  description,
  positions: places.map(([placeName, meaning], index) => ({ number: index + 1, name: placeName, meaning })),
})

export const THREE_CARD_SPREADS = {
  past_present_future: spread(
    'past_present_future',
    'Past, Present, Future',
    'Three moments of one story: what shaped it, where it stands, and where it leans.',
    [
      ['Past', 'What led here: the choice, habit or event that still colours the matter.'],
      ['Present', 'Where things stand now, including the part you have stopped noticing.'],
      ['Future', 'Where this is heading if nothing changes. A direction, not a verdict.'],
    ],
  ),
  situation_action_outcome: spread(
    'situation_action_outcome',
    'Situation, Action, Outcome',
    'A practical spread: see it plainly, choose a move, weigh what follows.',
    [
      ['Situation', 'The matter as it is, without the story you tell about it.'],
      ['Action', 'The move within your reach, and the manner in which to make it.'],
      ['Outcome', 'What that move is likely to set in motion.'],
    ],
  ),
  mind_body_spirit: spread(
    'mind_body_spirit',
    'Mind, Body, Spirit',
    'A check-in with three parts of you that seldom speak at the same time.',
    [
      ['Mind', 'What occupies your thoughts, and how clearly you see it.'],
      ['Body', 'What your strength, rest and senses ask of you today.'],
      ['Spirit', 'What gives the matter meaning, or what has gone quiet there.'],
    ],
  ),
  what_why_how: spread(
    'what_why_how',
    'What, Why, How',
    'Names the matter, finds its root and offers a way through.',
    [
      ['What', 'The real subject of your question.'],
      ['Why', 'The cause or motive beneath it.'],
      ['How', 'The way to work with it from here.'],
    ],
  ),
  strength_weakness_advice: spread(
    'strength_weakness_advice',
    'Strength, Weakness, Advice',
    'What you can lean on, what trips you, and what to do with both.',
    [
      ['Strength', 'The resource you already hold and may undervalue.'],
      ['Weakness', 'The blind spot or habit that costs you here.'],
      ['Advice', 'How to use the first without feeding the second.'],
    ],
  ),
} as const satisfies Record<string, Spread>

export type ThreeCardSpreadType = keyof typeof THREE_CARD_SPREADS
export const THREE_CARD_SPREAD_TYPES = Object.keys(THREE_CARD_SPREADS) as ThreeCardSpreadType[]

export const CELTIC_CROSS = spread(
  'celtic_cross',
  'Celtic Cross',
  'Ten cards on one question: the heart of it, the forces around it, and the road ahead.',
  [
    ['Present', 'The heart of the matter as it stands now.'],
    ['Challenge', 'What crosses you: the obstacle, or the help that feels like one.'],
    ['Foundation', 'The root below it, often older than the question.'],
    ['Recent Past', 'What is just passing and still has weight.'],
    ['Crown', 'What you aim for, or the best that can come of it.'],
    ['Near Future', 'What enters next, within days or weeks.'],
    ['Self', 'How you meet this: your stance, mood and part in it.'],
    ['Environment', 'The people and places around you, and how they see it.'],
    ['Hopes and Fears', 'What you wish for and dread, often the same thing.'],
    ['Outcome', 'Where the road leads if you keep walking it this way.'],
  ],
)

/** What a caller says of one place of a spread of their own. */
export interface AskedPosition {
  readonly name: string
  readonly number?: number
  readonly question?: string
}

/** A spread of the caller's own places: a question stands for what the place means, where there is one. */
export function customSpread(asked: readonly AskedPosition[]): Spread {
  const positions = asked.map(({ name, number, question }, index) => ({
    number: number ?? index + 1,
    name,
    meaning: question ? question : `What the card shows about ${name}.`,
  }))
  return {
    type: 'custom_spread',
    name: 'Custom Spread',
    description: `A spread of your own with ${positions.length === 1 ? 'one place' : `${positions.length} places`}.`,
    positions,
  }
}

/** Names and meanings of spreads and their positions. */
import { type OwnPosition, SPREADS, type Spread, type SpreadType } from '../../tarot/spreads.ts'

export interface PositionWords {
  readonly number: number
  readonly name: string
  readonly meaning: string
}

export interface SpreadWords {
  readonly name: string
  readonly description: string
  /** In the order of the cards. */
  readonly positions: readonly PositionWords[]
}

type Told<Type extends SpreadType> = {
  readonly name: string
  readonly description: string
  readonly positions: Record<(typeof SPREADS)[Type][number], readonly [name: string, meaning: string]>
}

const TOLD: { readonly [Type in SpreadType]: Told<Type> } = {
  past_present_future: {
    name: 'Past, Present, Future',
    description: 'Three moments of one story: what shaped it, where it stands, and where it leans.',
    positions: {
      past: ['Past', 'What led here: the choice, habit or event that still colours the matter.'],
      present: ['Present', 'Where things stand now, including the part you have stopped noticing.'],
      future: ['Future', 'Where this is heading if nothing changes. A direction, not a verdict.'],
    },
  },
  situation_action_outcome: {
    name: 'Situation, Action, Outcome',
    description: 'A practical spread: see it plainly, choose a move, weigh what follows.',
    positions: {
      situation: ['Situation', 'The matter as it is, without the story you tell about it.'],
      action: ['Action', 'The move within your reach, and the manner in which to make it.'],
      outcome: ['Outcome', 'What that move is likely to set in motion.'],
    },
  },
  mind_body_spirit: {
    name: 'Mind, Body, Spirit',
    description: 'A check-in with three parts of you that seldom speak at the same time.',
    positions: {
      mind: ['Mind', 'What occupies your thoughts, and how clearly you see it.'],
      body: ['Body', 'What your strength, rest and senses ask of you today.'],
      spirit: ['Spirit', 'What gives the matter meaning, or what has gone quiet there.'],
    },
  },
  what_why_how: {
    name: 'What, Why, How',
    description: 'Names the matter, finds its root and offers a way through.',
    positions: {
      what: ['What', 'The real subject of your question.'],
      why: ['Why', 'The cause or motive beneath it.'],
      how: ['How', 'The way to work with it from here.'],
    },
  },
  strength_weakness_advice: {
    name: 'Strength, Weakness, Advice',
    description: 'What you can lean on, what trips you, and what to do with both.',
    positions: {
      strength: ['Strength', 'The resource you already hold and may undervalue.'],
      weakness: ['Weakness', 'The blind spot or habit that costs you here.'],
      advice: ['Advice', 'How to use the first without feeding the second.'],
    },
  },
  celtic_cross: {
    name: 'Celtic Cross',
    description: 'Ten cards on one question: the heart of it, the forces around it, and the road ahead.',
    positions: {
      present: ['Present', 'The heart of the matter as it stands now.'],
      challenge: ['Challenge', 'What crosses you: the obstacle, or the help that feels like one.'],
      foundation: ['Foundation', 'The root below it, often older than the question.'],
      recent_past: ['Recent Past', 'What is just passing and still has weight.'],
      crown: ['Crown', 'What you aim for, or the best that can come of it.'],
      near_future: ['Near Future', 'What enters next, within days or weeks.'],
      self: ['Self', 'How you meet this: your stance, mood and part in it.'],
      environment: ['Environment', 'The people and places around you, and how they see it.'],
      hopes_and_fears: ['Hopes and Fears', 'What you wish for and dread, often the same thing.'],
      outcome: ['Outcome', 'Where the road leads if you keep walking it this way.'],
    },
  },
}

function inOrder<Type extends SpreadType>(type: Type): SpreadWords {
  const { name, description, positions }: Told<Type> = TOLD[type]
  const ids: readonly (typeof SPREADS)[Type][number][] = SPREADS[type]
  return {
    name,
    description,
    positions: ids.map((id, at) => ({ number: at + 1, name: positions[id][0], meaning: positions[id][1] })),
  }
}

const OURS = Object.fromEntries(
  (Object.keys(SPREADS) as SpreadType[]).map((type) => [type, inOrder(type)]),
) as Record<SpreadType, SpreadWords>

export const spreadWords = (spread: Spread): SpreadWords =>
  'positions' in spread ? ownWords(spread.positions) : OURS[spread.type]

/** If a position has a question, the question replaces its meaning. */
const ownWords = (positions: readonly OwnPosition[]): SpreadWords => ({
  name: 'Custom Spread',
  description: `A spread of your own with ${positions.length === 1 ? 'one place' : `${positions.length} places`}.`,
  positions: positions.map(({ number, name, question }) => ({
    number,
    name,
    meaning: question ? question : `What the card shows about ${name}.`,
  })),
})

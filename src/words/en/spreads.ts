/** Names and meanings of spreads and their positions. */
import {
  type OwnPosition,
  type PlaceId,
  type PlaceKind,
  type PositionRequest,
  placesOf,
  SPREAD_TYPES,
  SPREADS,
  type Spread,
  type SpreadType,
} from '../../tarot/spreads.ts'
import type { SpreadWords } from '../spreads.ts'
import { kindOfOwnPlace } from './place-kinds.ts'

type SpreadWordsOf<Type extends SpreadType> = {
  readonly name: string
  readonly description: string
  readonly positions: Record<PlaceId<Type>, readonly [name: string, meaning: string]>
}

const SPREAD_WORDS: { readonly [Type in SpreadType]: SpreadWordsOf<Type> } = {
  past_present_future: {
    name: 'Past, Present, Future',
    description: 'Three moments of one story: what shaped it, where it stands, and where it leans.',
    positions: {
      past: ['Past', 'What led here: the choice, habit or event that still colours the matter.'],
      present: ['Present', 'Where things stand now, with what is easily overlooked in it.'],
      future: ['Future', 'Where this is heading if nothing changes. A direction, not a verdict.'],
    },
  },
  situation_action_outcome: {
    name: 'Situation, Action, Outcome',
    description: 'A practical spread: see it plainly, choose a move, weigh what follows.',
    positions: {
      situation: ['Situation', 'The matter as it is today.'],
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
  single: {
    name: 'One Card',
    description: 'One question, one card, and its plainest answer.',
    positions: { answer: ['Answer', 'What is to be seen in the matter now.'] },
  },
  day_pair: {
    name: 'A Day in Two Cards',
    description: 'What the day brings, and how to meet it.',
    positions: {
      day: ['The Day', 'What is likely to come towards you.'],
      manner: ['How to Meet It', 'The manner that suits it best.'],
    },
  },
  bridge: {
    name: 'The Bridge',
    description: 'You, somebody else, and what lies between you.',
    positions: {
      you: ['You', 'How you stand on your side.'],
      other: ['The Other', 'How the other person appears in this.'],
      between: ['Between You', 'What joins the two of you, or keeps you apart.'],
    },
  },
  new_moon: {
    name: 'New Moon',
    description: 'For a beginning: what starts, what you wish for, what resists, and the first step.',
    positions: {
      begins: ['What Begins', 'The thing that is starting, known or not yet.'],
      wish: ['The Wish', 'What you hope will come of it.'],
      resists: ['What Resists', 'What makes the start hard.'],
      first_step: ['First Step', 'What can be done before the Moon is half full.'],
    },
  },
  full_moon: {
    name: 'Full Moon',
    description: 'For a height: what can be seen now, where it comes from, what can go, and what is next.',
    positions: {
      comes_to_light: ['What Comes to Light', 'What can no longer be overlooked.'],
      root: ['Its Root', 'Where it comes from.'],
      let_go: ['What Can Go', 'The habit that costs more than it gives.'],
      next_step: ['Next Step', 'What to do while there is light.'],
    },
  },
  letting_go: {
    name: 'Letting Go',
    description: 'What you still hold, why, what it costs, and how to open the hand.',
    positions: {
      held: ['What You Hold', 'The thing from before that is still with you.'],
      reason: ['Why You Hold It', 'What it once did for you.'],
      price: ['What It Costs', 'Where it gets in your way.'],
      way: ['How to Let Go', 'A way to put it down.'],
    },
  },
  shadow: {
    name: 'The Shadow',
    description: 'What you show, what you hide, where that comes from, and what it is good for.',
    positions: {
      shown: ['What You Show', 'The side that others meet first.'],
      hidden: ['What You Hide', 'The side you would rather not have seen.'],
      root: ['Where It Comes From', 'How the hiding began.'],
      gift: ['Its Gift', 'What that side can do for you.'],
    },
  },
  four_elements: {
    name: 'Four Elements',
    description: 'Will, feeling, thought and body, one card each.',
    positions: {
      fire: ['Fire', 'What you want.'],
      water: ['Water', 'What you feel.'],
      air: ['Air', 'What you think.'],
      earth: ['Earth', 'What your body and your means allow.'],
    },
  },
  cross: {
    name: 'Simple Cross',
    description: 'Five cards on one question: its heart, what crosses it, what lies below, above and ahead.',
    positions: {
      heart: ['Heart', 'The matter as it stands.'],
      across: ['Across', 'What resists, or helps in a way that is hard to take.'],
      below: ['Below', 'What it grows from.'],
      above: ['Above', 'What you aim for.'],
      ahead: ['Ahead', 'Where it leads if nothing changes.'],
    },
  },
  decision: {
    name: 'Between Two',
    description: 'A choice between two ways, and where each of them leads.',
    positions: {
      matter: ['The Matter', 'What the choice is really about.'],
      first: ['First Way', 'What there is to say about the first way.'],
      first_leads: ['Where the First Leads', 'What is likely to follow from it.'],
      second: ['Second Way', 'What there is to say about the second way.'],
      second_leads: ['Where the Second Leads', 'What is likely to follow from it.'],
    },
  },
  career_path: {
    name: 'The Way at Work',
    description: 'Where you stand in your work, paid or not, and how to go on.',
    positions: {
      stand: ['Where You Stand', 'Your work as it is.'],
      strength: ['What Carries You', 'The strength you can build on.'],
      weakness: ['What Trips You', 'The habit that costs you here.'],
      people: ['The People', 'Those around your work, and the climate among them.'],
      coming: ['What Comes', 'What enters in the next weeks.'],
      advice: ['Advice', 'What to do with all this.'],
    },
  },
  star: {
    name: 'The Star',
    description: 'A check of the whole: heart, mind, body and spirit, what resists, and what to do.',
    positions: {
      heart: ['Heart', 'What matters most now.'],
      mind: ['Mind', 'What your thoughts are busy with.'],
      body: ['Body', 'What strength and rest have to say.'],
      spirit: ['Spirit', 'What gives it meaning.'],
      resists: ['What Resists', 'What stands in the way.'],
      advice: ['Advice', 'One thing to do.'],
    },
  },
  horseshoe: {
    name: 'Horseshoe',
    description:
      'Seven cards in a bow: from what was, through what is hidden and what resists, to where it leads.',
    positions: {
      past: ['Past', 'What led here.'],
      present: ['Present', 'Where things stand.'],
      hidden: ['Hidden Influence', 'What works below the surface.'],
      obstacle: ['Obstacle', 'What has to be dealt with.'],
      surroundings: ['Surroundings', 'People and circumstances around you.'],
      advice: ['Advice', 'The best way to act.'],
      outcome: ['Outcome', 'Where it leads if nothing changes.'],
    },
  },
  relationship: {
    name: 'Relationship',
    description: 'Two people and what is between them: what joins, what strains, and where it leads.',
    positions: {
      you: ['You', 'Your part in it.'],
      other: ['The Other', 'How the other person appears in it.'],
      joins: ['What Joins You', 'What the two of you share.'],
      strains: ['What Strains It', 'What makes it hard.'],
      wish: ['What You Want', 'What you hope it can become.'],
      advice: ['Advice', 'What you can do.'],
      outcome: ['Outcome', 'Where it leads if nothing changes.'],
    },
  },
  week_ahead: {
    name: 'The Week Ahead',
    description: 'A card for each day of the week.',
    positions: {
      monday: ['Monday', 'What Monday leans towards.'],
      tuesday: ['Tuesday', 'What Tuesday leans towards.'],
      wednesday: ['Wednesday', 'What Wednesday leans towards.'],
      thursday: ['Thursday', 'What Thursday leans towards.'],
      friday: ['Friday', 'What Friday leans towards.'],
      saturday: ['Saturday', 'What Saturday leans towards.'],
      sunday: ['Sunday', 'What Sunday leans towards.'],
    },
  },
  year_wheel: {
    name: 'Wheel of the Year',
    description: 'A card for the year, and one for each of its months.',
    positions: {
      year: ['The Year', 'What the whole year is about.'],
      january: ['January', 'What January leans towards.'],
      february: ['February', 'What February leans towards.'],
      march: ['March', 'What March leans towards.'],
      april: ['April', 'What April leans towards.'],
      may: ['May', 'What May leans towards.'],
      june: ['June', 'What June leans towards.'],
      july: ['July', 'What July leans towards.'],
      august: ['August', 'What August leans towards.'],
      september: ['September', 'What September leans towards.'],
      october: ['October', 'What October leans towards.'],
      november: ['November', 'What November leans towards.'],
      december: ['December', 'What December leans towards.'],
    },
  },
}

function inOrder<Type extends SpreadType>(type: Type): SpreadWords {
  const { name, description, positions }: SpreadWordsOf<Type> = SPREAD_WORDS[type]
  const ids = placesOf(type) as PlaceId<Type>[]
  const kinds = SPREADS[type] as Record<PlaceId<Type>, PlaceKind>
  return {
    name,
    description,
    positions: ids.map((id, at) => {
      const [placeName, meaning] = positions[id]
      return { number: at + 1, name: placeName, meaning, kind: kinds[id] }
    }),
  }
}

const OURS = Object.fromEntries(SPREAD_TYPES.map((type) => [type, inOrder(type)])) as Record<
  SpreadType,
  SpreadWords
>

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
    kind: kindOfOwnPlace(name, question),
  })),
})

/** Places for cards that were drawn without a spread. */
export const openPlaces = (count: number): PositionRequest[] =>
  Array.from({ length: count }, (_, at) => ({ name: `Card ${at + 1}`, question: OPEN_PLACE }))

const OPEN_PLACE = 'No question of its own: the card speaks for itself.'

/** The room of the cards: the question, the spread, the cloth, and the card of the day. */
import { soundsLikeChoice } from './choice.ts'

const plural = (count: number, one: string, many: string): string => (count === 1 ? one : many)

export const ENGLISH_SPREAD = {
  title: 'What do you want to ask?',
  /** Above cards that are laid. */
  titleLaid: 'The cards',
  form: {
    question: 'Or leave it unsaid',
    /** Where the question goes. */
    questionHint: 'Your question goes to this server with the draw, and is kept nowhere.',
    questionToModelHint:
      'Your question goes to this server, which keeps nothing of it, and on to a language model.',
    soundsLikeChoice,
    choice: 'A choice between two ways?',
    chooseSpread: (spread: string): string => `Take the spread “${spread}”`,
    read: 'Read',
    draw: 'Draw mine',
    show: 'Show the card',
    more: 'More ways to draw',
    theme: 'Theme',
    spread: 'Spread',
    seed: 'A word of yours',
    noSeed: 'the draw of the day',
    deal: 'Deal',
    shuffle: 'Shuffle and deal',
    drawnByHand: 'Drawn by hand',
    quoted: (question: string): string => `“${question}”`,
    /** What was asked, in one line: `Past, present, future · Love`. */
    asked: (parts: readonly string[]): string => parts.join(' · '),
    seedHint: <Part>(button: (text: string) => Part): readonly (Part | string)[] => [
      'The same word lays the same cards for everyone. Without one, ',
      button('Deal'),
      ' lays the draw of the day.',
    ],
    isByHand: 'I have drawn the cards myself',
    hand: 'Your cards, one on each line, in the order in which they lie',
    handExample: '2 of Cups\nTower, reversed',
    places: 'Your places',
    placeName: 'Name',
    placeQuestion: 'Question, if you have one',
    nameOf: (place: number): string => `Name of place ${place}`,
    questionOf: (place: number): string => `Question for place ${place}`,
    remove: (place: number): string => `Remove place ${place}`,
    addPlace: 'Add a place',
  },
  themes: { general: 'General', love: 'Love', career: 'Career', spiritual: 'Spiritual' },
  groups: {
    short: 'One card, or a short answer',
    any: 'Any question',
    yourself: 'Yourself',
    others: 'People, work and choices',
    times: 'Days and seasons',
    own: 'Your own',
  },
  /** Those of the API have its names. */
  kinds: {
    daily_card: 'Card of the day',
    single: 'One card',
    yes_no: 'Yes or no',
    past_present_future: 'Past, present, future',
    situation_action_outcome: 'Situation, action, outcome',
    what_why_how: 'What, why, how',
    cross: 'Simple Cross',
    horseshoe: 'Horseshoe',
    celtic_cross: 'Celtic Cross',
    mind_body_spirit: 'Mind, body, spirit',
    strength_weakness_advice: 'Strength, weakness, advice',
    four_elements: 'Four elements',
    shadow: 'The shadow',
    letting_go: 'Letting go',
    star: 'The star',
    bridge: 'The bridge',
    relationship: 'Relationship',
    career_path: 'The way at work',
    decision: 'Between two',
    day_pair: 'A day in two cards',
    week_ahead: 'The week ahead',
    new_moon: 'New Moon',
    full_moon: 'Full Moon',
    year_wheel: 'Wheel of the year',
    custom_spread: 'Places of your own',
  },
  /** With which the form for places of one's own begins. */
  firstPlaces: [
    { name: 'What helps', question: 'What can I lean on this week?' },
    { name: 'What hinders', question: '' },
  ],
  today: {
    title: 'Card of the day',
    titleOf: (date: string): string => `Card of the day, ${date}`,
    titleWhereYouAre: (date: string): string => `Card of the day, ${date}, where you are`,
  },
  fan: {
    choose: (left: number): string => plural(left, 'Choose one card', `Choose ${left} cards`),
    label: 'The deck',
    card: (number: number): string => `Card ${number} of the fan`,
    chooseForMe: 'Choose for me',
    chooseTheRest: 'Choose the rest for me',
  },
  /** On a phone the deck lies there as a stack, and is dealt by a swipe. */
  stack: {
    deal: (left: number): string =>
      plural(left, 'Swipe one card from the deck', `Swipe ${left} cards from the deck`),
    card: (number: number, count: number): string => `Deal card ${number} of ${count}`,
  },
  feel: {
    label: 'Quiet sound and vibration when cards move',
    short: 'Sound and vibration',
  },
  hints: {
    draw: 'The cards lie face down. Ask, choose a spread and press Draw mine: you take your cards from the deck and turn them one by one.',
    fan: 'Take the cards that draw your hand. Each one you choose changes what is laid.',
    hand: <Part>(example: (text: string) => Part): readonly (Part | string)[] => [
      'Name the cards on your table in any usual spelling, such as ',
      example('II of Coins'),
      ' or ',
      example('Knight of Wands, reversed'),
      '. ',
      example('Read'),
      ' tells what they say in this spread.',
    ],
  },
  reading: {
    laid: (count: number): string => `${count} cards are laid`,
    slow: 'Still shuffling. The service takes its time.',
    notUnderstood: 'The question could not be made out, so the cards are read without it.',
    laySuggested: (kind: string, spread: string): string =>
      kind === 'decision'
        ? `Lay the spread for a decision, “${spread}”`
        : `Lay “${spread}” for this question`,
    turn: 'Turn the cards, one by one.',
    turnAll: 'Turn them all',
    copyLink: 'Copy the link to this draw',
    pictures: { story: 'Picture for a story', square: 'Square picture' },
    act: 'One thing to do',
    cardByCard: 'Card by card',
    /** Which cards a sentence comes from. */
    cards: (numbers: readonly number[]): string =>
      `${plural(numbers.length, 'Card', 'Cards')} ${numbers.join(', ')}`,
    byItself: 'The card by itself',
    keywords: 'Keywords',
    keyThemes: 'Key themes',
    counts: (majors: number, cards: number, reversed: number): string =>
      `${majors} of ${cards} from the major arcana, ${reversed} reversed`,
    seed: <Part>(seed: Part): readonly (Part | string)[] => [
      'Drawn from the seed ',
      seed,
      ', which lays the same cards for everyone.',
    ],
    kindOf: (arcana: string, suit: string | undefined): string =>
      suit === undefined ? arcana : `${arcana}, ${suit}`,
  },
  answers: { yes: 'Yes', no: 'No', unclear: 'Unclear' },
  leanings: { yes: 'Leans to yes', no: 'Leans to no', unclear: 'Leans neither way' },
  /** A place on the cloth: `1. Past`, and what the button of its card does. */
  place: (number: number, name: string): string => `${number}. ${name}`,
  cardAt: (place: string, card: string): string => `${place}: ${card}`,
  turnCardAt: (place: string): string => `${place}: turn the card`,
  seedNote: <Part>(code: (text: string) => Part, link: Part): readonly (Part | string)[] => [
    'Without a ',
    code('seed'),
    ' everyone draws the same cards all day, by UTC. For another draw send one, any text of yours. Without a body, for a browser: ',
    link,
  ],
  danger: {
    title: 'Before anything else',
    leave: 'Leave this page now',
    back: 'Back to the cards',
  },
}

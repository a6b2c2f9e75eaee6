/** The values for the prompt templates: styles, lengths, lenses, and the task of each member of an answer. */
// mutate-file order: the order of the lenses: each comes as often as any other
import type { CategoryJudgement } from '../../judgement/day/categories.ts'
import type { Manner } from '../../judgement/tradition.ts'
import type { PlannedDay, PlannedPersonalDay } from '../planned-day.ts'
import { houseTopic } from './keywords.ts'
import { untilWords } from './until.ts'

export const STYLE_WORDS = {
  brief:
    'Brief: the summary is what is noticed and why, and already turns or consoles by itself. The advice is the act and what it brings; it stands alone.',
  detailed:
    'Detailed: the summary is the whole thought. Each part of life then looks at the same matter from its own side, in one or two sentences that fit the mood of the summary and stand alone; none judges the matter otherwise than the summary does, and none reports an average.',
  poetic:
    'Poetic: here the image leads. A scene that could be drawn with a pencil, in quiet prose close to verse; its meaning is obvious, and it ends with something to do or to let be.',
}

/** Areas of life to look through, so that texts with the same facts differ in what they show. */
export const LENSES: readonly string[] = [
  'the street and who walks in it',
  'a phone and its messages',
  'the bus and its passengers',
  'the kitchen',
  'a river and its bridges',
  'the market',
  'a game with a ball',
  'music and those who play it',
  'the weather',
  'hands at work',
  'screens',
  'animals',
  'a workshop and its tools',
  'stairs and lifts',
  'post and parcels',
  'clothes',
  'plants',
  'board games',
  'trains and stations',
  'doors and keys',
  'books and paper',
  'lamps and windows',
  'swimming and boats',
  'bicycles and roads',
]

/** Has no common divisor with the number of lenses: a reader sees each of them once before one comes again. */
const LENS_STEP = 7

/** Another one on the next day, and on the same day for each of the twelve whose turn it is: signs, or houses of the Moon. */
export const lensOf = (day: number, turn: number): string =>
  LENSES.at((day * LENS_STEP + turn * (LENSES.length / 12)) % LENSES.length)!

/** The number of sentences of a member, if it is fixed. */
const NOTES: Readonly<Record<string, string>> = {
  summary: 'two or three sentences',
  advice: 'one sentence',
  'categories, interpretation': 'one sentence',
  'categories, advice': 'one sentence',
  overall: 'two to four sentences',
  practical_advice: 'each of three to five sentences that differ in kind',
  affirmation: 'one sentence in the first person',
}

/** Models do not count characters: the prompt also gives a good length, in words of about six characters. */
export function lengthWords(
  member: string,
  { least, most }: { least?: number; most: number },
  note = NOTES[member],
): string {
  const words = Math.round(((least ?? most / 3) + most) / 12)
  const range = least === undefined ? `at most ${most}` : `${least} to ${most}`
  return `${member}: ${range} in all, best about ${words} words${note ? `, ${note}` : ''}`
}

/** A code as words: `very_high`. */
const plain = (code: string) => code.replaceAll('_', ' ')

export function dayAsAWhole({ judgement: { influence, energy } }: PlannedDay) {
  return {
    tone: `${plain(influence.tone)}, ${influence.score} on a scale from -10 to 10`,
    drive: plain(energy.level),
  }
}

export const DIRECTIONS: Record<Manner, string> = {
  flow: 'this helps',
  friction: 'this is hard, and workable',
  merge: 'this is in the foreground, neither good nor bad',
}

/** When the story comes to its end, if that is not years away. */
const untilOf = ({ date, story: { until } }: PlannedDay): string =>
  until === null ? '' : `, ${untilWords(date, until)}`

export function dailyMembers(plan: PlannedDay) {
  const { story, pace, judgement } = plan
  const { love, profession, health } = judgement.categories
  const matter = houseTopic(story.house)
  return {
    summary: `the story is ${story.id}, in the matter of ${matter}${untilOf(plan)}; ${DIRECTIONS[story.direction]}`,
    advice: `the act and what it brings, in the matter of ${matter}`,
    love: categoryMember(love),
    career: categoryMember(profession),
    wellbeing: `${categoryMember(health)}; it speaks of body, rest and pace, and its act takes ${plain(pace)} effort`,
  }
}

export const categoryMember = ({ outlook, intensity, leader }: CategoryJudgement): string =>
  `${leader.transit}; the outlook is ${outlook}, the intensity ${intensity}`

export const personalDayAsAWhole = ({ energy, themes }: PlannedPersonalDay) => ({
  energy: `${energy.type}, of ${energy.intensity} intensity`,
  themes: themes.ranked.join(', '),
})

/** `hours` are the times of the exact aspects, `HH:MM`. */
export function personalMembers(plan: PlannedPersonalDay, hours: readonly string[]) {
  const { quick, main, moon, sun, venus, themes } = plan
  const [first] = themes.ranked
  const story = [main, quick].flatMap((transit) => (transit ? [transit.id] : []))
  return {
    overall: `${[...new Set(story), moon.id].slice(0, 2).join(', then ')}; end with one act`,
    personal_development: `what the day teaches about ${first}`,
    relationships: `${venus.id}, and contacts of or with Venus and Mars`,
    career_purpose: `${sun.id}, and contacts of or with Saturn, Jupiter and Mercury`,
    emotional_wisdom: `${moon.id}, and contacts of or with the Moon and Neptune`,
    practical_advice: `things to do that belong to ${themes.ranked.join(', ')}`,
    timing_guidance:
      hours.length > 0 ? `what the hours around ${hours.join(' and ')} are good for` : 'no hour stands out',
    affirmation: `a sober sentence for a day of ${first}`,
  }
}

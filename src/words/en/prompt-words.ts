/** The values for the prompt templates: styles, lengths, and the task of each member of an answer. */
import type { CategoryJudgement } from '../../judgement/day/categories.ts'
import type { DailyPlan } from '../../judgement/day/plan.ts'
import type { PersonalPlan } from '../../judgement/person/plan.ts'

export const STYLE_WORDS = {
  brief: 'Brief: two plain sentences that a reader takes along, and one small thing to do.',
  detailed:
    'Detailed: plain and exact, a paragraph for each part of life, each with its own small thing to do.',
  poetic:
    'Poetic: prose close to verse, quiet, with an image that can be seen; not the plain text with adjectives.',
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

export const weekdayOf = (date: string): string => WEEKDAYS[new Date(Date.parse(date)).getUTCDay()]!

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

/** Models do not count characters: the prompt also gives the middle of the range, in words of about six characters. */
export function lengthWords(member: string, { least, most }: { least: number; most: number }): string {
  const words = Math.round((least + most) / 12)
  const note = NOTES[member]
  return `${member}: ${least} to ${most} in all, best about ${words} words${note ? `, ${note}` : ''}`
}

/** A code as words: `very_high`. */
const plain = (code: string) => code.replaceAll('_', ' ')

export function dayAsAWhole({ judgement: { influence, energy } }: DailyPlan) {
  return {
    tone: `${plain(influence.tone)}, ${influence.score} on a scale from -10 to 10`,
    drive: plain(energy.level),
  }
}

export function dailyMembers(plan: DailyPlan) {
  const { moon, lead, moonAspect, venus, sun, background, judgement } = plan
  const story = lead ?? moonAspect
  return {
    summary: story
      ? `${moon.id}, then ${story.id}; end with what to do about it`
      : `${moon.id}; the Moon is left to herself: end with one thing to do`,
    advice: `one small thing to do that belongs to ${moon.id}`,
    love: `${venus.id}; the outlook is ${judgement.categories.love.outlook}`,
    career: `${sun.id}, with ${background.id} behind it`,
    wellbeing: `${moon.id}: body, rest and pace; the drive is ${plain(judgement.energy.level)}`,
  }
}

export const categoryMember = ({ outlook, intensity, leader }: CategoryJudgement): string =>
  `${leader.transit}; the outlook is ${outlook}, the intensity ${intensity}`

export const personalDayAsAWhole = ({ energy, themes }: PersonalPlan) => ({
  energy: `${energy.type}, of ${energy.intensity} intensity`,
  themes: themes.ranked.join(', '),
})

/** `hours` are the times of the exact aspects, `HH:MM`. */
export function personalMembers(plan: PersonalPlan, hours: readonly string[]) {
  const { quick, main, moon, sun, venus, themes } = plan
  const [first] = themes.ranked
  const story = [quick, main].flatMap((transit) => (transit ? [transit.id] : []))
  return {
    overall: `${[...new Set(story), moon.id].slice(0, 2).join(', then ')}; what they do together`,
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

/** What jars with a question: in the quiet register, or with its topic. A text that does is replaced by another of the same card. */
import { memoized } from '../../../sky/memoized.ts'
import type { QuestionTopic } from '../../../tarot/question/question.ts'
import type { Theme } from '../../../tarot/theme.ts'
import type { QuestionContext } from '../../answers.ts'
import { ALL_TAGS, type Tag, tagsIn, wordsPattern } from './tags.ts'

/** The texts of cards and of situations are some thousands, and each stands in many answers. */
// mutate constant: how many are remembered: it only saves time
const cachedTagsIn = memoized(32_768, (text: string) => tagsIn(text))

/** To get in touch with somebody. */
const CONTACT = wordsPattern(`
  (?:ring|call|phone|message|text|visit|invite|meet|write_to|reach_out_to|thank)_(?:him|her|them|somebody|someone|the_person|one_person|a_friend)
  tell_(?:him|her|them) ask_(?:him|her|them) send_(?:it|him|her|them|a_message)
`)

const ALL_BUT = (topic: QuestionTopic) => (other: QuestionTopic) => other !== topic
const AMONG =
  (...topics: readonly QuestionTopic[]) =>
  (topic: QuestionTopic) =>
    topics.includes(topic)

/** With which topics each tag jars. */
const JARS_WITH: Readonly<Record<Tag, (topic: QuestionTopic) => boolean>> = {
  work: ALL_BUT('work'),
  partner: ALL_BUT('love'),
  money: AMONG('love', 'friendship', 'family', 'health', 'spirit', 'loss'),
  celebration: AMONG('health', 'law', 'loss'),
  blame: AMONG('health', 'loss'),
  hurry: AMONG('health', 'loss'),
}

const QUIET_TAGS: readonly Tag[] = ['celebration', 'blame', 'hurry']

/** What the theme speaks of may be said if the caller named it. */
const ALLOWED_BY: Partial<Record<Theme, Tag>> = { love: 'partner', career: 'work' }

/** Tags that jar with a question. */
function jarringTags({ question, theme }: QuestionContext): readonly Tag[] {
  const { topic, register } = question
  // Grave matters have offices and bills of their own.
  if (register === 'grave') return QUIET_TAGS
  const allowed = theme && ALLOWED_BY[theme]
  return ALL_TAGS.filter(
    (tag) => tag !== allowed && (JARS_WITH[tag](topic) || (register === 'quiet' && QUIET_TAGS.includes(tag))),
  )
}

/** Whose questions are quiet by their topic alone: they may be about a feast or a joke. */
// mutate order: a set has no order
const QUIET_BY_TOPIC: ReadonlySet<QuestionTopic> = new Set(['family', 'health', 'law', 'loss', 'general'])

/** A situation's own sentences name what it is about, a wedding or a lent sum, so no topic forbids them. Nobody is blamed or hurried in the quiet register, and who may be sad is not met with a laugh. */
function tagsAgainstSituation({ question }: QuestionContext): readonly Tag[] {
  const { topic, register, isDistressed } = question
  if (register === 'light') return []
  return QUIET_TAGS.filter((tag) => tag !== 'celebration' || isDistressed || !QUIET_BY_TOPIC.has(topic))
}

/** Whether a sentence that was written for a situation jars with a question about it. */
export function isJarringOfSituation(text: string, context: QuestionContext): boolean {
  const tags = cachedTagsIn(text)
  return tags.length > 0 && tagsAgainstSituation(context).some((tag) => tags.includes(tag))
}

const jarringTagsOf = new WeakMap<QuestionContext, readonly Tag[]>()

/** Whether a text jars with a question. One that was made of several cards is new each time, and not remembered. */
export function isJarring(text: string, context: QuestionContext, isNew = false): boolean {
  const cachedTags = isNew ? undefined : cachedTagsIn(text)
  if (cachedTags?.length === 0) return false
  const wanted = jarringTagsOf.get(context) ?? jarringTags(context)
  jarringTagsOf.set(context, wanted)
  return cachedTags ? cachedTags.some((tag) => wanted.includes(tag)) : tagsIn(text, wanted).length > 0
}

/** To get in touch is no advice in love with somebody who may want silence, or where no card can look. */
export function isJarringAct(text: string, context: QuestionContext, jars = isJarring): boolean {
  const { topic, about, ask } = context.question
  const isDelicate = ask === 'mind' || ask === 'hidden' || (topic === 'love' && about !== 'self')
  return jars(text, context) || (isDelicate && CONTACT.test(text))
}

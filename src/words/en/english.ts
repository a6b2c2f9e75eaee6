/** English, as a value. */

import { dayPieces } from '../day-pieces.ts'
import { lifeLists } from '../life.ts'
import { periodPieces } from '../period-pieces.ts'
import type { PromptWords } from '../prompts.ts'
import { returnLists } from '../returns.ts'
import { readSignPairs } from '../sign-pairs.ts'
import { timelineLists } from '../timeline.ts'
import { togetherTexts } from '../together.ts'
import type { Words } from '../words.ts'
import { cardsIn, countsIn, withoutCardNames } from './cards-in-text.ts'
import { SIGN_PAIR_PAGE } from './compatibility.ts'
import { dayTitle, feedTitle, PART_TITLES } from './daily-feed.ts'
import { duringPhase, onDay, weekdayOf } from './dates.ts'
import { COLOR_WORDS, categoryThemeWords, keyThemeWords } from './day.ts'
import {
  aspectWords,
  contactWords,
  eventWords,
  momentWords,
  natalPlacementWords,
  placementWords,
} from './facts.ts'
import { certaintiesIn, dutiesIn, ordersIn } from './instructions.ts'
import { keywordsOf } from './keywords.ts'
import { MEANINGS, meaningOf, OPPOSITES } from './meanings.ts'
import { moonText, moonTitleAt } from './moon.ts'
import { bodyName, bodyNameFirst, properName } from './names.ts'
import { natalFactWords, natalMember, portraitMember, strongestWords } from './natal-facts.ts'
import {
  keyEventWords,
  overviewMembers,
  periodWords,
  phaseMember,
  retrogradeWords,
  toneOfPeriod,
} from './period-prompt-words.ts'
import { ENERGY_WORDS, hourWords, transitWords } from './personal-day.ts'
import { PERSONAL_FEED } from './personal-feed.ts'
import { daySentences, periodSentences } from './phrases.ts'
import { languageFaults, MACHINE_TALK, mended, plainFaults, withCurlyApostrophes } from './plain-english.ts'
import { PORTRAIT_LENGTH, portraitTexts } from './portrait.ts'
import {
  categoryMember,
  dailyMembers,
  dayAsAWhole,
  lengthWords,
  lensOf,
  personalDayAsAWhole,
  personalMembers,
  STYLE_WORDS,
} from './prompt-words.ts'
import { filledTemplate, promptOf } from './prompts.ts'
import { proseFaults } from './prose-rules.ts'
import { KNOWS, QUESTION_PROMPTS } from './question-prompts.ts'
import { ENGLISH_REPORT } from './report.ts'
import { RETURN_SECTION_TITLES, RETURN_SUMMARY_LENGTH, RETURN_WITHOUT_TIME } from './returns.ts'
import { deckCardWords, ICON_WORDS, ROOM_WORDS, signWords } from './rooms.ts'
import { doubtWords, SECTION_LENGTH, SECTION_TITLES } from './sections.ts'
import { cardsInWords, longDate, shortened, titleOfDay } from './shared-view.ts'
import { CALENDAR_NAME, calendarEventWords } from './sky-events.ts'
import {
  clockTimesIn,
  contactsIn,
  eventsIn,
  housesIn,
  placementsIn,
  planetsIn,
  signsNamedIn,
  withoutNodeAndPhase,
  withoutTheir,
  withoutYour,
} from './sky-in-text.ts'
import { cardFact, spreadFactMembers, spreadLengths, themeWords, threadFact } from './spread-facts.ts'
import { ENGLISH_TAROT } from './tarot.ts'
import { tensionTexts } from './tensions.ts'
import { numberWord } from './threads.ts'
import {
  datesIn,
  RETURN_YEAR_WORDS,
  returnFactWords,
  returnMember,
  SPAN_WORDS,
  spanFactWords,
  spanMember,
} from './time-facts.ts'
import { dateFrom, datesFrom, datesInRow, SPAN_SUMMARY_LENGTH, saysLast, timeFaults } from './timeline.ts'
import { TIMELINE_PICTURE } from './timeline-picture.ts'
import { PAIR_SECTION_LENGTH, PAIR_SECTION_TITLES, PAIR_SUMMARY_LENGTH, pairFaults } from './together.ts'
import { KIND_WORDS, pairFactWords, pairMember, summaryMember } from './together-facts.ts'
import { untilWords } from './until.ts'
import { whyOfDay } from './why.ts'
import { whyOfPeriod } from './why-period.ts'
import { whyOfPersonalDay } from './why-personal.ts'

const PROMPTS: PromptWords = {
  promptOf,
  filled: filledTemplate,
  styles: STYLE_WORDS,
  lensOf,
  lengthWords,
  days: {
    placementWords,
    eventWords,
    aspectWords,
    natalPlacementWords,
    contactWords,
    momentWords,
    dayAsAWhole,
    dailyMembers,
    categoryMember,
    personalDayAsAWhole,
    personalMembers,
  },
  periods: { periodWords, toneOfPeriod, keyEventWords, retrogradeWords, phaseMember, overviewMembers },
  natal: { natalFactWords, strongestWords, natalMember, portraitMember },
  together: { pairFactWords, kindWords: KIND_WORDS, summaryMember, pairMember },
  time: {
    spanFactWords,
    returnFactWords,
    spanWords: SPAN_WORDS,
    returnWords: RETURN_YEAR_WORDS,
    spanMember,
    returnMember,
  },
  spreads: {
    cardFact,
    themeWords,
    threadFact,
    spreadMembers: spreadFactMembers,
    spreadLengths,
    knows: KNOWS,
    question: QUESTION_PROMPTS,
  },
}

export const ENGLISH: Words = {
  ...ENGLISH_TAROT,
  names: { properName, numberWord },
  dates: { weekdayOf, longDate },
  days: {
    ...dayPieces('en'),
    sentencesOf: daySentences,
    untilWords,
    whyOfDay,
    keyThemeWords,
    categoryThemeWords,
    keywordsOf,
    colors: COLOR_WORDS,
  },
  personalDays: { energy: ENERGY_WORDS, transitWords, hourWords, whyOfPersonalDay },
  periods: { ...periodPieces('en'), onDay, duringPhase, periodSentences, whyOfPeriod },
  natal: {
    meaningOf,
    meanings: MEANINGS,
    opposites: OPPOSITES,
    portraitTexts,
    portraitLength: PORTRAIT_LENGTH,
    sectionTitles: SECTION_TITLES,
    sectionLength: SECTION_LENGTH,
    doubtWords,
    tensionTexts,
  },
  signPairs: { textOf: readSignPairs('en'), page: SIGN_PAIR_PAGE },
  together: {
    ...togetherTexts('en'),
    sectionTitles: PAIR_SECTION_TITLES,
    summaryLength: PAIR_SUMMARY_LENGTH,
    sectionLength: PAIR_SECTION_LENGTH,
    pairFaults,
  },
  timeline: {
    ...timelineLists('en'),
    summaryLength: SPAN_SUMMARY_LENGTH,
    dateWords: dateFrom,
    datesInRow,
    bodyName,
    bodyNameFirst,
    saysLast,
    datesWords: datesFrom,
    timeFaults,
  },
  returns: {
    ...returnLists('en'),
    summaryLength: RETURN_SUMMARY_LENGTH,
    sectionTitles: RETURN_SECTION_TITLES,
    withoutTime: RETURN_WITHOUT_TIME,
  },
  life: lifeLists('en'),
  sky: { eventWords: calendarEventWords, moonTitle: moonTitleAt, moonText },
  report: ENGLISH_REPORT,
  timelinePicture: TIMELINE_PICTURE,
  personalFeed: PERSONAL_FEED,
  links: {
    rooms: ROOM_WORDS,
    roomOfSign: signWords,
    roomOfCard: deckCardWords,
    iconWords: ICON_WORDS,
    feedTitle,
    dayTitle,
    partTitles: PART_TITLES,
    calendarName: CALENDAR_NAME,
    titleOfDay,
    cardsInWords,
    shortened,
  },
  prose: {
    proseFaults,
    plainFaults,
    languageFaults,
    machineTalk: MACHINE_TALK,
    mended,
    withCurlyApostrophes,
    ordersIn,
    dutiesIn,
    certaintiesIn,
  },
  inText: {
    planetsIn,
    signsIn: signsNamedIn,
    contactsIn,
    placementsIn,
    housesIn,
    eventsIn,
    clockTimesIn,
    datesIn,
    withoutYour,
    withoutTheir,
    withoutNodeAndPhase,
    cardsIn,
    countsIn,
    withoutCardNames,
  },
  prompts: PROMPTS,
}

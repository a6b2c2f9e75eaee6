/**
 * A year that begins today. The service reads calendar years, so it is put together from two of them: the rest of this year, and of the
 * next as many months as make twelve.
 */
import type { PeriodHoroscope, SkyWish } from './horoscope.ts'

export interface TwelveMonths {
  /** Of the calendar year with most of the months: its texts speak for the whole. */
  readonly main: PeriodHoroscope
  /** The other one, of which only a part lies ahead. */
  readonly other: PeriodHoroscope
  /** Months, phases and dates of both, and `main` in everything else. */
  readonly horoscope: PeriodHoroscope
}

/** In January the calendar year is the twelve months, and a date that was chosen names a calendar year. */
export const isTwelveMonths = ({ period, date }: Pick<SkyWish, 'period' | 'date'>, today: string): boolean =>
  period === 'year' && date === '' && !today.startsWith('01', 5)

export const firstOfNextYear = (today: string): string => `${Number(today.slice(0, 4)) + 1}-01-01`

/** `2026-11-18` → `2027-10-31`: with the present month there are twelve. */
export function lastDay(today: string): string {
  const [year, month] = today.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year + 1, month - 1, 0)).toISOString().slice(0, 10)
}

const MAX_NOTABLE_DAYS = 5

/** `annular-solar-eclipse-2026-02-17`: what is mentioned for one day is over after it. */
const isOver = (id: string, today: string): boolean => {
  const [date = today] = /\d{4}-\d\d-\d\d$/.exec(id) ?? []
  return date < today
}

/** Without the sentences about days that are over; a text that is about nothing else stays. */
function withoutPast(year: PeriodHoroscope, today: string): PeriodHoroscope {
  const { sources, ...texts } = year.interpretation
  const over = sources.filter(({ transits }) => transits.some((id) => isOver(id, today)))
  const rest = (text: string) =>
    over
      .reduce((left, sentence) => left.replace(sentence.text, ''), text)
      .replace(/ {2,}/g, ' ')
      .trim() || text
  const members = Object.entries(texts).map(([name, text]) => [
    name,
    typeof text === 'string' ? rest(text) : text,
  ])
  return { ...year, interpretation: { ...year.interpretation, ...Object.fromEntries(members) } }
}

export function twelveMonthsFrom(
  today: string,
  wholeYear: PeriodHoroscope,
  nextYear: PeriodHoroscope,
): TwelveMonths {
  const to = lastDay(today)
  const thisYear = withoutPast(wholeYear, today)
  const both = [thisYear, nextYear]
  const isMonthAhead = (month: string) => month >= today.slice(0, 7) && month <= to.slice(0, 7)
  const isAhead = ({ date }: { readonly date: string }) => date >= today && date <= to
  const months = both.flatMap((year) => year.months ?? []).filter(({ month }) => isMonthAhead(month))
  const phases = both.flatMap((year) => year.phases).filter(({ from }) => isMonthAhead(from.slice(0, 7)))
  const isNextMain = months.filter(({ month }) => month > today.slice(0, 4).concat('-12')).length > 6
  const [main, other] = isNextMain ? [nextYear, thisYear] : [thisYear, nextYear]
  const ofBoth = (days: 'best_days' | 'careful_days') =>
    both
      .flatMap((year) => year[days])
      .filter(isAhead)
      .toSorted((one, two) => Math.abs(two.score) - Math.abs(one.score))
      .slice(0, MAX_NOTABLE_DAYS)
  const shown = [
    // mutate call: what is no text is not the text of a source
    ...Object.values(main.interpretation).filter((text) => typeof text === 'string'),
    other.interpretation.summary,
    ...phases.map(({ text }) => text),
  ]
  const horoscope: PeriodHoroscope = {
    ...main,
    horoscope_id: both.map((year) => year.horoscope_id).join(),
    period: { ...main.period, from: today, to },
    months,
    phases,
    key_dates: both.flatMap((year) => year.key_dates).filter(isAhead),
    best_days: ofBoth('best_days'),
    careful_days: ofBoth('careful_days'),
    interpretation: {
      ...main.interpretation,
      sources: both
        .flatMap((year) => year.interpretation.sources)
        .filter((source) => shown.some((text) => text.includes(source.text))),
    },
  }
  return { main, other, horoscope }
}

/** The facts of a week, month or year that a model may use, each with its id. */
import type { KeyEvent } from '../../judgement/period/key-events.ts'
import type { YearTheme } from '../../judgement/period/themes.ts'
import type { Sign } from '../../sky/zodiac.ts'
import type { Words } from '../../words/words.ts'
import type { PhasesAsk } from '../period-text.ts'
import type { PeriodPlan, Phase } from '../plan/period-plan.ts'
import { type Fact, factOf, firstOfEach, houseOfSign, placementFact } from './facts.ts'

/** Those of a whole period: how it begins and ends, its weightiest events, its parts of life, its great themes. */
export function overviewFacts(words: Words, plan: PeriodPlan): Fact[] {
  const { sign, phases, turns, categories, themes } = plan
  const parts = [categories.love, categories.profession, categories.health]
  return firstOfEach([
    storyFact(words, phases[0]!, sign),
    ...turns.slice(0, TURNS_LISTED).map((turn) => eventFact(words, turn)),
    storyFact(words, phases.at(-1)!, sign),
    ...parts.map(({ transit }) => factOf(words, transit, sign)),
    ...themes.flatMap((theme) => themeFact(words, theme)),
  ])
}

const TURNS_LISTED = 4

/** Those of some phases, with the events of their days. */
export function phasesFacts(words: Words, { plan, start, end }: PhasesAsk): Fact[] {
  const phases = plan.phases.slice(start, end)
  const [from, to] = [phases[0]!.from, phases.at(-1)!.to]
  const isWithin = ({ date }: { readonly date: string | null }) => date !== null && date >= from && date <= to
  return firstOfEach([
    ...phases.map((phase) => storyFact(words, phase, plan.sign)),
    ...plan.events.filter(isWithin).map((event) => eventFact(words, event)),
    ...plan.themes.filter(isWithin).flatMap((theme) => themeFact(words, theme)),
  ])
}

function storyFact(words: Words, { story }: Phase, reader: Sign): Fact {
  const fact = factOf(words, story.id, reader)
  const places = story.planets.map((each) => ({ ...each, house: houseOfSign(each.sign, reader) }))
  return { ...fact, signs: [...new Set([...fact.signs, ...places.map(({ sign }) => sign)])], places }
}

function eventFact({ prompts }: Words, turn: KeyEvent): Fact {
  const { event, house, kind } = turn
  const isPlaced = kind !== 'station' && kind !== 'exact_aspect'
  // The new Moon's Sun is with her, the full Moon's opposite.
  const isWithSun = kind === 'new_moon' || (event.type === 'eclipse' && event.of === 'solar')
  const placed = event.planets.slice(0, isWithSun ? 2 : 1)
  return {
    id: event.uid,
    words: prompts.periods.keyEventWords(turn),
    planets: event.planets,
    signs: [event.sign],
    places: isPlaced ? placed.map((planet) => ({ planet, sign: event.sign, house })) : [],
    ...('aspect' in event && event.aspect && { aspect: event.aspect }),
    ...('direction' in event && { isRetrograde: event.direction === 'retrograde' }),
  }
}

/** Eclipses are among the events. */
function themeFact(words: Words, theme: YearTheme): Fact[] {
  const { id, sign, house } = theme
  if (theme.kind === 'planet') return [placementFact(words, { id, planet: theme.planet, sign, house })]
  if (theme.kind === 'eclipse') return []
  const { planet } = theme
  return [
    {
      id,
      words: words.prompts.periods.retrogradeWords(theme),
      planets: [planet],
      signs: [sign],
      places: [{ planet, sign, house }],
      isRetrograde: true,
    },
  ]
}

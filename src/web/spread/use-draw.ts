/** A draw: what is asked and laid, in step with the address. What is about danger is answered with text and leaves nothing. */
import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { useRequest } from '../api/use-request.ts'
import { feel } from '../feel/feel.ts'
import { todayIn } from '../parts/dates.ts'
import { checkForDanger } from '../question/danger.ts'
import { cleanQuestion, questionOfRequest, withQuestion } from '../question/question-request.ts'
import { goTo, replaceBy, useRequested } from '../state/address.ts'
import { prefersStillness } from '../state/media.ts'
import { useRemembered } from '../state/remembered.ts'
import { dealtIn, isGraveQuestion, paragraphsInstead } from './dealt-card.ts'
import type { Kind } from './kinds.ts'
import { isMadeHere, questionSeed } from './question.ts'
import {
  cardCount,
  dealtBy,
  drawRequestFor,
  FIRST_WISH,
  type SpreadOperation,
  type SpreadWish,
  spreadParams,
  spreadWishIn,
} from './spreads.ts'

/** `table`: the cloth with the reading beside it. */
export function useDraw(table: RefObject<HTMLElement | null>) {
  const { value: wish, change } = useRemembered('spread', FIRST_WISH)
  const { exchange, wait, send, repeat, clear } = useRequest<SpreadOperation>()
  const [question, setQuestion] = useState('')
  /** The question of each draw since the page was opened, by the draw's address, which never has it. */
  const questions = useRef(new Map<string, string>())
  /** The seed of what the visitor drew here, as opposed to what a link laid. */
  const [mine, setMine] = useState<string>()
  /** The places in the fan of the cards taken from it; undefined while there is no fan. */
  const [chosen, setChosen] = useState<readonly number[]>()
  /** What is said instead of cards. */
  const [danger, setDanger] = useState<readonly string[]>()
  const [isUnchecked, setUnchecked] = useState(false)
  const asked = useRequested('spread')

  /** Whether the form is open although cards are laid. */
  // mutate constant true: whatever the address lays folds it
  const [isChanging, setChanging] = useState(false)

  const showTable = () => {
    const cloth = table.current
    if (cloth && !beginsInSight(cloth))
      cloth.scrollIntoView({ behavior: prefersStillness() ? 'instant' : 'smooth', block: 'start' })
  }
  /** From a button that goes: it waits for the cards. */
  const moveFocus = () => table.current?.focus({ preventScroll: true })
  // The address contains the request: dealing writes it, and a link, a reload or the back button deals from it.
  useEffect(() => {
    setChosen(undefined)
    setChanging(false)
    if (asked === undefined) return clear()
    const wanted = spreadWishIn(asked, wish)
    change(wanted)
    send(withQuestion(drawRequestFor(wanted), questions.current.get(asked) ?? ''))
    showTable()
  }, [asked])

  const deal = (filled: SpreadWish, written: string) => {
    const wanted = dealtBy(filled)
    change(wanted)
    const params = spreadParams(wanted)
    const sent = cleanQuestion(written)
    questions.current.set(params.toString(), sent)
    if (params.toString() !== asked) return goTo('spread', params)
    send(withQuestion(drawRequestFor(wanted), sent))
    showTable()
  }
  /** Of what was written nothing is left: no seed, no address, no remembered form. */
  const showDanger = (paragraphs: readonly string[]) => {
    setDanger(paragraphs)
    setQuestion('')
    setMine(undefined)
    setChosen(undefined)
    // mutate statement: the address goes next, and the answer with it
    clear()
    change({ seed: '', ...(wish.kind === 'custom_spread' && { places: FIRST_WISH.places }) })
  }
  /** Before anything is dealt, or leaves the browser. */
  const whenSafe = (wanted: SpreadWish, then: () => void) => {
    setUnchecked(false)
    const places =
      wanted.kind === 'custom_spread' ? wanted.places.flatMap(({ name, question }) => [name, question]) : []
    checkForDanger([question, isMadeHere(wanted.seed) ? '' : wanted.seed, ...places], {
      onDanger: (paragraphs) => {
        showDanger(paragraphs)
        if (asked !== undefined) goTo('spread')
      },
      onNone: then,
      onFailure: () => setUnchecked(true),
    })
  }
  const dealMine = (wanted: SpreadWish, written: string, places: readonly number[]) => {
    const seed = questionSeed(written, todayIn(), places)
    setMine(seed)
    deal({ ...wanted, seed }, written)
  }
  /** The question may have been changed while the fan lay there. */
  const dealFromFan = (places: readonly number[]) =>
    whenSafe({ ...wish, seed: '' }, () => {
      moveFocus()
      dealMine(wish, question, places)
    })

  const answer = exchange?.answer
  const instead = useMemo(() => answer && paragraphsInstead(answer), [answer])
  useLayoutEffect(() => {
    if (instead === undefined) return
    if (asked !== undefined) questions.current.delete(asked)
    showDanger(instead)
    replaceBy('spread')
  }, [instead])
  const dealt = useMemo(() => (answer && !instead ? dealtIn(answer) : undefined), [answer])
  useEffect(() => {
    if (dealt === undefined) return
    setChanging(false)
    showTable()
  }, [dealt])

  return {
    wish,
    question,
    setQuestion,
    exchange,
    wait,
    repeat,
    chosen,
    dealt,
    /** What the address lays; undefined without one. */
    laid: useMemo(() => (asked === undefined ? undefined : spreadWishIn(asked, wish)), [asked, wish]),
    isChanging,
    unfold: () => setChanging(true),
    danger,
    leaveDanger: () => setDanger(undefined),
    isUnchecked,
    forgetUnchecked: () => setUnchecked(false),
    // A grave question is answered at once, without ceremony.
    isOneByOne:
      mine !== undefined && mine === wish.seed && !prefersStillness() && !(dealt && isGraveQuestion(dealt)),
    changeWish: (changed: Partial<SpreadWish>) => {
      change(changed)
      if (changed.kind !== undefined || changed.isByHand !== undefined) clear()
    },
    dealAsFilled: (wanted: SpreadWish) => whenSafe(wanted, () => deal(wanted, question)),
    drawMine: () =>
      whenSafe({ ...wish, seed: '' }, () => {
        if (prefersStillness()) return dealMine(wish, question, [])
        clear()
        setChosen([])
        showTable()
      }),
    take: (at: number) => {
      feel('deal')
      const taken = [...(chosen ?? []), at]
      if (taken.length < cardCount(wish)) setChosen(taken)
      else dealFromFan(taken)
    },
    takeRest: () => {
      feel('deal')
      dealFromFan(chosen ?? [])
    },
    /** Draws anew, for the question that was answered. */
    laySuggested: (kind: Kind) => {
      moveFocus()
      dealMine({ ...wish, kind }, questionOfRequest(exchange?.asked), [])
    },
  }
}

/** In the upper third of the window: the view stays, and with it the line of what was asked. */
function beginsInSight(shown: HTMLElement): boolean {
  const { top } = shown.getBoundingClientRect()
  return top >= 0 && top < innerHeight / 3
}

/** The card of the day in full, in a dialog. */
import { useMemo } from 'preact/hooks'
import type { Answer } from '../api/operations.ts'
import { CardDialog } from '../spread/card-dialog.tsx'
import { dealtIn } from '../spread/dealt-card.ts'

interface Props {
  readonly answer: Answer<'drawDailyCard'>
  readonly onClose: () => void
}

export function CardDetail({ answer, onClose }: Props) {
  const { cards } = useMemo(() => dealtIn(answer), [answer])
  return <CardDialog cards={cards} open={cards[0]!} onOpen={() => undefined} onClose={onClose} />
}

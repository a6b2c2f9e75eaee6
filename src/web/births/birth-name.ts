/** The name of a birth in lists. */
import { FRAME, NAMES } from '../parts/words.ts'
import type { Births, NamedBirth } from '../state/birth-list.ts'

/** The first without a name is the visitor's own; any other is called by its date. */
export const birthName = ({ births }: Pick<Births, 'births'>, birth: NamedBirth): string =>
  birth.name || (births[0]?.id === birth.id ? FRAME.births.you : NAMES.longDate(birth.date))

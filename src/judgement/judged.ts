/**
 * What judgement weighs. A list of its own: a body that a chart shows besides these changes no score, no plan and no text, until it
 * stands here and has a row in every table of this room.
 */
import { PLANETS, type Planet } from '../sky/planets.ts'

export const JUDGED: readonly Planet[] = PLANETS

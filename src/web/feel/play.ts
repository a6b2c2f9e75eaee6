/** Plays the rustle of a card, and lets a phone tremble a little; loaded when that is switched on. */
import { prefersStillness } from '../state/media.ts'
import { type CardMove, rustle } from './rustle.ts'

/** Of the motor, in milliseconds: as short as it can be felt. */
const TREMBLE_MS: Readonly<Record<CardMove, number>> = { deal: 10, turn: 16 }

let context: AudioContext | undefined

export function play(moment: CardMove): void {
  // Visitors who prefer reduced motion get no vibration either.
  if (!prefersStillness()) navigator.vibrate?.(TREMBLE_MS[moment])
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  // A browser begins in silence until something has been pressed.
  if (context.state === 'suspended') void context.resume().catch(() => undefined)
  const samples = rustle(moment, context.sampleRate, Math.random)
  const sound = context.createBuffer(1, samples.length, context.sampleRate)
  sound.copyToChannel(samples, 0)
  const source = context.createBufferSource()
  source.buffer = sound
  source.connect(context.destination)
  source.start()
}

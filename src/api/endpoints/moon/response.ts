import { type MoonPhase, visiblePhaseOf } from '../../../chart/moon-phase.ts'
import type { MoonReading } from '../../../readings/moon.ts'
import { nameOf, type Sign, signOf } from '../../../sky/zodiac.ts'
import { utcText, wallAt, wallText } from '../../../time/wall-clock.ts'
import type { Zone } from '../../../time/zones.ts'
import type { Words } from '../../../words/words.ts'
import { pointInZodiac, shownDegrees, shownOrb } from '../../numbers.ts'

import { toPhaseResponse } from '../chart/response.ts'
import { spelledPhase } from '../sky-calendar/response.ts'

export function toMoonResponse({ sky }: Words, reading: MoonReading) {
  const { at, zone, position, phase, age, brightLimb, above, previousPhase, nextPhases, nextEclipse } =
    reading
  return {
    ...toMomentResponse(at, zone),
    timezone: zone.name,
    phase: toVisiblePhaseResponse(phase),
    title: sky.moonTitle(visiblePhaseOf(phase), position.longitude),
    text: sky.moonText(signOf(position.longitude)),
    age_days: shownOrb(age),
    position: pointInZodiac(position.longitude),
    bright_limb: shownOrb(brightLimb),
    sky: above && { altitude: shownDegrees(above.altitude), tilt: shownOrb(above.tilt) },
    void_of_course: toVoidResponse(reading),
    previous_phase: exactPhase(previousPhase, zone),
    next_phases: nextPhases.map((event) => exactPhase(event, zone)),
    next_eclipse: { id: nextEclipse.id, ...toEventResponse(nextEclipse, zone) },
  }
}

export const toVisiblePhaseResponse = (phase: MoonPhase) => ({
  ...toPhaseResponse(phase),
  name: visiblePhaseOf(phase),
})

const localText = (instant: number, zone: Zone) => wallText(wallAt(instant, zone))

const toMomentResponse = (at: number, zone: Zone) => ({ at: utcText(at), local: localText(at, zone) })

const toEventResponse = ({ at, sign }: { at: number; sign: Sign }, zone: Zone) => ({
  ...toMomentResponse(at, zone),
  sign: nameOf(sign),
})

const exactPhase = (event: MoonReading['previousPhase'], zone: Zone) => ({
  phase: spelledPhase(event.id),
  ...toEventResponse(event, zone),
})

function toVoidResponse({ voidOfCourse, isVoid, voidRule, zone }: MoonReading) {
  const { at, endsAt, sign, nextSign, lastAspect } = voidOfCourse
  return {
    now: isVoid,
    rule: voidRule,
    begins: utcText(at),
    ends: utcText(endsAt),
    local_begins: localText(at, zone),
    local_ends: localText(endsAt, zone),
    sign: nameOf(sign),
    next_sign: nameOf(nextSign),
    last_aspect: { planet: lastAspect.planets[1], aspect: lastAspect.aspect },
  }
}

/** `<augury-card>`, `<augury-day>`, `<augury-moon>`, `<augury-wheel>` and `<augury-pair>`: the elements that one script tag adds to any page (docs/embeds.md). */
import { CARD } from './card.ts'
import { DAY } from './day.ts'
import { define } from './element.ts'
import { MOON } from './moon.ts'
import { PAIR } from './pair.ts'
import { WHEEL } from './wheel.ts'

define('augury-card', CARD)
define('augury-day', DAY)
define('augury-moon', MOON)
define('augury-wheel', WHEEL)
define('augury-pair', PAIR)

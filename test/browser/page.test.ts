/** The page as a person uses it, in a real Chromium. One file, so that one browser serves all of it. */
import './spread.ts'
import './sky.ts'
import './chart.ts'
import './states.ts'
import './whole.ts'
import './quality.ts'

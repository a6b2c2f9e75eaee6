/** The looks of the elements. A page sets the variables that begin with `--augury-` (docs/embeds.md). */
import { WHEEL_THEMES } from '../drawing/wheel/themes.ts'

/** The server draws a wheel in colours of its own; those of its ground and its lines follow the page. */
const RECOLOURED = [WHEEL_THEMES.light, WHEEL_THEMES.dark]
  .flatMap(({ ground, ink, gold }) => Object.entries({ paper: ground, ink, accent: gold }))
  .map(
    ([name, colour]) =>
      `.wheel [fill="${colour}"] { fill: var(--${name}) }\n.wheel [stroke="${colour}"] { stroke: var(--${name}) }`,
  )
  .join('\n')

const DARK = `
  --ink: var(--augury-ink, #f3ead6);
  --paper: var(--augury-paper, #181c3a);
  --accent: var(--augury-accent, #ddb866);
  --dim: var(--augury-dim, #bab8ca);
  --line: var(--augury-line, #353c69);
  --shade: var(--augury-shade, #353c69);
  color-scheme: dark;`

export const STYLE = `
:host {
  --ink: var(--augury-ink, #20233f);
  --paper: var(--augury-paper, #fffbf2);
  --accent: var(--augury-accent, #86601a);
  --dim: var(--augury-dim, #595b75);
  --line: var(--augury-line, #dfd2b4);
  --shade: var(--augury-shade, #3a3f66);
  --glow: var(--augury-glow, #f4d58a);
  color-scheme: light;
  display: block;
  max-width: 38rem;
  text-align: start;
}
@media (prefers-color-scheme: dark) { :host(:not([scheme=light])) {${DARK} } }
:host([scheme=dark]) {${DARK} }
:host([hidden]) { display: none }
article {
  box-sizing: border-box;
  padding: var(--augury-space, 1.25rem);
  border: 1px solid var(--line);
  border-radius: var(--augury-radius, 12px);
  background: var(--paper);
  color: var(--ink);
  font: var(--augury-size, 1rem)/1.55 var(--augury-font, "Iowan Old Style", "Palatino Linotype", Palatino, P052, Georgia, serif);
  overflow-wrap: anywhere;
}
p, dl, dd, figure { margin: 0 }
p + p, p + dl, dl + p, figcaption { margin-top: .6em }
.heading {
  color: var(--accent);
  font: 600 1.3em/1.25 var(--augury-heading-font, var(--augury-font, "Iowan Old Style", "Palatino Linotype", Palatino, P052, Georgia, serif));
}
.dim, figcaption { color: var(--dim); font-size: .9em }
.heading + .dim { margin-top: .15em }
.beside { display: flex; flex-wrap: wrap; gap: 1.25em; align-items: flex-start }
.beside > div { flex: 1 1 13em; min-width: 0 }
.card, .moon, .sign { flex: none; height: auto }
.card { width: 9.5em; border-radius: 5% / 3%; box-shadow: 0 .3em 1em #0005 }
.reversed { transform: rotate(180deg) }
.moon { width: 6em }
.moon circle { fill: var(--shade) }
.moon path { fill: var(--glow) }
.sign { width: 3.4em }
.sign path { fill: none; stroke: var(--accent); stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round }
.wheel { display: block; width: 100%; max-width: 36em; height: auto; margin: auto }
figcaption { text-align: center }
dt { color: var(--accent); font-weight: 600 }
dd + dt { margin-top: .5em }
a { color: var(--accent); text-underline-offset: .15em }
a:focus-visible { outline: 2px solid currentColor; outline-offset: 2px }
${RECOLOURED}`

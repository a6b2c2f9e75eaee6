/** How much of what there is between two charts, beside random pairs: a bar for each, and no mark. */
import { barOf, type Comparison, type ScoreFigure } from './pair.ts'
import { WORDS } from './words.ts'

type Name = keyof typeof WORDS.ranks.names

export function Ranks({ score, pairs }: { score: Comparison['score']; pairs: number }) {
  const { contact, ease, parts } = score
  const figures = Object.entries({ contact, ease, ...parts }) as [Name, ScoreFigure][]
  return (
    <div class="chapter ranks">
      <h4>{WORDS.ranks.title}</h4>
      <ul>
        {figures.map(([name, figure]) => (
          <li key={name} class={name === 'friction' ? 'hard' : ''}>
            <span>{WORDS.ranks.names[name]}</span>
            <Bar figure={figure} />
            <span class="rank-words">{rankInWords(figure)}</span>
          </li>
        ))}
      </ul>
      <p class="dim small">{WORDS.ranks.hint(pairs)}</p>
    </div>
  )
}

function Bar({ figure }: { figure: ScoreFigure }) {
  const bar = barOf(figure)
  return (
    <span class="rank-bar" aria-hidden="true">
      {bar && <i style={{ left: `${bar.from}%`, width: `${Math.max(bar.to - bar.from, 1)}%` }} />}
    </span>
  )
}

function rankInWords(figure: ScoreFigure): string {
  const bar = barOf(figure)
  if (bar === null) return WORDS.ranks.unknown
  return figure.rank === null ? WORDS.ranks.between(bar.from, bar.to) : WORDS.ranks.rank(bar.to)
}

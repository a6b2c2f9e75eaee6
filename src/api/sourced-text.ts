/** A text with the facts that its parts come from, in an answer. */
import { Type } from '../schema/type.ts'
import { prose, type Sentence } from '../writer/sentence.ts'

export const toLineResponse = ({ text, transits }: Sentence) => ({ text, facts: transits })

export const toTextResponse = (sentences: readonly Sentence[]) => ({
  text: prose(sentences),
  sources: sentences.map(toLineResponse),
})

/** The parts of a text in their order; `facts` says which ids they come from. */
export const sourcesOf = (facts: string) =>
  Type.Array(
    Type.Object({
      text: Type.String(),
      facts: Type.Array(Type.String(), { description: facts }),
    }),
    { description: 'The parts of the text in their order, each with the facts it comes from.' },
  )

/** Whether a question sounds like a choice between two ways. A light look while it is written: the service reads it properly. */

/** “Or” that does not stand between two ways. */
const OTHER_OR =
  /\b(?:or (?:not|no|so|less|later|else|what|whatever|something|anything|never)|(?:whether|sooner|more|one|once|a \w+) or|either way)\b/i
/** A word or more on either side, in one sentence. */
const TWO_WAYS = /^[^.!?]*\p{L}{2,},?\s+or\s+[^.!?]*\p{L}{2,}[^.!?]*[?.!]*$/iu

/** What is so is nothing to choose: “Is it love or habit?” */
const WHAT_IS_SO =
  /^(?:is|are|was|were|does|did|has|have) (?:it|this|that|he|she|they|what|there|my|our|the) /i

/** A longer text is a story, and may be a sad one. */
const MAX_LENGTH = 140

export const soundsLikeChoice = (question: string): boolean => {
  const text = question.trim()
  return text.length <= MAX_LENGTH && TWO_WAYS.test(text) && !OTHER_OR.test(text) && !WHAT_IS_SO.test(text)
}

/** What only the phrases name in braces: regular expressions, made of the lists in `../lists/`. */
export const PHRASE_LISTS = {
  /** Ends a sentence, or goes on with something that does not change its meaning. */
  end: '\\.|and|but|so|because|please|help|now|tonight|today|lol|really|at all|just|if|should|will|what|is|i|am',
  /** Whoever may be spoken of, with or without `my`. */
  person: `he|she|they|someone|(?:my|our|the|her|his|this|that|a|some) (?:{man}|{grownup}|son|daughter|sister|brother in law|father in law|mother in law|sister in law|dad|friend|landlord|brothers?|family|in laws|stalker|stranger|neighbour|customer|client|manager|colleague|ex partner)|{man}|stepfather|mother|father`,
}

/** Which kind a caller's own place is of: found by words in its name, then in its question (docs/spreads.md). */
import type { PlaceKind } from '../../tarot/spreads.ts'

/** The first row that matches counts: the special before the general. */
const WORDS: readonly (readonly [PlaceKind, RegExp])[] = [
  ['hope_and_fear', /\bhopes? (?:and|or|&) fears?\b|\bfears? (?:and|or|&) hopes?\b/],
  ['bond', /\b(?:between (?:us|you|them)|relationship|bond|connection|what joins|common ground)\b/],
  [
    'other_person',
    /\b(?:other person|partner|lover|crush|ex|friend|boss|colleague|mother|father|sister|brother|(?:him|her|them|they|he|she))\b/,
  ],
  [
    'advice',
    /\b(?:advice|guidance|action|act|do|how to|next step|first step|step|remedy|solution|way forward|lesson|help me to)\b/,
  ],
  ['weakness', /\b(?:weakness(?:es)?|blind spot|let go|release|trips|shadow|fears?|avoid|cost)\b/],
  [
    'challenge',
    /\b(?:challenges?|obstacles?|block(?:s|age|ed)?|problem|difficult(?:y|ies)|cross(?:es|ing)?|against|hinders?|hindrance|resists?|stands in (?:my|the) way|trouble)\b/,
  ],
  [
    'strength',
    /\b(?:strengths?|gifts?|resources?|helps?|support|lean on|carries|power|ally|allies|talents?)\b/,
  ],
  [
    'root',
    /\b(?:roots?|why|causes?|origin|foundation|basis|beneath|below|underneath|hidden|unconscious|comes from)\b/,
  ],
  ['past', /\b(?:past|behind|was|were|history|yesterday|childhood|before|left behind|used to)\b/],
  [
    'outcome',
    /\b(?:outcomes?|results?|leads?|where (?:it|this) (?:is )?(?:going|headed)|long[- ]term|end|conclusion|if nothing changes|future)\b/,
  ],
  [
    'near_future',
    /\b(?:next|soon|coming|comes|tomorrow|week|month|near future|ahead|approaching|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december)\b/,
  ],
  ['choice', /\b(?:options?|choices?|paths?|choose|first way|second way|a or b|if i|door)\b/],
  ['aim', /\b(?:aims?|goals?|wish(?:es)?|want|desires?|dreams?|hopes?|crown|above|best|potential)\b/],
  ['mind', /\b(?:mind|thoughts?|think(?:ing)?|head|mental)\b/],
  ['body', /\b(?:body|health|physical|rest|sleep|strength of body|pace)\b/],
  ['spirit', /\b(?:spirit(?:ual)?|soul|meaning|faith|inner|heart's call)\b/],
  [
    'others',
    /\b(?:others|people|environment|surroundings|family|friends|around (?:me|you)|influences?|outside)\b/,
  ],
  ['self', /\b(?:self|me|myself|i am|my (?:part|role|attitude|stance|side)|you|yourself)\b/],
  [
    'present',
    /\b(?:present|now|today|situation|current(?:ly)?|heart|core|matter|issue|what is|where (?:i|things) stand|theme)\b/,
  ],
]

const kindIn = (text: string): PlaceKind | undefined =>
  WORDS.find(([, words]) => words.test(text.toLowerCase()))?.[0]

export const kindOfOwnPlace = (name: string, question = ''): PlaceKind =>
  kindIn(name) ?? kindIn(question) ?? 'open'

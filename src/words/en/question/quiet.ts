/** Neutral words for the cards of an answer that shows none: nothing in them celebrates, jokes, blames, foretells or hurries. */
import type { Danger, DangerKind, DangerVoice } from '../../../tarot/question/danger.ts'

export const QUIET = {
  meaning: 'This card is not read for your question. It may be left aside.',
  inPosition: 'Nothing is read in this place for your question.',
  keywords: ['rest', 'company', 'care', 'quiet'],
  themes: ['rest', 'company', 'care'],
  summary:
    'These cards are not read for your question, because it should not hang on cards. Nothing in them says what will happen, what you deserve or what you should do. What the answer says counts, and the people who can be with you count more than any card.',
  rule: 'No card may answer this question with yes or no, so the answer is unclear. What matters is in the reading.',
} as const

type Acts = Readonly<Partial<Record<DangerVoice, string>>> & { readonly self: string }

/** For whoever is in danger, and for those who ask because of somebody else. */
const QUIET_ACTS: Readonly<Record<DangerKind, Acts>> = {
  self_harm: {
    self: 'Please call or wake one person now, and ask them to stay with you.',
    other:
      'Please stay with them, or get somebody who can, and ask them plainly whether they are thinking of ending their life. If it may be soon, call the emergency number now; otherwise ring a crisis line today and ask what to do. Put away what could be used, if that is safe for you, and don’t promise to keep it secret. Afterwards, talk to somebody about how it is for you.',
  },
  violence: {
    self: 'If it is safe, speak now to one person you trust, or to a helpline, from a phone that isn’t checked.',
    other:
      'Please ring a helpline today and ask what you can safely do; if somebody is in danger now, call the emergency number. When you are alone with them and it is safe, ask plainly how they are, say that you believe them, and stay if they would like you to. Whoever does it must not hear of it from you, but don’t promise silence where a life is in danger. Afterwards, talk to somebody about how it is for you.',
    doer: 'Please go out of reach of anybody you might hurt, if they are safe without you, and call one person now who can come and stay.',
  },
  minor: {
    self: 'Please tell one grown-up who can help, today.',
    other:
      'Please tell somebody today who can protect a child, and ask them what to do next; if a child is being hurt now, call the emergency number. Stay near the child if that is safe, ask simply how they are, and listen. Don’t promise to keep it secret. Afterwards, talk to somebody about how it is for you.',
    parent:
      'Please stay with your child, ask simply how they are, and listen; don’t promise to keep it secret. Tell somebody today who can protect them, and ask what to do next; if your child is being hurt now, call the emergency number. Afterwards, talk to somebody about how it is for you.',
    school:
      'Please save the messages, if there are any, and tell the head or the person responsible for safeguarding today. Ask your child simply how they are, listen, and don’t promise to keep it secret. Afterwards, talk to somebody about how it is for you.',
    pregnancy: 'Please tell one person who can be with you in this, today.',
  },
}

export const quietAct = ({ grave, voice }: Pick<Danger, 'grave' | 'voice'>): string =>
  QUIET_ACTS[grave][voice] ?? QUIET_ACTS[grave].self

/** A function, so that the page, which does not call it, does not load it. */
export const allQuietActs = (): string[] => Object.values(QUIET_ACTS).flatMap((acts) => Object.values(acts))

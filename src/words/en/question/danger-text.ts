/**
 * What is said instead of cards when somebody may be in danger. Whom to call comes first, nothing stands before a call, and nothing promises what is
 * not so. These texts need a reader from the field before they are changed or released.
 */
import type { Danger, DangerVoice } from '../../../tarot/question/danger.ts'

const NO_PERSON = 'No person reads this page, so it can’t fetch help; the people named here can.'
const NO_CARDS = 'No cards are laid for this.'

type DangerOfWhom = Pick<Danger, 'grave' | 'voice'>
type Texts = Readonly<Partial<Record<DangerVoice, readonly string[]>>>

const SELF_HARM: Texts = {
  self: [
    'Thank you for saying it. Please get a person with you now: call the emergency number or a crisis line, wake somebody, or knock on the nearest door. {numbers}',
    'If you have already taken something or hurt yourself, call the emergency number now, even if you feel all right. “I don’t want to live, and I need someone with me” is enough; you don’t have to explain it well.',
    `${NO_PERSON} ${NO_CARDS} You matter more than any card. You would be missed, however it looks from where you are, and nobody would be better off; the people in your life would far rather be woken by you, at any hour.`,
    'Go where other people are, and ask one of them to stay, and to take away, for now, anything you could hurt yourself with. You needn’t believe that it will feel different. You only need to get to the next hour with somebody.',
  ],
  other: [
    'Thank you for taking it seriously. If they may act on it, or have taken or done something already, call the emergency number now, even if they say they feel all right, and stay with them or get someone who can. {numbers}',
    `${NO_PERSON} ${NO_CARDS} Nobody can tell from cards what another person will do, and it is not yours to guess alone.`,
    'Ask them plainly whether they are thinking of ending their life; asking does not put it there. Listen, take away what could be used if that is safe for you, and bring in others: a doctor, a crisis line, their family. A crisis line also speaks with those who worry about somebody. A promise not to tell may be broken for this.',
    'You are not to blame for what they feel, and staying with someone because of a threat does not keep them safe; people who know this can. Find somebody for yourself as well.',
  ],
}

const VIOLENCE: Texts = {
  self: [
    'Thank you for saying it. If you are in danger now, call the emergency number, and if you must get out at once, go. If somebody may look at this device, take only this page out of its history when you have read it, if it is safe, and go on from a phone that isn’t checked. {numbers}',
    `${NO_PERSON} ${NO_CARDS} You aren’t imagining it, and it isn’t your fault. To be struck, forced, threatened or followed is violence; to be watched, or kept from your keys, your money, your phone or your people, is violence too, even if nobody has been struck. It counts in a marriage and in love, too, and being sorry afterwards isn’t yet change; nobody can promise you that it will stop. If you are hurt or were forced, a doctor can help, soon, and you decide what else is done.`,
    'Speak to a helpline for domestic or sexual abuse, where there is one, if it is safe from a phone that isn’t checked. They take it seriously, whoever you are, whenever it was, and whether you stay or go, and think with you about steps, also about money, papers or a new bank card. Tell one person you trust as well. Leaving is safest with help and with few people knowing; if it is safe, don’t announce it and don’t do it alone.',
    'If it is safe, keep messages or pictures of injuries somewhere they can’t be found. The question is not kept here; only your browser may remember that you were on this page.',
  ],
  other: [
    'Thank you for not looking away. If somebody is in danger now, call the emergency number; you may do that for another person. {numbers}',
    `${NO_PERSON} ${NO_CARDS} Please don’t face the one who does it: that can make it more dangerous, for them and for you.`,
    'When you are alone together, if it is safe, say what you have seen, that you believe them, and that it isn’t their fault. Let them decide the pace; offer a phone that isn’t checked, a bed, a lift, somebody to go along. If they must get out at once, help them go.',
    'A helpline for domestic or sexual abuse, where there is one, also advises friends, family and neighbours. Ring it yourself, and ask what is safe to do.',
  ],
  doer: [
    'Thank you for saying it. If somebody is hurt, or you might hurt somebody now, go out of reach of them at once if they are safe without you, and call the emergency number or a person who can come and stay. {numbers}',
    `${NO_PERSON} ${NO_CARDS} That you say it matters, and it isn’t enough by itself: please tell it today to somebody who can act with you, a doctor, a crisis line, or a helpline for people who are afraid of hurting others, where there is one.`,
    'Stay away from drink and from anything that could be used, and let somebody else be with the children if there are any. A small child who was shaken, hit or dropped needs a doctor now, even if it seems all right.',
    'People do learn to stop, with help and never by promising it alone.',
  ],
}

const MINOR: Texts = {
  self: [
    'Thank you for saying it. Please tell a grown-up who isn’t part of it, today; if you are being hurt now, are afraid tonight or have nowhere to go, call the emergency number. {numbers}',
    `${NO_PERSON} ${NO_CARDS}`,
    'It can be a teacher, a doctor or nurse, a grandparent, a friend’s parent, or a helpline for children and young people, where there is one; it is usually free, and you usually needn’t give your name. “Somebody is hurting me” or “I’m not safe” is enough. If the first person doesn’t act, tell the next.',
    'It isn’t your fault, whatever was said and whatever you did or didn’t do, and you aren’t in trouble for telling. A secret that hurts may be told. Please don’t face the one who does it, and don’t meet alone anybody you know only from the internet. If you must get out at once, go to other people.',
  ],
  other: [
    'Thank you for noticing. Please tell someone who can protect a child, today; if a child is being hurt now, or is missing, call the emergency number. {numbers}',
    `${NO_PERSON} ${NO_CARDS} You don’t have to be sure, and you don’t have to prove anything.`,
    'Those who can act are the child protection service or social services, the police, a doctor, a teacher who has no part in it, or a helpline for children, where there is one; they advise grown-ups and other children too, and usually you needn’t give your name. Say what you saw or heard, in your own words. If the first person doesn’t act, tell the next.',
    'Please don’t face the one who does it: that can put the child in more danger. If a child tells you something, listen, say that you believe them and that it isn’t their fault, and don’t promise to keep it secret. If the child must get out at once, help them go.',
  ],
  parent: [
    'Thank you for noticing. Please tell someone who can protect your child, today; if your child is being hurt now, or is missing, call the emergency number. {numbers}',
    `${NO_PERSON} ${NO_CARDS} You don’t have to be sure, and you don’t have to prove anything.`,
    'Those who can act are the child protection service or social services, the police, a doctor, a teacher who has no part in it, or a helpline for children, where there is one; they advise parents, too. If it has to do with school, save the messages, and tell the head or the person there who is responsible for safeguarding. Say what you saw or heard, in your own words. If the first person doesn’t act, tell the next.',
    'Please don’t face the one who does it: that can put your child in more danger. Listen, say that you believe your child and that it isn’t their fault, and don’t promise to keep it secret. If your child must get out at once, go with them.',
  ],
  school: [
    'Thank you for noticing. Please tell the head of the school, or the person there who is responsible for safeguarding, today, and save the messages without replying or warning anybody; tell the police if anything is sexual or a meeting is asked for, and call the emergency number if your child is in danger now. {numbers}',
    `${NO_PERSON} ${NO_CARDS} You don’t have to be sure, and you don’t have to prove anything.`,
    'If the head is part of it or doesn’t act, tell the child protection service or social services, the police or a doctor; a helpline for children, where there is one, advises parents, too. Say what you saw, read or heard, in your own words, and write down when.',
    'Please don’t face the one who does it: that can put your child in more danger. Listen, say that you believe your child and that it isn’t their fault, and don’t promise to keep it secret.',
  ],
  pregnancy: [
    'Thank you for saying it. Please tell a person who can be with you in this, now or today: a parent, another grown-up you trust, a doctor or nurse. {numbers}',
    `${NO_PERSON} ${NO_CARDS} It is too much to carry alone, and it is yours to decide, nobody else’s.`,
    'A doctor, a nurse or a clinic for young people can tell you for certain how it is, and what is possible where you live, to have the child or not to, without pushing you either way; it is good to go soon. They usually keep it to themselves; you may ask about that at the start, and bring somebody along.',
    'If somebody forced you, or you are afraid of what will happen at home, tell them that too, or call the emergency number or a helpline for young people, where there is one. You aren’t in trouble for it, and nothing has to be decided today.',
  ],
}

const TEXTS: Readonly<Record<Danger['grave'], Texts>> = {
  self_harm: SELF_HARM,
  violence: VIOLENCE,
  minor: MINOR,
}

/** Where the operator has named no helplines. */
const ANYWHERE =
  'The emergency number is 112 in most of Europe, 911 in North America and 999 in Britain; elsewhere it is the local one. Helplines of your country are listed at findahelpline.com.'

/** `helplines` are those of the setting, as the operator wrote them. */
export function dangerParagraphs({ grave, voice }: DangerOfWhom, helplines?: string): string[] {
  const texts = TEXTS[grave]
  return (texts[voice] ?? texts.self!).map((paragraph) =>
    paragraph.replace('{numbers}', () => helplines ?? ANYWHERE),
  )
}

export const dangerText = (danger: DangerOfWhom, helplines?: string): string =>
  dangerParagraphs(danger, helplines).join('\n\n')

/** How English asks: the words with which a question begins, and those that only look like one. */
import type { FormWords } from '../../../../tarot/question/forms.ts'

export const FORM_WORDS: FormWords = {
  auxiliaries:
    'will is are am do does did can could should would shall has have had was were may might must ought need dare',
  /** After these auxiliaries only a person makes a question: “Have two offers” is none. */
  weakAuxiliaries: 'has have had do did may might must need dare was were',
  subjects:
    'i we he she they it you this that these those there my our his her their the a an your someone anyone everyone no one people any some somebody anybody what mother father who',
  pronouns: 'i we he she they it you this that there',
  /** No subject: “Will texted me”, “is going”. */
  notSubjects:
    'texted said says called left told wants likes thinks asked went came has is was be been being going got to not_a and or but because of wrote replied moved loves hates keeps never always just',
  conjunctions:
    'and but so because though although anyway then also since cause plus while yet still however well okay',
  relatives: 'nor so neither than as which that who what where how why when if whether not',
  tables: {
    when: `
      when/whens
      how long/soon/quickly/fast/much_more_time/much_time/many_years/many_months/many_weeks/many_days/much_more
      what/which/at_what age/year/month/day/date/time/week/season
      by when
      till/until/since when
      time/timing/timeframe/time_frame of/for ~
    `,
    why: `
      why
      how come
      what/whats makes/make/made/is_making/caused/causes/is_the_reason/was_the_reason
      what is/was the reason
      for what reason
      what reason
      reason why
      what for
    `,
    who: `
      who/whom/whose
      which person/man/woman/guy/friend/one_of_my/one_of_them/sister/brother
      what is/will_be/are/is_the ~ first_letter/initial/initials/name/letter ~
      what/whats ~ first_letter/initial/initials of ~
    `,
    how: `
      how
    `,
    what: `
      what
      which
      where
      whats
    `,
    yes_no: `
      know/wonder/wondering/wondered/tell_me/tell/see/ask/sure/curious/say/find_out/knows/check/asking/unsure/understand/predict/decide if/whether
      any/is_there/is_there_any/what_are_the/what_is_the/have_i_a/there_a/the/have_any/still_a chance/chances/possibility/hope/way/likelihood/odds
      yes or no
      or/or_not not/nah/no/nope/naw .
      or not/nah/nope
      yes/yes_no no
      possible/likely that/to/for/i/he/she/we
      is it possible/true/worth
      true or false
    `,
    /** Said before the question. */
    openers: `
      please/pls/kindly/dear_reader/hi/hello/hey/ok/okay/so/and/but/well/now/also/then/just/honestly/seriously/omg/oh/ugh/lol/um/dear/good_morning/good_evening/thanks/thank_you/sorry/anyway/again/really/actually/basically/god/universe/cards/tarot/reader/cause/because
      please/kindly/can_you/could_you/can_u/would_you/will_you/pls/can_the_cards/can_someone tell/say/show/advise/help/explain/let/reveal [me/us] [please] [know] [about]
      tell/show/advise me/us [please]
      i want/need/wish/would_like/would_love/like/wanted/am_curious/am_dying/long/just_want/only_want/really_want to know/ask/find_out/understand/see
      i am/was/just/have_been wondering/curious/asking/dying_to_know
      wondering/curious/asking/any_idea/any_ideas/any_insight/do_you_know/does_anyone_know/can_you_see/do_you_see/do_the_cards_say/tell_me
      my/the/a/one/quick/first/main/next/only question [is/for_you/about_this] [is]
      question is/for_you
      the/same thing is
      i ~ ask the same thing
      i/we ask myself/ourselves/you/the_cards
      do/does/would/what_do/did you/u/cards/anyone think/reckon/know/say/believe/feel/see [that]
      what do you/the_cards think
      in your opinion
      i do not know/understand
      i have no idea
      not sure
      i wonder
    `,
    /** It names no matter of its own: the options stand elsewhere. */
    which: `
      which/which_one/which_way/what/who/whos/whose/where would/is/one/will/should/do/feels/has/path/option/of/way/shall/can/side/job/house/offer/city/name/of_them/of_the ~ better/best/right/luckier/luck/choose/pick/take/go/wiser/more/happier/happy/safer/for_me/for_us/bring/feels/say/call/suit/suits/feel/accept/choice
      which/which_one
      what/who is/would_be better/best/wiser/the_better/the_right
      what/which should/do/shall/would i/we choose/pick/do/take/go_for/go_with
      what to do
      help me choose/decide/pick
    `,
    /** They look like a choice and are none. */
    noChoice: `
      or not/nah/no/nope/naw/what/so/something/anything/whatever/else/somewhere/someone/other/otherwise/maybe_not/never/neither
      or is/am/are/will/would/does/did/has/have/was/were/could/can he/she/it/they/i/this/that/there/my/the/we
      or is it/this/that/he/she just
      or just me/my_imagination/in_my_head/wishful/paranoid/a_phase/friends/being ~
      yes/true or no/false
      one/two/three/once/twice/more/sooner/day/week/month/year/hour/rain/believe/make/win/now/love/ready/right/dead/life/good/bad/sink/better/hell/like or two/three/four/twice/less/later/so/another/shine/not/never/wrong/alive/death/swim/worse/high_water/lose/break/die/hate
      one way or another/the_other
      either way
      or two/so/three
    `,
    /** Whether it can be, and what has to be if it can’t: one thing is asked. */
    mayOrMust: `
      can/could/may/might i/we ~~ or do/will/would i/we have_to/need_to
      can/could/may/might i/we ~~ or must i/we
    `,
    /** Of these “or do I” makes a choice. */
    deedAfterOr: `
      or do/should/shall/would/could/can/must i/we
    `,
    /** A word of a matter and nothing else. */
    bare: `
      ahead/overview/reading/general/outlook/guidance/advice/future/today/tomorrow/tonight/forecast
      week/month/year/day/weekend ahead
    `,
    /** An order. */
    order: `
      tell/show/give/read/do/predict/reveal me/my/us/the/a/our/for ~
      give me
      shuffle/draw/pull/lay/deal/pick ~ cards/card
    `,
  },
}

/** Words by topic. The heavier a field, the more it says about the matter: a thing beats a person, a person a pronoun. */
import type { TopicField } from '../../../../tarot/question/topics.ts'
import { MORE_THINGS } from './more-things.ts'
import { THINGS } from './things.ts'

export const TOPICS: readonly TopicField[] = [
  {
    topic: 'work',
    weight: 9,
    phrases: `
      married/marriage/heart/love ~ to/in/with/for this/the/my company/job/firm/career/work
      business partner/partners
      two/three/both/job offers/offer
    `,
  },
  { topic: 'friendship', weight: 9, phrases: 'as/just/only a/as friend/friends' },
  { topic: 'love', weight: 9, phrases: 'registry office' },
  { topic: 'family', weight: 4, phrases: '{age} years/year old' },

  {
    topic: 'love',
    weight: 4,
    terms:
      'crush soulmate soulmates twin_flame twin_flames marriage married marry marrying wedding engaged engagement proposal propose proposes proposed proposing date dating dates dated first_date tinder hinge bumble grindr dating_app situationship romance romantic romantically love_life relationship relationships heartbreak heartbroken breakup break_up broke_up breaking_up broken_up break_up_with dump dumped no_contact cheating cheat cheats cheated affair affairs unfaithful infidelity mistress divorce divorced separation get_back_together back_together reconcile reconciliation rekindle fancy fancies flirting flirt kiss kissed kissing sex sexual get_laid hook_up hookup intimacy intimate spouse newlyweds honeymoon single bachelor true_love in_love love_triangle love_interest lovers valentine valentines third_party registry_office first_love ghosted ghosting ghosts_me future_husband future_wife future_spouse the_one my_person polyamory polyamorous open_relationship long_distance moving_on_from get_over_him get_over_her over_him over_her arranged_match commit commitment commitment_phobe labels sleep_with sleeping_with slept_with naked hot',
    phrases: `
      fall/falling/fell/be/is/am in/out_of/into love
      feelings/feeling for me/him/her/someone
      meet/find/meeting/finding someone/the_one/love/a_man/a_woman/somebody/my_soulmate/mr_right/a_partner/a_good_man/a_nice_girl
      ask/asking/asked/take ~ out/on_a_date
      find/found/finding/looking_for/deserve/give_up_on/open_to/new/ready_for/believe_in/unlucky_in/luck_in/about love
      someone/anyone/anybody for me/new/else
      seeing/with/has/have/found/met someone/somebody/another else/new/woman/man
      he/she says/said ~ loves/love me/her/him
      wait/waiting/waited for him/her
      between me/us and/him/her ~
      me and him/her
      him/her and me/i
      together ~ years/months/8/again
      years/months/20_years/married together/married/marriage
      will/are/can/should/could we ~ back/together/last/make_it/work/reunite/break_up/split/get_married/end_up/survive/be_happy
      where/what is/are this/we/us going/we/us
      marry/leave/love/divorce/trust/forgive my/him/her
      move/moving/moved on from/. ~
      just move on
      bring the spark back
      the spark
      virgo/leo/scorpio/libra/aries/taurus/gemini/cancer/pisces/sagittarius/capricorn/aquarius man/guy/woman/girl
      better/right/best for/4 me the ~ virgo/leo/scorpio/libra/aries/taurus/gemini/pisces/sagittarius/capricorn/aquarius/cancer
      the man/one/woman/guy/girl i ~ love/live_with/think_about/met/like/want
      stay/be/remain/am/happily single
      will it work out with
      work/works/working/worked out with/between/for ~ him/her/us/grace/me
    `,
  },
  {
    topic: 'love',
    weight: 2,
    terms:
      'love loves loving kissing guy man woman bloke heart hearts jealous romantically reunite reunited attraction attracted connection chemistry other_woman other_man partner him_and_me ring he_is_gone girl boy',
  },
  {
    topic: 'love',
    weight: 3,
    terms:
      'boyfriend girlfriend husband wife fiance ex exs exes lover partner husbands wifes boyfriends girlfriends',
  },
  // Somebody who is only he or she: love, if nobody else is named.
  {
    topic: 'love',
    weight: 4,
    isOfPronouns: true,
    phrases: `
      love/loves/loved/like/likes/liked/miss/misses/want/wants/fancy/fancies/chose/choose/chooses/thinking_of/think_of/thinks_of/thinks_about/think_about/thinking_about/feel_for/feels_for/feelings_for/interested_in me/him/her/you/aname [back]
      does/will/is/did he/she/they/aname ~ love/like/miss/want/return/come_back/text/text_back/texting/say_it/call/reply/commit/propose/fancy/forgive/notice/ask_me/make_the_first_move/feel_about_me/think_of_me/change/leave/stay/feel/think_of/thinking_of/contact/regret/care
      he/she/aname ~ text/texts/texted/texting/reply/replies/replied/call/called/ice_cold/cold/distant/half_packed/needs_space/needed_space/last_seen/on_read
      should/do/can/if/shall i ~ text/call/message/contact/forgive/trust/wait_for/take/tell/leave/marry/go_back_to/give ~ him/her/aname
      how does/do/did/would he/she/they/aname ~ feel/think/see ~ me/us
      are/is/will me/us and/with aname ~
      me and aname
      aname and me/i
      things/thing/spark/vibe/connection with/between aname ~
      things hit different
      aname or aname
    `,
  },
  { topic: 'love', weight: 1, isOfPronouns: true, terms: 'he him she her his hers' },
  ...THINGS,
  ...MORE_THINGS,
  {
    topic: 'friendship',
    weight: 4,
    terms:
      'friend friends friendship friendships best_friend best_friends bestie besties bff mate mates best_mate pal pals buddy fell_out falling_out fallen_out make_friends making_friends real_friends fake_friends friend_group friendship_group group_chat book_club choir reunion acquaintance lonely loneliness bridesmaid party_invite my_secret',
    phrases: `
      make/making/find/new/lose/losing/lost friends/a_friend/my_friend
      as a friend
      my friend ~ angry/ignoring/jealous/fight/distant/forgive/silent
    `,
  },
  {
    topic: 'family',
    weight: 3,
    terms:
      'mother father parents parent brother sister brothers sisters siblings sibling son daughter sons daughters family families grandmother grandfather grandparents grandson granddaughter grandchild grandchildren aunt auntie uncle cousin cousins niece nephew mother_in_law father_in_law sister_in_law brother_in_law daughter_in_law son_in_law in_laws inlaws stepson stepdaughter stepfather stepmother stepchildren stepkids step_mother step_father adopted adoption adopt birth_mother birth_father real_father real_mother biological_father estranged kids children child baby twins teenager teenage toddler mothers fathers sisters brothers parents_house godmother christening heir relatives relative family_drama ancestors_tree',
    phrases: `
      estranged/no_contact/cut_off/speak/talk/contact/reconcile/make_peace/heal_things/make_up with/from/to my ~ mother/father/sister/brother/son/daughter/family/parents
      real/birth/biological mother/father/parents
      am i a/the good/bad mother/father/daughter/son/parent
      black sheep
      go/going/be home for christmas/xmas/easter/thanksgiving/the_holidays
      have/want/wanting/having/adopt/foster kids/children/a_baby/a_child/another
    `,
  },
  {
    topic: 'family',
    weight: 3,
    terms:
      'pregnant pregnancy expecting ivf baby_name baby_names miscarriage conceive kids children fertility abortion',
  },
  {
    topic: 'work',
    weight: 5,
    terms:
      'job jobs work_colleagues career careers careerwise promotion promoted promote boss bosses manager supervisor coworker coworkers colleague colleagues office workplace interview interviews hired hire hiring fired sacked redundant redundancy laid_off layoff layoffs unemployed unemployment resign resigned resignation quit_my_job quit_work notice_period hand_in_my_notice hand_my_notice employer employment employee employees salary payrise pay_rise raise_at overtime shift shifts rota night_shift company companies startup start_up business businesses business_partner self_employed freelance freelancing freelancer client clients customer customers shop cafe bakery restaurant salon etsy food_truck day_job side_hustle retirement recruiter recruiters headhunter cv resume linkedin contract_work probation tender pitch project projects deadline deadlines import_export export franchise investors team_lead department timesheets industry profession professional vocation workload burnt_out burnout burned_out cabin_crew internship intern apprenticeship role position transfer_request hr accounts_department procurement offers',
    phrases: `
      at/to/from/off/hate/love/find/my/new/quit/leave/leaving/about/without/out_of/looking_for/for work
      work/works/working from_home/part_time/full_time/for/in/at/as/colleague/environment/situation/stress/permit/trip_home/life_balance ~
      get/got/getting/getting_the/land/landed/find/found/offered/offer/apply/applied/applying/start/starting/lose/losing/lost/leave/quit/keep/change/changing/new/dream/another/right/better/this/the/my/a job/position/role/place/offer/career
      hear/heard back from ~ interview/them/company/application
      launch/start/open/run/grow/close/opening/starting/launching/sell my/a/the/our/an own/business/shop/bakery/cafe/company/salon/studio/restaurant/practice/store ~
      own business
      title and the office
      marriage to this/the/my company/job
      job/career offer/offers/advert/adverts/change/move/search/hunt/hunting/market/security/interview/application
      career wise
      new/my/old/the boss/manager/office/team/role/company
      hours/hour/week/weeks ~ nobody_notices/burnt_out/overtime
    `,
  },
  {
    topic: 'work',
    weight: 3,
    terms:
      'work works working worked hired team clients contract staff shift retired retire retiring position bullying offer',
  },
  {
    topic: 'money',
    weight: 5,
    terms:
      'money finances financial financially rich wealthy wealth fortune lottery lotto euromillions powerball jackpot scratchcard win_big windfall inheritance inherit inherited estate debt debts owe owed bankrupt bankruptcy loan loans savings save_money invest investing investment investments investor shares stocks stock_market crypto bitcoin ethereum trading pension income salary_increase tax taxes refund grant funding bonus overdraft credit_card credit_cards cash afford broke skint bills bailiffs arrears insurance_payout compensation bank_loan millionaire abundance prosperity gambling bank wages pay_back paid_back lent lend settlement',
    phrases: `
      money ~ come/coming/friday/luck/situation/troubles/worries
      make/making/made/earn/earning/more/some/save/get/lose/lost/owe/owes/need/without money
      win/winning/won ~ lottery/money/big/jackpot/prize
      only money
      pay/paid/paying/paid_out back/off/out/down ~
      final notice
    `,
  },
  {
    topic: 'money',
    weight: 2,
    terms: 'mortgage price prices cost costs sell sold pay paid rent economy paid_out',
  },
  {
    topic: 'study',
    weight: 5,
    terms:
      'exam exams finals viva thesis dissertation phd masters degree university college school schools student students study studying studies course courses class classes lecturer professor tutor coursework homework essay gcse gcses a_level a_levels sat sats gre gmat ielts toefl neet jee upsc mcat lsat bar_exam boards nclex test_score grades grade scholarship semester term graduate graduation graduating drop_out dropping_out dropout gap_year film_school drama_school med_school medical_school law_school nursing_school admission admissions accepted_into get_into revision revising driving_test theory_test driving_lesson exam_results resit resits retake major majors engineering apprentice_exam entrance qualification qualifications diploma certificate kindergarten nursery_place bullied ucas erasmus language_class',
    phrases: `
      pass/passing/passed/fail/failing/failed/clear/retake/sit/sitting ~ exam/exams/test/course/class/viva/year/driving/finals/neet/this_time/module
      get/getting/got/accepted/go/going/place ~ into/in/to/at ~ university/college/oxford/cambridge/durham/harvard/yale/medicine/law_school/school/film_school
      am i getting into
      which/what course/subject/degree/university/major
    `,
  },
  {
    topic: 'home',
    weight: 4,
    terms:
      'house houses flat flats apartment apartments home_renovation renovation renovate renovating extension kitchen landlord landlady tenant tenants tenancy lease rent renting rental mortgage mortgages estate_agent estate_agents property properties neighbour neighbours neighbor roommate roommates housemate flatmate council_house move_house moving_house moving_home move_home move_out moving_out move_in moving_in housing bungalow cottage terrace new_build townhouse condo realtor buy_a_house sell_the_house sell_my_house damp mould boiler roof builders builder decorate decorating furniture bedroom homeless evicted eviction puppy kitten new_dog new_cat rehome moved',
    phrases: `
      will/when/should/can/has ~ house/flat/home/property ~ sell/sold/buy/market/offer
      house/flat/home ~ sell/sold/market/sale/viewing/survey/offer
      buy/buying/sell/selling/rent/renting/find/viewing/move/moving ~ house/flat/home/apartment/place/property/land
      where ~ live/living/settle
      feel/feeling/at home ~ anywhere/here/nowhere
      move/moving/moved back/to/out/house/again/in/closer/times/eleven ~
      my/our/the dog/cat/puppy/kitten/rabbit/parrot
    `,
  },
  {
    topic: 'home',
    weight: 2,
    terms:
      'garden move moving live living settle town city country_life dog cat puppy pet pets rabbit parrot horse pony neighbourhood clean',
  },
  {
    topic: 'travel',
    weight: 5,
    terms:
      'travel travelling traveling trip trips holiday holidays vacation flight flights fly flying plane airport visa visas passport green_card immigration emigrate emigrating emigration immigrate abroad overseas relocate relocating relocation backpacking road_trip cruise tour itinerary backpack expat work_permit residency citizenship solo_trip journey_to camino pilgrimage_to ticket tickets luggage suitcase',
    phrases: `
      move/moving/go/going/relocate/relocating/emigrate/travel/travelling/fly/life/live/settle to/in/round/around/for/be_for_us_in ~ portugal/spain/france/italy/greece/germany/canada/australia/america/usa/new_zealand/japan/dubai/india/lagos/london/thailand/bali/morocco/mexico/ireland/england/scotland/sweden/norway/the_states/uk/another_country/new_york/berlin/paris/lisbon/singapore
      go/going home to ~
      canada or/vs australia
      for pr
      go/going/holiday away/abroad/on_holiday
    `,
  },
  {
    topic: 'health',
    weight: 5,
    terms:
      'health healthy illness ill sick disease diagnosis diagnosed symptoms surgery operation medication medicine treatment pain chronic_pain lose_weight loose_weight losing_weight weight diet fitness sleep insomnia anxiety depression depressed panic mental_health therapy therapist counselling stress vaccine fertility pregnant pregnancy ivf miscarriage rehab sober sobriety relapse addiction drinking smoking vaping body kidney heart_attack stroke dementia recover recovery heal_my_body menopause migraine headaches tired_all_the_time lump scan biopsy chemo blood_test bloods lame eating abortion clean_today overdose hair_falling_out',
    phrases: `
      days/months/years clean/sober
      be/get/feel ill/sick/better/well/unwell
      what is wrong with me
      going to be okay
      put ~ to_sleep
      is he/she/it in pain
      {dear} ~ ill/sick/hospital/surgery/operation/cancer/dementia/stroke/weighs
    `,
  },
  { topic: 'health', weight: 3, terms: 'doctor doctors hospital gp nurse vet' },
  {
    topic: 'spirit',
    weight: 5,
    terms:
      'spirit spirits spiritual spirituality spiritually soul_purpose souls_purpose life_purpose lifes_purpose purpose spirit_guide spirit_guides guides guardian_angel angel angels universe higher_self intuition psychic clairvoyant psychic_abilities gift_of_sight past_life past_lives reincarnation karma karmic chakra chakras aura meditation meditate meditating manifest manifesting manifestation ritual rituals spell spells witch witchcraft curse cursed hex evil_eye black_magic protection_spell full_moon new_moon mercury_retrograde retrograde saturn_return astrology birth_chart awakening ascension enlightenment god faith religion religious church prayer prayers pray praying believe_in_anything atheist calling lightworker starseed shadow_work inner_work akashic kundalini energy vibration divine twin_flame soul_contract soul_connection soul_lesson ancestors crystals yoga retreat the_universe ghost haunted dreams_mean soul_tribe right_path my_path life_path destiny fate angel_number angel_numbers 1111',
    phrases: `
      on/is_this/am_i_on the/my right path
      what/why did/am/was i come/came/here/sent/born here/for/to_learn ~
      what/why am i here
      meaning of life/my_life/this_dream
      left/leave/leaving the religion/church/faith
      believe/believing in ~ anything/god/nothing
      message from/for ~ universe/guides/angels/spirit
      sign/signs from ~ universe/angels/guides
      lost my faith
      meant/supposed to learn ~ life
    `,
  },
  {
    topic: 'creativity',
    weight: 5,
    terms:
      'novel novels poem poems poetry book books manuscript publisher publishers published publish publishing agent literary_agent screenplay script story stories notebook writing writer author write_again painting paint paintings painter draw drawing art artist artwork exhibition gallery music band album song songs songwriting singing singer guitar piano gig gigs record_deal audition auditions callback acting actor actress film filming theatre play_i dance dancing photography photographs pottery knitting crochet creative creativity creatively podcast youtube youtube_channel channel blog tiktok_channel followers twitch stream writers_block design_portfolio sculpture craft crafts creative_block muse choir_solo',
    phrases: `
      write/writing/finish/finishing/publish/start/show ~ book/novel/poems/poem/story/blog/screenplay/script/memoir
      lead role
      is/does my ~ art/writing/music/voice
    `,
  },
  {
    topic: 'law',
    weight: 7,
    terms:
      'court courts judge jury_verdict verdict hearing tribunal lawsuit sue suing sued lawyer lawyers solicitor solicitors barrister attorney legal custody prison jail police arrested charged bail parole probation_officer probate appeal_hearing mediation injunction restraining_order evicted eviction illegal court_case trial sentence sentencing deported deportation asylum regulator falsely_accused contest_the_will divorce_settlement settlement_offer compensation_claim ombudsman',
    phrases: `
      will/did/is ~ win/lose ~ case/appeal/claim
      property/court/my/the/our/legal case
      charges ~ dropped/against
    `,
  },
  {
    topic: 'loss',
    weight: 6,
    terms:
      'grief grieving grieve mourning funeral bereaved widow widowed widower died passed_away passed_on ashes memorial bereavement late_husband late_wife late_mother late_father stolen burglar burgled lost_my missing_cat missing_dog lost_dog lost_cat lost_keys',
    phrases: `
      {dear}/{pet}/he/she ~ died/dead/passed/passed_away/passed_on/went
      died/lost/death/die ~ {dear}/{pet}
      when he/she went
      why did ~ die
      where/did/will/find/where_is/leave/left/lost/misplaced/mislaid/put/is/stole/stolen ~ keys/wallet/phone/ring/watch/passport/bag/purse/glasses/earring/necklace/bracelet/laptop/luggage/parcel/bike/locket/airpods/photos/documents
      missing/lost/gone/got_out/ran_away/escaped/run_away ~ cat/dog/pet/keys/ring/wallet/phone/parrot/tortoise/rabbit/hamster
      cat/dog/pet/parrot/tortoise/rabbit/hamster/{pet} ~ missing/lost/got_out/ran_away/escaped/come_home/come_back/not_been_back/disappeared/return/gone_missing
      get/getting back the photos/files/data
      was {age}/18/19/20/21/22/23/24/25/26/27/28/29/30 . it was his/her ~
      sign/message/messages/signs from/for ~ nan/grandmother/grandfather/mother/father/son/daughter/husband/wife/heaven
      {dear} have a message for me
      first christmas/birthday without
      would have been
    `,
  },
  {
    topic: 'general',
    weight: 7,
    terms:
      'world_war world_ending end_of_the_world election president prime_minister economy climate war aliens ufo celebrity premier_league world_cup football_match super_bowl taylor_swift taylor password app username tomorrows_weather weather raven bitcoin_price',
    phrases: `
      what/when/will/is ~ world ~ end/ending/war/peace
      will ~ win ~ match/league/cup/election/world_cup/game/oscars/race
    `,
  },
]

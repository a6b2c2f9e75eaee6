/** What speaks against a grave matter: everyday things, trades, stories, jokes. */

/** Each is one idea that counts once. */
export const CALM_FIELDS = {
  /** Who works with illness, death or law speaks of it at work. */
  trade: `
    nurse/nursing/doctor/vet/lawyer/law/legal/solicitor/barrister/judge/police/detective/paramedic/midwife/midwifery/pharmacist/pharmacy/dental/dentist/medical/medicine/hospital/ward/hospice/care_home/clinic/prison/probation/social_work/social_worker/funeral/undertaker/mortuary/debt_collector/debt_collection/bailiff/tax/forensic/criminology/criminal/psychology/therapist/counselling/rehab/addiction/ambulance/coroner/embalming/pathology/oncology/cancer_research/fertility/adoption/asylum/refugee/immigration ~ job/jobs/career/careers/training/interview/school/degree/course/shift/shifts/rota/placement/team/post/practice/firm/student/students/exam/exams/application/applied/apply/promotion/offer/agency/internship/receptionist/manager/nights/contract/role/directing/director/apprenticeship/conference/charity/volunteer/volunteering/lecture/lectures/thesis/dissertation/module/masters/phd/qualification/licence_exam/uniform/colleague/colleagues/work/series/drama/show
    job/work/working/works/post/position/career/shifts/interview/training/study/studying/train/placement/volunteer/volunteering/team/role/qualify/retrain/become/becoming/be/offered/specialise/specialising/applied/applying/second_career ~ nurse/hospital/ward/hospice/care_home/clinic/vet/prison/court/police/law/lawyer/paramedic/surgery/doctor/midwife/rehab/funeral/mortuary/solicitors/barrister/debt_collector/judge/detective/social_worker/therapist/undertaker/surgeon/coroner/dentist/carer/oncologist/psychiatrist
    i am/work_as/train_as/trained_as/was ~ nurse/doctor/vet/midwife/paramedic/lawyer/solicitor/barrister/social_worker/police_officer/therapist/pharmacist/surgeon/judge/undertaker/funeral_director/carer_for_the_council/dentist/firefighter
    dating/date/dates/married_to/love/crush_on/crush/fancy/flirting/boyfriend_is/girlfriend_is/husband_is/break_the_ice/ask_out/hot/fit/cute/handsome/gorgeous/lovely/single/dishy ~ nurse/doctor/vet/lawyer/policeman/paramedic/dentist/surgeon/officer/detective/firefighter/physio/solicitor/barrister/midwife/pharmacist
    bar/medical/nursing/law/nclex/usmle/plab/licensing/board exam/exams/boards/school/finals
    jury/judges/judge ~ show/contest/competition/cake/bake/talent/dance/dog_show/prize/strictly/service/pumpkin/jam/panel/glasses/audition/callback
    talent/cake/baking/dog/cat/flower/poetry/photo/dance/singing/beauty/quiz ~ judge/judges/jury/judged/judging
    delivered/deliver/delivering ~ babies/calves/lambs/twins ~ week/shift/midwife/year/today/tonight
    my/a/the patient/patients/clients/client/caseload/pupil/pupils
    physio/doctor/surgeon/consultant/hospital ~ signed_off/signed_me_off/discharged/all_clear/mended/healed/go_ahead/cleared_me
    mended/healed/better_now/all_clear/signed_off/signed_me_off/fully_recovered/right_as_rain/good_as_new ~
  `,
  /** Films, books, games, sport. */
  fiction: `
    haunted/haunting/poltergeist/film/films/movie/movies/series/season/episode/episodes/drama/soap/finale/novel/chapter/character/characters/plot/villain/hero/heroine/script/screenplay/podcast/true_crime/documentary/netflix/box_set/murder_mystery/game/games/level/xbox/playstation/minecraft/zelda/dungeon/dungeons/campaign/cosplay/comic/comics/manga/anime/fanfic/musical/opera/panto/audition/album/lyrics/song/band/choir/concert/gig/festival/panto/opening_night/rehearsal/rehearsals/understudy/stage/corpse/extra_in/casualty_next/holby/eastenders/coronation_street/cliffhanger/spoiler/spoilers/slow_horses/line_of_duty/peaky/succession/game_of_thrones/marvel/star_wars/harry_potter/agatha_christie/poirot/ketchup/headshot/bronze/ranked/boss_fight/raid_boss/guild/speedrun/k_drama/kdrama/bollywood/oscar/oscars/bafta/sequel/prequel/reboot
    who/does/will ~ dies/die/killed/murderer/killer ~ end/season/series/finale/book/film/show/episode/next
    play/plays/playing/played/cast_as/role_of ~ corpse/murderer/victim/villain/doctor/nurse/judge/detective/hamlet/ghost/witch/body/killer
    match/league/cup/derby/final/semi_final/penalties/penalty/goalkeeper/striker/team/squad/tournament/playoffs/world_cup/olympics/race/marathon/grand_prix/ajax/arsenal/liverpool/barcelona/celtic/chelsea/fpl/fantasy_football/cricket/rugby/tennis/golf/darts/bowls/karaoke/pub_quiz/quiz/bingo
  `,
  joke: `
    lol/lmao/haha/hahaha/hehe/rofl/joking/kidding/laughface/joke/jokes/funny/hilarious/silly/daft/cheeky/sulking/dramatic/drama_queen/innit
    literally/basically/absolutely/pure/total ~ dying/dead/killing/murder/torture/suicide/addicted/obsessed/death
    killing/kills/killed/dying/dead/murder/murdering/murdered/torture/suicide/addicted/addict/obsessed/crime/criminal ~ it/lol/haha/laughing/embarrassment/boredom/of_curiosity/of_laughter/to_know/to_try/for_a/to_see/to_tell/series/chocolate/show/drama/coffee/dancefloor/timetable/feet/shoes/traffic/heat/phone/battery/cute/fashion/plants/plant/fern/cactus/basil/monstera/wifi/engine/washing_machine/laptop/vibe
  `,
  /** Plants, machines and food can die, be sick or drunk without harm. */
  things: `
    plant/plants/fern/monstera/orchid/cactus/basil/tomatoes/tomato/roses/lawn/hedge/sourdough/starter/cake/bread/dough/car/van/boiler/laptop/phone/battery/wifi/printer/washing_machine/dishwasher/oven/fridge/engine/bike/scooter/vespa/camera/tv/router/radiator/sofa/tap/drill/kiln/piano/guitar/drum/drums/boots/tent/jumper/dress/jumpsuit/shoes/trainers/outfit/haircut/fringe/nails/lipstick
  `,
  food: `
    cook/cooking/bake/baking/cake/cakes/recipe/dinner_party/barbecue/bbq/picnic/brunch/buffet/churros/popcorn/pasta/pizza/sushi/curry/lasagne/paella/raclette/fondue/cheese/croissant/croissants/pancakes/waffles/biscuits/cookies/pudding/ice_cream/chocolate/sweets/crisps/noodles/tacos/dumplings/kebab/pineapple/soup/stew/jam/pickles/sourdough/air_fryer
  `,
  party: `
    party/parties/school_reunion/class_reunion/birthday_party/hen_do/stag_do/housewarming/karaoke/festival/barbecue/costume/fancy_dress/halloween/disco/dancefloor/dance/dancing/salsa/tango/ballroom/prom/prosecco/cocktail/cocktails/playlist/bouquet/bridesmaid/bridesmaids/best_man/seating_plan/anniversary_trip/spa/sauna/beach/picnic/fireworks
  `,
  dating: `
    date/dates/dating/second_date/third_date/first_date/crush/fancy/fancies/flirt/flirting/kiss/kissed/matched/tinder/hinge/bumble/swipe/situationship/blush/butterflies/text_back/texts_back/reply/replied/on_read/emoji/emojis/gif/memes/meme/instagram/story_likes/unfollow/unfollowed/likes_me/like_me/feelings_for/love_language/soulmate/valentines/ask_her_out/ask_him_out/ask_me_out/smiled/smiles_at/winked/say_hi
  `,
  work: `
    promotion/interview/interviews/pay_rise/overtime/freelance/freelancing/startup/start_up/cofounder/investors/client/clients/customers/bookings/boss/manager/team_lead/colleagues/coworkers/spreadsheet/spreadsheets/deadline/presentation/pitch/cv/linkedin/recruiter/side_hustle/etsy/market_stall/notice_period/salary/bonus/raise/meeting/meetings/office/call_centre/shift/shifts/rota/tester/agency/portfolio/contract/job_offer
  `,
  study: `
    exam/exams/coursework/dissertation/thesis/phd/masters/lecture/lectures/seminar/university/uni/college/grades/gcse/gcses/a_levels/revision/revise/homework/timetable/statistics/maths/physics/chemistry/essay/erasmus/scholarship/semester/driving_test/theory_test/pilot_test/board_results/resit/tutor/class/course/learn/learning/language/portuguese/spanish/french/german/welding
  `,
  travel: `
    holiday/holidays/vacation/trip/flight/flights/airport/ferry/train/tram/night_bus/hotel/hostel/airbnb/camping/campsite/tent/hiking/hike/backpacking/ski/skiing/surfing/safari/passport/suitcase/luggage/road_trip/cruise/island/beach/kayak/motorway/interrail/itinerary
  `,
  hobby: `
    motorbike/motorbikes/tinkering/workshop/model_trains/knit/knitting/crochet/pottery/ceramics/kiln/paint/painting/sketch/sketches/sketchbook/watercolour/photography/photos_pop/camera/cameras/rolleiflex/guitar/piano/cello/violin/drum_kit/songs/poem/poems/poetry/garden/gardening/allotment/hens/bees/beehive/chess/jigsaw/lego/model_railway/fishing/cycling/running/gym/yoga/climbing/swimming/marathon/10k/5k/parkrun/bird/birds/birdwatching/tarot/deck/cards_i/crystals/meditation/moon/horoscope
  `,
  home: `
    kitchen/bathroom/bathroom_tiles/sofa/curtains/wallpaper/extension/renovation/decorating/builder/builders/plumber/boiler/washing_machine/flatmate/flatmates/housemate/landlord/neighbour/neighbours/parking/bins/drive/gutter/hot_tub/greenhouse/shed/loft/mice/studio_flat/move_out/moving_out/rent_out/mortgage_rate/sell_the_flat
  `,
} as const

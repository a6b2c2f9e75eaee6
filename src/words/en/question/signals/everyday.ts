/** Words of everyday matters. They speak against danger where no sign of it is certain. */
// mutate-file order: the order of signs of which the heaviest counts
import type { SignalField } from '../../../../tarot/question/score.ts'

const everyday = (name: string, phrases: string): SignalField => ({
  name,
  graves: ['self_harm', 'violence', 'minor'],
  weight: -2,
  phrases,
})

/** Each is one topic: who asks about it asks most often about nothing else. */
export const EVERYDAY_SIGNALS: readonly SignalField[] = [
  everyday(
    'studies',
    `
      retake/resit/oral_exam/the_oral/viva/dissertation/masters/phd/semester/scholarship/tuition/module/lecture/lectures/professor/syllabus/coursework/ielts/toefl/entrance_exam/language_class/evening_class/apprenticeship/spelling_test/school_play/sports_day/distinction
      in german/french/spanish/italian/maths/english/latin/physics/biology
      exam/exams/gcses/a_levels/revise/revision/homework/grades/uni/university/degree/thesis/maths/chemistry/medicine/study/studies/studying/course/lessons/lesson/essay/first_choice/driving_test/nursery/reunion/criminology
    `,
  ),
  everyday(
    'work',
    `
      desk_job/rota/rotas/cv/linkedin/recruiter/raise/pay_rise/overtime/customers/client/invoice/accountant/spreadsheet/office/shop/cafe/bakery/florist/hairdresser/barber/salon/carpenter/plumber/joiner/electrician/chef/waiter/waitress/barista/tailor/seamstress/lifeguard/side_hustle/etsy/franchise/bookshop/launch/pitch/boardroom/paperwork/team_leader/freelancer/remote_work/probation/apprentice/pension
      promotion/promoted/interview/salary/redundant/startup/merger/clients/freelance/business/firm/career/company/job/jobs/layoffs/meeting/hr/colleagues/retirement/retire/invest/podcast/exhibition/stall/market/project/officer/firefighter/boss_shot/deadline/contract/teacher_training/offer
    `,
  ),
  everyday(
    'arts and games',
    `
      piano/guitar/violin/cello/ukulele/drums/trumpet/accordion/saxophone/orchestra/concert/concerts/theatre/theater/cinema/dance/dancing/ballroom/tango/salsa/knit/knitting/crochet/quilt/sewing/pottery/ceramics/watercolour/watercolours/sketchbook/easel/sculpture/photography/manuscript/publisher/agent/memoir/haiku/open_mic/karaoke/pub_quiz/quiz/bridge_club/playing_cards/board_game/board_games/bingo/jigsaw/crossword/scrabble/dungeons/lego/raffle/lottery/lotto/valentine/exhibit
      bridge/chess/book/tennis/bowls/golf/reading/knitting/running/climbing/walking club/partner/night/group
      film/films/movie/movies/novel/book/series/episode/playlist/song/album/gig/band/choir/musical/audition/script/character/screenwriter/poetry/villain/writer/singer/paintings/gallery/comedy/talent_show/rehearsing/parts/photographer/verse/chapter_of_my
      level/xbox/playstation/minecraft/server/elden_ring/fortnite/chess/barbie
    `,
  ),
  everyday(
    'home, food and garden',
    `
      croissant/croissants/bread/bakes/bakery/cheese/soup/stew/lasagna/lasagne/dumplings/pasta/noodles/biscuits/biscuit/cookies/cookie/pancakes/pie/pies/jam/marmalade/pickled/plums/apples/lemon/lemons/strawberries/barbecue/cookout/picnic/brunch/banquet/potluck/roast/recipe/restaurant/menu/teapot/kettle_chips/ice_cream/chocolate/cupcakes/muffins/honey/beehive/beehives/bees/hens/chickens/greenhouse/hedge/hedgehog/lawn/orchard/seedlings/compost/sunflowers/peonies/tulips/orchid/orchids/daffodils/pumpkin/pumpkins
      sofa/curtains/wallpaper/kitchen_tiles/conservatory/extension/loft/loft_conversion/furniture/wardrobe_doors/bookshelf/rug/lamp/dishwasher/boiler/radiator_paint/terrace/cottage/bungalow/studio_flat/landlady/estate_agent/remortgage/solar_panels/skip_hire/car_boot/ebay/vinted/antique/antiques/umbrella/parcel/delivery/courier/charger/laptop/printer/wifi/router/broadband
      garden/plants/tomatoes/roses/allotment/recipe/cake/bake/baking/cooking/curry/sourdough/pizza/sushi/vegetables/oven/pan/hostas/slugs/vegan/diet/slimming/carbs/dinner_declutter
      sell_the_house/buy_or_rent/nine_to_five/claim/rent/deposit/mortgage/builders/paint/rightmove/lease/fence/tv/washing_up/wash_up/move_house/flats
    `,
  ),
  everyday(
    'sport and looks',
    `
      tennis/badminton/squash_court/table_tennis/ping_pong/doubles/backhand/golf/rugby/cricket/hockey/netball/basketball/volleyball/bowling/swimming/swim/climbing/bouldering/abseil/abseiling/bungee/zip_line/surfing/skiing/snowboard/cycling/bike_ride/triathlon/half_marathon/parkrun/5k/10k/pilates/zumba/gym/jog/jogging/hike/hiking/hill_walk/kayak/canoe/rowing/sailing/narrowboat/fishing/angling/darts/snooker/gymnastics/skating/roller_skates/skateboard/horse_riding/show_jumping/referee/coaching_badge
      hairdo/fringe/beard/moustache/lipstick/perfume/handbag/shoes/trainers/jacket/suit/earrings/jewellery/piercing/nails/manicure/makeover/wig
      football/match/marathon/cup/league/season/squad/team/first_team/tournament/race/training/judo/personal_best/karate/black_belt/yoga/baseball/skydiving/parachute/charity/ballet_show/boots
      haircut/bangs/hair/tattoo/dress/acne/lose_weight/the_weight/pretty/outfit
    `,
  ),
  everyday(
    'love',
    `
      fancy_me/fancies_me/fancy_him/fancy_her/ask_me_out/ask_him_out/ask_her_out/asks_me_out/second_date/third_date/blind_date/our_date/went_on_a_date/my_number/his_number/her_number/flirt/flirts/flirting/smiled/smiles/wink/winked/butterflies_in/kiss/kissed/situationship/talking_stage/left_me_on_read/on_read/ghost_me/ghosted/ghosting/slow_burn/long_distance/anniversary_dinner/candlelit/romance/romantic/honeymoon/engagement/wedding_dress/best_man/maid_of_honour/seating_plan/stag_do/in_common/chemistry/compatible
      crush/first_date/matched/tinder/hinge/bumble/dating/soulmate/propose/engaged/bridesmaid/hen_do/feelings_for/like_me/likes_me/text_back/texts_first/admirer/fall_in_love/i_love_him/i_love_her/commit/commitment/cheating/break_up/break_up_with/breakup/over_him/get_over/over_my_ex/my_stories/my_photos/instagram/keeper/grown_apart/love_with/losing_him/losing_her/come_back_to_me/the_one/wedding
    `,
  ),
  everyday(
    'travel and pastimes',
    `
      airport/passport_photo/visa/luggage/suitcase/hostel/airbnb/itinerary/road_trip/coast_road/motorhome/campervan/caravan/camping/tent/glamping/safari/backpacking/interrail/ferry/train_ticket/tickets/beach/seaside/island/mountains/lake_district/alps/pyrenees/valencia/madrid/barcelona/paris/berlin/vienna/prague/venice/florence/naples/sicily/greece/athens/crete/portugal/porto/ireland/dublin/galway/scotland/glasgow/aberdeen/wales/cardiff/norway/oslo/sweden/stockholm/denmark/copenhagen/iceland/finland/helsinki/poland/krakow/budapest/croatia/turkey_trip/istanbul/morocco/egypt/dubai/india_trip/goa/thailand/bangkok/bali/vietnam/japan/tokyo/kyoto/korea/seoul/australia/sydney/melbourne/new_zealand/queenstown/canada/toronto/vancouver/mexico/cancun/brazil/peru/argentina/chicago/boston/california/hawaii/florida
      eid/diwali/christmas_dinner/christmas_party/secret_santa/thanksgiving/hanukkah/easter_eggs/halloween/fancy_dress/bonfire_night/party/birthday_party/housewarming/baby_shower/guest_list/speech/invite/invitation/host/hosting/barn_dance/village_fete/fete/carnival
      driving_lesson/driving_lessons/driving_instructor/swimming_lesson/piano_lesson/driving/clutch/parking/my_bike/motorbike/scooter/second_hand_car/electric_car/mot
      holiday/trip/travel/travelling/flight/flying/cruise/spain/rome/cornwall/lisbon/tenerife/london/leeds/york/bristol/edinburgh/weather/festival/kennel/abroad/gift/surprise/moving_house
    `,
  ),
  everyday(
    'pets',
    `
      get_a_dog/buy_a_dog/adopt_a/get_a_cat/rescue_dog/rescue_cat/rescue_greyhound/breeder/litter_of/spaniel/labrador/poodle/dachshund/cockapoo/whippet/greyhound/sheepdog/corgi/budgie/canary/goldfish/rabbits/guinea_pigs/tortoise/ducklings/donkey/donkeys/alpaca/alpacas/foal/chicks/dog_show/squirrel/squirrels/pigeon/pigeons/my_two_cats/two_cats
      puppy/kitten/parrot/hamster/goldfish/pony/horse/vet/barks/lame
    `,
  ),
  everyday(
    'a light tone',
    `
      btw/literally/lmk/teehee/hehe/bless_her/bless_him/funny/daft/grin/giggle/giggled/laughs/joke/joking/cheerful/hiya/cheeky
      lol/haha/hahaha/lmao/omg/yay
      dreamt/dreamed/i_dream
    `,
  ),
  everyday(
    'illness and mourning',
    `
      hospice/chemo/biopsy/miscarriage/stroke/surgery/diagnosis/healing/hay_fever/migraine/dumped/college/conceive/weeks_pregnant/baby_at
      miss my/him/her/you
      since/after/at/before the/his/her/their/my funeral
      passed away/in/last
      died in/last/of/when/suddenly/years
      at peace
    `,
  ),
  everyday(
    'astrology and cards',
    `
      mercury/retrograde/pisces/leo/aries/taurus/gemini/virgo/libra/scorpio/sagittarius/capricorn/aquarius/swords/cups/pentacles/wands/the_tower/the_lovers/reversed/zodiac/horoscope
    `,
  ),
  {
    // A death that is told is grief first. It takes less away, so that any second sign counts.
    name: 'somebody has died',
    graves: ['self_harm'],
    weight: -1,
    phrases: `
      {loved}/dog/cat/parents/baby ~ died/dead/dies/die/passed
      died/death/loss ~ {loved}/dog/cat
      why did ~ die
    `,
  },
]

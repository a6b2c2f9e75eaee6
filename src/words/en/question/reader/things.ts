/** Things by topic, field by field: what people name when they ask about a home, a journey, a craft. A thing says more about the matter than a person. */
import type { TopicField } from '../../../../tarot/question/topics.ts'

const things = (topic: TopicField['topic'], weight: number, terms: string): TopicField => ({
  topic,
  weight,
  terms,
})

export const THINGS: readonly TopicField[] = [
  // Love by its own words, which weigh more than what else is in the picture
  things(
    'love',
    6,
    'crush my_crush right_person right_man right_woman valentine valentines_card secret_admirer admirer vows renew_our_vows fancy_me fancies_me kiss_me asked_me_out ask_her_out ask_him_out falling_for fallen_for dating_a wedding our_wedding honeymoon boyfriend girlfriend bring_me_a_boyfriend love_letter love_letters blind_date speed_dating second_date third_date my_type butterflies chemistry_with eye_contact flirty swiped matched_with soul_mate other_half better_half lovebirds anniversary_with our_anniversary propose_to introduce_him introduce_her meet_his_parents meet_her_parents meet_the_parents move_in_with_him move_in_with_her moving_in_with_my_boyfriend moving_in_with_my_girlfriend',
  ),
  things('study', 6, 'group_project retake_the_oral retake my_teacher uni_in'),
  things('work', 6, 'in_meetings promo head_coach first_job set_up_on_his_own wants_me_in'),
  // Rooms, furniture, repairs
  things(
    'home',
    4,
    'sofa couch armchair bed mattress wardrobe curtains curtain carpet rug wallpaper shelves shelf bookcase table_and_chairs lamp hallway corridor staircase stairs attic loft basement cellar bathroom shower bathtub tiles tiling toilet sink tap taps plumber plumbing pipes leak leaky ceiling floorboards fireplace radiator heating heater insulation windows double_glazing door front_door doorbell porch balcony patio garage driveway shed greenhouse conservatory fence hedge lawn gate wiring electrician fuse cupboard cupboards pantry oven cooker fridge freezer dishwasher washing_machine dryer spare_room spare_bedroom studio_flat duplex caravan_site houseboat home_office wall walls paint_the_kitchen paint_the_bedroom chimney drains drain skip removal_van removals moving_boxes new_place our_place my_place viewing viewings survey surveyor deposit_on_the deposit_back chain_free planning_permission council lodger lodgers sublet airbnb_guest homesick homeowner downsizing downsize declutter',
  ),
  // Gardens and animals that are well
  things(
    'home',
    4,
    'roses rose_bush tomatoes tomato sunflowers sunflower vegetables vegetable_patch allotment soil compost seeds seedlings bulbs tulips lavender lilac apple_tree pear_tree plum_tree cherry_tree orchard pond snails slugs weeds weeding plant plants houseplant houseplants orchid orchids cactus ivy hens chickens ducks bees beehive goat goats donkey budgie canary goldfish aquarium fish_tank hamster guinea_pig gerbil ferret snake gecko terrier labrador spaniel collie retriever poodle tabby rescue_dog rescue_cat second_dog another_dog another_cat litter_tray leash obedience_class vets_bill',
  ),
  // Ways and places to go
  things(
    'travel',
    5,
    'train trains railway station ferry sailing sail yacht narrowboat canal_boat campervan camper_van van_life caravan motorhome campsite camping tent hike hiking trek trekking trail mountain mountains summit glacier volcano island islands beach coast coast_road desert safari jungle northern_lights aurora interrail hostel hostels hotel hotels airbnb resort sightseeing museum_trip roadtrip motorway motorbike_tour cycling_tour bike_tour border customs boarding layover jet_lag packing hand_luggage travel_insurance map guidebook bungee skydive scuba diving snorkelling surfing skiing ski_trip snowboarding working_holiday au_pair world_tour festival_trip weekend_away city_break honeymoon_destination getaway staycation hitchhike voyage wander wanderlust',
  ),
  things(
    'travel',
    3,
    'japan peru chile brazil argentina colombia bolivia ecuador cuba jamaica mexico canada australia new_zealand iceland norway sweden finland denmark scotland ireland wales england france spain portugal italy greece croatia turkey egypt morocco tunisia kenya tanzania ghana senegal nigeria ethiopia south_africa namibia madagascar india nepal bhutan sri_lanka thailand vietnam cambodia laos malaysia singapore indonesia bali philippines china korea taiwan mongolia georgia armenia kazakhstan dubai jordan israel lebanon oman tokyo kyoto paris rome venice florence naples sicily lisbon porto madrid barcelona valencia seville granada athens crete berlin munich vienna prague budapest warsaw amsterdam brussels london edinburgh dublin new_york chicago california texas florida hawaii alaska vancouver toronto montreal sydney melbourne perth auckland queenstown cairo marrakech lagos nairobi cape_town mumbai delhi goa kerala',
  ),
  // Subjects, teaching, results
  things(
    'study',
    5,
    'latin german_class french_class spanish_class maths math mathematics algebra calculus physics chemistry biology marine_biology geography history_class philosophy psychology sociology economics accounting_exam computer_science coding_bootcamp bootcamp programming_course nursing_course veterinary_school dentistry architecture pharmacy medicine_or teacher_training lecture lectures seminar module modules assignment assignments essay essays presentation_in_class lab_report oral oral_exam mock mocks midterm midterms quiz_tomorrow spelling_test reading_test marks mark my_marks gpa credits syllabus textbook textbooks library_books classroom classmate classmates study_group group_project professor professors headteacher principal detention prom school_trip sixth_form high_school primary_school secondary_school boarding_school night_school evening_class evening_classes open_university online_course certification apprenticeship_course swimming_badge grade_five grade_eight piano_exam language_exam polyglot duolingo learn learning flashcards revise tutoring tuition bursary fellowship postgraduate undergraduate phd_offer supervisor_for_my thesis_defence defend_my graduating_with valedictorian',
  ),
  // Trades, offices, and what happens in them
  things(
    'work',
    5,
    'desk_job rota rotas renewal_letter contract_ends zero_hours temp_job permanent_contract trainee apprentice foreman crew scaffold warehouse factory assembly_line call_centre reception receptionist barista_job waitress waiter chef sous_chef kitchen_job head_chef bartender cleaner cleaning_job driver bus_driver tram truck trucker lorry taxi courier delivery_job rider nurse_job nursing_job ward_manager carer_job teaching_job head_coach coach_job lifeguard zoo penguins lighthouse_keeper farm farming farmhand fishing_boat mechanic electrician_job plumber_job carpenter joiner builder_job bricklayer welder hairdresser barber beautician nail_bar tattoo_studio stall market_stall farmers_market print_shop florist bookshop gift_shop pop_up craft_fair supplier suppliers stock_take inventory invoice invoices logo brand branding rebrand launch_my launch_day product_launch website_launch marketing sales sales_target targets kpi quarterly appraisal performance_review one_to_one meeting meetings zoom_call presentation powerpoint spreadsheet inbox emails_at team_meeting secondment demoted demotion relocation_package commute commuting hot_desk uniform night_bus first_day new_starter dream_job head_office branch_manager area_manager ceo director board_member trade_union union_rep strike whistleblower consultant consultancy agency temp_agency trade_show conference keynote volunteer volunteering internship_offer job_centre benefits_interview civil_service army navy police_force fire_brigade fire_service paramedic cabin_crew pilot',
  ),
  // Prices, savings, bargains
  things(
    'money',
    5,
    'spend spending overspend overspending budget budgeting save_up saving_up savings_account piggy_bank put_aside car_boot_sale car_boot flea_market auction ebay vinted second_hand bargain sale_price discount haggle price_drop worth_a_bob worth_anything worth_something valuable antique antiques old_stamps coins_worth stamps premium_bonds raffle tombola bingo scratch_card casino poker fantasy_league_money tip_jar pay_me_back owes_me split_the_bill dollars pounds euros rupees naira quid fiver tenner wages payday pay_day pocket_money allowance subscription subscriptions direct_debit standing_order tax_return tax_refund accountant bookkeeping interest_rate interest_rates fixed_rate remortgage dividend dividends index_fund etf nft gold_coins gold_price side_income passive_income crowdfunding kickstarter sponsorship buy_a_car new_car used_car car_finance buy_a_boat lease_a_car splurge treat_myself expensive cheap afford_it trust_fund',
  ),
  // Company among friends
  things(
    'friendship',
    4,
    'barbecue barbeque bbq hen_weekend hen_party hen_do stag_do stag_party birthday_party surprise_party housewarming dinner_party game_night board_game_night board_games pub_quiz quiz_team darts bowling poker_night girls_night lads_night night_out hangout hang_out hanging_out playlist maid_of_honour maid_of_honor best_man bridesmaids padel padel_partner tennis_partner running_club walking_group knitting_group book_group choir_friends scout_group old_schoolfriend school_friend schoolfriends penpal pen_pal neighbours_kids clique trio our_group the_gang the_girls the_lads the_boys_and_me group_holiday festival_friends concert_buddy invite_everyone left_out excluded not_invited uninvited gossip gossiping blocked_me unfollowed unfriended ghosted_by_a_friend borrow_my borrowed_my lent_my drifted_apart drifting_apart grown_apart lost_touch reconnect get_in_touch_with_an_old new_in_town know_nobody closest_friend good_friend true_friend toxic_friend frenemy freind freinds',
  ),
  // Kin gatherings
  things(
    'family',
    4,
    '40_cousins cousins grandmas_baklava auntie family_reunion family_dinner family_holiday eid diwali passover seder hanukkah christmas_dinner christmas_at_mums thanksgiving_dinner sunday_lunch family_recipe baklava_recipe in_laws_visit siblings_fight babysit babysitting babysitter nappies bedtime sleep_through potty teething crawling first_steps baby_shower baby_names naming_the_baby godparents godfather christening_gift bar_mitzvah bat_mitzvah first_communion quinceanera school_run empty_nest grandads grandmas grandma grandad granny nan nana nanna papa mama mummy daddy great_aunt great_uncle great_grandmother family_tree genealogy ancestry_test dna_test half_sister half_brother stepsister stepbrother foster_child fostering share_a_room my_boys my_girls our_boys our_girls eldest youngest middle_child teenage_son teenage_daughter grown_up_children mums_birthday dads_birthday mothers_day fathers_day golden_wedding_of_my parents_anniversary',
  ),
  // Making things
  things(
    'creativity',
    5,
    'watercolour watercolours watercolor oils oil_paint acrylics pastels sketch sketching sketchbook canvas easel portrait_commission illustration illustrator illustrations comic comics graphic_novel animation cosplay costume costumes sewing quilt quilting embroidery weaving loom ceramics kiln clay woodwork woodworking carving calligraphy collage origami model_railway photography_exhibition photo_series camera lens darkroom short_story short_stories plot plot_twist chapter chapters draft first_draft rewrite editor editing proofs protagonist heroine villain murder_mystery crime_novel fantasy_novel romance_novel fan_fiction fanfic sonnet haiku lyrics chorus melody demo_tape recording studio_time open_mic stand_up stand_up_comedy comedy_set improv monologue panto pantomime musical school_play amateur_dramatics ballet tango salsa ballroom choreography violin cello flute saxophone trumpet drums drum_kit ukulele banjo harp accordion keyboard_player bass_player orchestra quartet choir choir_solo conductor dj dj_set beats mixtape vinyl etsy_shop zine newsletter substack blog_post patreon art_school art_fair art_class life_drawing mural tattoo_design logo_design recipe_book cookbook baking_show bake_off cake_design flower_arranging game_design video_game_i creative_writing writing_group writing_retreat nanowrimo book_deal book_launch self_publish self_publishing',
  ),
  // Signs, practices, beliefs
  things(
    'spirit',
    5,
    'feather feathers white_feather white_feathers robin robins butterfly_sign candle_burned candle_flame wax tea_leaves coffee_grounds runes rune pendulum ouija crystal_ball crystal amethyst rose_quartz tarot_deck my_deck oracle_deck oracle_cards the_hermit_card reading_cards read_cards read_tarot learn_tarot jumper_cards keeps_coming_up same_card mercury venus_in saturn jupiter moon_sign rising_sign star_sign horoscope natal_chart eclipse solstice equinox samhain beltane sabbat coven altar incense sage smudging mantra prayer_beads rosary mass mosque temple synagogue monastery silent_retreat vipassana ashram guru imam priest rabbi pastor baptism confirmation conversion convert nun monk pilgrimage camino_for_my lent ramadan fasting soul my_soul soul_want souls inner_voice inner_child inner_peace gut_feeling sixth_sense premonition deja_vu lucid_dream lucid_dreaming recurring_dream dream_about dreamt dreamed dream_of_water dreams_about spooky haunted_house poltergeist omen omens sign_or_draught number_plates repeating_numbers 11_11 222 333 444 555 777 synchronicity synchronicities coincidence the_other_side afterlife life_lesson life_lessons grounding gratitude_journal breathwork reiki sound_bath',
  ),
  // Games, sport, weather, what belongs to nobody's life
  things(
    'general',
    2,
    'chess darts_final quiz pub_quiz_tonight fantasy_team fantasy_league my_fantasy captain_this_week talent_final talent_show bake_off_winner eurovision grand_prix formula_one match game_tonight the_derby cup_final semi_final penalty playoffs season_opener tournament marathon_time parkrun race_day half_marathon show_jumping gymkhana crossword sudoku wordle scrabble monopoly video_game playstation xbox minecraft lego jigsaw karaoke dinner_tonight for_dinner for_lunch for_breakfast pizza curry sushi pancakes pudding cake cheese soup haircut fringe hair_colour dye_my_hair tattoo piercing outfit dress_or shoes trainers lipstick nails beard moustache umbrella parking_space bus_tomorrow traffic rain raining snow snowing sunshine sunny foggy hurricane heatwave spring summer winter autumn new_years_resolution resolution lucky_number lucky_day lucky_colour fortune_cookie hobby hobbies weekend monday_morning alarm_clock phone_case new_phone wifi laptop car_start car_mot mot bike_tyre',
  ),
]

/** More things by topic, field by field: trades, vehicles, clothes, meals, sports, screens, and what people do together. */
import type { TopicField } from '../../../../tarot/question/topics.ts'

const words = (topic: TopicField['topic'], weight: number, terms: string): TopicField => ({
  topic,
  weight,
  terms,
})
const phrases = (topic: TopicField['topic'], weight: number, lines: string): TopicField => ({
  topic,
  weight,
  phrases: lines,
})

export const MORE_THINGS: readonly TopicField[] = [
  phrases(
    'love',
    6,
    `
      met/meet/meeting/saw/see/seeing/like/liked/fancy/notice/noticed/this/that/a/the ~ guy/girl/bloke/fella/lad/barista/cellist/dancer/stranger/woman/man ~ name/number/again/train/bus/ferry/gym/cafe/bar/party/smiled/smile/tattoo/talk/talked/laugh/laughs/cup
      make/made/makes/making the first move
      hang/hung out sometime
      only/just ~ casual/friends_with_benefits/fwb/hookups/one_thing/fun
      men/women/guys/boys/girls ~ i meet/date/attract/like/fall_for ~
      liked/likes/watched/watches/viewed/views/replied_to/hearted my story/stories/photo/photos/post/posts/selfie/reel
      introduce/introduced/meet/met/meeting ~ to_my_parents/my_parents/his_parents/her_parents/his_mother/her_mother/the_family
      say/said/says i_love_you/it_first/the_l_word
      will/would/could someone like that ~
      go/going/went for someone_like_me/me/a_girl_like_me
      what/where/is ~ the catch
      our paths cross
      who do/will/would i end_up/end/marry/be with
      end/ends up with me/who/someone/him/her
      my turn to marry/be_a_bride
      catch/catches/caught the bouquet
      never got/asked/had/took his/her number/name
      without asking/getting/taking his/her name/number
      two/both/three/these/between men/guys/women/girls/boys/suitors/proposals/rishtas
      love language/letter/song/match/story
      leo/taurus/scorpio/virgo/pisces/aries/gemini/libra/capricorn/aquarius/sagittarius i_am/im/and/with/me ~
      should/do/shall i/we ~ ask/invite/take ~ her/him/aname to_the_beach/to_dinner/for_coffee/for_a_drink/for_a_walk/to_the_cinema/for_drinks/on_a_date/to_the_dance/to_prom/out
      fell/falls/fall/falling asleep on my shoulder
      holding/held/hold/hold my hand/hands
      separate rooms/beds/bedrooms/holidays
      years/months/married ~ bins/snoring/spark/fun_again/romance/boring/date_night
      sit/sat/sitting/walk/walked/walking next/close/home to/with ~ him/her/blanket/balcony/tram
      his/her/hubby/husbands/wifes/boyfriends/girlfriends snoring/snores/socks/exes/ex
    `,
  ),
  words(
    'love',
    5,
    'matched swiped hubby wifey missus fella_i beau bae sweetheart darling_husband rishta shaadi biodata nikah arranged_marriage love_marriage courtship courting wooing admirer suitor suitors bouquet engagement_ring wedding_ring wedding_dress bridal newly_wed anniversary date_night second_chance_with cosy_night valentines_day snogged snog make_out making_out one_night_stand friends_with_benefits fwb hookup hookups ghosting breadcrumbing love_bombing red_flag red_flags green_flag exs_new his_ex her_ex',
  ),
  words(
    'work',
    5,
    'cofounder co_founder founder investors investor_pitch seed_round series_a churn runway acquihire acquisition merger takeover shareholders board_meeting quarterly kpi kpis appraisal performance_review team_leader team_lead line_manager head_of head_office branch_manager store_manager shop_floor till tills stockroom barista waitressing bar_job bar_work nail_bar hair_salon beauty_salon barber barbers tattoo_studio workshop garage_business market_stall craft_fair stall trader tradesman tradie plumber_business electrician_business builder_firm scaffolder welder welding_job roofer joinery cabinet_maker upholsterer locksmith gardener_business landscaper dog_walker dog_walking dog_grooming groomer childminder nanny_job au_pair tutor_business translator interpreter copywriter editor_job journalist newsroom reporter photographer_bookings photograph_weddings bookings commission_work developer programmer coder coding_job software engineer_job it_job devops data_analyst analyst quality_analyst tester qa help_desk call_center call_centre telesales sales_job sales_target commission_only estate_agency bank_job accountant accountancy bookkeeper auditor_job civil_service council_job teaching teacher_job supply_teacher headteacher head_teacher new_head school_job lecturer_job academic_job postdoc tenure professorship research_grant lab_job nhs band_5 band_6 band_7 agency_shifts night_shifts nights_to_days days_and_nights day_ward ward_job hospice_team nursing_home_job care_work support_worker paramedic_job police_job firefighter army_job navy_job raf enlist enlisting military_career soldier pilot_job cabin_crew flight_attendant steward seafarer ship_job oil_rig miner mining farm farmer farming_life barley wheat maize crop crops harvest tractor lambing dairy herd cattle top_field field_to plough sowing beekeeper vineyard winery brewery distillery warehouse_job picker packer forklift hgv lorry_driver van_driver uber_driver deliveroo courier_job zero_hour gig_work gig_economy temp_agency seasonal_work internship_offer graduate_scheme grad_job first_job dream_job nine_to_five 9_5 9_to_5 desk desk_job wfh hybrid return_to_office commute commuting severance garden_leave non_compete restructure restructuring reorg downsizing job_cuts union strike picket pay_scale pay_grade tips rota zero_hours_contract senior_partner partnership_track make_partner tenure_track promoted_to acting_manager interim secondment sabbatical retire_early retire_at retired retirement_party',
  ),
  words(
    'money',
    5,
    'index_fund etf etfs isa sip fixed_deposit mutual_fund mutual_funds dividend dividends portfolio_value shares_in bonds gilts pension_pot lump_sum state_pension annuity remortgage interest_rate interest_rates credit_score car_loan student_loan payday bonus_landed bonus tax_return tax_refund vat payslip pay_packet wage pocket_money piggy gofundme crowdfunding side_income passive_income dropshipping matched_betting raffle premium_bond lottery_ticket scratchcard jackpot_winner prize_money win_the_lottery hundred_quid quid_at bucks price_of cost_of cheaper expensive pricey deal_on discount voucher vouchers refund cashback split_the_bill pay_me_back lend lent_him lent_her loan_to owes_me save_for saving_for savings_for deposit save_up spend_it blow_it splurge treat_myself budget budgeting money_saving bank_account my_account overdraft_fee standing_order rent_increase cost_of_living heating_bill electricity_bill water_bill council_tax insurance_claim car_insurance valuation antique_worth how_much_should_i_charge',
  ),
  words(
    'study',
    5,
    'waec jamb neco utme jee neet_ug upsc gate_exam cat_exam clat ssc ibps ielts_score pte duolingo_test toefl_score leaving_cert junior_cert cao points_for highers nat_5 btec t_levels sixth_form sixth_former sixth_form_college gcse_results results_day mock_exams mocks predicted_grades personal_statement ucas_offer clearing open_day freshers halls student_halls uni_halls dorm dormitory roommate_at_college first_year second_year final_year postgrad undergrad bachelor bachelors mba law_degree medicine_degree pharmacy pharmacology dentistry nursing_degree engineering_degree arts_degree science_degree arts_or_science phd_proposal committee_like supervisor supervisors viva thesis_defence defence_of_my_thesis conference_paper journal_paper paper_in_the_journal peer_review citation lab_partner group_project lecture_hall lecturers tutorial seminar_room library_fines exam_hall timetable three_papers all_nine_papers papers_in resits_in clown_school drama_school art_school music_school boarding_school prep_school primary_school secondary_school grammar_school high_school middle_school nursery_place kindergarten year_seven reception_class school_play school_trip parents_evening school_report half_term term_time head_boy head_girl prefect homework_club spelling_bee driving_lessons driving_instructor pilot_test pilots_licence sign_language learn_sign learn_spanish learn_french learn_german learn_italian learn_portuguese speak_portuguese speak_spanish speak_french fluent_in evening_class night_school online_course udemy coursera bootcamp certificate_in learn_welding learn_to_code revision_plan flashcards a_levels pass_the_test clear_the_exam crack_the_exam statistics',
  ),
  words(
    'home',
    5,
    'top_floor ground_floor studio_flat one_bed two_bed three_bed semi terraced detached bungalow_offer cottage_in landlords letting_agent estate_agents viewing viewings survey offer_on chain_free completion exchange_contracts house_hunting house_share flat_share flatshare houseshare lodger lodgers housemates flatmates moving_day removal_van removals storage_unit ikea flat_pack shelf_up drill diy wallpapering plastering painter_and_decorator paint_colour feature_wall skirting_board carpet_or laminate underfloor_heating solar_panel heat_pump double_glazed loft_conversion knock_through planning_permission treehouse next_door fence_panel hedge_cutting hot_tub jacuzzi paddling_pool trampoline barbecue_area patio_furniture decking garden_shed vegetable_garden raised_beds monstera succulents pot_plant repot hydrangea hydrangeas geraniums dahlias wisteria lawnmower bins wheelie_bin recycling_bin parking_space park_across parking_across my_drive driveway gutter gutters roof_leak damp_patch mouse mice rats moths ants wasps_nest squirrel_in pigeons_on fox_in hoover vacuum dishwasher_tablet laundry washing_up ironing tidy declutter marie_kondo smart_meter broadband_at air_fryer slow_cooker kettle toaster microwave fridge_freezer cooker_hood water_pressure boiler_service',
  ),
  words(
    'travel',
    5,
    'night_bus coach_to tram_to metro_pass rush_hour motorway traffic_jam road_works satnav vespa moped campervan_trip van_trip kayak canoe canoeing paddleboard ski_week skiing_trip snowboarding apres_ski cable_car cabin_in chalet lodge glamping yurt tent_pitch sleeping_bag rucksack hiking_boots walking_boots trail_running long_walk pilgrim camino_de inca_trail everest_base kilimanjaro machu_picchu great_wall taj_mahal pyramids safari_park game_drive northern_light whale_watching hot_air_balloon glastonbury festival_ticket airline airlines budget_airline ryanair easyjet boarding_pass window_seat red_eye stopover layover_in duty_free lost_luggage suitcase_on carry_on passport_come passport_renewal visa_interview visa_approved travel_visa tourist_visa student_visa work_visa japa relocate_to move_abroad living_abroad expat_life gap_year_in backpack_through city_break weekend_away mini_break staycation all_inclusive package_holiday package_deal honeymoon_in villa riviera med_cruise fjords ferry_to eurostar interrailing euro_trip roadtrip_to holiday_home timeshare beach_holiday sunbathe sun_cream jetlag travel_buddy travel_companion solo_female',
  ),
  words(
    'creativity',
    5,
    'mixtape demo_tape demo ep_at record_the_ep first_single single_drop studio_time recording_studio soundcloud spotify_streams bandcamp band_name band_be_called drummer bassist guitarist setlist open_mic_night busking choir_concert orchestra_seat cello violin_exam piano_grade ukulele harmonica banjo accordion dj_set dj_ing turntables synth lyrics verse chorus melody songwriter composer conductor sheet_music sketches sketch_of sketching_again life_drawing art_class art_show exhibition_space portfolio_of_art commission_a commissions mural graffiti printmaking linocut screen_print etching sculpture_park stained_glass mosaic jewellery_making silversmith leatherwork woodturning carving_spoons spoons_i whittling basket_weaving macrame tie_dye patchwork crochet_blanket knitting_pattern sewing_machine dressmaking fashion_design costume_design set_design stage_play playwright short_film film_festival documentary_i screenwriting storyboard animation_reel photo_exhibition photo_competition photo_book garden_photos street_photography analogue film_camera rolleiflex leica darkroom_at poetry_slam poetry_collection chapbook zine webcomic manga_i novel_i my_novel my_memoir nanowrimo writing_group writing_retreat beta_readers query_letter querying literary_prize self_publish self_publishing kindle_direct audiobook blog_post newsletter substack youtube_video vlog tiktok_video reels_i content_creator influencer twitch_stream stand_up comedy_night improv_group panto amateur_dramatics musical_theatre tap_dance ballet_exam flamenco flamenco_course salsa_show dance_class dance_school pottery_class pottery_wheel ceramics_class glaze calligraphy_course cake_decorating sugar_craft flower_arranging floristry get_ideas ideas_in drought_of_ideas written_a_line written_a_song',
  ),
  words(
    'friendship',
    5,
    'besties bsf bffs mate_of_mine best_pal old_pal childhood_friend school_friends uni_friends work_friends mum_friends friend_zone fake_friend toxic_friend frenemy gal_pal girl_gang squad_goals group_chat_lot grp_chat the_chat meet_up meetup girls_trip lads_trip hen_do_planning padel_partner running_buddy gym_buddy football_buddy drinking_buddy travel_mate penfriend neighbourly neighbours_party coffee_morning book_club_friends bridge_club choir_mates bowls_club knit_and_natter scrabble_partner game_night_group online_friends discord_friends gaming_friends reunion_with make_up_with fell_out_with falling_out_with not_speaking_to unfollow unfollowed unfriended blocked_me left_on_read_by_my_friend gossip told_a_secret spilled_the_secret borrowed_my borrow_my lend_my sit_with mayas_lot new_girl_at popular_girls',
  ),
  words(
    'family',
    4,
    'twin_sister twin_brother my_twin stepmum stepdad step_dad step_mum half_sister half_brother mams mammy mam_and daddy_wants papa_says abba ammi nani dadi lola_and lolo tita tito ate_says kuya abuela abuelo oma opa nonna nonno yiayia babushka bubbe zayde gramps nanna nans grannies godchild godson goddaughter firstborn eldest_of youngest_of middle_child only_child sibling_rivalry family_group family_whatsapp family_feud family_tree family_home sunday_roast_at mothers_day fathers_day bedtime_routine screen_time fussy_eater eat_anything_green naughty_step potty_training sleep_training school_gate toddler_tantrum teen_daughter teen_son teenage_son teenage_daughter moody_teenager empty_nester first_grandchild son_in_laws daughter_in_laws mil fil sil in_laws_for family_dinner',
  ),
  words(
    'spirit',
    5,
    'dream_of_the_same same_dream recurring_dream keep_dreaming dreaming_of dream_about dreamt_about white_horse before_this_life who_was_i past_incarnation soul_need my_soul higher_power all_connected we_all_connected follow_the_signs seeing_patterns seeing_11 11_11 222 333 444 555 777 angel_sign synchronicity synchronicities deja_vu premonition gut_feeling third_eye lucid_dream astral astral_travel spirit_animal totem power_animal moon_ritual full_moon_ritual moon_circle tarot_reader my_deck deck_fell card_landed marked_card reverse_card reversed_cards daily_draw oracle palmistry palm_lines tea_leaf numerology feng_shui vastu kundli kundali dosha mangal_dosha sade_sati rahu ketu gemstone blue_sapphire puja temple_visit ancestors_like ancestral_spirits juju_on hexed evil_spirit exorcise cleanse_the_house sage_the_house smudge_stick holy_spirit god_wants gods_plan bible_study quran hajj umrah ramadan_fast lent_fast retreat_or silent_meditation meditation_group vipassana sound_bath reiki reiki_level energy_healer breathwork ayahuasca shaman shamanic druid pagan wiccan witchy grimoire manifestation_journal vision_board law_of_attraction affirmations gratitude_practice mindfulness yoga_teacher_training cacao_ceremony',
  ),
  words(
    'general',
    5,
    'arsenal liverpool_fc man_united man_city tottenham chelsea_fc everton celtic rangers ajax barcelona_fc real_madrid bayern derby derby_saturday relegation relegated promotion_race title_race gaffer goalkeeper striker transfer_window offside var penalties shootout world_series superbowl nba nfl nhl mlb f1 verstappen hamilton_win wimbledon ryder_cup masters_golf ashes_series test_match ipl six_nations all_ireland gaa hurling olympics_medal boxing_match ufc wwe bake_off strictly love_island traitors_final x_factor eurovision_winner season_2 season_two season_finale next_season_of slow_horses game_of_thrones korean_drama kdrama_with netflix_series marvel_film oscars_best headshot bronze_rank ranked_match fortnite valorant fifa_tonight elden_ring zelda pokemon animal_crossing dnd_campaign boss_fight wet_weather rain_come will_it_rain snow_at_christmas heatwave thunderstorm bus_late train_late queue_at tractor_in brownies sourdough_starter pancake_day birthday_cake_i cheesecake chilli_contest pumpkin_contest village_fete church_fete dog_show cat_show raffle_prize haircut_or fringe_or blonde_or brunette_or nail_colour black_nails red_nails jumpsuit little_black_dress trainers_or heels_or costume_for halloween_costume phone_upgrade iphone_or android_or new_laptop gaming_pc headphones washing_machine_dead lucky_number lucky_colour lottery_numbers umbrella_from who_ate who_took_my who_stole_my_lunch',
  ),
  phrases(
    'general',
    6,
    `
      will/can/did/do/are/is ~ win/lose/beat/choke/qualify/relegated ~ league/cup/match/final/season/penalties/tournament/gold/medal/race/championship/playoffs/derby/bake_off/strictly
      who/whos/who_is ~ win/wins/winning/won ~ bake_off/strictly/league/cup/final/race/election/eurovision/show/derby/game/oscar
      what/which should/shall/do i ~ wear/cook/eat/bake/watch/read/order/have ~
    `,
  ),
  phrases(
    'loss',
    6,
    `
      lost/lose/left/misplaced/dropped/forgot my/the/our/a ~ scarf/glove/gloves/hat/coat/umbrella/suitcase/luggage/bag/earring/earrings/necklace/bracelet/glasses/wallet/purse/phone/keys/ring/camera/airpods/headphones/passport/toy/teddy/notebook/locket
      find/finds/finding/turn_up/turns_up/returned/hand_in/handed_in ~ scarf/suitcase/luggage/wallet/purse/ring/earring/keys/phone/umbrella/teddy/locket/necklace/bag/airpods/camera
      lost property
      who/where ~ took/taken/stole/nicked/pinched ~ ring/necklace/bike/parcel/wallet/purse/jewellery/phone/emerald/watch
      airline ~ suitcase/luggage/bag/bags
    `,
  ),
  phrases(
    'study',
    6,
    `
      board/exam/test/final/degree/semester/college/school results/result/marks/scores ~
      science/arts/commerce/law/medicine/engineering/maths/history at/in/or ~ galway/ucd/tcd/oxford/cambridge/leeds/glasgow/pune/delhi/college/university/arts/science/law/medicine/dance/music
      pass/clear/crack/retake/resit/fail/ace ~ papers/paper/boards/neet/jee/waec/exam/exams/test/module/statistics/maths/bar/finals
      get/got/getting the grades ~
      grades for ~
    `,
  ),
  phrases(
    'health',
    5,
    `
      sleep/sleeping/insomnia ~ better/magnesium/melatonin/pills/tablets/bed_before/awake/hours
      get/getting/got/start/started running/jogging/exercising/fit/in_shape/moving again/. ~
      lose/losing/drop weight/belly/kilos/stone ~
      quit/quitting/stop/stopping/give_up smoking/vaping/sugar/drinking/caffeine
      my/his/her back/knee/knees/hip/shoulder/migraines/tooth/teeth/skin/eczema/allergies/asthma/periods/hormones ~ better/worse/pain/hurt/hurts/flare/again/heal/operation/doctor/physio
    `,
  ),
]

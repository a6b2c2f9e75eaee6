/** Made from the OpenAPI document by `npm run build:client`. Edit the schemas in src/api/endpoints, not this file. */
export interface Operations {
  /** The wider chart as pixels. */
  getAstrologyChartPng: {
    method: 'GET'
    path: '/astrology/chart.png'
    query: {
      /** Local time at the birth place: `YYYY-MM-DD HH:mm:ss`. `T` may stand for the space and `:ss` may be left out; no offset, `Z` or fraction. 1600-01-01 to 2399-12-31 in UTC. */
      birthDateTime: string
      /** IANA time zone name of the birth place, in any case. */
      timezone?: string
      /** Degrees, −90 to 90, north positive. */
      latitude?: string
      /** Degrees, −180 to 180, east positive. */
      longitude?: string
      /** The `id` of a place (`GET /places`), instead of `timezone`, `latitude` and `longitude`. */
      place?: string
      /** One of whole, placidus, koch, equal, porphyry, regiomontanus, campanus, alcabitius, morinus, topocentric, vehlow, meridian, azimuthal, krusinski, sripati. Where a system does not exist, equal houses stand in for it, and the answer says so. */
      house_system?: string
      /** tropical or sidereal */
      zodiac?: string
      /** Only with the sidereal zodiac. */
      ayanamsa?: 'lahiri' | 'fagan_bradley' | 'krishnamurti' | 'raman' | 'yukteshwar' | 'jn_bhasin' | 'true_citra' | 'galactic_center_0_sag'
      /** `false`: `birthDateTime` may be a date, YYYY-MM-DD. */
      time_known?: 'true' | 'false'
      /** How the nodes of the Moon are computed. */
      node?: 'true' | 'mean'
      /** The calendar of `birthDateTime`. */
      calendar?: 'gregorian' | 'julian'
      /** For births before there were time zones: clocks were set by the Sun over the city of the time zone, or over the birth place itself. */
      local_mean_time?: 'zone' | 'place'
      /** With commas: any of sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, north_node, south_node, lilith, true_lilith, chiron, ceres, pallas, juno, vesta, pholus, eris. */
      bodies?: string
      /** A moment in UTC: its sky is drawn round the chart. */
      transits_at?: string
      /** Width in pixels, 200 to 2000. Caption and grid make the picture higher. */
      size?: string
      theme?: 'light' | 'dark' | 'print'
      /** `compact`: fewer and larger labels, for a phone. */
      scale?: 'full' | 'compact'
      /** `1` adds the table of aspects. */
      grid?: '0' | '1'
    }
    response: string
  }
  /** The wider chart as a picture. */
  getAstrologyChartSvg: {
    method: 'GET'
    path: '/astrology/chart.svg'
    query: {
      /** Local time at the birth place: `YYYY-MM-DD HH:mm:ss`. `T` may stand for the space and `:ss` may be left out; no offset, `Z` or fraction. 1600-01-01 to 2399-12-31 in UTC. */
      birthDateTime: string
      /** IANA time zone name of the birth place, in any case. */
      timezone?: string
      /** Degrees, −90 to 90, north positive. */
      latitude?: string
      /** Degrees, −180 to 180, east positive. */
      longitude?: string
      /** The `id` of a place (`GET /places`), instead of `timezone`, `latitude` and `longitude`. */
      place?: string
      /** One of whole, placidus, koch, equal, porphyry, regiomontanus, campanus, alcabitius, morinus, topocentric, vehlow, meridian, azimuthal, krusinski, sripati. Where a system does not exist, equal houses stand in for it, and the answer says so. */
      house_system?: string
      /** tropical or sidereal */
      zodiac?: string
      /** Only with the sidereal zodiac. */
      ayanamsa?: 'lahiri' | 'fagan_bradley' | 'krishnamurti' | 'raman' | 'yukteshwar' | 'jn_bhasin' | 'true_citra' | 'galactic_center_0_sag'
      /** `false`: `birthDateTime` may be a date, YYYY-MM-DD. */
      time_known?: 'true' | 'false'
      /** How the nodes of the Moon are computed. */
      node?: 'true' | 'mean'
      /** The calendar of `birthDateTime`. */
      calendar?: 'gregorian' | 'julian'
      /** For births before there were time zones: clocks were set by the Sun over the city of the time zone, or over the birth place itself. */
      local_mean_time?: 'zone' | 'place'
      /** With commas: any of sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, north_node, south_node, lilith, true_lilith, chiron, ceres, pallas, juno, vesta, pholus, eris. */
      bodies?: string
      /** A moment in UTC: its sky is drawn round the chart. */
      transits_at?: string
      /** Width in pixels, 200 to 2000. Caption and grid make the picture higher. */
      size?: string
      theme?: 'light' | 'dark' | 'print'
      /** `compact`: fewer and larger labels, for a phone. */
      scale?: 'full' | 'compact'
      /** `1` adds the table of aspects. */
      grid?: '0' | '1'
    }
    response: string
  }
  /** Health of the astrology endpoints, part by part. */
  getAstrologyHealth: {
    method: 'GET'
    path: '/astrology/health'
    response: {
      /** `degraded`: a part is working on its fallback. */
      status: 'healthy' | 'degraded'
      service: 'astrology'
      checks: {
        ephemeris?: {
          /** `fallback`: a stand-in is doing the work. */
          status: 'ok' | 'fallback'
          /** First year. */
          from: number
          /** Last year. */
          to: number
        }
        cache?: {
          /** `fallback`: a stand-in is doing the work. */
          status: 'ok' | 'fallback'
          /** Where readings are kept. */
          store: string
        }
        interpreter?: {
          /** `fallback`: a stand-in is doing the work. */
          status: 'ok' | 'fallback'
          /** Who writes the texts. */
          writer: string
          /** How its last call ended. */
          last?: string
        }
      }
      /** ISO 8601, UTC. */
      timestamp: string
    }
  }
  /** The day of all signs, in short. */
  getAstrologyHoroscopeDaily: {
    method: 'GET'
    path: '/astrology/horoscope/daily'
    response: {
      success: true
      /** The same value as the header X-Request-Id. */
      requestId: string
      data: {
        /** The resolved date. */
        date: string
        style: 'brief' | 'detailed' | 'poetic'
        horoscopes: Array<{
          sign: 'aries' | 'taurus' | 'gemini' | 'cancer' | 'leo' | 'virgo' | 'libra' | 'scorpio' | 'sagittarius' | 'capricorn' | 'aquarius' | 'pisces'
          summary: string
          overall_tone: 'very_positive' | 'positive' | 'neutral' | 'challenging' | 'very_challenging'
          overall_score: number
        }>
      }
      /** ISO 8601, UTC. */
      timestamp: string
      warnings?: Array<{
        code: string
        message: string
        severity: 'info' | 'warning'
      }>
    }
  }
  /** The day of a sign, in detail. */
  getAstrologyHoroscopeDailySign: {
    method: 'GET'
    path: '/astrology/horoscope/daily/{sign}'
    params: {
      /** In any case: aries, taurus, gemini, cancer, leo, virgo, libra, scorpio, sagittarius, capricorn, aquarius, pisces. */
      sign: string
    }
    response: {
      success: true
      /** The same value as the header X-Request-Id. */
      requestId: string
      data: {
        /** The same sign, date, style and location give the same id. */
        horoscope_id: string
        sign: 'aries' | 'taurus' | 'gemini' | 'cancer' | 'leo' | 'virgo' | 'libra' | 'scorpio' | 'sagittarius' | 'capricorn' | 'aquarius' | 'pisces'
        /** The resolved date. */
        date: string
        style: 'brief' | 'detailed' | 'poetic'
        /** As requested. */
        location?: {
          latitude: number
          longitude: number
        }
        transits: {
          planetary_positions: {
            sun: {
              /** Ecliptic longitude. */
              longitude: number
              /** Ecliptic latitude. */
              latitude: number
              sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
              degree_in_sign: number
              retrograde: boolean
            }
            moon: {
              /** Ecliptic longitude. */
              longitude: number
              /** Ecliptic latitude. */
              latitude: number
              sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
              degree_in_sign: number
              retrograde: boolean
            }
            mercury: {
              /** Ecliptic longitude. */
              longitude: number
              /** Ecliptic latitude. */
              latitude: number
              sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
              degree_in_sign: number
              retrograde: boolean
            }
            venus: {
              /** Ecliptic longitude. */
              longitude: number
              /** Ecliptic latitude. */
              latitude: number
              sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
              degree_in_sign: number
              retrograde: boolean
            }
            mars: {
              /** Ecliptic longitude. */
              longitude: number
              /** Ecliptic latitude. */
              latitude: number
              sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
              degree_in_sign: number
              retrograde: boolean
            }
            jupiter: {
              /** Ecliptic longitude. */
              longitude: number
              /** Ecliptic latitude. */
              latitude: number
              sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
              degree_in_sign: number
              retrograde: boolean
            }
            saturn: {
              /** Ecliptic longitude. */
              longitude: number
              /** Ecliptic latitude. */
              latitude: number
              sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
              degree_in_sign: number
              retrograde: boolean
            }
            uranus: {
              /** Ecliptic longitude. */
              longitude: number
              /** Ecliptic latitude. */
              latitude: number
              sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
              degree_in_sign: number
              retrograde: boolean
            }
            neptune: {
              /** Ecliptic longitude. */
              longitude: number
              /** Ecliptic latitude. */
              latitude: number
              sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
              degree_in_sign: number
              retrograde: boolean
            }
            pluto: {
              /** Ecliptic longitude. */
              longitude: number
              /** Ecliptic latitude. */
              latitude: number
              sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
              degree_in_sign: number
              retrograde: boolean
            }
          }
          /** From each planet to the middle (15°) of the sign. */
          aspects: Array<{
            /** For example `mars-square`. */
            id: string
            planet: 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'
            aspect: 'conjunction' | 'semisextile' | 'semisquare' | 'sextile' | 'square' | 'trine' | 'sesquiquadrate' | 'quincunx' | 'opposition'
            /** Degrees from the exact aspect. */
            orb: number
            strength: 'strong' | 'moderate' | 'weak'
            nature: 'beneficial' | 'challenging' | 'neutral' | 'very_challenging'
            /** An orb below 1°. */
            is_exact: boolean
            planet_retrograde: boolean
            keywords: Array<string>
            /** Its share in the overall score, which is the sum of these fields, cut at −10 and 10. */
            influence: number
          }>
          planets_in_sign: Array<{
            /** For example `venus-in-libra`. */
            id: string
            planet: 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'
            degree_in_sign: number
            retrograde: boolean
            keywords: Array<string>
            /** Its share in the overall score, which is the sum of these fields, cut at −10 and 10. */
            influence: number
          }>
          overall_influence: {
            score: number
            overall_tone: 'very_positive' | 'positive' | 'neutral' | 'challenging' | 'very_challenging'
          }
          /** Between the planets. Each pair once, in planet order. */
          sky_aspects: Array<{
            /** For example `moon-trine-uranus`. */
            id: string
            planet1: 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'
            planet2: 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'
            aspect: 'conjunction' | 'semisextile' | 'semisquare' | 'sextile' | 'square' | 'trine' | 'sesquiquadrate' | 'quincunx' | 'opposition'
            /** Degrees from the exact aspect. */
            orb: number
            strength: 'strong' | 'moderate' | 'weak'
            /** An orb below 1°. */
            is_exact: boolean
            /** The two draw nearer to the exact angle. */
            applying: boolean
            /** Its share in the overall score, which is the sum of these fields, cut at −10 and 10. */
            influence: number
          }>
          /** Of the UTC day, in the order of time: planets that enter a sign or turn, new and full Moons, exact aspects but the Moon’s. */
          events: Array<{
            /** For example `venus-enters-libra`, `mercury-turns-retrograde`, `new-moon`, `sun-square-mars`. */
            id: string
            type: 'ingress' | 'station' | 'new_moon' | 'full_moon' | 'exact_aspect'
            planets: Array<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'>
            /** Of the first planet, then. */
            sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
            /** ISO 8601, UTC. */
            at: string
            aspect?: 'conjunction' | 'semisextile' | 'semisquare' | 'sextile' | 'square' | 'trine' | 'sesquiquadrate' | 'quincunx' | 'opposition'
            direction?: 'retrograde' | 'direct'
            /** Of a new or full Moon that is an eclipse: which, as in the calendar of the sky. */
            eclipse?: string
          }>
        }
        interpretation: {
          /** 80 to 150 characters in the brief style, 150 to 250 in the detailed, 120 to 200 in the poetic. */
          summary: string
          love: string
          career: string
          wellbeing: string
          /** The long weather: what a slow planet does for months or years in one part of life. In the detailed style. */
          background?: string
          /** Which transits the text comes from and what they touch, in plain words. */
          why: string
          lucky_elements: {
            colors: Array<string>
            numbers: Array<number>
            keywords: Array<string>
          }
          /** Which transits each sentence came from. */
          sources: Array<{
            /** A sentence. */
            text: string
            /** Ids of what it came from: in `transits.aspects`, `planets_in_sign`, `sky_aspects` or `events`, or a planet in a sign, such as `moon-in-leo`. */
            transits: Array<string>
          }>
          /** ISO 8601, UTC. */
          reference_time: string
        } | {
          /** 80 to 150 characters in the brief style, 150 to 250 in the detailed, 120 to 200 in the poetic. */
          summary: string
          key_themes: Array<string>
          energy_level: 'very_low' | 'low' | 'moderate' | 'high' | 'very_high'
          focus_areas: Array<'personal_life' | 'love' | 'health' | 'profession' | 'emotions' | 'travel' | 'luck' | 'finance'>
          advice: string
          /** Which transits the text comes from and what they touch, in plain words. */
          why: string
          /** Which transits each sentence came from. */
          sources: Array<{
            /** A sentence. */
            text: string
            /** Ids of what it came from: in `transits.aspects`, `planets_in_sign`, `sky_aspects` or `events`, or a planet in a sign, such as `moon-in-leo`. */
            transits: Array<string>
          }>
          /** ISO 8601, UTC. */
          reference_time: string
        }
        categories?: {
          personal_life?: {
            outlook: 'positive' | 'neutral' | 'challenging'
            intensity: 'low' | 'medium' | 'high'
            influence_score: number
            interpretation: string
            advice: string
            /** The weightiest reasons of the score. */
            themes: Array<string>
            /** Which transits each sentence came from. */
            sources: Array<{
              /** A sentence. */
              text: string
              /** Ids of what it came from: in `transits.aspects`, `planets_in_sign`, `sky_aspects` or `events`, or a planet in a sign, such as `moon-in-leo`. */
              transits: Array<string>
            }>
          }
          love?: {
            outlook: 'positive' | 'neutral' | 'challenging'
            intensity: 'low' | 'medium' | 'high'
            influence_score: number
            interpretation: string
            advice: string
            /** The weightiest reasons of the score. */
            themes: Array<string>
            /** Which transits each sentence came from. */
            sources: Array<{
              /** A sentence. */
              text: string
              /** Ids of what it came from: in `transits.aspects`, `planets_in_sign`, `sky_aspects` or `events`, or a planet in a sign, such as `moon-in-leo`. */
              transits: Array<string>
            }>
          }
          health?: {
            outlook: 'positive' | 'neutral' | 'challenging'
            intensity: 'low' | 'medium' | 'high'
            influence_score: number
            interpretation: string
            advice: string
            /** The weightiest reasons of the score. */
            themes: Array<string>
            /** Which transits each sentence came from. */
            sources: Array<{
              /** A sentence. */
              text: string
              /** Ids of what it came from: in `transits.aspects`, `planets_in_sign`, `sky_aspects` or `events`, or a planet in a sign, such as `moon-in-leo`. */
              transits: Array<string>
            }>
          }
          profession?: {
            outlook: 'positive' | 'neutral' | 'challenging'
            intensity: 'low' | 'medium' | 'high'
            influence_score: number
            interpretation: string
            advice: string
            /** The weightiest reasons of the score. */
            themes: Array<string>
            /** Which transits each sentence came from. */
            sources: Array<{
              /** A sentence. */
              text: string
              /** Ids of what it came from: in `transits.aspects`, `planets_in_sign`, `sky_aspects` or `events`, or a planet in a sign, such as `moon-in-leo`. */
              transits: Array<string>
            }>
          }
          emotions?: {
            outlook: 'positive' | 'neutral' | 'challenging'
            intensity: 'low' | 'medium' | 'high'
            influence_score: number
            interpretation: string
            advice: string
            /** The weightiest reasons of the score. */
            themes: Array<string>
            /** Which transits each sentence came from. */
            sources: Array<{
              /** A sentence. */
              text: string
              /** Ids of what it came from: in `transits.aspects`, `planets_in_sign`, `sky_aspects` or `events`, or a planet in a sign, such as `moon-in-leo`. */
              transits: Array<string>
            }>
          }
          travel?: {
            outlook: 'positive' | 'neutral' | 'challenging'
            intensity: 'low' | 'medium' | 'high'
            influence_score: number
            interpretation: string
            advice: string
            /** The weightiest reasons of the score. */
            themes: Array<string>
            /** Which transits each sentence came from. */
            sources: Array<{
              /** A sentence. */
              text: string
              /** Ids of what it came from: in `transits.aspects`, `planets_in_sign`, `sky_aspects` or `events`, or a planet in a sign, such as `moon-in-leo`. */
              transits: Array<string>
            }>
          }
          luck?: {
            outlook: 'positive' | 'neutral' | 'challenging'
            intensity: 'low' | 'medium' | 'high'
            influence_score: number
            interpretation: string
            advice: string
            /** The weightiest reasons of the score. */
            themes: Array<string>
            /** Which transits each sentence came from. */
            sources: Array<{
              /** A sentence. */
              text: string
              /** Ids of what it came from: in `transits.aspects`, `planets_in_sign`, `sky_aspects` or `events`, or a planet in a sign, such as `moon-in-leo`. */
              transits: Array<string>
            }>
          }
          finance?: {
            outlook: 'positive' | 'neutral' | 'challenging'
            intensity: 'low' | 'medium' | 'high'
            influence_score: number
            interpretation: string
            advice: string
            /** The weightiest reasons of the score. */
            themes: Array<string>
            /** Which transits each sentence came from. */
            sources: Array<{
              /** A sentence. */
              text: string
              /** Ids of what it came from: in `transits.aspects`, `planets_in_sign`, `sky_aspects` or `events`, or a planet in a sign, such as `moon-in-leo`. */
              transits: Array<string>
            }>
          }
        }
        lucky_elements?: {
          numbers: Array<number>
          colors: Array<string>
          /** Planetary hours of the primary influence that begin on the date, in `metadata.timezone`. */
          times: Array<string>
          primary_influence: 'saturn' | 'jupiter' | 'mars' | 'sun' | 'venus' | 'mercury' | 'moon'
        }
        metadata: {
          /** Aspects to the sign. */
          transit_count: number
          planets_in_sign_count: number
          overall_score: number
          overall_tone: 'very_positive' | 'positive' | 'neutral' | 'challenging' | 'very_challenging'
          /** How plainly the day speaks. */
          confidence_score: number
          style_applied: 'brief' | 'detailed' | 'poetic'
          /** Who wrote the text. */
          interpretation_source: 'phrasebook' | 'model'
          /** The instant of the sky. */
          reference_time: string
          /** ISO 8601, UTC. */
          calculated_at: string
          /** In its IANA spelling. */
          timezone: string
          calculation_time_ms: number
          cache_hit: boolean
        }
      }
      /** ISO 8601, UTC. */
      timestamp: string
      warnings?: Array<{
        code: string
        message: string
        severity: 'info' | 'warning'
      }>
    }
  }
  /** The days of a sign as a feed. */
  getAstrologyHoroscopeDailySignAtom: {
    method: 'GET'
    path: '/astrology/horoscope/daily/{sign}.atom'
    params: {
      /** In any case: aries, taurus, gemini, cancer, leo, virgo, libra, scorpio, sagittarius, capricorn, aquarius, pisces. */
      sign: string
    }
    response: string
  }
  /** The month of all signs, in short. */
  getAstrologyHoroscopeMonthly: {
    method: 'GET'
    path: '/astrology/horoscope/monthly'
    query: {
      /** Any day inside: `YYYY-MM-DD`, or `today`, `tomorrow`, `yesterday`. */
      date?: string
      /** IANA time zone name, in any case. It decides which day `today` is. */
      timezone?: string
      /** The day on which a week starts; months and years ignore it. */
      week_start?: 'monday' | 'sunday'
    }
    response: {
      success: true
      /** The same value as the header X-Request-Id. */
      requestId: string
      data: {
        period: {
          type: 'week' | 'month' | 'year'
          from: string
          /** The last day, included. */
          to: string
        }
        horoscopes: Array<{
          sign: 'aries' | 'taurus' | 'gemini' | 'cancer' | 'leo' | 'virgo' | 'libra' | 'scorpio' | 'sagittarius' | 'capricorn' | 'aquarius' | 'pisces'
          summary: string
          overall_tone: 'very_positive' | 'positive' | 'neutral' | 'challenging' | 'very_challenging'
          overall_score: number
        }>
      }
      /** ISO 8601, UTC. */
      timestamp: string
      warnings?: Array<{
        code: string
        message: string
        severity: 'info' | 'warning'
      }>
    }
  }
  /** The month of a sign, in detail. */
  getAstrologyHoroscopeMonthlySign: {
    method: 'GET'
    path: '/astrology/horoscope/monthly/{sign}'
    params: {
      /** In any case: aries, taurus, gemini, cancer, leo, virgo, libra, scorpio, sagittarius, capricorn, aquarius, pisces. */
      sign: string
    }
    query: {
      /** Any day inside: `YYYY-MM-DD`, or `today`, `tomorrow`, `yesterday`. */
      date?: string
      /** IANA time zone name, in any case. It decides which day `today` is. */
      timezone?: string
      /** The day on which a week starts; months and years ignore it. */
      week_start?: 'monday' | 'sunday'
    }
    response: {
      success: true
      /** The same value as the header X-Request-Id. */
      requestId: string
      data: {
        /** The same sign, period and style give the same id. */
        horoscope_id: string
        sign: 'aries' | 'taurus' | 'gemini' | 'cancer' | 'leo' | 'virgo' | 'libra' | 'scorpio' | 'sagittarius' | 'capricorn' | 'aquarius' | 'pisces'
        period: {
          type: 'week' | 'month' | 'year'
          from: string
          /** The last day, included. */
          to: string
        }
        interpretation: {
          /** Where it begins, where it turns, where it leaves you: 200 to 350 characters of a week, 300 to 500 of a month, 500 to 900 of a year. */
          summary: string
          /** In the detailed style. */
          love?: string
          /** In the detailed style. */
          career?: string
          /** In the detailed style. */
          wellbeing?: string
          advice: string
          /** Which transits the text comes from and what they touch, in plain words. */
          why: string
          sources: Array<{
            /** A sentence of the summary, a part of life, the advice or a phase. */
            text: string
            /** Ids of what it came from: a transit of these days, an event among `key_dates`, or a planet in a sign. */
            transits: Array<string>
          }>
        }
        phases: Array<{
          from: string
          to: string
          /** Two to five words. */
          title: string
          text: string
          /** The mean of its days. */
          score: number
        }>
        key_dates: Array<{
          /** The same as `uid` in the sky calendar. */
          id: string
          type: 'new_moon' | 'full_moon' | 'eclipse' | 'ingress' | 'station' | 'exact_aspect'
          /** In UTC. */
          date: string
          /** ISO 8601, UTC. */
          at: string
          planets: Array<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'>
          sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
          /** Counted from the sign that was asked for. */
          house: number
          title: string
          /** One plain line. */
          text: string
        }>
        /** Of a week or a month, with the figures of the daily horoscope. */
        days?: Array<{
          date: string
          score: number
          tone: 'very_positive' | 'positive' | 'neutral' | 'challenging' | 'very_challenging'
        }>
        /** Of a year: the means of their days. */
        months?: Array<{
          month: string
          score: number
          tone: 'very_positive' | 'positive' | 'neutral' | 'challenging' | 'very_challenging'
        }>
        /** The best first. */
        best_days: Array<{
          date: string
          score: number
          tone: 'very_positive' | 'positive' | 'neutral' | 'challenging' | 'very_challenging'
          /** The id of a transit, such as `mars-square`. */
          transit: string
        }>
        /** The hardest first. */
        careful_days: Array<{
          date: string
          score: number
          tone: 'very_positive' | 'positive' | 'neutral' | 'challenging' | 'very_challenging'
          /** The id of a transit, such as `mars-square`. */
          transit: string
        }>
        categories?: {
          personal_life?: {
            outlook: 'positive' | 'neutral' | 'challenging'
            intensity: 'low' | 'medium' | 'high'
            /** The mean of the daily ones. */
            influence_score: number
            /** The id of a transit, such as `mars-square`. */
            transit: string
          }
          love?: {
            outlook: 'positive' | 'neutral' | 'challenging'
            intensity: 'low' | 'medium' | 'high'
            /** The mean of the daily ones. */
            influence_score: number
            /** The id of a transit, such as `mars-square`. */
            transit: string
          }
          health?: {
            outlook: 'positive' | 'neutral' | 'challenging'
            intensity: 'low' | 'medium' | 'high'
            /** The mean of the daily ones. */
            influence_score: number
            /** The id of a transit, such as `mars-square`. */
            transit: string
          }
          profession?: {
            outlook: 'positive' | 'neutral' | 'challenging'
            intensity: 'low' | 'medium' | 'high'
            /** The mean of the daily ones. */
            influence_score: number
            /** The id of a transit, such as `mars-square`. */
            transit: string
          }
          emotions?: {
            outlook: 'positive' | 'neutral' | 'challenging'
            intensity: 'low' | 'medium' | 'high'
            /** The mean of the daily ones. */
            influence_score: number
            /** The id of a transit, such as `mars-square`. */
            transit: string
          }
          travel?: {
            outlook: 'positive' | 'neutral' | 'challenging'
            intensity: 'low' | 'medium' | 'high'
            /** The mean of the daily ones. */
            influence_score: number
            /** The id of a transit, such as `mars-square`. */
            transit: string
          }
          luck?: {
            outlook: 'positive' | 'neutral' | 'challenging'
            intensity: 'low' | 'medium' | 'high'
            /** The mean of the daily ones. */
            influence_score: number
            /** The id of a transit, such as `mars-square`. */
            transit: string
          }
          finance?: {
            outlook: 'positive' | 'neutral' | 'challenging'
            intensity: 'low' | 'medium' | 'high'
            /** The mean of the daily ones. */
            influence_score: number
            /** The id of a transit, such as `mars-square`. */
            transit: string
          }
        }
        lucky_elements: {
          numbers: Array<number>
          colors: Array<string>
          primary_influence: 'saturn' | 'jupiter' | 'mars' | 'sun' | 'venus' | 'mercury' | 'moon'
        }
        metadata: {
          /** The mean of all days. */
          overall_score: number
          overall_tone: 'very_positive' | 'positive' | 'neutral' | 'challenging' | 'very_challenging'
          style_applied: 'brief' | 'detailed'
          /** Who wrote the text. */
          interpretation_source: 'phrasebook' | 'model'
          /** ISO 8601, UTC. */
          calculated_at: string
          /** In its IANA spelling. */
          timezone: string
          calculation_time_ms: number
          cache_hit: boolean
        }
      }
      /** ISO 8601, UTC. */
      timestamp: string
      warnings?: Array<{
        code: string
        message: string
        severity: 'info' | 'warning'
      }>
    }
  }
  /** The week of all signs, in short. */
  getAstrologyHoroscopeWeekly: {
    method: 'GET'
    path: '/astrology/horoscope/weekly'
    query: {
      /** Any day inside: `YYYY-MM-DD`, or `today`, `tomorrow`, `yesterday`. */
      date?: string
      /** IANA time zone name, in any case. It decides which day `today` is. */
      timezone?: string
      /** The day on which a week starts; months and years ignore it. */
      week_start?: 'monday' | 'sunday'
    }
    response: Operations['getAstrologyHoroscopeMonthly']['response']
  }
  /** The week of a sign, in detail. */
  getAstrologyHoroscopeWeeklySign: {
    method: 'GET'
    path: '/astrology/horoscope/weekly/{sign}'
    params: {
      /** In any case: aries, taurus, gemini, cancer, leo, virgo, libra, scorpio, sagittarius, capricorn, aquarius, pisces. */
      sign: string
    }
    query: {
      /** Any day inside: `YYYY-MM-DD`, or `today`, `tomorrow`, `yesterday`. */
      date?: string
      /** IANA time zone name, in any case. It decides which day `today` is. */
      timezone?: string
      /** The day on which a week starts; months and years ignore it. */
      week_start?: 'monday' | 'sunday'
    }
    response: Operations['getAstrologyHoroscopeMonthlySign']['response']
  }
  /** The year of all signs, in short. */
  getAstrologyHoroscopeYearly: {
    method: 'GET'
    path: '/astrology/horoscope/yearly'
    query: {
      /** Any day inside: `YYYY-MM-DD`, or `today`, `tomorrow`, `yesterday`. */
      date?: string
      /** IANA time zone name, in any case. It decides which day `today` is. */
      timezone?: string
      /** The day on which a week starts; months and years ignore it. */
      week_start?: 'monday' | 'sunday'
    }
    response: Operations['getAstrologyHoroscopeMonthly']['response']
  }
  /** The year of a sign, in detail. */
  getAstrologyHoroscopeYearlySign: {
    method: 'GET'
    path: '/astrology/horoscope/yearly/{sign}'
    params: {
      /** In any case: aries, taurus, gemini, cancer, leo, virgo, libra, scorpio, sagittarius, capricorn, aquarius, pisces. */
      sign: string
    }
    query: {
      /** Any day inside: `YYYY-MM-DD`, or `today`, `tomorrow`, `yesterday`. */
      date?: string
      /** IANA time zone name, in any case. It decides which day `today` is. */
      timezone?: string
      /** The day on which a week starts; months and years ignore it. */
      week_start?: 'monday' | 'sunday'
    }
    response: Operations['getAstrologyHoroscopeMonthlySign']['response']
  }
  /** What the facts of a birth chart mean. */
  getAstrologyMeanings: {
    method: 'GET'
    path: '/astrology/meanings'
    query: {
      /** Only those of this kind. */
      kind?: 'sign' | 'house' | 'angle' | 'aspect' | 'retrograde' | 'dignity' | 'ruler' | 'stellium' | 'pattern' | 'balance' | 'hemisphere' | 'moon_phase' | 'sect'
    }
    response: {
      success: true
      /** The same value as the header X-Request-Id. */
      requestId: string
      data: {
        total: number
        meanings: Array<{
          /** As in the natal reading. */
          id: string
          kind: 'sign' | 'house' | 'angle' | 'aspect' | 'retrograde' | 'dignity' | 'ruler' | 'stellium' | 'pattern' | 'balance' | 'hemisphere' | 'moon_phase' | 'sect'
          /** 180 to 420 characters. */
          text: string
        }>
      }
      /** ISO 8601, UTC. */
      timestamp: string
      warnings?: Array<{
        code: string
        message: string
        severity: 'info' | 'warning'
      }>
    }
  }
  /** What one fact of a birth chart means. */
  getAstrologyMeaningsId: {
    method: 'GET'
    path: '/astrology/meanings/{id}'
    params: {
      /** Id of a fact. */
      id: string
    }
    response: {
      success: true
      /** The same value as the header X-Request-Id. */
      requestId: string
      data: {
        /** As in the natal reading. */
        id: string
        kind: 'sign' | 'house' | 'angle' | 'aspect' | 'retrograde' | 'dignity' | 'ruler' | 'stellium' | 'pattern' | 'balance' | 'hemisphere' | 'moon_phase' | 'sect'
        /** 180 to 420 characters. */
        text: string
      }
      /** ISO 8601, UTC. */
      timestamp: string
      warnings?: Array<{
        code: string
        message: string
        severity: 'info' | 'warning'
      }>
    }
  }
  /** The Moon at a moment. */
  getAstrologyMoon: {
    method: 'GET'
    path: '/astrology/moon'
    query: {
      /** A moment in UTC. Default: this minute. */
      at?: string
      /** IANA time zone name, in any case: whose days and clocks are meant. */
      timezone?: string
      /** Whose aspects end the Moon's course: with all planets, or with the seven classical bodies. */
      void_rule?: 'modern' | 'traditional'
      /** Degrees, −90 to 90, north positive. */
      latitude?: string
      /** Degrees, −180 to 180, east positive. */
      longitude?: string
      /** The `id` of a place (`GET /places`), instead of `timezone`, `latitude` and `longitude`. */
      place?: string
    }
    response: {
      success: true
      /** The same value as the header X-Request-Id. */
      requestId: string
      data: {
        /** ISO 8601, UTC. */
        at: string
        /** By the clocks of the time zone. */
        local: string
        /** In its IANA spelling. */
        timezone: string
        phase: {
          /** As one sees her: each of the eight lasts for 45° of the angle from the Sun, with its own angle in the middle. */
          name: 'new_moon' | 'waxing_crescent' | 'first_quarter' | 'waxing_gibbous' | 'full_moon' | 'waning_gibbous' | 'last_quarter' | 'waning_crescent'
          /** How far the Moon is ahead of the Sun, degrees. */
          elongation: number
          waxing: boolean
          /** The share of the disc that is lit. */
          illuminated: number
        }
        title: string
        /** The mood of the sign that she is in. */
        text: string
        /** Since the new Moon. */
        age_days: number
        position: {
          longitude: number
          sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
          /** Whole degrees in the sign. */
          degree: number
          minute: number
        }
        /** The direction of the bright edge, degrees from celestial north through east. */
        bright_limb: number
        /** How she hangs in the sky of the place; null without one. */
        sky: {
          /** Degrees above the horizon; negative below it. */
          altitude: number
          /** The direction of the bright edge, degrees counter-clockwise from straight up. */
          tilt: number
        } | null
        void_of_course: {
          now: boolean
          rule: string
          /** ISO 8601, UTC. */
          begins: string
          /** ISO 8601, UTC. */
          ends: string
          /** By the clocks of the time zone. */
          local_begins: string
          /** By the clocks of the time zone. */
          local_ends: string
          sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
          next_sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
          last_aspect: {
            planet: 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'
            aspect: string
          }
        }
        next_phases: Array<{
          phase: string
          /** ISO 8601, UTC. */
          at: string
          /** By the clocks of the time zone. */
          local: string
          sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
        }>
        next_eclipse: {
          id: string
          /** ISO 8601, UTC. */
          at: string
          /** By the clocks of the time zone. */
          local: string
          sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
        }
      }
      /** ISO 8601, UTC. */
      timestamp: string
      warnings?: Array<{
        code: string
        message: string
        severity: 'info' | 'warning'
      }>
    }
  }
  /** The chart of a birth as pixels. */
  getAstrologyNatalChartPng: {
    method: 'GET'
    path: '/astrology/natal-chart.png'
    query: {
      /** Local time at the birth place: `YYYY-MM-DD HH:mm:ss`. `T` may stand for the space and `:ss` may be left out; no offset, `Z` or fraction. 1600-01-01 to 2399-12-31 in UTC. */
      birthDateTime: string
      /** IANA time zone name of the birth place, in any case. */
      timezone: string
      /** Degrees, −90 to 90, north positive. */
      latitude: string
      /** Degrees, −180 to 180, east positive. */
      longitude: string
      /** One of whole, placidus, koch. */
      house_system?: string
      /** `tropical` only. */
      zodiac?: string
      /** Width in pixels, 200 to 2000. Caption and grid make the picture higher. */
      size?: string
      theme?: 'light' | 'dark' | 'print'
      /** `compact`: fewer and larger labels, for a phone. */
      scale?: 'full' | 'compact'
      /** `1` adds the table of aspects. */
      grid?: '0' | '1'
    }
    response: string
  }
  /** The chart of a birth as a picture. */
  getAstrologyNatalChartSvg: {
    method: 'GET'
    path: '/astrology/natal-chart.svg'
    query: {
      /** Local time at the birth place: `YYYY-MM-DD HH:mm:ss`. `T` may stand for the space and `:ss` may be left out; no offset, `Z` or fraction. 1600-01-01 to 2399-12-31 in UTC. */
      birthDateTime: string
      /** IANA time zone name of the birth place, in any case. */
      timezone: string
      /** Degrees, −90 to 90, north positive. */
      latitude: string
      /** Degrees, −180 to 180, east positive. */
      longitude: string
      /** One of whole, placidus, koch. */
      house_system?: string
      /** `tropical` only. */
      zodiac?: string
      /** Width in pixels, 200 to 2000. Caption and grid make the picture higher. */
      size?: string
      theme?: 'light' | 'dark' | 'print'
      /** `compact`: fewer and larger labels, for a phone. */
      scale?: 'full' | 'compact'
      /** `1` adds the table of aspects. */
      grid?: '0' | '1'
    }
    response: string
  }
  /** The planetary hours of a day. */
  getAstrologyPlanetaryHours: {
    method: 'GET'
    path: '/astrology/planetary-hours'
    query: {
      /** YYYY-MM-DD, today, tomorrow or yesterday, in the time zone. */
      date?: string
      /** IANA time zone name, in any case: whose days and clocks are meant. */
      timezone?: string
      /** Degrees, −90 to 90, north positive. */
      latitude?: string
      /** Degrees, −180 to 180, east positive. */
      longitude?: string
      /** The `id` of a place (`GET /places`), instead of `timezone`, `latitude` and `longitude`. */
      place?: string
    }
    response: {
      success: true
      /** The same value as the header X-Request-Id. */
      requestId: string
      data: {
        date: string
        /** In its IANA spelling. */
        timezone: string
        latitude: number
        longitude: number
        /** Of the day, and of its first hour. */
        ruler: 'saturn' | 'jupiter' | 'mars' | 'sun' | 'venus' | 'mercury' | 'moon'
        /** Where the Sun does not rise or set on this day, the hours are equal, from six to six by the mean Sun. */
        light: 'rises_and_sets' | 'polar_day' | 'polar_night'
        hours: Array<{
          /** From sunrise. */
          hour: number
          planet: 'saturn' | 'jupiter' | 'mars' | 'sun' | 'venus' | 'mercury' | 'moon'
          /** From sunrise to sunset. */
          is_day: boolean
          /** ISO 8601, UTC. */
          from: string
          /** ISO 8601, UTC. */
          to: string
          /** By the clocks of the time zone. */
          local_from: string
          /** By the clocks of the time zone. */
          local_to: string
        }>
      }
      /** ISO 8601, UTC. */
      timestamp: string
      warnings?: Array<{
        code: string
        message: string
        severity: 'info' | 'warning'
      }>
    }
  }
  /** The sky at a moment. */
  getAstrologySky: {
    method: 'GET'
    path: '/astrology/sky'
    query: {
      /** A moment in UTC. Default: this minute. */
      at?: string
    }
    response: {
      success: true
      /** The same value as the header X-Request-Id. */
      requestId: string
      data: {
        /** ISO 8601, UTC. */
        at: string
        /** Every body that a chart can show; of a few the places are not known in all centuries. */
        bodies: {
          sun?: {
            longitude: number
            sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
            /** Whole degrees in the sign. */
            degree: number
            minute: number
            /** Ecliptic latitude. */
            latitude: number
            /** From the equator, north positive. */
            declination: number
            /** Degrees of longitude per day. */
            speed: number
            retrograde: boolean
            /** The direction that it takes at a station within a day. */
            station: 'retrograde' | 'direct' | null
          }
          moon?: {
            longitude: number
            sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
            /** Whole degrees in the sign. */
            degree: number
            minute: number
            /** Ecliptic latitude. */
            latitude: number
            /** From the equator, north positive. */
            declination: number
            /** Degrees of longitude per day. */
            speed: number
            retrograde: boolean
            /** The direction that it takes at a station within a day. */
            station: 'retrograde' | 'direct' | null
          }
          mercury?: {
            longitude: number
            sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
            /** Whole degrees in the sign. */
            degree: number
            minute: number
            /** Ecliptic latitude. */
            latitude: number
            /** From the equator, north positive. */
            declination: number
            /** Degrees of longitude per day. */
            speed: number
            retrograde: boolean
            /** The direction that it takes at a station within a day. */
            station: 'retrograde' | 'direct' | null
          }
          venus?: {
            longitude: number
            sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
            /** Whole degrees in the sign. */
            degree: number
            minute: number
            /** Ecliptic latitude. */
            latitude: number
            /** From the equator, north positive. */
            declination: number
            /** Degrees of longitude per day. */
            speed: number
            retrograde: boolean
            /** The direction that it takes at a station within a day. */
            station: 'retrograde' | 'direct' | null
          }
          mars?: {
            longitude: number
            sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
            /** Whole degrees in the sign. */
            degree: number
            minute: number
            /** Ecliptic latitude. */
            latitude: number
            /** From the equator, north positive. */
            declination: number
            /** Degrees of longitude per day. */
            speed: number
            retrograde: boolean
            /** The direction that it takes at a station within a day. */
            station: 'retrograde' | 'direct' | null
          }
          jupiter?: {
            longitude: number
            sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
            /** Whole degrees in the sign. */
            degree: number
            minute: number
            /** Ecliptic latitude. */
            latitude: number
            /** From the equator, north positive. */
            declination: number
            /** Degrees of longitude per day. */
            speed: number
            retrograde: boolean
            /** The direction that it takes at a station within a day. */
            station: 'retrograde' | 'direct' | null
          }
          saturn?: {
            longitude: number
            sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
            /** Whole degrees in the sign. */
            degree: number
            minute: number
            /** Ecliptic latitude. */
            latitude: number
            /** From the equator, north positive. */
            declination: number
            /** Degrees of longitude per day. */
            speed: number
            retrograde: boolean
            /** The direction that it takes at a station within a day. */
            station: 'retrograde' | 'direct' | null
          }
          uranus?: {
            longitude: number
            sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
            /** Whole degrees in the sign. */
            degree: number
            minute: number
            /** Ecliptic latitude. */
            latitude: number
            /** From the equator, north positive. */
            declination: number
            /** Degrees of longitude per day. */
            speed: number
            retrograde: boolean
            /** The direction that it takes at a station within a day. */
            station: 'retrograde' | 'direct' | null
          }
          neptune?: {
            longitude: number
            sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
            /** Whole degrees in the sign. */
            degree: number
            minute: number
            /** Ecliptic latitude. */
            latitude: number
            /** From the equator, north positive. */
            declination: number
            /** Degrees of longitude per day. */
            speed: number
            retrograde: boolean
            /** The direction that it takes at a station within a day. */
            station: 'retrograde' | 'direct' | null
          }
          pluto?: {
            longitude: number
            sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
            /** Whole degrees in the sign. */
            degree: number
            minute: number
            /** Ecliptic latitude. */
            latitude: number
            /** From the equator, north positive. */
            declination: number
            /** Degrees of longitude per day. */
            speed: number
            retrograde: boolean
            /** The direction that it takes at a station within a day. */
            station: 'retrograde' | 'direct' | null
          }
          north_node?: {
            longitude: number
            sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
            /** Whole degrees in the sign. */
            degree: number
            minute: number
            /** Ecliptic latitude. */
            latitude: number
            /** From the equator, north positive. */
            declination: number
            /** Degrees of longitude per day. */
            speed: number
            retrograde: boolean
            /** The direction that it takes at a station within a day. */
            station: 'retrograde' | 'direct' | null
          }
          south_node?: {
            longitude: number
            sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
            /** Whole degrees in the sign. */
            degree: number
            minute: number
            /** Ecliptic latitude. */
            latitude: number
            /** From the equator, north positive. */
            declination: number
            /** Degrees of longitude per day. */
            speed: number
            retrograde: boolean
            /** The direction that it takes at a station within a day. */
            station: 'retrograde' | 'direct' | null
          }
          lilith?: {
            longitude: number
            sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
            /** Whole degrees in the sign. */
            degree: number
            minute: number
            /** Ecliptic latitude. */
            latitude: number
            /** From the equator, north positive. */
            declination: number
            /** Degrees of longitude per day. */
            speed: number
            retrograde: boolean
            /** The direction that it takes at a station within a day. */
            station: 'retrograde' | 'direct' | null
          }
          true_lilith?: {
            longitude: number
            sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
            /** Whole degrees in the sign. */
            degree: number
            minute: number
            /** Ecliptic latitude. */
            latitude: number
            /** From the equator, north positive. */
            declination: number
            /** Degrees of longitude per day. */
            speed: number
            retrograde: boolean
            /** The direction that it takes at a station within a day. */
            station: 'retrograde' | 'direct' | null
          }
          chiron?: {
            longitude: number
            sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
            /** Whole degrees in the sign. */
            degree: number
            minute: number
            /** Ecliptic latitude. */
            latitude: number
            /** From the equator, north positive. */
            declination: number
            /** Degrees of longitude per day. */
            speed: number
            retrograde: boolean
            /** The direction that it takes at a station within a day. */
            station: 'retrograde' | 'direct' | null
          }
          ceres?: {
            longitude: number
            sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
            /** Whole degrees in the sign. */
            degree: number
            minute: number
            /** Ecliptic latitude. */
            latitude: number
            /** From the equator, north positive. */
            declination: number
            /** Degrees of longitude per day. */
            speed: number
            retrograde: boolean
            /** The direction that it takes at a station within a day. */
            station: 'retrograde' | 'direct' | null
          }
          pallas?: {
            longitude: number
            sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
            /** Whole degrees in the sign. */
            degree: number
            minute: number
            /** Ecliptic latitude. */
            latitude: number
            /** From the equator, north positive. */
            declination: number
            /** Degrees of longitude per day. */
            speed: number
            retrograde: boolean
            /** The direction that it takes at a station within a day. */
            station: 'retrograde' | 'direct' | null
          }
          juno?: {
            longitude: number
            sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
            /** Whole degrees in the sign. */
            degree: number
            minute: number
            /** Ecliptic latitude. */
            latitude: number
            /** From the equator, north positive. */
            declination: number
            /** Degrees of longitude per day. */
            speed: number
            retrograde: boolean
            /** The direction that it takes at a station within a day. */
            station: 'retrograde' | 'direct' | null
          }
          vesta?: {
            longitude: number
            sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
            /** Whole degrees in the sign. */
            degree: number
            minute: number
            /** Ecliptic latitude. */
            latitude: number
            /** From the equator, north positive. */
            declination: number
            /** Degrees of longitude per day. */
            speed: number
            retrograde: boolean
            /** The direction that it takes at a station within a day. */
            station: 'retrograde' | 'direct' | null
          }
          pholus?: {
            longitude: number
            sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
            /** Whole degrees in the sign. */
            degree: number
            minute: number
            /** Ecliptic latitude. */
            latitude: number
            /** From the equator, north positive. */
            declination: number
            /** Degrees of longitude per day. */
            speed: number
            retrograde: boolean
            /** The direction that it takes at a station within a day. */
            station: 'retrograde' | 'direct' | null
          }
          eris?: {
            longitude: number
            sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
            /** Whole degrees in the sign. */
            degree: number
            minute: number
            /** Ecliptic latitude. */
            latitude: number
            /** From the equator, north positive. */
            declination: number
            /** Degrees of longitude per day. */
            speed: number
            retrograde: boolean
            /** The direction that it takes at a station within a day. */
            station: 'retrograde' | 'direct' | null
          }
        }
        /** The planets that are retrograde. */
        retrograde: Array<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'>
        /** Between the ten planets. */
        aspects: Array<{
          planet1: 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'
          planet2: 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'
          aspect: 'conjunction' | 'semisextile' | 'semisquare' | 'sextile' | 'square' | 'trine' | 'sesquiquadrate' | 'quincunx' | 'opposition'
          symbol: string
          angle: number
          orb: number
          maxOrb: number
          /** An orb below 1°. */
          exact: boolean
          applying: boolean
          strength: number
        }>
        moon_phase: {
          /** As one sees her: each of the eight lasts for 45° of the angle from the Sun, with its own angle in the middle. */
          name: 'new_moon' | 'waxing_crescent' | 'first_quarter' | 'waxing_gibbous' | 'full_moon' | 'waning_gibbous' | 'last_quarter' | 'waning_crescent'
          /** How far the Moon is ahead of the Sun, degrees. */
          elongation: number
          waxing: boolean
          /** The share of the disc that is lit. */
          illuminated: number
        }
      }
      /** ISO 8601, UTC. */
      timestamp: string
      warnings?: Array<{
        code: string
        message: string
        severity: 'info' | 'warning'
      }>
    }
  }
  /** What happens in the sky. */
  getAstrologySkyCalendar: {
    method: 'GET'
    path: '/astrology/sky-calendar'
    query: {
      /** The first day, YYYY-MM-DD, today, tomorrow or yesterday. Default: today. */
      from?: string
      /** The last day, included. Default: 30 days in all. At most 400 days can be asked for. */
      to?: string
      /** IANA time zone name, in any case: whose days and clocks are meant. */
      timezone?: string
      /** Any of moon_phase, eclipse, moon_ingress, void_of_course, ingress, station, retrograde, exact_aspect, season, separated by commas. Default: all of them. */
      types?: string
      /** Only events of these: any of sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, separated by commas. */
      planets?: string
      /** Whose aspects end the Moon's course: with all planets, or with the seven classical bodies. */
      void_rule?: 'modern' | 'traditional'
      /** Degrees, −90 to 90, north positive. */
      latitude?: string
      /** Degrees, −180 to 180, east positive. */
      longitude?: string
      /** The `id` of a place (`GET /places`), instead of `timezone`, `latitude` and `longitude`. */
      place?: string
      /** `1` adds `moons`, how the Moon looks on each day. */
      moons?: '0' | '1'
    }
    response: {
      success: true
      /** The same value as the header X-Request-Id. */
      requestId: string
      data: {
        /** The first day. */
        from: string
        /** The last day, included. */
        to: string
        /** In its IANA spelling. */
        timezone: string
        count: number
        /** In the order in which they begin. */
        events: Array<{
          /** What happens. */
          id: string
          /** This one event, for ever. */
          uid: string
          type: 'moon_phase' | 'eclipse' | 'moon_ingress' | 'void_of_course' | 'ingress' | 'station' | 'retrograde' | 'exact_aspect' | 'season'
          planets: Array<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'>
          sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
          /** ISO 8601, UTC. */
          at: string
          /** By the clocks of the time zone. */
          local: string
          /** Of what lasts: a retrograde, a Moon void of course. */
          ends_at: string | null
          local_ends_at: string | null
          title: string
          /** One plain line: what can be seen or computed. */
          text: string
          /** What it is good for, by tradition. */
          meaning: string
          /** By type; docs/sky-calendar.md lists them. */
          details: Record<string, unknown>
        }>
        /** The Moon in the middle of each day. */
        moons?: Array<{
          date: string
          /** ISO 8601, UTC. */
          at: string
          phase: {
            /** As one sees her: each of the eight lasts for 45° of the angle from the Sun, with its own angle in the middle. */
            name: 'new_moon' | 'waxing_crescent' | 'first_quarter' | 'waxing_gibbous' | 'full_moon' | 'waning_gibbous' | 'last_quarter' | 'waning_crescent'
            /** How far the Moon is ahead of the Sun, degrees. */
            elongation: number
            waxing: boolean
            /** The share of the disc that is lit. */
            illuminated: number
          }
          sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
          /** The direction of the bright edge, degrees from celestial north through east. */
          bright_limb: number
          /** How she hangs at the place when she is highest on that day; null without a place. */
          sky: {
            /** Degrees above the horizon; negative below it. */
            altitude: number
            /** The direction of the bright edge, degrees counter-clockwise from straight up. */
            tilt: number
          } | null
        }>
      }
      /** ISO 8601, UTC. */
      timestamp: string
      warnings?: Array<{
        code: string
        message: string
        severity: 'info' | 'warning'
      }>
    }
  }
  /** What happens in the sky, as a calendar to subscribe to. */
  getAstrologySkyCalendarIcs: {
    method: 'GET'
    path: '/astrology/sky-calendar.ics'
    query: {
      /** The first day, YYYY-MM-DD, today, tomorrow or yesterday. Default: today. */
      from?: string
      /** The last day, included. Default: 30 days in all. At most 400 days can be asked for. */
      to?: string
      /** IANA time zone name, in any case: whose days and clocks are meant. */
      timezone?: string
      /** Any of moon_phase, eclipse, moon_ingress, void_of_course, ingress, station, retrograde, exact_aspect, season, separated by commas. Default: those that people want in a calendar, which leaves out moon_ingress, void_of_course and exact_aspect. */
      types?: string
      /** Only events of these: any of sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, separated by commas. */
      planets?: string
      /** Whose aspects end the Moon's course: with all planets, or with the seven classical bodies. */
      void_rule?: 'modern' | 'traditional'
      /** Degrees, −90 to 90, north positive. */
      latitude?: string
      /** Degrees, −180 to 180, east positive. */
      longitude?: string
      /** The `id` of a place (`GET /places`), instead of `timezone`, `latitude` and `longitude`. */
      place?: string
      /** `1`: the calendar reminds of each event. */
      alarms?: '0' | '1'
    }
    response: string
  }
  /** This description of the API. */
  getOpenapiJson: {
    method: 'GET'
    path: '/openapi.json'
    response: {
      openapi: string
      info: Record<string, unknown>
      paths: Record<string, unknown>
    }
  }
  /** Places by name. */
  getPlaces: {
    method: 'GET'
    path: '/places'
    query: {
      /** A name or its beginning, in any script, with or without marks. What follows a comma narrows: `City, Region or Country`. */
      q: string
      /** Only places of this country: its ISO 3166-1 code, in any case. */
      country?: string
      /** At most so many places, 1 to 20. */
      limit?: string
      /** A local date and time, `YYYY-MM-DD HH:mm:ss`: adds `utc_offset`. */
      at?: string
    }
    response: {
      success: true
      /** The same value as the header X-Request-Id. */
      requestId: string
      data: {
        count: number
        /** The best match first. */
        places: Array<{
          /** Stays the same: the id of the place in GeoNames. */
          id: string
          name: string
          /** State, province or the like. */
          region: string | null
          /** ISO 3166-1 code; XK for Kosovo. */
          country: string
          latitude: number
          longitude: number
          /** IANA name, with a history of its own before 1970. */
          timezone: string
          /** Null if unknown. */
          population: number | null
          /** Of the clocks at `at`; null if they were set forward over that time. A time that they showed twice has the first. */
          utc_offset?: string | null
        }>
      }
      /** ISO 8601, UTC. */
      timestamp: string
      warnings?: Array<{
        code: string
        message: string
        severity: 'info' | 'warning'
      }>
    }
  }
  /** A place by its id. */
  getPlacesId: {
    method: 'GET'
    path: '/places/{id}'
    params: {
      /** Id of a place. */
      id: string
    }
    response: {
      success: true
      /** The same value as the header X-Request-Id. */
      requestId: string
      data: {
        /** Stays the same: the id of the place in GeoNames. */
        id: string
        name: string
        /** State, province or the like. */
        region: string | null
        /** ISO 3166-1 code; XK for Kosovo. */
        country: string
        latitude: number
        longitude: number
        /** IANA name, with a history of its own before 1970. */
        timezone: string
        /** Null if unknown. */
        population: number | null
      }
      /** ISO 8601, UTC. */
      timestamp: string
      warnings?: Array<{
        code: string
        message: string
        severity: 'info' | 'warning'
      }>
    }
  }
  /** What this service is and offers. */
  getRoot: {
    method: 'GET'
    path: '/'
    response: {
      name: string
      /** Label of the API. */
      version: string
      /** Of this program. */
      service_version: string
      status: 'operational' | 'degraded'
      description: string
      /** The human reference. */
      documentation: string
      endpoints: Array<{
        method: string
        path: string
        summary: string
      }>
      /** ISO 8601, UTC. */
      timestamp: string
    }
  }
  /** The deck, or the cards that match. */
  getTarotCards: {
    method: 'GET'
    path: '/tarot/cards'
    query: {
      arcana?: 'Major Arcana' | 'Minor Arcana'
      suit?: 'wands' | 'cups' | 'swords' | 'pentacles'
      /** Looked for in names and keywords. */
      q?: string
    }
    response: {
      count: number
      cards: Array<{
        id: string
        name: string
        arcana: 'Major Arcana' | 'Minor Arcana'
        /** Absent on the major arcana. */
        suit?: 'wands' | 'cups' | 'swords' | 'pentacles'
        /** Majors 0–21, pips 1–10, page to king 11–14. */
        number: number
        about: string
        keywords: {
          upright: Array<string>
          reversed: Array<string>
        }
        /** PNG, 600 pixels wide. */
        image_url: string
        image_svg_url: string
      }>
    }
  }
  /** Everything known of one card. */
  getTarotCardsId: {
    method: 'GET'
    path: '/tarot/cards/{id}'
    params: {
      id: string
    }
    response: {
      id: string
      name: string
      arcana: 'Major Arcana' | 'Minor Arcana'
      /** Absent on the major arcana. */
      suit?: 'wands' | 'cups' | 'swords' | 'pentacles'
      /** Majors 0–21, pips 1–10, page to king 11–14. */
      number: number
      about: string
      keywords: {
        upright: Array<string>
        reversed: Array<string>
      }
      /** PNG, 600 pixels wide. */
      image_url: string
      image_svg_url: string
      meaning: {
        upright: {
          general: string
          love: string
          career: string
          spiritual: string
        }
        reversed: {
          general: string
          love: string
          career: string
          spiritual: string
        }
      }
    }
  }
  /** Health of the tarot endpoints. */
  getTarotHealth: {
    method: 'GET'
    path: '/tarot/health'
    response: {
      status: 'healthy'
      service: 'tarot'
      /** Cards in the deck. */
      cards?: number
      /** ISO 8601, UTC. */
      timestamp: string
    }
  }
  /** What two cards say together. */
  getTarotPairsFirstSecond: {
    method: 'GET'
    path: '/tarot/pairs/{first}/{second}'
    params: {
      /** Id of a card. */
      first: string
      /** Id of another card. */
      second: string
    }
    response: {
      /** In the order of the deck, whatever the order of the ids. */
      cards: Array<{
        id: string
        name: string
        arcana: 'Major Arcana' | 'Minor Arcana'
        /** Absent on the major arcana. */
        suit?: 'wands' | 'cups' | 'swords' | 'pentacles'
        /** Majors 0–21, pips 1–10, page to king 11–14. */
        number: number
        about: string
        keywords: {
          upright: Array<string>
          reversed: Array<string>
        }
        /** PNG, 600 pixels wide. */
        image_url: string
        image_svg_url: string
      }>
      /** What the two have to do with each other, by suit, element and number. */
      relations: Array<'both_majors' | 'major_and_minor' | 'same_suit' | 'friendly_elements' | 'strange_elements' | 'indifferent_elements' | 'same_number' | 'both_courts'>
      /** What the two say together, both upright: one or two sentences. */
      text: string
    }
  }
  /** The spreads and their places. */
  getTarotSpreads: {
    method: 'GET'
    path: '/tarot/spreads'
    response: {
      count: number
      spreads: Array<{
        type: string
        name: string
        description: string
        cardCount: number
        positions: Array<{
          number: number
          name: string
          /** What the place stands for. */
          meaning: string
          /** What the place asks of its card. It decides what `in_position` says there. */
          kind: 'past' | 'present' | 'challenge' | 'root' | 'aim' | 'near_future' | 'self' | 'others' | 'hope_and_fear' | 'outcome' | 'advice' | 'strength' | 'weakness' | 'mind' | 'body' | 'spirit' | 'other_person' | 'bond' | 'choice' | 'open'
        }>
      }>
    }
  }
  /** What depends on the minute of a birth. */
  postAstrologyBirthTime: {
    method: 'POST'
    path: '/astrology/birth-time'
    body: {
      /** Local time at the birth place: `YYYY-MM-DD HH:mm:ss`. `T` may stand for the space and `:ss` may be left out; no offset, `Z` or fraction. 1600-01-01 to 2399-12-31 in UTC. */
      birthDateTime: string
      /** IANA time zone name of the birth place, in any case. */
      timezone?: string
      /** Degrees, −90 to 90, north positive. */
      latitude?: number
      /** Degrees, −180 to 180, east positive. */
      longitude?: number
      /** The `id` of a place (`GET /places`), instead of `timezone`, `latitude` and `longitude`. */
      place?: string
      options?: {
        /** One of whole, placidus, koch, equal, porphyry, regiomontanus, campanus, alcabitius, morinus, topocentric, vehlow, meridian, azimuthal, krusinski, sripati. Where a system does not exist, equal houses stand in for it, and the answer says so. */
        house_system?: string
        /** tropical or sidereal */
        zodiac?: string
        /** Only with the sidereal zodiac. */
        ayanamsa?: 'lahiri' | 'fagan_bradley' | 'krishnamurti' | 'raman' | 'yukteshwar' | 'jn_bhasin' | 'true_citra' | 'galactic_center_0_sag'
        /** `false`: `birthDateTime` may be a date, YYYY-MM-DD. */
        time_known?: boolean
        /** How the nodes of the Moon are computed. */
        node?: 'true' | 'mean'
        /** The calendar of `birthDateTime`. */
        calendar?: 'gregorian' | 'julian'
        /** For births before there were time zones: clocks were set by the Sun over the city of the time zone, or over the birth place itself. */
        local_mean_time?: 'zone' | 'place'
      }
      /** How far to look on either side of the birth. A birth that is only a date is looked at from midnight to midnight. */
      window_minutes?: number
    }
    response: {
      success: true
      /** The same value as the header X-Request-Id. */
      requestId: string
      data: {
        birth: {
          date_time: string | null
          /** In its IANA spelling. */
          timezone: string
        }
        window: {
          /** ISO 8601, UTC. */
          from: string
          /** ISO 8601, UTC. */
          to: string
          /** By the clocks of the time zone. */
          local_from: string
          /** By the clocks of the time zone. */
          local_to: string
          minutes: number
        }
        /** How far the time of birth could be wrong without a change: of the rising sign, of the house of any planet, of any aspect. Null for a date alone. */
        holds: {
          /** At most to the ends of the window. */
          rising_sign: {
            minutes_before: number
            minutes_after: number
          }
          /** At most to the ends of the window. */
          midheaven_sign: {
            minutes_before: number
            minutes_after: number
          }
          /** At most to the ends of the window. */
          moon_sign: {
            minutes_before: number
            minutes_after: number
          }
          /** At most to the ends of the window. */
          houses: {
            minutes_before: number
            minutes_after: number
          }
          /** At most to the ends of the window. */
          aspects: {
            minutes_before: number
            minutes_after: number
          }
        } | null
        /** What is true all through the window. */
        stable: Array<string>
        /** Every change in the window, to the second. */
        changes: Array<{
          /** ISO 8601, UTC. */
          at: string
          /** By the clocks of the time zone. */
          local: string
          /** From the birth; negative before it. */
          minutes: number | null
          kind: 'rising_sign' | 'midheaven_sign' | 'sign' | 'house' | 'aspect' | 'motion'
          subject: string
          /** A sign, the number of a house, `direct` or `retrograde`, the name of an aspect, or null for no aspect. */
          before: string | number | null
          /** A sign, the number of a house, `direct` or `retrograde`, the name of an aspect, or null for no aspect. */
          after: string | number | null
        }>
        segments: Array<{
          /** ISO 8601, UTC. */
          from: string
          /** ISO 8601, UTC. */
          to: string
          /** By the clocks of the time zone. */
          local_from: string
          /** By the clocks of the time zone. */
          local_to: string
          /** Of the window. */
          share: number
          rising_sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
          moon_sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
        }>
      }
      /** ISO 8601, UTC. */
      timestamp: string
      warnings?: Array<{
        code: string
        message: string
        severity: 'info' | 'warning'
      }>
    }
  }
  /** The wider chart of a birth. */
  postAstrologyChart: {
    method: 'POST'
    path: '/astrology/chart'
    body: {
      /** Local time at the birth place: `YYYY-MM-DD HH:mm:ss`. `T` may stand for the space and `:ss` may be left out; no offset, `Z` or fraction. 1600-01-01 to 2399-12-31 in UTC. */
      birthDateTime: string
      /** IANA time zone name of the birth place, in any case. */
      timezone?: string
      /** Degrees, −90 to 90, north positive. */
      latitude?: number
      /** Degrees, −180 to 180, east positive. */
      longitude?: number
      /** The `id` of a place (`GET /places`), instead of `timezone`, `latitude` and `longitude`. */
      place?: string
      options?: {
        /** One of whole, placidus, koch, equal, porphyry, regiomontanus, campanus, alcabitius, morinus, topocentric, vehlow, meridian, azimuthal, krusinski, sripati. Where a system does not exist, equal houses stand in for it, and the answer says so. */
        house_system?: string
        /** tropical or sidereal */
        zodiac?: string
        /** Only with the sidereal zodiac. */
        ayanamsa?: 'lahiri' | 'fagan_bradley' | 'krishnamurti' | 'raman' | 'yukteshwar' | 'jn_bhasin' | 'true_citra' | 'galactic_center_0_sag'
        /** `false`: `birthDateTime` may be a date, YYYY-MM-DD. */
        time_known?: boolean
        /** How the nodes of the Moon are computed. */
        node?: 'true' | 'mean'
        /** The calendar of `birthDateTime`. */
        calendar?: 'gregorian' | 'julian'
        /** For births before there were time zones: clocks were set by the Sun over the city of the time zone, or over the birth place itself. */
        local_mean_time?: 'zone' | 'place'
      }
      /** Any of sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, north_node, south_node, lilith, true_lilith, chiron, ceres, pallas, juno, vesta, pholus, eris. */
      bodies?: Array<string>
      /** Need the time of birth. */
      lots?: Array<'fortune' | 'spirit'>
      /** Which aspects to look for. `parallel` and `contraparallel` are aspects of declination. */
      aspects?: Array<'conjunction' | 'semisextile' | 'semisquare' | 'sextile' | 'square' | 'trine' | 'sesquiquadrate' | 'quincunx' | 'opposition' | 'parallel' | 'contraparallel'>
      /** Orbs in degrees, for aspects that shall not have the usual ones. */
      orbs?: {
        conjunction?: number
        semisextile?: number
        semisquare?: number
        sextile?: number
        square?: number
        trine?: number
        sesquiquadrate?: number
        quincunx?: number
        opposition?: number
      }
    }
    response: {
      success: true
      /** The same value as the header X-Request-Id. */
      requestId: string
      data: {
        /** The same birth, houses and zodiac give the same id. */
        chart_id: string
        birth_info: {
          date_time: string | null
          /** In the Gregorian calendar, if the time is unknown. */
          date?: string
          timezone: string
          location: {
            latitude: number
            longitude: number
          }
        }
        bodies: Record<string, {
          /** In the zodiac of the chart. */
          longitude: number
          sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
          /** Whole degrees in the sign. */
          degree: number
          minute: number
          /** Ecliptic latitude. */
          latitude: number
          /** From the equator, north positive. */
          declination: number
          /** Degrees of longitude per day. */
          speed: number
          retrograde: boolean
          /** The direction that the body takes at a station within a day of the birth. */
          station: 'retrograde' | 'direct' | null
          /** Of the seven classical planets. */
          dignity?: Array<'domicile' | 'exaltation' | 'triplicity' | 'detriment' | 'fall' | 'peregrine'>
          house: number | null
          /** Over the day, if the time is unknown. */
          range?: {
            /** In the zodiac of the chart. */
            from: number
            /** In the zodiac of the chart. */
            to: number
          }
          sign_certain?: boolean
          /** The signs of that day: one, or two. */
          signs?: Array<'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'>
        }>
        houses: Array<{
          house: number
          /** In the zodiac of the chart. */
          cusp: number
          sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
          /** Whole degrees in the sign. */
          degree: number
          minute: number
        }> | null
        angles: {
          ascendant: {
            /** In the zodiac of the chart. */
            longitude: number
            sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
            /** Whole degrees in the sign. */
            degree: number
            minute: number
          }
          midheaven: {
            /** In the zodiac of the chart. */
            longitude: number
            sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
            /** Whole degrees in the sign. */
            degree: number
            minute: number
          }
          descendant: {
            /** In the zodiac of the chart. */
            longitude: number
            sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
            /** Whole degrees in the sign. */
            degree: number
            minute: number
          }
          imum_coeli: {
            /** In the zodiac of the chart. */
            longitude: number
            sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
            /** Whole degrees in the sign. */
            degree: number
            minute: number
          }
          vertex: {
            /** In the zodiac of the chart. */
            longitude: number
            sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
            /** Whole degrees in the sign. */
            degree: number
            minute: number
          }
        } | null
        lots: Record<string, {
          /** In the zodiac of the chart. */
          longitude: number
          sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
          /** Whole degrees in the sign. */
          degree: number
          minute: number
          house: number
        }>
        /** Each pair once, in the order of the bodies. */
        aspects: Array<{
          planet1: 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto' | 'north_node' | 'south_node' | 'lilith' | 'true_lilith' | 'chiron' | 'ceres' | 'pallas' | 'juno' | 'vesta' | 'pholus' | 'eris'
          planet2: 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto' | 'north_node' | 'south_node' | 'lilith' | 'true_lilith' | 'chiron' | 'ceres' | 'pallas' | 'juno' | 'vesta' | 'pholus' | 'eris'
          aspect: 'conjunction' | 'semisextile' | 'semisquare' | 'sextile' | 'square' | 'trine' | 'sesquiquadrate' | 'quincunx' | 'opposition' | 'parallel' | 'contraparallel'
          symbol: string
          /** Of the exact aspect; null between declinations. */
          angle: number | null
          orb: number
          maxOrb: number
          /** An orb below 1°. */
          exact: boolean
          applying: boolean | null
          strength: number
          /** It holds all day, though the time is unknown. */
          certain?: boolean
        }>
        /** Of the ten planets. */
        patterns: Array<{
          pattern: 'stellium' | 'grand_cross' | 't_square' | 'kite' | 'grand_trine' | 'yod'
          members: Array<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'>
          apex: 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto' | null
          sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces' | null
        }>
        balance: {
          elements: {
            fire: Array<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'>
            earth: Array<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'>
            air: Array<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'>
            water: Array<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'>
          }
          modalities: {
            cardinal: Array<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'>
            fixed: Array<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'>
            mutable: Array<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'>
          }
          polarities: {
            active: Array<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'>
            receptive: Array<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'>
          }
          hemispheres: {
            above_horizon: Array<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'>
            below_horizon: Array<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'>
            eastern: Array<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'>
            western: Array<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'>
          } | null
          quadrants: {
            first: Array<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'>
            second: Array<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'>
            third: Array<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'>
            fourth: Array<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'>
          } | null
        }
        /** The Sun is above the horizon. */
        day_chart: boolean | null
        moon_phase: {
          name: 'new_moon' | 'crescent' | 'first_quarter' | 'gibbous' | 'full_moon' | 'disseminating' | 'last_quarter' | 'balsamic'
          /** Of the Moon from the Sun, 0 to 360. */
          elongation: number
          waxing: boolean
          illuminated: number
        }
        metadata: {
          time_known: boolean
          /** As requested. */
          house_system: 'whole' | 'placidus' | 'koch' | 'equal' | 'porphyry' | 'regiomontanus' | 'campanus' | 'alcabitius' | 'morinus' | 'topocentric' | 'vehlow' | 'meridian' | 'azimuthal' | 'krusinski' | 'sripati'
          house_system_used: 'whole' | 'placidus' | 'koch' | 'equal' | 'porphyry' | 'regiomontanus' | 'campanus' | 'alcabitius' | 'morinus' | 'topocentric' | 'vehlow' | 'meridian' | 'azimuthal' | 'krusinski' | 'sripati' | null
          fallback_reason: string | null
          zodiac: 'tropical' | 'sidereal'
          ayanamsa: {
            name: 'lahiri' | 'fagan_bradley' | 'krishnamurti' | 'raman' | 'yukteshwar' | 'jn_bhasin' | 'true_citra' | 'galactic_center_0_sag'
            degrees: number
          } | null
          node: 'true' | 'mean'
          calendar: 'gregorian' | 'julian'
          /** ISO 8601, UTC. */
          calculated_at: string
          time_resolution: {
            utc_offset: string
            status: 'unique' | 'ambiguous'
            tzdb_version: string
          } | null
        }
      }
      /** ISO 8601, UTC. */
      timestamp: string
      warnings?: Array<{
        code: string
        message: string
        severity: 'info' | 'warning'
      }>
    }
  }
  /** The wider chart as pixels, without a birth in the address. */
  postAstrologyChartPng: {
    method: 'POST'
    path: '/astrology/chart.png'
    query: {
      /** Width in pixels, 200 to 2000. Caption and grid make the picture higher. */
      size?: string
      theme?: 'light' | 'dark' | 'print'
      /** `compact`: fewer and larger labels, for a phone. */
      scale?: 'full' | 'compact'
      /** `1` adds the table of aspects. */
      grid?: '0' | '1'
    }
    body: {
      /** Local time at the birth place: `YYYY-MM-DD HH:mm:ss`. `T` may stand for the space and `:ss` may be left out; no offset, `Z` or fraction. 1600-01-01 to 2399-12-31 in UTC. */
      birthDateTime: string
      /** IANA time zone name of the birth place, in any case. */
      timezone?: string
      /** Degrees, −90 to 90, north positive. */
      latitude?: number
      /** Degrees, −180 to 180, east positive. */
      longitude?: number
      /** The `id` of a place (`GET /places`), instead of `timezone`, `latitude` and `longitude`. */
      place?: string
      options?: {
        /** One of whole, placidus, koch, equal, porphyry, regiomontanus, campanus, alcabitius, morinus, topocentric, vehlow, meridian, azimuthal, krusinski, sripati. Where a system does not exist, equal houses stand in for it, and the answer says so. */
        house_system?: string
        /** tropical or sidereal */
        zodiac?: string
        /** Only with the sidereal zodiac. */
        ayanamsa?: 'lahiri' | 'fagan_bradley' | 'krishnamurti' | 'raman' | 'yukteshwar' | 'jn_bhasin' | 'true_citra' | 'galactic_center_0_sag'
        /** `false`: `birthDateTime` may be a date, YYYY-MM-DD. */
        time_known?: boolean
        /** How the nodes of the Moon are computed. */
        node?: 'true' | 'mean'
        /** The calendar of `birthDateTime`. */
        calendar?: 'gregorian' | 'julian'
        /** For births before there were time zones: clocks were set by the Sun over the city of the time zone, or over the birth place itself. */
        local_mean_time?: 'zone' | 'place'
      }
      /** Any of sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, north_node, south_node, lilith, true_lilith, chiron, ceres, pallas, juno, vesta, pholus, eris. */
      bodies?: Array<string>
      /** Need the time of birth. */
      lots?: Array<'fortune' | 'spirit'>
      /** Which aspects to look for. `parallel` and `contraparallel` are aspects of declination. */
      aspects?: Array<'conjunction' | 'semisextile' | 'semisquare' | 'sextile' | 'square' | 'trine' | 'sesquiquadrate' | 'quincunx' | 'opposition' | 'parallel' | 'contraparallel'>
      /** Orbs in degrees, for aspects that shall not have the usual ones. */
      orbs?: {
        conjunction?: number
        semisextile?: number
        semisquare?: number
        sextile?: number
        square?: number
        trine?: number
        sesquiquadrate?: number
        quincunx?: number
        opposition?: number
      }
      second?: {
        /** Local time at the birth place: `YYYY-MM-DD HH:mm:ss`. `T` may stand for the space and `:ss` may be left out; no offset, `Z` or fraction. 1600-01-01 to 2399-12-31 in UTC. */
        birthDateTime: string
        /** IANA time zone name of the birth place, in any case. */
        timezone?: string
        /** Degrees, −90 to 90, north positive. */
        latitude?: number
        /** Degrees, −180 to 180, east positive. */
        longitude?: number
        /** The `id` of a place (`GET /places`), instead of `timezone`, `latitude` and `longitude`. */
        place?: string
        options?: {
          /** One of whole, placidus, koch, equal, porphyry, regiomontanus, campanus, alcabitius, morinus, topocentric, vehlow, meridian, azimuthal, krusinski, sripati. Where a system does not exist, equal houses stand in for it, and the answer says so. */
          house_system?: string
          /** tropical or sidereal */
          zodiac?: string
          /** Only with the sidereal zodiac. */
          ayanamsa?: 'lahiri' | 'fagan_bradley' | 'krishnamurti' | 'raman' | 'yukteshwar' | 'jn_bhasin' | 'true_citra' | 'galactic_center_0_sag'
          /** `false`: `birthDateTime` may be a date, YYYY-MM-DD. */
          time_known?: boolean
          /** How the nodes of the Moon are computed. */
          node?: 'true' | 'mean'
          /** The calendar of `birthDateTime`. */
          calendar?: 'gregorian' | 'julian'
          /** For births before there were time zones: clocks were set by the Sun over the city of the time zone, or over the birth place itself. */
          local_mean_time?: 'zone' | 'place'
        }
      }
      /** A moment in UTC: its sky is drawn round the chart. */
      transits_at?: string
    }
    response: string
  }
  /** The wider chart as a picture, without a birth in the address. */
  postAstrologyChartSvg: {
    method: 'POST'
    path: '/astrology/chart.svg'
    query: {
      /** Width in pixels, 200 to 2000. Caption and grid make the picture higher. */
      size?: string
      theme?: 'light' | 'dark' | 'print'
      /** `compact`: fewer and larger labels, for a phone. */
      scale?: 'full' | 'compact'
      /** `1` adds the table of aspects. */
      grid?: '0' | '1'
    }
    body: {
      /** Local time at the birth place: `YYYY-MM-DD HH:mm:ss`. `T` may stand for the space and `:ss` may be left out; no offset, `Z` or fraction. 1600-01-01 to 2399-12-31 in UTC. */
      birthDateTime: string
      /** IANA time zone name of the birth place, in any case. */
      timezone?: string
      /** Degrees, −90 to 90, north positive. */
      latitude?: number
      /** Degrees, −180 to 180, east positive. */
      longitude?: number
      /** The `id` of a place (`GET /places`), instead of `timezone`, `latitude` and `longitude`. */
      place?: string
      options?: {
        /** One of whole, placidus, koch, equal, porphyry, regiomontanus, campanus, alcabitius, morinus, topocentric, vehlow, meridian, azimuthal, krusinski, sripati. Where a system does not exist, equal houses stand in for it, and the answer says so. */
        house_system?: string
        /** tropical or sidereal */
        zodiac?: string
        /** Only with the sidereal zodiac. */
        ayanamsa?: 'lahiri' | 'fagan_bradley' | 'krishnamurti' | 'raman' | 'yukteshwar' | 'jn_bhasin' | 'true_citra' | 'galactic_center_0_sag'
        /** `false`: `birthDateTime` may be a date, YYYY-MM-DD. */
        time_known?: boolean
        /** How the nodes of the Moon are computed. */
        node?: 'true' | 'mean'
        /** The calendar of `birthDateTime`. */
        calendar?: 'gregorian' | 'julian'
        /** For births before there were time zones: clocks were set by the Sun over the city of the time zone, or over the birth place itself. */
        local_mean_time?: 'zone' | 'place'
      }
      /** Any of sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto, north_node, south_node, lilith, true_lilith, chiron, ceres, pallas, juno, vesta, pholus, eris. */
      bodies?: Array<string>
      /** Need the time of birth. */
      lots?: Array<'fortune' | 'spirit'>
      /** Which aspects to look for. `parallel` and `contraparallel` are aspects of declination. */
      aspects?: Array<'conjunction' | 'semisextile' | 'semisquare' | 'sextile' | 'square' | 'trine' | 'sesquiquadrate' | 'quincunx' | 'opposition' | 'parallel' | 'contraparallel'>
      /** Orbs in degrees, for aspects that shall not have the usual ones. */
      orbs?: {
        conjunction?: number
        semisextile?: number
        semisquare?: number
        sextile?: number
        square?: number
        trine?: number
        sesquiquadrate?: number
        quincunx?: number
        opposition?: number
      }
      second?: {
        /** Local time at the birth place: `YYYY-MM-DD HH:mm:ss`. `T` may stand for the space and `:ss` may be left out; no offset, `Z` or fraction. 1600-01-01 to 2399-12-31 in UTC. */
        birthDateTime: string
        /** IANA time zone name of the birth place, in any case. */
        timezone?: string
        /** Degrees, −90 to 90, north positive. */
        latitude?: number
        /** Degrees, −180 to 180, east positive. */
        longitude?: number
        /** The `id` of a place (`GET /places`), instead of `timezone`, `latitude` and `longitude`. */
        place?: string
        options?: {
          /** One of whole, placidus, koch, equal, porphyry, regiomontanus, campanus, alcabitius, morinus, topocentric, vehlow, meridian, azimuthal, krusinski, sripati. Where a system does not exist, equal houses stand in for it, and the answer says so. */
          house_system?: string
          /** tropical or sidereal */
          zodiac?: string
          /** Only with the sidereal zodiac. */
          ayanamsa?: 'lahiri' | 'fagan_bradley' | 'krishnamurti' | 'raman' | 'yukteshwar' | 'jn_bhasin' | 'true_citra' | 'galactic_center_0_sag'
          /** `false`: `birthDateTime` may be a date, YYYY-MM-DD. */
          time_known?: boolean
          /** How the nodes of the Moon are computed. */
          node?: 'true' | 'mean'
          /** The calendar of `birthDateTime`. */
          calendar?: 'gregorian' | 'julian'
          /** For births before there were time zones: clocks were set by the Sun over the city of the time zone, or over the birth place itself. */
          local_mean_time?: 'zone' | 'place'
        }
      }
      /** A moment in UTC: its sky is drawn round the chart. */
      transits_at?: string
    }
    response: string
  }
  /** The day of a sign. */
  postAstrologyDailyHoroscope: {
    method: 'POST'
    path: '/astrology/daily-horoscope'
    body: {
      /** In any case: aries, taurus, gemini, cancer, leo, virgo, libra, scorpio, sagittarius, capricorn, aquarius, pisces. */
      sign: string
      /** `YYYY-MM-DD` from 1600-01-01 to 2399-12-31, or `today`, `tomorrow`, `yesterday`. */
      date?: string
      style?: 'brief' | 'detailed' | 'poetic'
      /** `all`, or names; `career` means `profession`. Left out or empty: all eight in the detailed style, none in the others. */
      categories?: Array<'all' | 'personal_life' | 'love' | 'health' | 'profession' | 'emotions' | 'travel' | 'luck' | 'finance' | 'career'>
      /** Transits, figures and lucky times as seen from there: the sky of its local mean noon, and hours from its sunrise. */
      location?: {
        latitude: number
        longitude: number
      }
      /** IANA time zone name, in any case. It decides which day `today` is, and at a location which noon falls on the date and the clock of lucky times. */
      timezone?: string
    }
    response: Operations['getAstrologyHoroscopeDailySign']['response']
  }
  /** The month of a sign. */
  postAstrologyMonthlyHoroscope: {
    method: 'POST'
    path: '/astrology/monthly-horoscope'
    body: {
      /** In any case: aries, taurus, gemini, cancer, leo, virgo, libra, scorpio, sagittarius, capricorn, aquarius, pisces. */
      sign: string
      /** Any day inside: `YYYY-MM-DD`, or `today`, `tomorrow`, `yesterday`. */
      date?: string
      /** IANA time zone name, in any case. It decides which day `today` is. */
      timezone?: string
      style?: 'brief' | 'detailed'
      /** `all`, or names; `career` means `profession`. Left out or empty: all eight in the detailed style, none in the brief one. */
      categories?: Array<'all' | 'personal_life' | 'love' | 'health' | 'profession' | 'emotions' | 'travel' | 'luck' | 'finance' | 'career'>
      /** The day on which a week starts; months and years ignore it. */
      week_start?: 'monday' | 'sunday'
    }
    response: Operations['getAstrologyHoroscopeMonthlySign']['response']
  }
  /** The chart of a birth. */
  postAstrologyNatalChart: {
    method: 'POST'
    path: '/astrology/natal-chart'
    body: {
      /** Local time at the birth place: `YYYY-MM-DD HH:mm:ss`. `T` may stand for the space and `:ss` may be left out; no offset, `Z` or fraction. 1600-01-01 to 2399-12-31 in UTC. */
      birthDateTime: string
      /** IANA time zone name of the birth place, in any case. */
      timezone: string
      /** Degrees, −90 to 90, north positive. */
      latitude: number
      /** Degrees, −180 to 180, east positive. */
      longitude: number
      options?: {
        /** One of whole, placidus, koch. Placidus and Koch give way to equal houses beyond 66° of latitude. */
        house_system?: string
        /** `tropical` only. */
        zodiac?: string
      }
    }
    response: {
      success: true
      /** The same value as the header X-Request-Id. */
      requestId: string
      data: {
        /** The same birth, place and house system give the same id. */
        chart_id: string
        birth_info: {
          /** ISO 8601, UTC. */
          date_time: string
          /** In its IANA spelling. */
          timezone: string
          location: {
            latitude: number
            longitude: number
          }
        }
        planets: {
          sun: {
            /** Ecliptic longitude. */
            longitude: number
            /** Ecliptic latitude. */
            latitude: number
            sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
            /** Whole degrees in the sign. */
            degree: number
            minute: number
            house: number
            retrograde: boolean
            /** Degrees of longitude per day; negative if retrograde. */
            dailyMotion: number
          }
          moon: {
            /** Ecliptic longitude. */
            longitude: number
            /** Ecliptic latitude. */
            latitude: number
            sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
            /** Whole degrees in the sign. */
            degree: number
            minute: number
            house: number
            retrograde: boolean
            /** Degrees of longitude per day; negative if retrograde. */
            dailyMotion: number
          }
          mercury: {
            /** Ecliptic longitude. */
            longitude: number
            /** Ecliptic latitude. */
            latitude: number
            sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
            /** Whole degrees in the sign. */
            degree: number
            minute: number
            house: number
            retrograde: boolean
            /** Degrees of longitude per day; negative if retrograde. */
            dailyMotion: number
          }
          venus: {
            /** Ecliptic longitude. */
            longitude: number
            /** Ecliptic latitude. */
            latitude: number
            sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
            /** Whole degrees in the sign. */
            degree: number
            minute: number
            house: number
            retrograde: boolean
            /** Degrees of longitude per day; negative if retrograde. */
            dailyMotion: number
          }
          mars: {
            /** Ecliptic longitude. */
            longitude: number
            /** Ecliptic latitude. */
            latitude: number
            sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
            /** Whole degrees in the sign. */
            degree: number
            minute: number
            house: number
            retrograde: boolean
            /** Degrees of longitude per day; negative if retrograde. */
            dailyMotion: number
          }
          jupiter: {
            /** Ecliptic longitude. */
            longitude: number
            /** Ecliptic latitude. */
            latitude: number
            sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
            /** Whole degrees in the sign. */
            degree: number
            minute: number
            house: number
            retrograde: boolean
            /** Degrees of longitude per day; negative if retrograde. */
            dailyMotion: number
          }
          saturn: {
            /** Ecliptic longitude. */
            longitude: number
            /** Ecliptic latitude. */
            latitude: number
            sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
            /** Whole degrees in the sign. */
            degree: number
            minute: number
            house: number
            retrograde: boolean
            /** Degrees of longitude per day; negative if retrograde. */
            dailyMotion: number
          }
          uranus: {
            /** Ecliptic longitude. */
            longitude: number
            /** Ecliptic latitude. */
            latitude: number
            sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
            /** Whole degrees in the sign. */
            degree: number
            minute: number
            house: number
            retrograde: boolean
            /** Degrees of longitude per day; negative if retrograde. */
            dailyMotion: number
          }
          neptune: {
            /** Ecliptic longitude. */
            longitude: number
            /** Ecliptic latitude. */
            latitude: number
            sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
            /** Whole degrees in the sign. */
            degree: number
            minute: number
            house: number
            retrograde: boolean
            /** Degrees of longitude per day; negative if retrograde. */
            dailyMotion: number
          }
          pluto: {
            /** Ecliptic longitude. */
            longitude: number
            /** Ecliptic latitude. */
            latitude: number
            sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
            /** Whole degrees in the sign. */
            degree: number
            minute: number
            house: number
            retrograde: boolean
            /** Degrees of longitude per day; negative if retrograde. */
            dailyMotion: number
          }
        }
        houses: Array<{
          house: number
          /** Ecliptic longitude. */
          cusp: number
          sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
          /** Whole degrees in the sign. */
          degree: number
          minute: number
        }>
        /** Each pair once, in planet order. */
        aspects: Array<{
          planet1: 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'
          planet2: 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'
          aspect: 'conjunction' | 'semisextile' | 'semisquare' | 'sextile' | 'square' | 'trine' | 'sesquiquadrate' | 'quincunx' | 'opposition'
          symbol: string
          /** The angle of the exact aspect. */
          angle: number
          /** Distance from it, in degrees. */
          orb: number
          maxOrb: number
          /** An orb below 1°. */
          exact: boolean
          /** The two draw nearer to the exact angle. */
          applying: boolean
          /** 1 at the exact angle, 0 at maxOrb. */
          strength: number
        }>
        angles: {
          ascendant: {
            /** Ecliptic longitude. */
            longitude: number
            sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
            /** Whole degrees in the sign. */
            degree: number
            minute: number
          }
          midheaven: {
            /** Ecliptic longitude. */
            longitude: number
            sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
            /** Whole degrees in the sign. */
            degree: number
            minute: number
          }
          descendant: {
            /** Ecliptic longitude. */
            longitude: number
            sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
            /** Whole degrees in the sign. */
            degree: number
            minute: number
          }
          imum_coeli: {
            /** Ecliptic longitude. */
            longitude: number
            sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
            /** Whole degrees in the sign. */
            degree: number
            minute: number
          }
        }
        metadata: {
          /** As requested. */
          house_system: 'whole' | 'placidus' | 'koch'
          house_system_used: 'whole' | 'placidus' | 'koch' | 'equal'
          fallback_reason: string | null
          /** Present when equal houses stand in for the requested ones. */
          high_latitude_detected?: boolean
          zodiac_mode: 'tropical'
          /** Of `birthDateTime`, also before that calendar was introduced. */
          calendar: 'gregorian'
          calculation_time_ms: number
          cache_hit: boolean
          /** The latitude lies within 1° of 66. */
          near_boundary: boolean
          /** ISO 8601, UTC. */
          calculated_at: string
          time_resolution: {
            /** Civil offset at the birth, with seconds where it had some. */
            utc_offset: string
            /** `ambiguous`: the clocks showed this time twice, and the first time was taken. */
            status: 'unique' | 'ambiguous'
            /** Edition of the IANA time zone database. */
            tzdb_version: string
          }
        }
      }
      /** ISO 8601, UTC. */
      timestamp: string
      warnings?: Array<{
        code: string
        message: string
        severity: 'info' | 'warning'
      }>
    }
  }
  /** What a birth chart means. */
  postAstrologyNatalReading: {
    method: 'POST'
    path: '/astrology/natal-reading'
    body: {
      /** Local time at the birth place: `YYYY-MM-DD HH:mm:ss`. `T` may stand for the space and `:ss` may be left out; no offset, `Z` or fraction. 1600-01-01 to 2399-12-31 in UTC. */
      birthDateTime: string
      /** IANA time zone name of the birth place, in any case. */
      timezone?: string
      /** Degrees, −90 to 90, north positive. */
      latitude?: number
      /** Degrees, −180 to 180, east positive. */
      longitude?: number
      /** The `id` of a place (`GET /places`), instead of `timezone`, `latitude` and `longitude`. */
      place?: string
      options?: {
        /** One of whole, placidus, koch, equal, porphyry, regiomontanus, campanus, alcabitius, morinus, topocentric, vehlow, meridian, azimuthal, krusinski, sripati. Where a system does not exist, equal houses stand in for it, and the answer says so. */
        house_system?: string
        /** tropical or sidereal */
        zodiac?: string
        /** Only with the sidereal zodiac. */
        ayanamsa?: 'lahiri' | 'fagan_bradley' | 'krishnamurti' | 'raman' | 'yukteshwar' | 'jn_bhasin' | 'true_citra' | 'galactic_center_0_sag'
        /** `false`: `birthDateTime` may be a date, YYYY-MM-DD. */
        time_known?: boolean
        /** How the nodes of the Moon are computed. */
        node?: 'true' | 'mean'
        /** The calendar of `birthDateTime`. */
        calendar?: 'gregorian' | 'julian'
        /** For births before there were time zones: clocks were set by the Sun over the city of the time zone, or over the birth place itself. */
        local_mean_time?: 'zone' | 'place'
      }
      /** `essentials`: the portrait and three sections. */
      depth?: 'essentials' | 'full'
    }
    response: {
      success: true
      /** The same value as the header X-Request-Id. */
      requestId: string
      data: {
        /** That of the same birth at `POST /astrology/chart`. */
        chart_id: string
        portrait: {
          /** 900 to 1,500 characters. */
          text: string
          /** The parts of the text in their order, each with the facts it comes from. */
          sources: Array<{
            text: string
            /** Ids of facts of this chart. */
            facts: Array<string>
          }>
        }
        /** Those for which the chart has something certain to tell. */
        sections: Array<{
          id: 'identity' | 'feelings' | 'mind' | 'love' | 'drive' | 'work' | 'growth' | 'limits'
          title: string
          /** Paragraphs, with an empty line between them. */
          text: string
          /** The parts of the text in their order, each with the facts it comes from. */
          sources: Array<{
            text: string
            /** Ids of facts of this chart. */
            facts: Array<string>
          }>
        }>
        /** Absent in `essentials`. */
        placements?: Array<{
          id: string
          kind: 'sign' | 'house' | 'angle' | 'aspect' | 'retrograde' | 'dignity' | 'ruler' | 'stellium' | 'pattern' | 'balance' | 'hemisphere' | 'moon_phase' | 'sect'
          /** How much it counts in this chart. */
          weight: number
          text: string
        }>
        /** Absent in `essentials`. */
        aspects?: Array<{
          id: string
          kind: 'sign' | 'house' | 'angle' | 'aspect' | 'retrograde' | 'dignity' | 'ruler' | 'stellium' | 'pattern' | 'balance' | 'hemisphere' | 'moon_phase' | 'sect'
          /** How much it counts in this chart. */
          weight: number
          text: string
          planets: Array<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'>
          closeness: number
        }>
        /** Patterns, stelliums, and what there is much or little of. Absent in `essentials`. */
        patterns?: Array<{
          id: string
          kind: 'sign' | 'house' | 'angle' | 'aspect' | 'retrograde' | 'dignity' | 'ruler' | 'stellium' | 'pattern' | 'balance' | 'hemisphere' | 'moon_phase' | 'sect'
          /** How much it counts in this chart. */
          weight: number
          text: string
          planets: Array<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'>
        }>
        /** Where the chart pulls two ways. Absent in `essentials`. */
        tensions?: Array<{
          text: string
          /** Ids of facts of this chart. */
          facts: Array<string>
        }>
        balance: {
          elements: {
            fire: Array<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'>
            earth: Array<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'>
            air: Array<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'>
            water: Array<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'>
          }
          modalities: {
            cardinal: Array<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'>
            fixed: Array<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'>
            mutable: Array<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'>
          }
          polarities: {
            active: Array<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'>
            receptive: Array<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'>
          }
          hemispheres: {
            above_horizon: Array<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'>
            below_horizon: Array<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'>
            eastern: Array<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'>
            western: Array<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'>
          } | null
          quadrants: {
            first: Array<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'>
            second: Array<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'>
            third: Array<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'>
            fourth: Array<'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'>
          } | null
        }
        dominants: {
          /** The strongest first. */
          planets: Array<{
            planet: 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'
            /** The sum of the reasons. */
            points: number
            reasons: Array<{
              reason: 'planet' | 'ruler' | 'on_ascendant' | 'on_midheaven' | 'on_descendant' | 'on_imum_coeli' | 'angular_house' | 'aspect' | 'dignity' | 'stellium' | 'unaspected'
              /** Ids of facts of this chart. */
              facts: Array<string>
              points: number
            }>
          }>
          /** Null if another one comes near. */
          sign: {
            sign: 'Aries' | 'Taurus' | 'Gemini' | 'Cancer' | 'Leo' | 'Virgo' | 'Libra' | 'Scorpio' | 'Sagittarius' | 'Capricorn' | 'Aquarius' | 'Pisces'
            /** The sum of the reasons. */
            points: number
            reasons: Array<{
              /** Ids of facts of this chart. */
              facts: Array<string>
              points: number
            }>
          } | null
          /** Null if another one comes near. */
          house: {
            house: number
            /** The sum of the reasons. */
            points: number
            reasons: Array<{
              /** Ids of facts of this chart. */
              facts: Array<string>
              points: number
            }>
          } | null
          /** Null if another one comes near. */
          element: {
            element: 'fire' | 'earth' | 'air' | 'water'
            /** The sum of the reasons. */
            points: number
            reasons: Array<{
              /** Ids of facts of this chart. */
              facts: Array<string>
              points: number
            }>
          } | null
        }
        metadata: {
          birth_info: {
            date_time: string | null
            /** In the Gregorian calendar, if the time is unknown. */
            date?: string
            timezone: string
            location: {
              latitude: number
              longitude: number
            }
          }
          time_known: boolean
          /** As requested. */
          house_system: 'whole' | 'placidus' | 'koch' | 'equal' | 'porphyry' | 'regiomontanus' | 'campanus' | 'alcabitius' | 'morinus' | 'topocentric' | 'vehlow' | 'meridian' | 'azimuthal' | 'krusinski' | 'sripati'
          house_system_used: 'whole' | 'placidus' | 'koch' | 'equal' | 'porphyry' | 'regiomontanus' | 'campanus' | 'alcabitius' | 'morinus' | 'topocentric' | 'vehlow' | 'meridian' | 'azimuthal' | 'krusinski' | 'sripati' | null
          fallback_reason: string | null
          zodiac: 'tropical' | 'sidereal'
          ayanamsa: {
            name: 'lahiri' | 'fagan_bradley' | 'krishnamurti' | 'raman' | 'yukteshwar' | 'jn_bhasin' | 'true_citra' | 'galactic_center_0_sag'
            degrees: number
          } | null
          node: 'true' | 'mean'
          calendar: 'gregorian' | 'julian'
          /** ISO 8601, UTC. */
          calculated_at: string
          time_resolution: {
            utc_offset: string
            status: 'unique' | 'ambiguous'
            tzdb_version: string
          } | null
          depth: 'essentials' | 'full'
          cache_hit: boolean
          interpretation_source: 'phrasebook' | 'model'
        }
      }
      /** ISO 8601, UTC. */
      timestamp: string
      warnings?: Array<{
        code: string
        message: string
        severity: 'info' | 'warning'
      }>
    }
  }
  /** The day of one person. */
  postAstrologyPersonalizedDaily: {
    method: 'POST'
    path: '/astrology/personalized-daily'
    body: {
      /** Local time at the birth place: YYYY-MM-DDTHH:mm:ss. */
      birthDateTime: string
      birthLocation: {
        /** -90 to 90. */
        latitude: number
        /** -180 to 180, east positive. */
        longitude: number
        /** IANA name. */
        timezone: string
      }
      /** YYYY-MM-DD, today, tomorrow or yesterday, in the time zone of the birth place. */
      date?: string
    }
    response: {
      success: true
      /** The same value as the header X-Request-Id. */
      requestId: string
      data: {
        type: 'personalized-daily'
        targetDate: string
        birthProfile: {
          /** ISO 8601, UTC. */
          birthDateTime: string
          location: {
            latitude: number
            longitude: number
            timezone: string
          }
          sunSign: 'aries' | 'taurus' | 'gemini' | 'cancer' | 'leo' | 'virgo' | 'libra' | 'scorpio' | 'sagittarius' | 'capricorn' | 'aquarius' | 'pisces'
          ascendant: 'aries' | 'taurus' | 'gemini' | 'cancer' | 'leo' | 'virgo' | 'libra' | 'scorpio' | 'sagittarius' | 'capricorn' | 'aquarius' | 'pisces'
        }
        interpretation: {
          type: 'personalized'
          content: {
            overall: string
            personal_development: string
            relationships: string
            career_purpose: string
            emotional_wisdom: string
            practical_advice: Array<string>
            timing_guidance: string
            affirmation: string
          }
          /** The long weather: what a slow planet does for months or years in one part of life. */
          background: string
          /** Which transits the text comes from, in plain words. */
          why: string
          aspectsUsed: number
          dominantTheme: 'transformation' | 'relationships' | 'career' | 'communication' | 'growth' | 'discipline' | 'change' | 'action' | 'emotions' | 'identity' | 'inspiration'
          energyType: 'harmonious' | 'challenging' | 'mixed' | 'neutral'
          /** Which transits each sentence came from. */
          sources: Array<{
            text: string
            transits: Array<string>
          }>
        }
        transitAnalysis: {
          significantAspects: Array<{
            /** For example mars-square-natal-venus. */
            id: string
            type: 'conjunction' | 'semisextile' | 'semisquare' | 'sextile' | 'square' | 'trine' | 'sesquiquadrate' | 'quincunx' | 'opposition'
            natalPlanet: 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'
            transitPlanet: 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'
            /** 1 when exact, 0 at the edge of the orb. */
            exactness: number
            orb: number
            strength: number
            applying: boolean
            natalHouse: number
            influence: {
              nature: 'harmonious' | 'challenging' | 'neutral'
              intensity: 'low' | 'medium' | 'high'
              description: string
            }
          }>
          dominantThemes: {
            primary: 'transformation' | 'relationships' | 'career' | 'communication' | 'growth' | 'discipline' | 'change' | 'action' | 'emotions' | 'identity' | 'inspiration'
            secondary: 'transformation' | 'relationships' | 'career' | 'communication' | 'growth' | 'discipline' | 'change' | 'action' | 'emotions' | 'identity' | 'inspiration'
            tertiary: 'transformation' | 'relationships' | 'career' | 'communication' | 'growth' | 'discipline' | 'change' | 'action' | 'emotions' | 'identity' | 'inspiration'
            dominantScore: number
          }
          overallEnergy: {
            type: 'harmonious' | 'challenging' | 'mixed' | 'neutral'
            intensity: 'low' | 'medium' | 'high'
            description: string
            scores: {
              challenging: number
              harmonious: number
              neutral: number
            }
          }
          totalAspects: number
        }
        metadata: {
          /** ISO 8601, UTC. */
          calculatedAt: string
          /** Milliseconds. Those of the making, also when the reading comes from the cache. */
          processingTime: {
            total: number
            natalChart: number
            transits: number
            aspects: number
            interpretation: number
          }
          dataQuality: {
            natalPlanets: number
            transitPlanets: number
            aspectsAnalyzed: number
            significantAspects: number
          }
          cache_hit: boolean
          interpretation_source: 'phrasebook' | 'model'
        }
      }
      /** ISO 8601, UTC. */
      timestamp: string
      warnings?: Array<{
        code: string
        message: string
        severity: 'info' | 'warning'
      }>
    }
  }
  /** The week of a sign. */
  postAstrologyWeeklyHoroscope: {
    method: 'POST'
    path: '/astrology/weekly-horoscope'
    body: {
      /** In any case: aries, taurus, gemini, cancer, leo, virgo, libra, scorpio, sagittarius, capricorn, aquarius, pisces. */
      sign: string
      /** Any day inside: `YYYY-MM-DD`, or `today`, `tomorrow`, `yesterday`. */
      date?: string
      /** IANA time zone name, in any case. It decides which day `today` is. */
      timezone?: string
      style?: 'brief' | 'detailed'
      /** `all`, or names; `career` means `profession`. Left out or empty: all eight in the detailed style, none in the brief one. */
      categories?: Array<'all' | 'personal_life' | 'love' | 'health' | 'profession' | 'emotions' | 'travel' | 'luck' | 'finance' | 'career'>
      /** The day on which a week starts; months and years ignore it. */
      week_start?: 'monday' | 'sunday'
    }
    response: Operations['getAstrologyHoroscopeMonthlySign']['response']
  }
  /** The year of a sign. */
  postAstrologyYearlyHoroscope: {
    method: 'POST'
    path: '/astrology/yearly-horoscope'
    body: {
      /** In any case: aries, taurus, gemini, cancer, leo, virgo, libra, scorpio, sagittarius, capricorn, aquarius, pisces. */
      sign: string
      /** Any day inside: `YYYY-MM-DD`, or `today`, `tomorrow`, `yesterday`. */
      date?: string
      /** IANA time zone name, in any case. It decides which day `today` is. */
      timezone?: string
      style?: 'brief' | 'detailed'
      /** `all`, or names; `career` means `profession`. Left out or empty: all eight in the detailed style, none in the brief one. */
      categories?: Array<'all' | 'personal_life' | 'love' | 'health' | 'profession' | 'emotions' | 'travel' | 'luck' | 'finance' | 'career'>
      /** The day on which a week starts; months and years ignore it. */
      week_start?: 'monday' | 'sunday'
    }
    response: Operations['getAstrologyHoroscopeMonthlySign']['response']
  }
  /** Lay a Celtic Cross of ten cards. */
  postTarotCelticCross: {
    method: 'POST'
    path: '/tarot/celtic-cross'
    body: {
      /** Changes the reading, never the draw. */
      theme?: 'general' | 'love' | 'career' | 'spiritual'
      /** The same seed gives the same cards. Without one, everyone draws the same cards on a UTC day. */
      seed?: string
    }
    response: {
      spread: {
        type: string
        name: string
        description: string
      }
      cards: Array<{
        id: string
        name: string
        arcana: 'Major Arcana' | 'Minor Arcana'
        /** Absent on the major arcana. */
        suit?: 'wands' | 'cups' | 'swords' | 'pentacles'
        /** Majors 0–21, pips 1–10, page to king 11–14. */
        number: number
        orientation: 'upright' | 'reversed'
        keywords: Array<string>
        /** PNG, 600 pixels wide. */
        image_url: string
        image_svg_url: string
        position: {
          number: number
          name: string
          /** What the place stands for. */
          meaning: string
        }
        /** The reading of this card, this way up, for the theme. */
        meaning: string
        /** What this card says in this place. */
        in_position: string
      }>
      /** The spread read as a whole. */
      reading: {
        /** How the places meet: 250 to 500 characters, from 150 for three or four cards, from 100 for two. */
        summary: string
        /** What two or more cards say together. */
        threads: Array<string>
        /** One thing to do. */
        act: string
        /** Who wrote it. */
        interpretation_source: 'phrasebook' | 'model'
        sources: Array<{
          text: string
          /** Ids of the cards it comes from; none for what is missing. */
          cards: Array<string>
          positions: Array<number>
        }>
      }
      patterns: {
        majorArcanaCount: number
        reversedCount: number
        keyThemes: Array<string>
      }
      theme: 'general_guidance' | 'love' | 'career' | 'spiritual'
      /** The seed, or anonymous_<YYYY-MM-DD>. */
      seed_used: string
    }
  }
  /** Lay cards on places of your own. */
  postTarotCustomSpread: {
    method: 'POST'
    path: '/tarot/custom-spread'
    body: {
      positions: Array<{
        /** 1 to 999, each once. Default: the place in the list, from 1. */
        number?: number
        name: string
        /** What the place stands for. */
        question?: string
      }>
      /** Changes the reading, never the draw. */
      theme?: 'general' | 'love' | 'career' | 'spiritual'
      /** The same seed gives the same cards. Without one, everyone draws the same cards on a UTC day. */
      seed?: string
    }
    response: {
      spread: {
        type: string
        name: string
        description: string
        cardCount: number
        positions: Array<{
          number: number
          name: string
          /** What the place stands for. */
          meaning: string
        }>
      }
      cards: Array<{
        id: string
        name: string
        arcana: 'Major Arcana' | 'Minor Arcana'
        /** Absent on the major arcana. */
        suit?: 'wands' | 'cups' | 'swords' | 'pentacles'
        /** Majors 0–21, pips 1–10, page to king 11–14. */
        number: number
        orientation: 'upright' | 'reversed'
        keywords: Array<string>
        /** PNG, 600 pixels wide. */
        image_url: string
        image_svg_url: string
        position: {
          number: number
          name: string
          /** What the place stands for. */
          meaning: string
        }
        /** The reading of this card, this way up, for the theme. */
        meaning: string
        /** What this card says in this place. */
        in_position: string
      }>
      /** The spread read as a whole. */
      reading?: {
        /** How the places meet: 250 to 500 characters, from 150 for three or four cards, from 100 for two. */
        summary: string
        /** What two or more cards say together. */
        threads: Array<string>
        /** One thing to do. */
        act: string
        /** Who wrote it. */
        interpretation_source: 'phrasebook' | 'model'
        sources: Array<{
          text: string
          /** Ids of the cards it comes from; none for what is missing. */
          cards: Array<string>
          positions: Array<number>
        }>
      }
      theme: 'general_guidance' | 'love' | 'career' | 'spiritual'
      /** The seed, or anonymous_<YYYY-MM-DD>. */
      seed_used: string
    }
  }
  /** Draw one card. */
  postTarotDailyCard: {
    method: 'POST'
    path: '/tarot/daily-card'
    body: {
      /** Changes the reading, never the draw. */
      theme?: 'general' | 'love' | 'career' | 'spiritual'
      /** The same seed gives the same cards. Without one, everyone draws the same cards on a UTC day. */
      seed?: string
    }
    response: {
      card: {
        id: string
        name: string
        arcana: 'Major Arcana' | 'Minor Arcana'
        /** Absent on the major arcana. */
        suit?: 'wands' | 'cups' | 'swords' | 'pentacles'
        /** Majors 0–21, pips 1–10, page to king 11–14. */
        number: number
        orientation: 'upright' | 'reversed'
        keywords: Array<string>
        /** PNG, 600 pixels wide. */
        image_url: string
        image_svg_url: string
      }
      theme: 'general_guidance' | 'love' | 'career' | 'spiritual'
      /** The seed, or anonymous_<YYYY-MM-DD>. */
      seed_used: string
      meaning: string
    }
  }
  /** Read cards that you drew by hand. */
  postTarotReading: {
    method: 'POST'
    path: '/tarot/reading'
    body: {
      /** Each with an id or a name, in the order of the places, each card once. */
      cards: Array<{
        /** Such as `ar00` or `cu02`. */
        id?: string
        /** In any usual spelling: `The Fool`, `Two of Cups`, `2 of Coins`, `II of Discs`, `Knave of Staves`, `Tower (reversed)`. */
        name?: string
        /** Default: as the name says, otherwise upright. */
        orientation?: 'upright' | 'reversed'
      }>
      /** The spread in which the cards lie. Without it and without `positions`, each card has an open place. */
      spread_type?: 'past_present_future' | 'situation_action_outcome' | 'mind_body_spirit' | 'what_why_how' | 'strength_weakness_advice' | 'celtic_cross' | 'single' | 'day_pair' | 'bridge' | 'new_moon' | 'full_moon' | 'letting_go' | 'shadow' | 'four_elements' | 'cross' | 'decision' | 'career_path' | 'star' | 'horseshoe' | 'relationship' | 'week_ahead' | 'year_wheel'
      positions?: Array<{
        /** 1 to 999, each once. Default: the place in the list, from 1. */
        number?: number
        name: string
        /** What the place stands for. */
        question?: string
      }>
      /** Changes the reading, never the draw. */
      theme?: 'general' | 'love' | 'career' | 'spiritual'
    }
    response: {
      spread: {
        type: string
        name: string
        description: string
        /** Absent if the request had a `spread_type`. */
        cardCount?: number
        /** Absent if the request had a `spread_type`. */
        positions?: Array<{
          number: number
          name: string
          /** What the place stands for. */
          meaning: string
        }>
      }
      cards: Array<{
        id: string
        name: string
        arcana: 'Major Arcana' | 'Minor Arcana'
        /** Absent on the major arcana. */
        suit?: 'wands' | 'cups' | 'swords' | 'pentacles'
        /** Majors 0–21, pips 1–10, page to king 11–14. */
        number: number
        orientation: 'upright' | 'reversed'
        keywords: Array<string>
        /** PNG, 600 pixels wide. */
        image_url: string
        image_svg_url: string
        position: {
          number: number
          name: string
          /** What the place stands for. */
          meaning: string
        }
        /** The reading of this card, this way up, for the theme. */
        meaning: string
        /** What this card says in this place. */
        in_position: string
      }>
      /** The spread read as a whole. */
      reading?: {
        /** How the places meet: 250 to 500 characters, from 150 for three or four cards, from 100 for two. */
        summary: string
        /** What two or more cards say together. */
        threads: Array<string>
        /** One thing to do. */
        act: string
        /** Who wrote it. */
        interpretation_source: 'phrasebook' | 'model'
        sources: Array<{
          text: string
          /** Ids of the cards it comes from; none for what is missing. */
          cards: Array<string>
          positions: Array<number>
        }>
      }
      theme: 'general_guidance' | 'love' | 'career' | 'spiritual'
      /** Nothing was drawn here. */
      seed_used: null
    }
  }
  /** Lay any spread by its type. */
  postTarotSpread: {
    method: 'POST'
    path: '/tarot/spread'
    body: {
      /** A type from `GET /tarot/spreads`. */
      spread_type: 'past_present_future' | 'situation_action_outcome' | 'mind_body_spirit' | 'what_why_how' | 'strength_weakness_advice' | 'celtic_cross' | 'single' | 'day_pair' | 'bridge' | 'new_moon' | 'full_moon' | 'letting_go' | 'shadow' | 'four_elements' | 'cross' | 'decision' | 'career_path' | 'star' | 'horseshoe' | 'relationship' | 'week_ahead' | 'year_wheel'
      /** Changes the reading, never the draw. */
      theme?: 'general' | 'love' | 'career' | 'spiritual'
      /** The same seed gives the same cards. Without one, everyone draws the same cards on a UTC day. */
      seed?: string
    }
    response: {
      spread: {
        type: string
        name: string
        description: string
      }
      cards: Array<{
        id: string
        name: string
        arcana: 'Major Arcana' | 'Minor Arcana'
        /** Absent on the major arcana. */
        suit?: 'wands' | 'cups' | 'swords' | 'pentacles'
        /** Majors 0–21, pips 1–10, page to king 11–14. */
        number: number
        orientation: 'upright' | 'reversed'
        keywords: Array<string>
        /** PNG, 600 pixels wide. */
        image_url: string
        image_svg_url: string
        position: {
          number: number
          name: string
          /** What the place stands for. */
          meaning: string
        }
        /** The reading of this card, this way up, for the theme. */
        meaning: string
        /** What this card says in this place. */
        in_position: string
      }>
      /** The spread read as a whole. */
      reading?: {
        /** How the places meet: 250 to 500 characters, from 150 for three or four cards, from 100 for two. */
        summary: string
        /** What two or more cards say together. */
        threads: Array<string>
        /** One thing to do. */
        act: string
        /** Who wrote it. */
        interpretation_source: 'phrasebook' | 'model'
        sources: Array<{
          text: string
          /** Ids of the cards it comes from; none for what is missing. */
          cards: Array<string>
          positions: Array<number>
        }>
      }
      theme: 'general_guidance' | 'love' | 'career' | 'spiritual'
      /** The seed, or anonymous_<YYYY-MM-DD>. */
      seed_used: string
    }
  }
  /** Lay three cards. */
  postTarotThreeCard: {
    method: 'POST'
    path: '/tarot/three-card'
    body: {
      spread_type?: 'past_present_future' | 'situation_action_outcome' | 'mind_body_spirit' | 'what_why_how' | 'strength_weakness_advice'
      /** Changes the reading, never the draw. */
      theme?: 'general' | 'love' | 'career' | 'spiritual'
      /** The same seed gives the same cards. Without one, everyone draws the same cards on a UTC day. */
      seed?: string
    }
    response: {
      spread: {
        type: string
        name: string
        description: string
      }
      cards: Array<{
        id: string
        name: string
        arcana: 'Major Arcana' | 'Minor Arcana'
        /** Absent on the major arcana. */
        suit?: 'wands' | 'cups' | 'swords' | 'pentacles'
        /** Majors 0–21, pips 1–10, page to king 11–14. */
        number: number
        orientation: 'upright' | 'reversed'
        keywords: Array<string>
        /** PNG, 600 pixels wide. */
        image_url: string
        image_svg_url: string
        position: {
          number: number
          name: string
          /** What the place stands for. */
          meaning: string
        }
        /** The reading of this card, this way up, for the theme. */
        meaning: string
        /** What this card says in this place. */
        in_position: string
      }>
      /** The spread read as a whole. */
      reading: {
        /** How the places meet: 250 to 500 characters, from 150 for three or four cards, from 100 for two. */
        summary: string
        /** What two or more cards say together. */
        threads: Array<string>
        /** One thing to do. */
        act: string
        /** Who wrote it. */
        interpretation_source: 'phrasebook' | 'model'
        sources: Array<{
          text: string
          /** Ids of the cards it comes from; none for what is missing. */
          cards: Array<string>
          positions: Array<number>
        }>
      }
      theme: 'general_guidance' | 'love' | 'career' | 'spiritual'
      /** The seed, or anonymous_<YYYY-MM-DD>. */
      seed_used: string
    }
  }
  /** Draw a yes or a no. */
  postTarotYesNo: {
    method: 'POST'
    path: '/tarot/yes-no'
    body: {
      /** How many cards decide. The first of three is the single one. */
      count?: 1 | 3
      /** Changes the reading, never the draw. */
      theme?: 'general' | 'love' | 'career' | 'spiritual'
      /** The same seed gives the same cards. Without one, everyone draws the same cards on a UTC day. */
      seed?: string
    }
    response: {
      answer: 'yes' | 'no' | 'unclear'
      /** How the answer follows from the cards. */
      rule: string
      cards: Array<{
        id: string
        name: string
        arcana: 'Major Arcana' | 'Minor Arcana'
        /** Absent on the major arcana. */
        suit?: 'wands' | 'cups' | 'swords' | 'pentacles'
        /** Majors 0–21, pips 1–10, page to king 11–14. */
        number: number
        orientation: 'upright' | 'reversed'
        keywords: Array<string>
        /** PNG, 600 pixels wide. */
        image_url: string
        image_svg_url: string
        /** The reading of this card, this way up, for the theme. */
        meaning: string
        /** What this card says, this way up. */
        leaning: 'yes' | 'no' | 'unclear'
      }>
      theme: 'general_guidance' | 'love' | 'career' | 'spiritual'
      /** The seed, or anonymous_<YYYY-MM-DD>. */
      seed_used: string
    }
  }
}

/** What an astrology error says it is. */
export type ErrorCode = 'INVALID_JSON' | 'VALIDATION_ERROR' | 'INVALID_ZODIAC_SIGN' | 'UNSUPPORTED_HOUSE_SYSTEM' | 'UNSUPPORTED_ZODIAC' | 'INVALID_DATE_FORMAT' | 'DATE_OUT_OF_RANGE' | 'INVALID_COORDINATES' | 'INVALID_TIMEZONE' | 'NONEXISTENT_LOCAL_TIME' | 'BIRTH_TIME_REQUIRED' | 'UNKNOWN_BODY' | 'UNKNOWN_PLACE' | 'RANGE_TOO_LARGE' | 'INVALID_API_KEY' | 'ORIGIN_NOT_ALLOWED' | 'RATE_LIMIT_EXCEEDED' | 'NOT_FOUND' | 'METHOD_NOT_ALLOWED' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'MALFORMED_REQUEST' | 'REQUEST_TIMEOUT' | 'HEADERS_TOO_LARGE' | 'HTTP_VERSION_NOT_SUPPORTED' | 'INTERNAL_ERROR' | 'SERVICE_UNAVAILABLE'

/** Made from the OpenAPI document by `npm run build:client`. Edit the schemas in src/api/schemas, not this file. */
export interface Operations {
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
  /** What this service is and offers. */
  getRoot: {
    method: 'GET'
    path: '/'
    response: {
      name: string
      /** Label of the API. */
      version: string
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
      }>
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
      }>
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
      }>
      theme: 'general_guidance' | 'love' | 'career' | 'spiritual'
      /** The seed, or anonymous_<YYYY-MM-DD>. */
      seed_used: string
    }
  }
}

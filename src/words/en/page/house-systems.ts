/** The house systems in words for the form; docs/houses.md has their definitions. */
export const ENGLISH_HOUSE_SYSTEMS = {
  groups: {
    alike: 'All houses alike',
    time: 'By time',
    thirds: 'By thirds of the zodiac',
    circles: 'By circles of the sky',
  },
  systems: {
    whole: {
      label: 'Whole sign',
      explanation: 'Each sign is a house; the rising sign is the first.',
    },
    equal: {
      label: 'Equal',
      explanation: 'Twelve houses of 30° from the Ascendant.',
    },
    vehlow: {
      label: 'Vehlow',
      explanation: 'Twelve houses of 30°, the Ascendant in the middle of the first.',
    },
    placidus: {
      label: 'Placidus',
      explanation:
        'Each cusp has covered a third of its own way between horizon and meridian, or two thirds.',
    },
    koch: {
      label: 'Koch',
      explanation: 'The time that the Midheaven took to climb from the horizon, in three equal parts.',
    },
    alcabitius: {
      label: 'Alcabitius',
      explanation: 'The time that the Ascendant will take to climb to the meridian, in three equal parts.',
    },
    topocentric: {
      label: 'Topocentric',
      explanation: 'Also called Polich–Page. Its cusps are close to those of Placidus.',
    },
    porphyry: {
      label: 'Porphyry',
      explanation: 'The zodiac between horizon and meridian, in three equal parts.',
    },
    sripati: {
      label: 'Śrīpati',
      explanation: 'Porphyry’s cusps are the middles of the houses.',
    },
    regiomontanus: {
      label: 'Regiomontanus',
      explanation: 'The celestial equator in twelve equal parts, as seen from the birth place.',
    },
    campanus: {
      label: 'Campanus',
      explanation: 'The circle through east, zenith and west in twelve equal parts.',
    },
    meridian: {
      label: 'Meridian',
      explanation: 'The celestial equator in twelve equal parts. Also called axial rotation.',
    },
    morinus: {
      label: 'Morinus',
      explanation: 'The same parts of the equator, carried straight across to the zodiac.',
    },
    azimuthal: {
      label: 'Azimuthal',
      explanation: 'The horizon in twelve equal parts. Also called horizontal.',
    },
    krusinski: {
      label: 'Krusiński',
      explanation: 'The circle through Ascendant and zenith in twelve equal parts.',
    },
  },
}

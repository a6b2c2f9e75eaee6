/** What is put right on the way from the source to the list: zones that moved, spellings, and names a person may type. */
export interface SourceCity {
  readonly city: string
  readonly lat: number
  readonly lng: number
  readonly pop: number
  readonly country: string
  readonly iso2: string
  readonly province: string | null
  readonly timezone: string | null
}

/** Codes the source leaves open. */
export const COUNTRIES: Readonly<Record<string, string>> = { Kosovo: 'XK', Somaliland: 'SO' }

/** Names that tzdb keeps only as links: what zone.tab calls the same history. */
const OLD_NAMES: Readonly<Record<string, string>> = {
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Godthab': 'America/Nuuk',
  'America/Montreal': 'America/Toronto',
  'America/Nipigon': 'America/Toronto',
  'America/Pangnirtung': 'America/Iqaluit',
  'America/Thunder_Bay': 'America/Toronto',
  'America/Yellowknife': 'America/Edmonton',
  'Asia/Choibalsan': 'Asia/Ulaanbaatar',
  'Asia/Chongqing': 'Asia/Shanghai',
  'Asia/Harbin': 'Asia/Shanghai',
  'Asia/Kashgar': 'Asia/Urumqi',
  'Asia/Rangoon': 'Asia/Yangon',
  'Europe/Uzhgorod': 'Europe/Kyiv',
  'Europe/Zaporozhye': 'Europe/Kyiv',
}

/** By country and province: zones that split off after the source was made, and its slips. */
const PROVINCES: Readonly<Record<string, string>> = {
  'CL Aisén del General Carlos Ibáñez del Campo': 'America/Coyhaique',
  'CL Magallanes y Antártica Chilena': 'America/Punta_Arenas',
  'CN Gansu': 'Asia/Shanghai',
  'CN Guangdong': 'Asia/Shanghai',
  'CN Xizang': 'Asia/Shanghai',
  'KZ Qostanay': 'Asia/Qostanay',
  'MA Laâyoune - Boujdour - Sakia El Hamra': 'Africa/El_Aaiun',
  'MA Oued el Dahab': 'Africa/El_Aaiun',
  'MN Dzavhan': 'Asia/Ulaanbaatar',
  'MN Govi-Altay': 'Asia/Ulaanbaatar',
}

/** By country and city, where a border runs close by. */
const CITIES: Readonly<Record<string, string>> = {
  'AR Chilecito': 'America/Argentina/La_Rioja',
  'AR Comodoro Rivadavia': 'America/Argentina/Catamarca',
  'BR Guajara-Miram': 'America/Porto_Velho',
  'BR Altamira': 'America/Belem',
  'BR Laranjal do Jari': 'America/Belem',
  'CA Fort McPherson': 'America/Inuvik',
  'CA Fort St. John': 'America/Dawson_Creek',
  'CA Swift Current': 'America/Swift_Current',
  'CA Windsor': 'America/Toronto',
  'CA Tuktoyaktuk': 'America/Inuvik',
  'GL Ittoqqortoormiit': 'America/Scoresbysund',
  'IR Urmia': 'Asia/Tehran',
  'MA Smara': 'Africa/El_Aaiun',
  'MX Ascension': 'America/Ciudad_Juarez',
  'MX Ciudad Juárez': 'America/Ciudad_Juarez',
  'NI San Juan del Sur': 'America/Managua',
  'RU Penza': 'Europe/Moscow',
  'RU Perm': 'Asia/Yekaterinburg',
}

/** The zone of a city: corrected, or as the source has it if `countryZones` (zone.tab's for its country) know it. */
export function zoneOf(city: SourceCity, countryZones: readonly string[]): string | undefined {
  const { city: name, iso2, province, timezone } = city
  const corrected = CITIES[`${iso2} ${name}`] ?? PROVINCES[`${iso2} ${province}`]
  if (corrected !== undefined) return corrected
  const given = OLD_NAMES[timezone ?? ''] ?? timezone ?? undefined
  if (given !== undefined && countryZones.includes(given)) return given
  return countryZones.length === 1 ? countryZones[0] : undefined
}

/** The spelling of today, in English where English has one. */
export const SPELLINGS: Readonly<Record<string, string>> = {
  'Ad Damman': 'Dammam',
  Antwerpen: 'Antwerp',
  Asuncion: 'Asunción',
  Banghazi: 'Benghazi',
  Belem: 'Belém',
  Bogota: 'Bogotá',
  Brasilia: 'Brasília',
  Chisinau: 'Chișinău',
  Coihaique: 'Coyhaique',
  Dnipropetrovsk: 'Dnipro',
  'El Giza': 'Giza',
  'Ft. Worth': 'Fort Worth',
  Goiania: 'Goiânia',
  'Guajara-Miram': 'Guajará-Mirim',
  Guatemala: 'Guatemala City',
  Haora: 'Howrah',
  Irbil: 'Erbil',
  'Joao Pessoa': 'João Pessoa',
  Kuwait: 'Kuwait City',
  København: 'Copenhagen',
  Leon: 'León',
  Lvov: 'Lviv',
  Lódz: 'Łódź',
  Makkah: 'Mecca',
  Medellin: 'Medellín',
  Merida: 'Mérida',
  Niteroi: 'Niterói',
  Odessa: 'Odesa',
  Oostanay: 'Qostanay',
  Queretaro: 'Querétaro',
  Rangoon: 'Yangon',
  'San Luis Potosi': 'San Luis Potosí',
  'Sao Paulo': 'São Paulo',
  Shenyeng: 'Shenyang',
  Shijianzhuang: 'Shijiazhuang',
  'Tel Aviv-Yafo': 'Tel Aviv',
  Torreon: 'Torreón',
  Ujungpandang: 'Makassar',
  Urumqi: 'Ürümqi',
  Wroclaw: 'Wrocław',
  Xian: "Xi'an",
  Yaounde: 'Yaoundé',
}

/** Odessa in Texas, León in Spain and the like keep their names. */
export const SPELLING_COUNTRIES: Readonly<Record<string, string>> = { Leon: 'MX', Merida: 'MX', Odessa: 'UA' }

/** Own and former names a person may type, by country and today's name. */
export const ALSO: Readonly<Record<string, string>> = {
  'AT Vienna': 'Wien',
  'BE Antwerp': 'Antwerpen',
  'BE Brussels': 'Bruxelles Brussel',
  'CH Geneva': 'Genève Genf',
  'CN Beijing': 'Peking',
  'CN Guangzhou': 'Canton',
  'CZ Prague': 'Praha',
  'DE Cologne': 'Köln',
  'DE Munich': 'München',
  'DE Nürnberg': 'Nuremberg',
  'DK Copenhagen': 'København',
  'ES Seville': 'Sevilla',
  'GR Athens': 'Athina',
  'HK Hong Kong': 'Xianggang',
  'ID Jakarta': 'Batavia',
  'ID Makassar': 'Ujungpandang',
  'IN Bengaluru': 'Bangalore',
  'IN Chennai': 'Madras',
  'IN Kolkata': 'Calcutta',
  'IN Mumbai': 'Bombay',
  'IN Pune': 'Poona',
  'IN Varanasi': 'Benares',
  'IT Florence': 'Firenze',
  'IT Genoa': 'Genova',
  'IT Milan': 'Milano',
  'IT Naples': 'Napoli',
  'IT Rome': 'Roma',
  'IT Turin': 'Torino',
  'IT Venice': 'Venezia',
  'KZ Almaty': 'Alma-Ata',
  'LK Colombo': 'Kolamba',
  'MM Yangon': 'Rangoon',
  'NL The Hague': 'Den-Haag',
  'PL Kraków': 'Cracow',
  'PL Warsaw': 'Warszawa',
  'PL Wrocław': 'Breslau',
  'PT Lisbon': 'Lisboa',
  'PT Porto': 'Oporto',
  'RO Bucharest': 'București',
  'RS Belgrade': 'Beograd',
  'RU Moscow': 'Moskva',
  'RU Nizhny Novgorod': 'Gorky',
  'RU Samara': 'Kuybyshev',
  'RU St. Petersburg': 'Leningrad Petrograd Saint-Petersburg',
  'RU Volgograd': 'Stalingrad',
  'RU Yekaterinburg': 'Sverdlovsk',
  'SE Göteborg': 'Gothenburg',
  'TR Istanbul': 'Constantinople',
  'TR Izmir': 'Smyrna',
  'UA Kyiv': 'Kiev',
  'UA Lviv': 'Lvov Lemberg',
  'UA Odesa': 'Odessa',
  'US New York': 'NYC',
  'VN Ho Chi Minh City': 'Saigon',
}

/** Births for the examples of the reference. */

export const BERLIN = {
  birthDateTime: '1990-05-15 14:30:00',
  timezone: 'Europe/Berlin',
  latitude: 52.52,
  longitude: 13.405,
}

export const LIMA = {
  birthDateTime: '1985-11-02 06:40:00',
  timezone: 'America/Lima',
  latitude: -12.05,
  longitude: -77.05,
}

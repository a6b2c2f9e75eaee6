/** Sunrise and sunset of the Sun's centre on the mathematical horizon: no refraction, so that only geometry is compared. */
import { julianDayOf, spread, swetest } from './swetest.ts'

const instant = (date: string, time: string): string => {
  const [day, month, year] = date.split('.')
  const [hour, minute, second] = time.split(':').map((part) => part.trim().padStart(2, '0'))
  const whole = `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}T${hour}:${minute}:`
  return `${whole}${Number(second).toFixed(1).padStart(4, '0')}Z`
}

function row(day: number, latitude: number, longitude: number): string {
  const localMidnight = day + 0.5 - longitude / 360
  const place = `-geopos${longitude},${latitude},0`
  const [line] = swetest(
    `-bj${localMidnight}`,
    '-ut',
    '-p0',
    '-rise',
    place,
    '-norefrac',
    '-disccenter',
    '-n1',
  ).filter((text) => text.startsWith('rise'))
  const [, riseDate, riseTime, setDate, setTime] =
    /rise\s+([\d.]+)\s+([\d: .]+?)\s+set\s+([\d.]+)\s+([\d: .]+?)\s+dt/.exec(line!)!
  return [latitude, longitude, instant(riseDate!, riseTime!), instant(setDate!, setTime!)].join('\t')
}

/** Latitudes to 60°, where the Sun rises and sets every day of the year. */
export function daylight(count: number): string {
  const days = spread(count, julianDayOf('1900-01-01T00:00:00'), julianDayOf('2050-01-01T00:00:00')).map(
    Math.floor,
  )
  const latitudes = spread(count, -60, 60, 0.3)
  const longitudes = spread(count, -180, 180, 0.8)
  const rows = days.map((day, i) =>
    row(day, Number(latitudes[i]!.toFixed(3)), Number(longitudes[i]!.toFixed(3))),
  )
  return `${['latitude\tlongitude\tsunrise_ut\tsunset_ut', ...rows].join('\n')}\n`
}
